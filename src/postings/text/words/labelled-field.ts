/** What a label of a posting stands before. */
export type LabelledField =
  | 'location'
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

/** Labels in one language, | divides them; `label-words.spec.ts` puts each before a value and reads it. */
export type LabelWord = readonly [field: LabelledField, language: string, labels: string];
