/**
 * What an application brings with it that its personal data are used: words for the consent, by language, and for the
 * data; a * stands for any ending. `other-contact.spec.ts` puts each into a sentence.
 */
export const CONSENT_WORDS: readonly (readonly [language: string, consent: string, data: string])[] = [
  ['en', 'consent', 'personal data'],
  ['de', 'einwilligung|einverständnis|zustimmung', 'personenbezogen*'],
  ['fr', 'consentement|accord|autorisation', 'données personnelles'],
  ['es', 'consentimiento|autorización', 'datos personales'],
  ['pt', 'consentimento|autorização', 'dados pessoais'],
  ['it', 'consenso|autorizzazione', 'dati personali'],
  ['nl', 'toestemming', 'persoonsgegevens'],
  ['pl', 'zgod*', 'danych osobowych'],
  ['cs sk', 'souhlas*|súhlas*', 'osobních údajů|osobných údajov'],
  ['hu', 'hozzájárul*', 'személyes adat*'],
  ['ro', 'acord*|consimțământ*', 'datelor cu caracter personal'],
  ['hr sr sl', 'privol*|suglasnost*|saglasnost*|soglas*', 'osobnih podataka|osebnih podatkov'],
  ['bg', 'съгласие', 'личните данни|лични данни'],
  ['ru uk', 'согласи*|згод*', 'персональных данных|персональних даних'],
  ['lt', 'sutikim*', 'asmens duomen*'],
];
