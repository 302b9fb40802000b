/** What a label of a posting stands before. */
export type LabelledField =
  | 'location'
  /** A part of the world, or a house of the company: a place only where the value names a known one. */
  | 'region'
  | 'department'
  | 'kind'
  | 'salary'
  | 'experience'
  | 'posted_at'
  | 'application_deadline'
  | 'contact'
  /** The posting's own title: the head of a column of titles, the word in front of one. */
  | 'title'
  | 'other';

/** Labels by language, | divides them; `labels.spec.ts` puts each before a value and reads it. */
export type Labels = Readonly<Record<string, string>>;
