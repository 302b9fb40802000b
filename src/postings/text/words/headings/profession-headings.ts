import type { LanguageWords } from '../pattern-parts.js';

/**
 * The part of `APART_HEADINGS` that is of what a company's people do and in which departments, of roles it takes again
 * and again, of courses, and of what it offers to employers. Bare words for departments are none: those head filters
 * above openings. What states jobs below one is open all the same.
 */
export const PROFESSION_HEADINGS: readonly LanguageWords[] = [
  [
    'en',
    'job profiles|our job profiles|professions at a glance|our departments|our job families|job families|roles we often hire for|roles we frequently hire for|positions we often hire for|roles we supply|profiles we supply|for employers|for companies|for businesses|our training courses|upcoming courses|courses and training',
  ],
  [
    'de',
    'berufe im überblick|unsere berufe im überblick|berufe im porträt|unsere berufsfelder|unsere tätigkeitsfelder|unsere arbeitsbereiche|unsere fachbereiche|unsere abteilungen|unsere einsatzbereiche|jobprofile|unsere jobprofile|häufig gesuchte berufe|berufe, die wir vermitteln|für unternehmen|für arbeitgeber|für firmen|kursangebot|unser kursangebot|kommende kurse|unser schulungsangebot',
  ],
  [
    'fr',
    'nos métiers en détail|nos familles de métiers|familles de métiers|fiches métiers|nos départements|nos services internes|nos pôles|métiers en tension|les métiers que nous plaçons|pour les entreprises|vous êtes une entreprise|vous êtes employeur|catalogue de formations|prochaines formations',
  ],
  [
    'es',
    'nuestros departamentos|nuestras áreas de trabajo|familias profesionales|perfiles más demandados|para empresas|para empleadores|próximos cursos|oferta formativa|catálogo de cursos',
  ],
  ['ca', 'els nostres departaments|famílies professionals|per a empreses|oferta formativa|pròxims cursos'],
  [
    'pt',
    'nossos departamentos|os nossos departamentos|nossas profissões|perfis mais procurados|para empresas|para empregadores|próximos cursos|oferta formativa|catálogo de cursos',
  ],
  [
    'it',
    'le nostre figure professionali|le figure professionali in azienda|i nostri reparti|i nostri dipartimenti|le nostre aree aziendali|i ruoli in azienda|profili più richiesti|per le aziende|per le imprese|corsi in partenza|prossimi corsi|offerta formativa|catalogo corsi',
  ],
  [
    'nl',
    'beroepen bij ons|beroepsprofielen|onze afdelingen|onze werkvelden|onze beroepsgroepen|voor werkgevers|voor bedrijven|voor opdrachtgevers|cursusaanbod|ons cursusaanbod|komende cursussen',
  ],
  [
    'sv',
    'yrkesroller|våra yrkesroller|yrkesområden|våra yrkesområden|våra avdelningar|yrkesroller hos oss|vanliga roller|för företag|för arbetsgivare|kursutbud|kommande kurser',
  ],
  [
    'da',
    'jobprofiler|vores jobprofiler|vores afdelinger|vores arbejdsområder|for virksomheder|for arbejdsgivere|kursusudbud|kommende kurser',
  ],
  [
    'no',
    'yrkesroller|våre yrkesroller|yrkesområder|våre avdelinger|våre arbeidsområder|for bedrifter|for arbeidsgivere|kurstilbud|kommende kurs',
  ],
  ['fi', 'ammattiryhmät|ammattiryhmämme|osastomme|työtehtävät meillä|yrityksille|työnantajille|tulevat kurssit'],
  ['is', 'deildirnar okkar|fyrir fyrirtæki|fyrir atvinnurekendur'],
  [
    'pl',
    'zawody u nas|profile zawodowe|nasze działy|nasze obszary pracy|nasze specjalizacje|najczęściej poszukiwane zawody|dla firm|dla pracodawców|oferta szkoleniowa|nasze kursy|nadchodzące szkolenia',
  ],
  [
    'cs',
    'naše oddělení|naše pracovní oblasti|nejžádanější profese|pro firmy|pro zaměstnavatele|nabídka kurzů|naše kurzy',
  ],
  [
    'sk',
    'naše oddelenia|naše pracovné oblasti|najžiadanejšie profesie|pre firmy|pre zamestnávateľov|ponuka kurzov|naše kurzy',
  ],
  [
    'hu',
    'szakterületeink|osztályaink|részlegeink|keresett szakmák|cégeknek|munkaadóknak|vállalatoknak|induló tanfolyamaink|tanfolyamaink',
  ],
  [
    'ro',
    'departamentele noastre|profiluri profesionale|meserii căutate|pentru companii|pentru angajatori|oferta de cursuri|cursurile noastre',
  ],
  ['hr', 'naši odjeli|naša područja rada|tražena zanimanja|za poslodavce|za tvrtke|ponuda tečajeva|naši tečajevi'],
  ['sl', 'naši oddelki|naša področja dela|iskani poklici|za delodajalce|za podjetja|naši tečaji'],
  ['sr', 'наши сектори|наша одељења|за послодавце|за компаније|наши курсеви|naši sektori|za poslodavce|za kompanije'],
  ['bg', 'нашите отдели|търсени професии|за работодатели|за фирми|за компании|нашите курсове'],
  [
    'ru',
    'наши подразделения|наши отделы|направления работы|востребованные профессии|для компаний|для работодателей|для бизнеса|наши курсы|учебный центр',
  ],
  ['uk', 'наші підрозділи|наші відділи|напрямки роботи|для компаній|для роботодавців|для бізнесу|наші курси'],
  ['el', 'τα τμήματά μας|για επιχειρήσεις|για εργοδότες|τα σεμινάριά μας|προσεχή σεμινάρια'],
  [
    'tr',
    'departmanlarımız|çalışma alanlarımız|sık açılan pozisyonlar|sık aranan meslekler|işverenler için|firmalar için|kurumlar için|kurslarımız|eğitim programlarımız',
  ],
  ['lt', 'mūsų skyriai|mūsų padaliniai|įmonėms|darbdaviams|mūsų kursai'],
  ['lv', 'mūsu nodaļas|mūsu struktūrvienības|uzņēmumiem|darba devējiem|mūsu kursi'],
  ['et', 'meie osakonnad|ettevõtetele|tööandjatele|meie kursused'],
  [
    'ja',
    '仕事を知る|仕事紹介|仕事内容を知る|職種を知る|部署紹介|部門紹介|職場紹介|企業様へ|企業の方へ|法人の方へ|講座一覧',
  ],
  ['ko', '직무 소개|직무소개|부서 소개|조직 소개|기업 고객|기업회원|교육 일정'],
  ['zh', '部门介绍|部門介紹|我们的部门|企业服务|企業服務|雇主服务|课程安排'],
  ['id', 'departemen kami|untuk perusahaan|untuk pemberi kerja|kursus kami'],
  ['vi', 'các phòng ban|các phòng ban của chúng tôi|dành cho doanh nghiệp'],
  ['ar', 'أقسامنا|للشركات|لأصحاب العمل|دوراتنا'],
  // Steps of a career
  ['en', 'career ladder|our career ladder|career steps|career stages|career levels'],
  ['de', 'karriereleiter|karrierestufen|unsere karrierestufen|entwicklungsstufen'],
  ['fr', 'échelons de carrière|étapes de carrière|évolution de carrière'],
  ['es ca', 'escala profesional|etapas profesionales|escalera profesional|nivells professionals'],
  ['pt', 'degraus da carreira|plano de carreira|níveis de carreira'],
  ['it', 'scala di carriera|livelli di carriera|tappe di carriera'],
  ['nl', 'carrièreladder|carrièrestappen|doorgroeimogelijkheden'],
  ['sv da no', 'karriärstege|karriärsteg|karrierestige|karrieretrin|karrieretrinn'],
  ['fi', 'uraportaat'],
  ['pl', 'szczeble kariery|etapy kariery'],
  ['cs sk', 'kariérní stupně|kariérne stupne|kariérní žebříček|kariérny rebríček'],
  ['hu', 'karrierlétra|karrierlépcső|karrierszintek'],
  ['ro', 'trepte de carieră|etape de carieră'],
  ['hr sr sl', 'karijerne stepenice|karijerne razine|karierne stopnje|каријерне степенице'],
  ['bg', 'кариерна стълбица|кариерни нива'],
  ['ru', 'карьерная лестница|ступени карьеры|карьерные ступени'],
  ['uk', 'карʼєрні сходинки|карʼєрна драбина'],
  ['el tr', 'βαθμίδες καριέρας|kariyer basamakları'],
  ['ja', 'キャリアパス|キャリアステップ'],
  ['ko zh', '커리어 패스|커리어패스|职业发展路径|晋升通道'],
  ['he', 'המחלקות שלנו|למעסיקים|לחברות|הקורסים שלנו'],
];
