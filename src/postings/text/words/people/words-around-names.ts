import type { LanguageWords } from '../pattern-parts.js';

/**
 * Before a name, as it is written there, and no part of it: what one is asked to do, how one gets there, when.
 * `asked-contact.spec.ts` and `contact-forms.spec.ts` read them.
 */
export const AHEAD_OF_NAME: readonly LanguageWords[] = [
  ['en', 'Call|Ring|Contact|Mail|Ask|To|Drop|Message|Text|Give|Send'],
  ['de', 'Bürgermeister|Bürgermeisterin|Bei|An'],
  ['de', 'Schick|Schicke|Schreib|Schreibe|Ruf|Rufe|Frag|Frage|Kontaktiere|Sende'],
  ['de', 'Während|Außerhalb|Innerhalb|Trotz|Wegen|Aufgrund|Nach|Vor|Seit|Ohne|Zwischen'],
  ['en', 'During|After|Before|Outside|Within|Since|Until'],
  ['fr', 'Pendant|Durant|Après|Avant|Depuis|Hors'],
  ['es pt it', 'Durante|Después|Desde|Após|Dopo|Fuera'],
  ['nl', 'Tijdens|Buiten|Binnen|Sinds'],
  ['pl cs sk', 'Podczas|Během|Počas'],
  ['fr', 'Appelez'],
  ['en nl it', 'Via'],
  ['es pt', 'Llame|Llama|Ligue'],
  ['it', 'Chiedere'],
  ['nl', 'Bel'],
  ['sv da no', 'Kontakta|Kontakt'],
  ['fi is', 'Soita|Hringdu|Hringið'],
  ['pl', 'Zadzwoń'],
  ['cs sk', 'Zavolejte|Zavolajte'],
  ['hu', 'Hívja'],
  ['ro', 'Sunați'],
  ['hr sr sl', 'Pozovite|Nazovite|Zovite|Pokličite'],
  ['bg ru uk', 'Обадете се|Позовите|Звоните|Дзвоніть|Телефонуйте'],
  ['tr', 'Arayın'],
  ['et lv lt', 'Helistage|Helista|Zvaniet|Skambinkite|Skambinti'],
  ['id', 'Hubungi|Kontak'],
  ['vi', 'Gặp|Gọi|Liên hệ'],
];

/** Before a name, among the words in capital letters that begin with it: "zu Händen von Xaver Hintermoser". */
export const LEADS_TO_NAME: readonly LanguageWords[] = [['de', 'Händen von|Handen von']];

/** Behind the name of a company, before the person who answers for it. */
export const LEGAL_FORMS: readonly LanguageWords[] = [
  ['de', 'GmbH|AG|SE|KG|mbH|e. V.|e.V.'],
  ['en', 'Ltd.|Ltd|Inc.|Inc|LLC'],
  ['fr es pt', 'SA|S.A.'],
  ['nl', 'BV|B.V.'],
  ['sv da no fi', 'AB|A/S|Oy'],
  ['it', 'Srl|S.r.l.'],
];

/** In scripts without capital letters, as parts of patterns: a department, a house, or how to reach it. */
export const UNCASED_DEPARTMENTS: readonly LanguageWords[] = [
  ['ja zh', '[部課係室組処处科]$|人事|採用|招聘'],
  ['ko', '팀$|부$|과$|채용|인사'],
  ['ar', 'قسم|إدارة|الموارد|شركة|مؤسسة|مستشفى|جامعة|بلدية|مكتب|مركز|هاتف|رقم|جوال|البريد|واتساب'],
  ['he', 'מחלקת|חברת|עיריית|מועצ|מרכז|משרד|בית |טלפון|וואטסאפ|דוא|משאבי|צוות'],
  ['th', 'ฝ่าย|แผนก'],
];

/** The same: how somebody is called before a name. */
export const UNCASED_HONORIFICS: readonly LanguageWords[] = [
  ['ar', String.raw`(?:أ|د|م)\.\s?|(?:الأستاذ|السيد|المهندس|الدكتور)ة?\s`],
  ['he', String.raw`(?:מר|גב['׳’]|גברת|ד["״”]ר|עו["״”]ד)\s`],
];
