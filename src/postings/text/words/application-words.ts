/** Words of a line that says where an application goes, by language; a * stands for any ending. */
export type ApplicationWord = readonly [language: string, words: string];

/** Beside one of these a mailbox is there for applications; `application-words.spec.ts` puts each before one. */
export const APPLICATION_WORDS: readonly ApplicationWord[] = [
  ['en', 'cv|resume*|apply|application*|cover letter|candidature*'],
  ['de', 'bewerb*|bewirb*|lebenslauf*|unterlagen'],
  ['fr', 'candidature*|postule*|curriculum|lettre de motivation'],
  ['es', 'currículum|curriculo|hoja de vida|postula*|candidatura*|solicitud'],
  ['pt', 'currículo*|candidat*'],
  ['it', 'curriculum|candidatura*|candidarsi|candidati'],
  ['nl', 'sollicit*|motivatiebrief'],
  ['sv', 'ansök*|personligt brev'],
  ['da', 'ansøg*'],
  ['no', 'søknad*'],
  ['fi', 'hakemu*|ansioluettelo*'],
  ['pl', 'aplikacj*|aplikuj*|zgłoszeni*|życiorys*|podani*'],
  ['cs sk', 'životopis*|přihlášk*|žiados*|motivačn*'],
  ['hu', 'önéletrajz*|jelentkezés*|pályázat*'],
  ['ro', 'aplica*|candidez*'],
  ['hr sr sl', 'životopis*|prijav*|zamolb*|biografij*|пријав*'],
  ['bg', 'автобиографи*|кандидатства*'],
  ['ru', 'резюме|анкет*'],
  ['uk', 'резюме|анкет*'],
  ['tr', 'özgeçmiş*|başvuru*'],
  ['el', 'βιογραφικ*|αίτησ*'],
  ['et lv lt is', 'avaldus*|pieteikum*|gyvenimo aprašym*|umsókn*|ferilskrá*'],
  ['id vi', 'lamaran|hồ sơ|ứng tuyển'],
  ['ja ko zh', '履歴書|応募|이력서|지원서|简历|履歷|应聘'],
  ['ar he', 'السيرة الذاتية|קורות חיים'],
];
