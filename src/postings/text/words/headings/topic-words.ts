import { FOLLOWING_WORDS } from './following-words.js';
import { CAREER_TOPIC_WORDS } from './career-topic-words.js';
import { WAYS_OF_WORK } from './ways-of-work.js';
import { NOTHING_OPEN_WORDS } from '../state/nothing-open-words.js';
import { OFFERING_WORDS } from '../seeking/offering-words.js';
import type { LanguageWords } from '../pattern-parts.js';
import type { WordRow } from '../phrase-table.js';
import type { Topic } from './topics-said.js';

/** Words of headings and links by what they lead to; `topic-words.spec.ts` reads each. */
export const TOPIC_WORDS: readonly WordRow<Topic>[] = [
  [
    'openings',
    'en',
    "positions vacant|job postings|vacant positions|vacant position|situations vacant|employment opportunit*|open position|open positions|open role|open roles|open vacanc*|vacanc*|current opening|current openings|current opportunit*|current position|current positions|available opening|available openings|available opportunit*|available position|available positions|job opening|job openings|job opportunit*|job position|job positions|openings|we are hiring|we re hiring|jobs|job offer|job offers|now hiring|we're looking for|we are looking for|job listings|open jobs|opportunities at|who we need|who we're looking for|help wanted|available roles|open applications for|immediate openings|urgent openings|current requirements|vacant positions|situations vacant|walk-in drive|we are recruiting|job vacancies|current role|current roles|current jobs|live roles|latest roles|latest jobs|roles available|jobs available|positions available|we re recruiting|we are currently looking for|we are currently seeking|we are currently recruiting|we are currently hiring|we re currently looking for|we re currently recruiting|we re currently hiring|we are now recruiting|we are now hiring|we are now looking for|we are presently looking for|currently looking for|currently recruiting for|currently hiring for|looking to recruit|looking to hire|looking to fill|looking to employ|recruiting the following|hiring the following",
  ],
  [
    'openings',
    'de',
    'offene stellen|offenen stellen|offener stellen|offene positionen|offenen positionen|freie stellen|stellenangebot|stellenangebote|jobangebot|jobangebote|stellenanzeige|stellenanzeigen|stellenausschreibung*|aktuelle stellen|aktuelle jobs|aktuelle positionen|wir suchen|unsere stellen|unsere jobs|freie positionen|zu besetzen|aktuell suchen wir|derzeit suchen wir|verstärkung gesucht|offene ausbildungsplätze|freie ausbildungsplätze',
  ],
  [
    'openings',
    'fr',
    "postes ouverts|postes à pourvoir|offre d'emploi|offres d'emploi|offre d'emplois|offres d'emplois|on recrute|nous recrutons|nous recherchons|offres en cours|postes disponibles|nos postes|poste ouvert|poste à pourvoir|recherche un*|recrutons|nos annonces",
  ],
  [
    'openings',
    'es',
    'llamados a concurso|llamado a concurso|llamados abiertos|llamados laborales|llamados a aspirantes|llamado a aspirantes|vacantes|ofertas de empleo|ofertas de trabajo|vacante|puestos disponibles|empleos disponibles|plazas|estamos buscando|buscamos|ofertas de trabajo activas|ofertas laborales|oferta laboral|vacantes activas|puestos vacantes|perfiles que buscamos',
  ],
  [
    'openings',
    'pt',
    'vagas|vaga|vagas abertas|vagas disponíveis|estamos contratando|oportunidades abertas|procuramos|vagas em aberto|ofertas de emprego|estamos a recrutar|posições em aberto',
  ],
  [
    'openings',
    'it',
    'posizioni aperte|offerte di lavoro|cerchiamo|posizioni disponibili|offerta di lavoro|stiamo cercando|figure professionali|ricerchiamo|selezioniamo|posizione aperta|stiamo assumendo|ricerche in corso|annunci di lavoro|ricerca di personale',
    'nostre figure professionali|figure professionali in azienda',
  ],
  [
    'openings',
    'nl',
    'vacature|vacatures|wij zoeken|openstaande vacature*|onze vacatures|we zoeken|wij zijn op zoek|functies|vacante functies|openstaande functies|collega gezocht',
  ],
  [
    'openings',
    'no',
    'ledige jobb|ledige tjenester|ledig job|ledig stilling|ledige stillinger|vi søker|utlyste stillinger|stillinger|ledige jobber|aktuelle stillinger|åpne stillinger',
  ],
  [
    'openings',
    'sv',
    'lediga jobb|lediga tjänster|vi söker|öppna tjänster|platsannonser|aktuella jobb|lediga platser|öppna positioner|aktuella tjänster',
  ],
  [
    'openings',
    'pl',
    'oferty pracy|aktualne oferty|wolne stanowiska|szukamy|poszukujemy|zatrudnimy|oferty|aktualne rekrutacje|wolne etaty|otwarte rekrutacje|ogłoszenia o pracę|wakaty',
  ],
  [
    'openings',
    'cs',
    'volná místa|volná pracovní|volné pozice|otevřené pozice|hledáme|pracovní pozice|pracovní nabídky|nabídka práce|nabídka pracovních míst|koho hledáme|aktuální nabídka|nabízené pozice',
  ],
  [
    'openings',
    'fi',
    'avoimet työpaikat|avoimet tehtävät|avoimet paikat|avoinna olevat|haemme|etsimme|avoimet työt|avoimet työpaikkamme|haussa nyt',
  ],
  [
    'openings',
    'hu',
    'állások|állásajánlat*|nyitott pozíció*|álláshirdetés*|állásaink|keressük|felvétel|betöltendő|betölthető|nyitott állás*|aktuális állás*|álláslehetőség*|munkatársat keresünk|munkatársakat keresünk|kollégát keresünk|kollégákat keresünk',
  ],
  [
    'openings',
    'ko',
    '채용|모집|채용공고|모집부문|채용 공고|채용중|모집공고|채용정보|채용 정보|모집 분야|채용 중인|진행중인 공고|구인',
  ],
  [
    'openings',
    'da',
    'ledige stillinger|ledige job|vi søger|jobopslag|stillingsopslag|opslåede stillinger|aktuelle stillinger|åbne stillinger|aktuelle job',
  ],
  [
    'openings',
    'sk',
    'voľné pozície|voľné miesta|hľadáme|pracovné ponuky|otvorené pozície|pracovné pozície|koho hľadáme|voľné pracovné|aktuálne ponuky|ponúkané pozície',
  ],
  [
    'openings',
    'ro',
    'locuri de muncă|posturi disponibile|posturile disponibile|posturi vacante|posturile vacante|posturile noastre|joburi|poziții deschise|poziții disponibile|angajăm|căutăm|posturi libere|posturi deschise|anunțuri de angajare',
  ],
  [
    'openings',
    'hr',
    'otvorene pozicije|slobodna radna mjesta|otvorena radna mjesta|tražimo|oglasi za posao|natječaji|slobodna mjesta|oglasi|traži se',
  ],
  [
    'openings',
    'sr',
    'otvorene pozicije|slobodna radna mesta|отворене позиције|слободна радна места|konkursi za posao|otvorena radna mesta|радна места',
  ],
  [
    'openings',
    'sl',
    'prosta delovna mesta|prosto delovno mesto|iščemo|odprta delovna mesta|razpisana delovna mesta|odprte pozicije|oglasi za delo',
  ],
  [
    'openings',
    'bg',
    'свободни позиции|отворени позиции|обяви за работа|търсим|свободни работни места|свободни места|работни места',
  ],
  [
    'openings',
    'ru',
    'вакансии|вакансия|открытые вакансии|требуется|требуются|ищем|приглашаем на работу|кого мы ищем|нам требуются|открытые позиции',
  ],
  [
    'openings',
    'uk',
    'вакансії|вакансія|відкриті вакансії|шукаємо|потрібен|потрібні|кого ми шукаємо|відкриті позиції|нам потрібні',
  ],
  [
    'openings',
    'tr',
    'açık pozisyonlar|iş ilanları|iş ilanı|aradığımız|aranıyor|arıyoruz|alım ilanı|açık pozisyon*|güncel ilanlar*|personel alımı',
  ],
  ['openings', 'el', 'θέσεις εργασίας|ανοιχτές θέσεις|ζητείται|ζητούνται|αναζητούμε|κενές θέσεις|διαθέσιμες θέσεις'],
  ['openings', 'et', 'tööpakkumised|vabad töökohad|otsime|vabad ametikohad|avatud positsioonid|avatud töökohad'],
  [
    'openings',
    'lv',
    'vakances|brīvās vakances|meklējam|darba piedāvājumi|vakance|brīvās darba vietas|atvērtās vakances',
  ],
  [
    'openings',
    'lt',
    'darbo pasiūlymai|laisvos darbo vietos|ieškome|laisvos pozicijos|laisvos vietos|darbo skelbimai|atviros pozicijos',
  ],
  ['openings', 'is', 'laus störf|störf í boði|leitum að|laus staða|lausar stöður'],
  [
    'openings',
    'ca',
    'ofertes de feina|places disponibles|busquem|vacants|places vacants|vacants obertes|ofertes de treball',
  ],
  [
    'openings',
    'id',
    'lowongan|lowongan kerja|lowongan pekerjaan|posisi tersedia|dibutuhkan|posisi yang dibuka|posisi terbuka|info loker|loker|posisi yang tersedia|kami membuka',
  ],
  [
    'openings',
    'vi',
    'tuyển dụng|vị trí tuyển dụng|việc làm|đang tuyển|vị trí đang tuyển|tin tuyển dụng|cần tuyển|cơ hội việc làm|thông báo tuyển dụng',
  ],
  [
    'openings',
    'ar',
    'وظائف شاغرة|الوظائف المتاحة|الشواغر|فرص عمل|وظائف متاحة|الوظائف الشاغرة|شواغر|فرص وظيفية|فرص العمل|نوظف الآن|الفرص المتاحة',
  ],
  ['openings', 'he', 'משרות פתוחות|דרושים|משרות|המשרות שלנו|משרות פנויות|משרות חמות'],
  [
    'openings',
    'ja',
    '募集要項|募集職種|募集業務|求人情報|求人一覧|募集中|募集一覧|募集内容|募集ポジション|募集案内|スタッフ募集|募集中の職種',
  ],
  [
    'openings',
    'zh',
    '招聘职位|招聘岗位|职位列表|职缺|職缺|热招职位|在招职位|招聘信息|招聘启事|热招岗位|空缺职位|工作機會|徵才資訊|招募職缺|诚聘英才|職位空缺|现正招聘|开放职位',
  ],
  ['openings', 'th', 'ตำแหน่งงาน|ตำแหน่งที่เปิดรับ|รับสมัคร|งานว่าง'],
  ['openings', 'ms', 'jawatan kosong|kekosongan jawatan|peluang pekerjaan'],
  ['openings', 'tl', 'naghahanap kami|bakanteng posisyon|mga bakanteng trabaho'],
  ['openings', 'hi', 'रिक्तियां|रिक्तियाँ|रिक्ति|रिक्त पद|भर्ती|नौकरी|आवेदन आमंत्रित|पदों हेतु आवेदन|पदों के लिए आवेदन'],
  [
    'openings',
    'fa',
    'فرصت های شغلی|فرصت‌های شغلی|موقعیت های شغلی|آگهی استخدام|استخدام|پست های مورد نیاز|پست‌های مورد نیاز|نیروی مورد نیاز|نیروهای مورد نیاز',
  ],
  ['careers', 'es gl eu', 'empleo público|emprego público|enplegu publikoa'],
  ['heading', 'de', 'gesucht'],
  ['heading', 'fr', 'nos offres|toutes les offres|voir les offres'],
  ['heading', 'es', 'posiciones|puestos'],
  ['heading', 'pt', 'oportunidades'],
  ['heading', 'it', 'figure ricercate'],
  ['heading', 'es', 'ofertas activas'],
  ['heading', 'nl', 'openstaande'],
  ...CAREER_TOPIC_WORDS,
  ...WAYS_OF_WORK,
  ...OFFERING_WORDS,
  ...NOTHING_OPEN_WORDS,
  ...FOLLOWING_WORDS,
  [
    'openings',
    'mk',
    'слободни работни места|слободно работно место|отворени позиции|огласи за вработување|оглас за вработување|слободни позиции|вработуваме|бараме',
  ],
  ['openings', 'sq', 'vende të lira pune|vende të lira|vende vakante|pozicione të lira|pozicione të hapura|kërkojmë'],
  ['openings', 'ka', 'ვაკანსია|ვაკანსიები|ვაკანტური*|აცხადებს კონკურსს შემდეგ'],
  ['openings', 'hy', 'թափուր աշխատատեղեր|թափուր հաստիքներ|աշխատատեղեր'],
  ['openings', 'az', 'vakansiyalar|vakansiya|açıq vakansiyalar|boş iş yerləri'],
  ['openings', 'kk', 'бос жұмыс орындары|бос орындар'],
  ['openings', 'bn', 'নিয়োগ বিজ্ঞপ্তি|চাকরির বিজ্ঞপ্তি|শূন্য পদ'],
  ['openings', 'ur', 'خالی آسامیاں|آسامیاں|ملازمت کے مواقع'],
  ['careers', 'mk', 'вработување|вработувања|кариера|стани дел|придружи се|придружете се|работа кај нас|работи со нас'],
  ['careers', 'sq', 'karriera|karrierë|punësim|punësimi|puno me ne|puno për ne|bashkohu me ne|bëhu pjesë'],
  ['careers', 'ka', 'კარიერა|დასაქმება|შემოგვიერთდი|იმუშავე ჩვენთან'],
  ['careers', 'hy', 'կարիերա|աշխատանք մեզ մոտ|միացիր մեզ|միացեք մեզ'],
  ['careers', 'az', 'karyera|bizə qoşul*|komandamıza qoşul*'],
  ['careers', 'kk', 'мансап|бізде жұмыс|бізге қосыл*'],
  ['careers', 'bn', 'ক্যারিয়ার|আমাদের সাথে কাজ'],
  ['careers', 'ur', 'کیریئر|ملازمتیں|ہمارے ساتھ کام'],
  ['nothing', 'mk', 'нема слободни работни места|нема слободни позиции|нема отворени позиции|немаме слободни'],
  ['nothing', 'sq', 'nuk ka vende të lira|nuk kemi vende të lira|nuk ka pozicione'],
  ['nothing', 'ka', 'ვაკანსია არ არის|ვაკანსიები არ არის|არ გვაქვს ვაკანსია'],
  ['openings', 'gl', 'prazas vacantes|postos vacantes|ofertas de traballo|convocatorias de persoal|prazas convocadas'],
  [
    'openings',
    'eu',
    'lan-eskaintzak|lan eskaintzak|lan-eskaintza|lan eskaintza|lanpostu hutsak|enplegu-eskaintzak|enplegu eskaintzak|lan deialdiak|enplegu deialdiak',
  ],
  ['openings', 'cy', 'swyddi|swydd wag|yn awyddus i benodi|rydym yn chwilio am|rydym yn recriwtio'],
  [
    'openings',
    'az',
    'iş elanları|iş elanı|vakant vəzifələr|vakant yerlər|işçi axtarırıq|işçi tələb olunur|iş təklifləri',
  ],
  [
    'openings',
    'hy',
    'աշխատանքի հայտարարություններ|թափուր պաշտոններ|ազատ աշխատատեղեր|աշխատանքի առաջարկներ|թափուր աշխատատեղ',
  ],
  [
    'openings',
    'sq',
    'pozicionet e hapura|pozicionet e lira|vende pune|oferta pune|konkurse pune|shpallje pune|mundësi punësimi|pozicione vakante|vendet e lira',
  ],
  ['openings', 'ka', 'თავისუფალი პოზიციები|ღია პოზიციები|ვეძებთ'],
  [
    'careers',
    'gl',
    'traballa connosco|traballa con nós|únete ao noso equipo|bolsa de emprego|bolsa de traballo|oportunidades de emprego',
  ],
  [
    'careers',
    'eu',
    'lan egin gurekin|egin lan gurekin|enplegua|lan-poltsa|lan poltsa|lan-poltsak|zatoz gurekin|bat egin gurekin|lan-aukerak|lan aukerak',
  ],
  [
    'careers',
    'cy',
    "gyrfaoedd|gweithio i ni|gweithio gyda ni|ymunwch â ni|ymunwch â'n tîm|cyfleoedd gwaith|recriwtio|cyflogaeth|gweithiwch i ni",
  ],
  ['careers', 'az', 'bizimlə işlə*|bizimlə çalış*|karyera imkanları|insan resursları'],
  [
    'careers',
    'hy',
    'աշխատիր մեզ հետ|աշխատեք մեզ հետ|աշխատանք մեզ հետ|կարիերայի հնարավորություններ|մարդկային ռեսուրսներ',
  ],
  ['careers', 'sq', 'na u bashko|bashkohuni me ne|mundësi karriere|burimet njerëzore'],
  ['careers', 'ka', 'დასაქმდი ჩვენთან|გახდი ჩვენი გუნდის წევრი|შემოუერთდი ჩვენს გუნდს|იმუშავეთ ჩვენთან'],
  [
    'nothing',
    'gl',
    'non hai ofertas|non hai vacantes|non hai prazas|non temos vacantes|non hai convocatorias|non hai procesos',
  ],
  [
    'nothing',
    'eu',
    'ez dago lan-eskaintzarik|ez dago lan eskaintzarik|ez dago lanpostu hutsik|ez dago deialdirik|ez dugu lanpostu hutsik',
  ],
  ['nothing', 'cy', 'dim swyddi|nid oes swyddi|nid oes gennym swyddi'],
  ['nothing', 'az', 'vakansiya yoxdur|vakansiyalar yoxdur|vakansiyamız yoxdur|vakansiya mövcud deyil'],
  ['nothing', 'hy', 'թափուր աշխատատեղեր չկան|թափուր հաստիքներ չկան|թափուր աշխատատեղ չկա'],
  ['nothing', 'sq', 'nuk kemi pozicione|nuk ka vende vakante|nuk kemi vende vakante|nuk ka shpallje|nuk ka konkurse'],
  ['nothing', 'ka', 'ვაკანსია არ გვაქვს|ვაკანსიები არ გვაქვს|ვაკანსია არ მოიძებნა|ვაკანსიები ვერ მოიძებნა'],
  ['nothing', 'mk', 'нема огласи|нема активни огласи|моментално не вработуваме|немаме отворени'],
  ['nothing', 'hi', 'कोई भर्ती नहीं|कोई रिक्त पद नहीं|कोई पद उपलब्ध नहीं'],
];

/** What names openings as a whole heading, and something else beside other words ("productos llamados a …"). */
export const OPENINGS_ALONE: readonly LanguageWords[] = [
  ['es', 'llamados|últimos llamados|todos los llamados|llamados vigentes'],
];
