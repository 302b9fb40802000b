/**
 * How the subject of a mail calls an application, by language: what stands before the title and, if any, behind it.
 * `mail-subjects.spec.ts` puts each around one.
 */
export const SUBJECT_WORDS: readonly (readonly [language: string, before: string, behind: string])[] = [
  [
    'en',
    'application for|applying for|apply for|job application for|application for the position of|application for the post of|applying for the position of|cv for|resume for|interested in|interest in',
    'position|role|post|job|vacancy|application',
  ],
  ['de', 'bewerbung als|bewerbung für|bewerbung um die stelle als|bewerbung zum|bewerbung zur', 'stelle'],
  ['fr', 'candidature au poste de|candidature pour le poste de|candidature pour|candidature', 'poste'],
  ['es', 'candidatura para|candidatura a|solicitud para|postulación para|postulación a|solicitud de empleo', 'puesto'],
  ['ca', 'candidatura per a', 'plaça'],
  ['pt', 'candidatura para|candidatura a|candidatura à vaga de|vaga de', 'vaga'],
  ['it', 'candidatura per|candidatura come|candidatura', 'posizione'],
  ['nl', 'sollicitatie voor|sollicitatie als|sollicitatie', 'vacature'],
  ['sv', 'ansökan till|ansökan som|ansökan', 'tjänst'],
  ['da no', 'ansøgning til|ansøgning som|søknad på|søknad som', 'stilling'],
  ['fi', 'hakemus', 'paikka'],
  ['pl', 'aplikacja na stanowisko|zgłoszenie na stanowisko|aplikacja', 'stanowisko'],
  ['cs sk', 'zájem o pozici|odpověď na pozici|záujem o pozíciu', 'pozice'],
  ['hu', 'jelentkezés', 'pozíció'],
  ['ro', 'aplicare pentru|candidatură pentru', 'post'],
  ['hr sr sl', 'prijava za|prijava na', 'posao'],
  ['ru', 'отклик на вакансию|резюме на вакансию|резюме на должность', 'вакансия'],
  ['uk', 'відгук на вакансію|резюме на вакансію', 'вакансія'],
  ['el', 'αίτηση για|αίτηση για τη θέση', 'θέση'],
  ['tr', 'başvuru', 'başvurusu'],
  ['id', 'lamaran', 'posisi'],
];
