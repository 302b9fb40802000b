import type { SectionKind } from './section-kinds.js';

/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type ItemWord = readonly [kind: SectionKind, language: string, words: string];

/**
 * What the items of a list say where no heading tells what the list is: most of a list of requirements names
 * experience, schooling or a licence. `item-words.spec.ts` puts each word into a list and reads it.
 */
export const ITEM_WORDS: readonly ItemWord[] = [
  [
    'requirements',
    'en',
    "sense of|minimum of|years of|experience in|experience with|experience as|previous experience|proven experience|knowledge of|proficien*|degree in|bachelor*|diploma*|certified|certification*|driving licen*|driver's licen*|fluent in|fluency|familiar with|understanding of|ability to|able to|must have|must be|qualified|qualification*|skills|license required|certification required|record required|is required|experience required|experience preferred|no prior experience|no certification",
  ],
  [
    'requirements',
    'de',
    'erfahrung|berufserfahrung|kenntnisse|deutschkenntnisse|ausbildung als|ausbildung im|ausbildung zum|abgeschlossene*|führerschein*|führungszeugnis|studium|teamfähig*|zuverlässig*|belastbar*|flexibilität|selbstständig*|sachkunde|bereitschaft|auftreten|umgangsformen|arbeitsweise',
  ],
  [
    'requirements',
    'fr',
    'sens des|expérience en|expérience dans|expérience exigée|expérience de|expérience souhaitée|maîtrise|connaissance*|diplôm*|permis b|rigoureu*|rigueur|autonom*|motivé*|sens du|titulaire|certificat*|anglais courant|anglais exigé|cap|bac',
  ],
  [
    'requirements',
    'es',
    'sentido de|sentido del|experiencia|conocimiento*|titulación|carné|carnet|formación en|disponibilidad|dominio de|capacidad de|manejo de|licenciatura',
  ],
  [
    'requirements',
    'pt',
    'sentido de|senso de|experiência|conhecimento*|formação em|ensino médio|ensino superior|carta de condução|cnh|domínio|disponibilidade|proatividade',
  ],
  [
    'requirements',
    'it',
    'senso di|senso del|esperienza|conoscenza|diploma|laurea*|patente|capacità di|disponibilità|attitudine|padronanza',
  ],
  [
    'requirements',
    'nl',
    'ervaring|kennis van|affiniteit|vaardig|beheersing van|certificaat|getuigschrift|vog|rijbewijs|diploma|opleiding|mbo|hbo|je beschikt|je hebt|je bent',
  ],
  [
    'requirements',
    'pl',
    'doświadczenie|doświadczenia|znajomość|prawo jazdy|wykształcenie|umiejętność*|komunikatywność',
  ],
  ['requirements', 'cs', 'praxe|znalost*|vzdělání|řidičský průkaz|vyučení|spolehlivost|zkušenost*'],
  ['requirements', 'sv', 'erfarenhet*|körkort|utbildning inom|kunskap*|legitimation|behärskar'],
  ['requirements', 'no', 'erfaring|fagbrev|førerkort|kunnskaper|autorisasjon|utdanning|kjennskap|fullført'],
  ['requirements', 'da', 'erfaring|kørekort|truckcertifikat|certifikat|uddannelse|kendskab|svendebrev|uddannet'],
  [
    'requirements',
    'fi',
    'kokemus*|koulutus*|ajokortti|osaaminen|tutkinto|kielitaito|työturvallisuuskort*|tulityökort*|hygieniapassi|motivaatio*|sietokyky|luotettavuus|joustavuus|fyysinen kunto|täsmällisyys|oma-aloitteisuus',
  ],
  ['requirements', 'tr', 'deneyim*|tecrübe*|mezun*|ehliyet*|bilgisi|hakim|bilen|yatkın'],
  ['requirements', 'ro', 'experiență|cunoștințe|permis de conducere|studii'],
  [
    'requirements',
    'hu',
    'tapasztalat*|végzettség|jogosítvány|ismeret*|engedély*|képesség*|hozzáállás|precíz*|megbízható*',
  ],
  ['requirements', 'sl', 'izkušnje|vozniško dovoljenje|izobrazba|znanje|zanesljivost|koda 95'],
  ['requirements', 'ko', '경력|경험|자격증|능력'],
  ['requirements', 'ja', '経験|資格|免許|スキル'],
  ['requirements', 'zh', '经验|學歷|学历|熟悉|能力'],
  ['requirements', 'ru', 'опыт работы|знание|образование|водительск*|умение'],
  ['requirements', 'vi', 'kinh nghiệm|tốt nghiệp|thành thạo|trung thực|chịu khó|kỹ năng|bằng lái'],
  ['requirements', 'th', 'ประสบการณ์|วุฒิ|จบการศึกษา|สามารถ|ใบขับขี่|มีความรู้'],
  ['requirements', 'id', 'pengalaman|pendidikan|lulusan|mampu|menguasai|usia|sim a|jujur|disiplin|bersedia'],
  ['requirements', 'ms', 'kelulusan|berpengalaman|berkelulusan|lesen memandu'],
  ['requirements', 'ar', 'خبرة|شهادة|إجادة|بكالوريوس|القدرة على|رخصة قيادة|معرفة'],
  ['requirements', 'he', 'ניסיון|נסיון|ידע|תואר|רישיון|יכולת|שליטה|אנגלית ברמה'],
  ['requirements', 'fa', 'سابقه|تسلط|آشنایی|مدرک|توانایی|مهارت'],
  ['requirements', 'hi', 'अनुभव|स्नातक|ज्ञान|उत्तीर्ण'],
  ['requirements', 'tl', 'karanasan|nakapagtapos|marunong'],
  ['requirements', 'zh', '本科|大专|經驗|专科|持有|具备|具備|駕照|驾照'],
  ['requirements', 'ja', '高卒|普通自動車|できる方|お持ちの方|以上の方'],
  ['requirements', 'ko', '학력|졸업|보유|가능자|가능하신|면허'],
  [
    'requirements',
    'en',
    'comfortable|confident|driving record|reliable transport|own transport|able to lift|registered|registration|graduate in|any graduate|good communication|iti|b.com|willing to|must hold|right to work|full driving',
  ],
];
