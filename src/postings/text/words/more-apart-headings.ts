import type { LanguageWords } from './pattern-parts.js';

/**
 * The part of `APART_HEADINGS` that is of occupations which a company has and a school teaches, and of who works there
 * by what they are. Bare names of occupations, staff or branches ("Faculty", "Franchise") are none: on a page of
 * openings they head those of a part.
 */
export const MORE_APART_HEADINGS: readonly LanguageWords[] = [
  [
    'en',
    "the people you'll work with|the people you will work with|people you'll meet|our teachers|our doctors|our specialists|our faculty|our instructors|our coaches|study programmes|study programs|degree programmes|where are they now|colleagues tell|colleagues' stories|our speakers",
  ],
  [
    'de',
    'unsere berufsgruppen|unsere gewerke|kollegium|unser kollegium|lehrerkollegium|unsere lehrkräfte|unsere ärzte|unsere ärztinnen und ärzte|unser ärzteteam|unser praxisteam|unsere spezialisten|unsere trainer|bildungsgänge|unsere bildungsgänge|studiengänge|unsere studiengänge|kollegen erzählen|unsere referenten',
  ],
  [
    'fr',
    'les métiers de la maison|les métiers chez nous|nos corps de métier|notre équipe médicale|notre équipe pédagogique|nos enseignants|nos médecins|nos spécialistes|nos praticiens|nos intervenants|nos filières|nos diplômes|ils racontent',
  ],
  [
    'es',
    'nuestros especialistas|nuestros médicos|nuestros profesores|nuestros profesionales|nuestro equipo médico|cuadro médico|ciclos formativos|nuestros ciclos|quiénes somos|nuestros docentes',
  ],
  ['ca', 'els nostres oficis|el nostre equip|cicles formatius|els nostres professionals'],
  [
    'pt',
    'os nossos ofícios|nossos especialistas|os nossos especialistas|nossos médicos|nossos professores|os nossos professores|nossos profissionais|quem somos',
  ],
  [
    'it',
    'i nostri specialisti|i nostri medici|i nostri docenti|i nostri professionisti|indirizzi di studio|i nostri indirizzi|chi siamo|lo staff|il nostro staff',
  ],
  [
    'nl',
    "onze specialisten|onze artsen|onze docenten|onze leraren|onze vakmensen|onze opleidingen|collega's vertellen|collega’s vertellen|collega's aan het woord|medewerkers vertellen|wie zijn wij",
  ],
  [
    'sv',
    'yrken i kommunen|yrken hos oss|våra specialister|våra läkare|våra lärare|vår personal|möt våra medarbetare|medarbetare berättar|våra hantverkare|våra utbildningar|våra program',
  ],
  ['da', 'vores fagområder|vores faggrupper|vores specialister|vores læger|vores lærere|vores håndværkere'],
  ['no', 'våre fagområder|våre spesialister|våre leger|våre lærere|våre håndverkere|ansatte forteller'],
  ['fi', 'ammattimme|ammatit meillä|opettajamme|lääkärimme|henkilökuntamme|yhteystiedot|koulutusalat'],
  ['is', 'starfsfólkið|starfsfólkið okkar|námsbrautir'],
  [
    'pl',
    'nasza kadra|grono pedagogiczne|nasi specjaliści|nasi lekarze|nasi nauczyciele|nasi trenerzy|kierunki kształcenia|zawody w naszej firmie|kim jesteśmy',
  ],
  [
    'cs',
    'učební obory|studijní obory|naše obory|nabídka oborů|profese u nás|naši specialisté|naši lékaři|naši učitelé|pedagogický sbor|naši řemeslníci|naši lektoři|kdo jsme',
  ],
  [
    'sk',
    'učebné odbory|študijné odbory|naše odbory|profesie u nás|naši špecialisti|naši lekári|naši učitelia|pedagogický zbor|naši lektori|kto sme',
  ],
  [
    'hu',
    'szakmáink|szakmák nálunk|szakjaink|képzéseink|szakképzéseink|szakembereink|orvosaink|tanáraink|tantestület|nevelőtestület|oktatóink|kik vagyunk',
  ],
  [
    'ro',
    'meseriile noastre|profesiile noastre|specialiștii noștri|medicii noștri|profesorii noștri|corpul profesoral|calificări profesionale|cine suntem',
  ],
  [
    'hr',
    'naša zanimanja|zanimanja kod nas|naši specijalisti|naši liječnici|naši nastavnici|nastavničko vijeće|obrazovni programi|smjerovi|tko smo',
  ],
  ['sr', 'наша занимања|наши стручњаци|наши лекари|наши наставници|образовни профили|смерови|ко смо ми'],
  [
    'sl',
    'naši poklici|poklici pri nas|naši specialisti|naši zdravniki|naši učitelji|učiteljski zbor|izobraževalni programi',
  ],
  [
    'bg',
    'нашите професии|професии при нас|нашите специалисти|нашите лекари|нашите учители|учителски колектив|педагогически колектив|кои сме ние',
  ],
  [
    'ru',
    'наши профессии|профессии компании|наши специалисты|наши врачи|наши преподаватели|наши педагоги|наши мастера|педагогический коллектив|направления подготовки|кто мы',
  ],
  [
    'uk',
    'наші професії|професії в компанії|наші спеціалісти|наші фахівці|наші лікарі|наші викладачі|наші вчителі|педагогічний колектив|хто ми',
  ],
  ['el', 'τα επαγγέλματά μας|οι γιατροί μας|οι καθηγητές μας|οι συνεργάτες μας|το προσωπικό μας|ποιοι είμαστε'],
  [
    'tr',
    'bölümlerimiz|mesleklerimiz|doktorlarımız|hekimlerimiz|öğretmenlerimiz|kadromuz|eğitim kadromuz|uzman kadromuz|biz kimiz',
  ],
  ['et', 'meie ametid|meie spetsialistid|meie arstid|meie õpetajad|meie töötajad|õppekavad'],
  [
    'lv',
    'mūsu profesijas|mūsu speciālisti|mūsu ārsti|mūsu pedagogi|mūsu skolotāji|mūsu darbinieki|izglītības programmas',
  ],
  ['lt', 'mūsų profesijos|mūsų specialistai|mūsų gydytojai|mūsų mokytojai|mūsų darbuotojai|studijų programos'],
  ['ja', '講師紹介|医師紹介|教員紹介|職員紹介|講師一覧|学科紹介'],
  ['ko', '의료진 소개|강사 소개|학과 소개|직원 소개'],
  ['zh', '师资力量|師資陣容|专家团队|專家團隊|医师团队|醫師團隊|专业设置'],
  ['id', 'dokter kami|guru kami|program studi|staf kami'],
  ['vi', 'đội ngũ bác sĩ|đội ngũ giảng viên|đội ngũ giáo viên|ngành đào tạo'],
  ['ar', 'أطباؤنا'],
  ['he', 'הרופאים שלנו|המורים שלנו|המומחים שלנו|אנשי הצוות'],
  ['en', 'become a partner|become a dealer|become a reseller|become a franchisee|partner with us'],
  ['de', 'werden sie partner|partner werden|händler werden|werden sie händler|franchisepartner werden'],
  ['fr', 'devenez partenaire|devenir partenaire|devenez franchisé|devenir franchisé|devenez revendeur'],
  ['es', 'hazte socio|sé nuestro socio|conviértete en distribuidor|sea distribuidor|hazte franquiciado'],
  ['pt', 'seja um parceiro|seja parceiro|seja um franqueado|seja um revendedor'],
  ['it', 'diventa partner|diventa rivenditore|diventa affiliato|diventa concessionario'],
  ['nl', 'word partner|word dealer|word wederverkoper|partner worden|dealer worden'],
  ['sv', 'bli partner|bli återförsäljare|bli franchisetagare'],
  ['da', 'bliv partner|bliv forhandler|bliv franchisetager'],
  ['no', 'bli partner|bli forhandler|bli franchisetaker'],
  ['fi', 'ryhdy kumppaniksi|ryhdy jälleenmyyjäksi|ryhdy yrittäjäksi'],
  ['pl', 'zostań partnerem|zostań dystrybutorem|zostań franczyzobiorcą'],
  ['cs sk', 'staňte se partnerem|staňte se prodejcem|staňte sa partnerom|staňte sa predajcom'],
  ['hu', 'legyen partnerünk|legyen viszonteladónk'],
  ['ro', 'deveniți partener|devino partener|devino distribuitor'],
  ['hr sr sl', 'postanite partner|postani partner|postanite distributer|постаните партнер'],
  ['bg', 'станете партньор|станете дистрибутор'],
  ['ru', 'станьте партнёром|станьте партнером|стать партнёром|стать партнером|стать дилером'],
  ['uk', 'станьте партнером|стати партнером|стати дилером'],
  ['el', 'γίνετε συνεργάτης|γίνε συνεργάτης|γίνετε αντιπρόσωπος'],
  ['tr', 'iş ortağımız olun|bayimiz olun'],
  ['en', 'volunteer with us|become a volunteer|volunteer for us|how to volunteer'],
  ['de', 'ehrenamtlich mitarbeiten|ehrenamtlich helfen|werden sie ehrenamtlich tätig'],
  ['fr', 'devenez bénévole|devenir bénévole'],
  ['es ca pt', 'hazte voluntario|hazte voluntaria|fes-te voluntari|seja voluntário|torne-se voluntário'],
  ['it', 'diventa volontario|diventa volontaria'],
  ['nl', 'word vrijwilliger|vrijwilliger worden'],
  ['sv da no', 'bli volontär|bliv frivillig|bli frivillig'],
  ['fi', 'ryhdy vapaaehtoiseksi'],
  ['pl', 'zostań wolontariuszem|zostań wolontariuszką'],
  ['cs sk', 'staňte se dobrovolníkem|staň se dobrovolníkem|staňte sa dobrovoľníkom'],
  ['hu ro', 'legyen önkéntes|deveniți voluntar|devino voluntar'],
  ['hr sl sr', 'postanite volonter|postani volonter|postanite prostovoljec|постаните волонтер'],
  ['ru uk', 'станьте волонтёром|станьте волонтером|стать волонтёром|стати волонтером'],
  ['el tr', 'γίνε εθελοντής|γίνετε εθελοντής|gönüllü olun|gönüllümüz olun'],
  ['en', 'existing roles|our existing roles'],
  ['de', 'bestehende rollen|unsere bestehenden rollen'],
  ['fr', 'rôles existants'],
  ['es', 'roles existentes'],
  ['pt', 'funções existentes'],
  ['it', 'ruoli esistenti|i nostri ruoli attuali'],
  ['nl', 'bestaande rollen|onze bestaande rollen'],
  ['sv', 'befintliga roller|våra befintliga roller'],
  ['da', 'eksisterende roller|vores eksisterende roller'],
  ['no', 'eksisterende roller|våre eksisterende roller'],
  ['fi', 'nykyiset roolit'],
  ['pl', 'istniejące role'],
  ['cs', 'stávající role'],
  ['sk', 'existujúce roly'],
  ['hu', 'meglévő szerepkörök'],
];

