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
    "sense of|minimum of|years of|experience in|experience with|experience as|previous experience|proven experience|knowledge of|proficien*|degree in|bachelor*|diploma*|certified|certification*|driving licen*|driver's licen*|fluent in|fluency|familiar with|understanding of|ability to|able to|must have|must be|qualified|qualification*|skills|license required|certification required|record required|is required|experience required|experience preferred|no prior experience|no certification|experienced in|team player|attention to detail|punctual*|work ethic|clean dbs|dbs check|high school|native speaker|eager to learn|willingness to|physically fit|customer focused|availability to|years old|graduate of|college graduate|college level|senior high graduate|with experience|year experience|years experience|willing to work|willing to be assigned|willing to travel|professional driver's license|can start immediately|good moral character",
  ],
  [
    'requirements',
    'de',
    'erfahrung|berufserfahrung|kenntnisse|deutschkenntnisse|ausbildung als|ausbildung im|ausbildung zum|abgeschlossene*|führerschein*|führungszeugnis|studium|teamfähig*|zuverlässig*|belastbar*|flexibilität|selbstständig*|sachkunde|bereitschaft|auftreten|umgangsformen|arbeitsweise|lernbereitschaft|schulabschluss|hauptschulabschluss|realschulabschluss|sorgfalt|pünktlichkeit|teamgeist|teamplayer|handwerkliches|belastbarkeit|zuverlässigkeit|freude an|spaß an|freude am|spaß am|lust auf|sprachkenntnisse|deutsch in|gute deutsch*|gute englisch*|sehr gute deutsch*|quereinsteiger willkommen|motivation|einsatzbereitschaft|verantwortungsbewusst*|organisationstalent|kommunikationsstärke|eigeninitiative',
  ],
  [
    'requirements',
    'fr',
    'sens des|expérience en|expérience dans|expérience exigée|expérience de|expérience souhaitée|maîtrise|connaissance*|diplôm*|permis b|rigoureu*|rigueur|autonom*|motivé*|sens du|titulaire|certificat*|anglais courant|anglais exigé|cap|bac|expérience significative|première expérience|expérience professionnelle|esprit d’équipe|bonne présentation|ponctualité|ponctuel*|dynamisme|qualités relationnelles|aisance relationnelle|bonne condition|permis de conduire|habilitation*|disponibilité|polyvalen*|capacité à|goût du',
  ],
  [
    'requirements',
    'es',
    'sentido de|sentido del|experiencia|conocimiento*|titulación|carné|carnet|formación en|disponibilidad|dominio de|capacidad de|manejo de|licenciatura|habilidad*|constancia|cédula profesional|título|cartera de clientes|orientado a|orientada a|orientación a|liderazgo|puntualidad|trabajo en equipo|certificación|certificado|actitud|gusto por|mayor de edad|licencia de conducir|facilidad de|excelente presentación|buena presentación|bachillerato|preparatoria|secundaria|carrera técnica|nivel de inglés|vehículo propio|permiso de conducir|residencia en|iniciativa|proactividad|estudios',
  ],
  [
    'requirements',
    'pt',
    'sentido de|senso de|experiência|conhecimento*|formação em|ensino médio|ensino superior|carta de condução|cnh|domínio|disponibilidade|proatividade|habilidade*|graduação|superior completo|capacidade de|gosto por|espírito de equip*|vontade de aprender|boa comunicação|trabalho em equipe|trabalho em equipa|carta de|pontualidade|inglês avançado|inglês intermediário|licenciatura|fluência',
  ],
  [
    'requirements',
    'it',
    'senso di|senso del|esperienza|conoscenza|diploma|laurea*|patente|capacità di|disponibilità|attitudine|padronanza|buona conoscenza|conoscenze|automunit*|serietà|puntualità|bella presenza|predisposizione|residenza|ottima conoscenza|buone doti|capacità|precisione|voglia di imparare|spirito di squadra|diplomat*|qualifica',
  ],
  [
    'requirements',
    'nl',
    'ervaring|kennis van|affiniteit|vaardig|beheersing van|certificaat|getuigschrift|vog|rijbewijs|diploma|opleiding|mbo|hbo|je beschikt|je hebt|je bent|werkervaring|teamspeler|stressbestendig|klantgericht*|zelfstandig|goede beheersing|verantwoordelijkheidsgevoel|nauwkeurig*|communicatief|representatief|je spreekt|je werkt graag|motivatie|kennis en ervaring|hands-on|afgeronde',
  ],
  [
    'requirements',
    'pl',
    'doświadczenie|doświadczenia|znajomość|prawo jazdy|wykształcenie|umiejętność*|komunikatywność|dyspozycyjność|odpowiedzialność|samodzielność|zaangażowanie|punktualność|chęć do|uprawnienia|dokładność|sumienność|orzeczenie',
  ],
  [
    'requirements',
    'cs',
    'praxe|znalost*|vzdělání|řidičský průkaz|vyučení|spolehlivost|zkušenost*|samostatnost|zodpovědnost|čistý trestní rejstřík|výuční list|řp sk*|oprávnění|manuální zručnost|pečlivost|ochota|odpovědnost',
  ],
  [
    'requirements',
    'sv',
    'erfarenhet*|körkort|utbildning inom|kunskap*|legitimation|behärskar|noggrann*|flytande|b-körkort|stresstålig|självständig|lagspelare|vana av|van att|gymnasieutbildning|svenska i',
  ],
  [
    'requirements',
    'no',
    'erfaring|fagbrev|førerkort|kunnskaper|autorisasjon|utdanning|kjennskap|fullført|nøyaktig|flytende|selvstendig|serviceinnstilt|strukturert|lagspiller|norskkunnskaper|god fysisk form',
  ],
  [
    'requirements',
    'da',
    'erfaring|kørekort|truckcertifikat|certifikat|uddannelse|kendskab|svendebrev|uddannet|ansvarsbevidst|mødestabil|selvstændig|serviceminded|flydende|teamplayer|struktureret|holdspiller',
  ],
  [
    'requirements',
    'fi',
    'kokemus*|koulutus*|ajokortti|osaaminen|tutkinto|kielitaito|työturvallisuuskort*|tulityökort*|hygieniapassi|motivaatio*|sietokyky|luotettavuus|joustavuus|fyysinen kunto|täsmällisyys|oma-aloitteisuus|ammattitaito|oma-aloitteinen|asiakaspalvelutaito|b-ajokortti',
  ],
  ['requirements', 'tr', 'deneyim*|tecrübe*|mezun*|ehliyet*|bilgisi|hakim|bilen|yatkın'],
  [
    'requirements',
    'ro',
    'experiență|cunoștințe|permis de conducere|studii|seriozitate|punctualitate|disponibilitate|abilități|capacitate de|limba engleză|permis categoria',
  ],
  [
    'requirements',
    'hu',
    'tapasztalat*|végzettség|jogosítvány|ismeret*|engedély*|képesség*|hozzáállás|precíz*|megbízható*|szakképzettség|önállóság|precizitás|angol nyelv*|felsőfokú|középfokú|munkabírás',
  ],
  ['requirements', 'sl', 'izkušnje|vozniško dovoljenje|izobrazba|znanje|zanesljivost|koda 95'],
  ['requirements', 'ko', '경력|경험|자격증|능력'],
  ['requirements', 'ja', '経験|資格|免許|スキル'],
  ['requirements', 'zh', '经验|學歷|学历|熟悉|能力'],
  [
    'requirements',
    'ru',
    'опыт работы|знание|образование|водительск*|умение|опыт|ответственность|коммуникабельность|пунктуальность|внимательность|высшее|навыки|исполнительность|гражданство',
  ],
  [
    'requirements',
    'vi',
    'kinh nghiệm|tốt nghiệp|thành thạo|trung thực|chịu khó|kỹ năng|bằng lái|nhanh nhẹn|khéo tay|sức khỏe tốt|chăm chỉ|trình độ',
  ],
  ['requirements', 'th', 'ประสบการณ์|วุฒิ|จบการศึกษา|สามารถ|ใบขับขี่|มีความรู้'],
  [
    'requirements',
    'id',
    'pengalaman|pendidikan|lulusan|mampu|menguasai|usia|sim a|jujur|disiplin|bersedia|memiliki sim|memiliki str|memiliki sertifikat|str aktif|berpengalaman|minimal d3|minimal s1|minimal sma|minimal smk|bertanggung jawab',
  ],
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
    'sk',
    'prax|znalos*|vzdelanie|vodičský preukaz|spoľahlivosť|zodpovednosť|samostatnosť|výučný list|manuálna zručnosť|skúsenos*|ochota',
  ],
  [
    'requirements',
    'hr',
    'iskustvo|poznavanje|vozačka dozvola|radno iskustvo|komunikativnost|timski rad|odgovornost|stručna sprema|srednja škola|znanje engleskog|samostalnost|pouzdanost|искуство|познавање|возачка дозвола|одговорност',
  ],
  [
    'requirements',
    'bg',
    'владеене|образование|шофьорска книжка|отговорност|комуникативност|опит в|професионален опит|умения',
  ],
  ['requirements', 'uk', 'досвід|знання|освіта|відповідальність|водійськ*|вміння|комунікабельність|пунктуальність'],
  ['requirements', 'mk', 'искуство|познавање|образование|возачка|одговорност'],
  [
    'requirements',
    'el',
    'εμπειρία|προϋπηρεσία|γνώση|γνώσεις|πτυχίο|δίπλωμα οδήγησης|άδεια οδήγησης|συνέπεια|υπευθυνότητα|απόφοιτος',
  ],
  ['requirements', 'lt', 'patirt*|išsilavinim*|žinios|vairuotojo|atsakingum*|gebėjim*|kruopštum*'],
  ['requirements', 'lv', 'pieredze|izglītība|zināšanas|vadītāja apliecība|atbildība|prasmes|precizitāte'],
  ['requirements', 'et', 'kogemus|haridus|oskus*|juhiluba|kohusetun*|täpsus|juhtimisõigus'],
  ['requirements', 'is', 'reynsla|menntun|þekking|bílpróf|ökuréttindi|stundvísi|sjálfstæð*'],
  ['requirements', 'ca', 'experiència|coneixement*|titulació|carnet|disponibilitat|capacitat de'],
  [
    'requirements',
    'en',
    'comfortable|confident|driving record|reliable transport|own transport|able to lift|registered|registration|graduate in|any graduate|good communication|iti|b.com|willing to|must hold|right to work|full driving',
  ],
];
