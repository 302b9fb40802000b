import type { LabelledField } from '../../text/words/labels/labels.js';

/** Words of class names that say what a piece is, beside the labels that people read. */
export const CLASS_WORDS: ReadonlyMap<string, LabelledField> = new Map([
  ...'location locations place city standort ort lieu ville ubicacion sede plaats locatie geo'
    .split(' ')
    .map((word) => [word, 'location'] as const),
  ...['department', 'departement', 'abteilung', 'team', 'afdeling', 'jobcategory'].map(
    (word) => [word, 'department'] as const,
  ),
  ...'salary salaries gehalt lohn salaire salario stipendio salaris salarios zarplata wynagrodzenie mzda'
    .split(' ')
    .map((word) => [word, 'salary'] as const),
  // Of what is called so only a known place is where the work is: a mailbox is an address, too.
  ...'address adresse adres adresa direccion endereco indirizzo'.split(' ').map((word) => [word, 'region'] as const),
  ['validthrough', 'application_deadline'],
  ['dateposted', 'posted_at'],
  ...['employment', 'contract', 'worktype', 'jobtype', 'schedule', 'commitment'].map((word) => [word, 'kind'] as const),
]);