/**
 * Words before such a heading that ask one to look: "Discover our team", "Découvrez nos métiers". | divides them; the
 * same spec puts each before one.
 */
export const LOOK_WORDS: readonly (readonly [language: string, words: string, heading: string])[] = [
  ['en', 'discover|explore|meet|get to know|find out about|learn about', 'our people'],
  ['de', 'entdecken sie|entdecke|kennenlernen|lernen sie|das sind|hier sind', 'unser team'],
  ['fr', 'découvrez|découvrir|découvre|rencontrez|connaître|voici', 'nos métiers'],
  ['es', 'descubre|descubra|conoce|conozca|conoce a|conozca a', 'nuestro equipo'],
  ['ca', 'descobreix|coneix', 'el nostre equip'],
  ['pt', 'descubra|descobre|conheça|conhece', 'nossa equipe'],
  ['it', 'scopri|scoprite|conosci|conoscete|ecco', 'il nostro team'],
  ['nl', 'ontdek|ontmoet|maak kennis met|leer', 'ons team'],
  ['sv', 'upptäck|möt|lär känna|träffa', 'våra medarbetare'],
  ['da', 'opdag|mød|lær', 'vores medarbejdere'],
  ['no', 'oppdag|møt|bli kjent med', 'våre ansatte'],
  ['fi', 'tutustu|tapaa', 'asiantuntijamme'],
  ['pl', 'poznaj|odkryj|zobacz', 'nasz zespół'],
  ['cs', 'poznejte|objevte|seznamte se', 'náš tým'],
  ['sk', 'spoznajte|objavte', 'náš tím'],
  ['hu', 'ismerd meg|ismerje meg|fedezd fel', 'csapatunk'],
  ['ro', 'descoperă|descoperiți|cunoaște|cunoașteți', 'echipa noastră'],
  ['hr', 'upoznajte|otkrijte|upoznaj', 'naš tim'],
  ['sr', 'упознајте|откријте', 'наш тим'],
  ['sl', 'spoznajte|odkrijte|spoznaj', 'naša ekipa'],
  ['bg', 'открийте|запознайте се с', 'нашите хора'],
  ['ru', 'познакомьтесь|узнайте|это', 'наша команда'],
  ['uk', 'познайомтесь|дізнайтеся|це', 'наша команда'],
  ['el', 'γνωρίστε|ανακαλύψτε', 'η ομάδα μας'],
  ['tr', 'keşfedin|tanıyın|işte', 'ekibimiz'],
];

/** What stands before the name of a company behind such a heading; the same spec puts each before one. */
export const AT_WORDS: readonly LanguageWords[] = [
  ['en', 'at'],
  ['de', 'bei|bei der|beim'],
  ['fr', 'chez'],
  ['es ca', 'en|a'],
  ['pt', 'na|no|em'],
  ['it', 'da|presso'],
  ['nl', 'bij'],
  ['sv da no', 'hos|på|i'],
  ['pl cs sk', 'w|v|ve|vo'],
  ['ro', 'la|din'],
  ['hr sr sl', 'u|v|pri|kod'],
  ['bg ru uk', 'в|у|на'],
  ['el', 'στη|στην|στον|στο'],
];
