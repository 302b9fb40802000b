/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type PositionWord = readonly [language: string, words: string];

/**
 * What only adverts say of the position they offer; `position-words.spec.ts` puts each into the text below a lone
 * title.
 */
export const POSITION_WORDS: readonly PositionWord[] = [
  [
    'en',
    "this position|this role|the position|the ideal candidate|ideal candidate*|the successful candidate|you will be responsible|the right candidate|we are looking for a|we're looking for a|we need someone|we are seeking|the job description|full job description|the job advert|to apply for the job",
  ],
  [
    'de',
    'diese Stelle|die Stelle|der Stelle|in dieser Position|wir suchen eine*|suchen wir eine*|für diese Position|Sie bringen mit|du bringst mit|zu besetzen|die Stellenbeschreibung|Stellenbeschreibung ansehen|zur Stellenausschreibung',
  ],
  [
    'fr',
    'ce poste|le poste|le candidat idéal|nous recherchons un*|nous recrutons un*|vous serez chargé*|poste à pourvoir|la fiche de poste|la description du poste|descriptif du poste',
  ],
  [
    'es',
    'este puesto|el puesto|el candidato ideal|la persona seleccionada|buscamos un*|estamos buscando un*|la descripción del puesto',
  ],
  ['pt', 'esta vaga|a vaga|o candidato ideal|procuramos um*|buscamos um*|a descrição da vaga'],
  [
    'it',
    'questa posizione|la posizione|il candidato ideale|la risorsa|la figura ricercata|cerchiamo un*|ricerchiamo un*|la descrizione della posizione',
  ],
  [
    'nl',
    'deze functie|deze vacature|de ideale kandidaat|wij zoeken een|we zoeken een|zijn wij op zoek naar een|zijn we op zoek naar een|de functiebeschrijving|de functieomschrijving|de vacaturetekst',
  ],
  ['sv', 'denna tjänst|tjänsten|vi söker en|vi söker dig|söker vi en'],
  ['da', 'denne stilling|stillingen|vi søger en|søger vi en'],
  ['no', 'denne stillingen|stillingen|vi søker en|søker vi en'],
  ['fi', 'tehtävään|tässä tehtävässä|etsimme'],
  ['pl', 'na tym stanowisku|na to stanowisko|idealny kandydat|poszukujemy osoby|szukamy osoby'],
  ['cs', 'na tuto pozici|na této pozici|ideální kandidát|hledáme'],
  ['sk', 'na túto pozíciu|na tejto pozícii|ideálny kandidát|hľadáme'],
  ['hu', 'a pozíció|ideális jelölt|keresünk|keressük'],
  ['ro', 'acest post|candidatul ideal|căutăm un*'],
  ['tr', 'bu pozisyon|ideal aday|arıyoruz|aranmaktadır'],
  ['ru', 'на эту должность|на должность|идеальный кандидат|мы ищем|требуется'],
  ['hr', 'ovo radno mjesto|idealan kandidat|tražimo'],
  ['sr', 'ovo radno mesto|idealan kandidat|тражимо'],
  ['sl', 'na tem delovnem mestu|iščemo'],
  ['bg', 'тази позиция|за позицията|идеалният кандидат|търсим'],
  ['el', 'τη θέση αυτή|ο ιδανικός υποψήφιος|αναζητούμε'],
  ['et', 'sellel ametikohal|ideaalne kandidaat|otsime'],
  ['lv', 'šajā amatā|ideālais kandidāts|meklējam'],
  ['lt', 'šiose pareigose|idealus kandidatas|ieškome'],
  ['is', 'í starfinu|við leitum að|leitum að'],
  ['ca', 'aquest lloc|la persona candidata|busquem'],
  ['uk', 'на цю посаду|на посаду|ідеальний кандидат|ми шукаємо|шукаємо'],
  ['ja', '募集しています|募集いたします|応募資格|仕事内容|業務内容|応募条件|求める人材|勤務時間'],
  ['ko', '모집합니다|채용합니다|담당업무|자격요건|지원자격|찾고 있습니다|주요업무'],
  ['zh', '岗位职责|任职要求|职位描述|工作內容|職務說明|招聘人数|岗位要求'],
  ['vi', 'mô tả công việc|yêu cầu công việc|yêu cầu ứng viên|vị trí này|ứng viên'],
  ['th', 'คุณสมบัติผู้สมัคร|หน้าที่ความรับผิดชอบ|ตำแหน่งนี้|รายละเอียดงาน|ผู้สมัคร'],
  ['id', 'posisi ini|kandidat ideal|kami mencari|persyaratan|kualifikasi'],
  ['ms', 'jawatan ini|calon yang|skop kerja'],
  ['ar', 'هذه الوظيفة|المرشح المثالي|نبحث عن|متطلبات الوظيفة|المؤهلات المطلوبة'],
  ['he', 'התפקיד כולל|לתפקיד|דרישות התפקיד|תיאור התפקיד|אנחנו מחפשים|אנו מחפשים'],
  ['fa', 'این موقعیت شغلی|شرایط احراز|شرح وظایف'],
  ['hi', 'इस पद|उम्मीदवार|योग्य अभ्यर्थी'],
  ['gl', 'a persoa seleccionada|este posto'],
  ['eu', 'hautatutako pertsona|lanpostu honek'],
  ['cy', 'y swydd hon|deiliad y swydd|yr ymgeisydd llwyddiannus'],
  ['ka', 'ვეძებთ|აღნიშნულ პოზიციაზე'],
  ['hy', 'փնտրում ենք|թեկնածուն պետք է'],
  ['sq', 'ky pozicion|kandidati ideal|kërkojmë'],
  ['az', 'bu vəzifə|axtarırıq'],
  ['mk', 'оваа позиција|идеален кандидат|бараме'],
];
