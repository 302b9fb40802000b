import { HOUSE_WORDS } from './house-words.js';

/** What sentences call the place where one works, and the words around its name. */
export type WorkplaceWordKind =
  /** Houses, rooms and groups of a company that one works in, and the work itself. */
  | 'house'
  /** Those that longer words end with: "Blumenladen". */
  | 'ends'
  /** Between a town and its house: that it serves all of it. */
  | 'served'
  /** The same, where it is a word for an area in some countries. */
  | 'county'
  /** Behind a house: whose it is. */
  | 'our'
  /** Behind a house: that it is somewhere. */
  | 'lies'
  /** Behind a house, and further ahead of its town: that it stands somewhere. */
  | 'stands'
  /** The same, of which no house needs to be named. */
  | 'sits'
  /** In front of the name of a town. */
  | 'in'
  /** In front of the town that a company is from. */
  | 'from'
  /** In front of whom a company seeks, and where. */
  | 'seek';

/** Words of one language; | divides them, a * stands for any ending of a word. */
type WorkplaceWord = readonly [kind: WorkplaceWordKind, language: string, words: string];

/** `sentence-place.spec.ts` reads sentences of each language. */
export const WORKPLACE_WORDS: readonly WorkplaceWord[] = [
  ...HOUSE_WORDS.map(([language, words]) => ['house', language, words] as const),
  ['our', 'cs', 'firmy|společnosti'],
  ['lies', 'cs', 'je|jsou|se nachází|sídlí|najdete'],
  ['in', 'cs', 'v|ve|v centru|v samém centru|v srdci|na okraji|nedaleko|poblíž|v historickém centru|ve městě'],
  ['sits', 'cs', 'sídlí|sídlíme|se sídlem'],
  ['stands', 'cs', 'se nachází|leží|najdete'],
  ['seek', 'cs', 'hledáme|přijmeme|hledá|přijme|nabíráme|náboruje|zaměstnáme'],
  ['our', 'sk', 'firmy|spoločnosti'],
  ['lies', 'sk', 'je|sú|sa nachádza|sídli|nájdete'],
  ['in', 'sk', 'v|vo|v centre|v srdci|na okraji|neďaleko|blízko|v historickom centre|v meste'],
  ['sits', 'sk', 'sídli|sídlime|so sídlom'],
  ['stands', 'sk', 'sa nachádza|leží|nájdete'],
  ['seek', 'sk', 'hľadáme|prijmeme|hľadá|prijme|zamestnáme|naberáme'],
  ['our', 'pl', 'firmy|spółki|stacjonarna|stacjonarnie'],
  ['lies', 'pl', 'jest|znajduje się|mieści się|mieszczą się|zlokalizowan*'],
  [
    'in',
    'pl',
    'w|we|w centrum|w samym centrum|w sercu|na obrzeżach|na przedmieściach|w okolicach|w pobliżu|niedaleko|w mieście',
  ],
  ['sits', 'pl', 'mieści się|mieszczą się|zlokalizowan*|z siedzibą'],
  ['stands', 'pl', 'znajduje się|znajdują się'],
  ['seek', 'pl', 'szukamy|poszukujemy|zatrudnimy|zatrudni|poszukuje|przyjmiemy|zatrudniamy|rekrutujemy'],
  ['our', 'ru', 'компании|фирмы'],
  ['lies', 'ru', 'находится|находятся|расположен*|располагается'],
  ['in', 'ru', 'в|во|в городе|в г.'],
  ['seek', 'ru', 'ищем|требуется|требуются|ищет|приглашаем|нанимаем|набираем'],
  ['our', 'uk', 'компанії|фірми'],
  ['lies', 'uk', 'знаходиться|знаходяться|розташован*|міститься'],
  ['in', 'uk', 'у|в|у місті|в місті|у м.|в м.'],
  ['seek', 'uk', 'шукаємо|потрібен|потрібна|потрібні|шукає|запрошуємо|наймаємо|набираємо'],
  ['our', 'bg', 'ни|на фирмата|на компанията'],
  ['lies', 'bg', 'се намира|се намират|е|са'],
  ['in', 'bg', 'в|във|в град|в гр.'],
  ['seek', 'bg', 'търсим|търси|назначаваме'],
  ['our', 'mk', 'на фирмата|на компанијата'],
  ['lies', 'mk', 'се наоѓа|се наоѓаат|е|се'],
  ['in', 'mk', 'во|во град'],
  ['seek', 'mk', 'бараме|бара|вработуваме|вработува'],
  ['our', 'hr', 'tvrtke|firme|kompanije'],
  ['lies', 'hr', 'je|su|se nalazi|se nalaze'],
  ['in', 'hr', 'u'],
  ['seek', 'hr', 'tražimo|traži|zapošljavamo|potreban|potrebna|zapošljava'],
  ['our', 'sr', 'фирме|компаније'],
  ['lies', 'sr', 'је|су|се налази|се налазе'],
  ['in', 'sr', 'у'],
  ['seek', 'sr', 'тражимо|тражи|запошљавамо|потребан|потребна'],
  ['our', 'sl', 'podjetja'],
  ['lies', 'sl', 'je|so|se nahaja|se nahajajo|leži'],
  ['in', 'sl', 'v|na'],
  ['seek', 'sl', 'iščemo|išče|zaposlimo'],
  ['our', 'ro', 'nostru|noastră|noastre|nostri|noștri|firmei|companiei'],
  ['lies', 'ro', 'este|sunt|se află|situat*|aflat*'],
  ['in', 'ro', 'din|în|la|în centrul|în centrul orașului|lângă|aproape de|la marginea orașului'],
  ['seek', 'ro', 'căutăm|angajăm|angajează|caută|recrutăm'],
  ['our', 'el', 'μας|της εταιρείας|της εταιρίας'],
  ['lies', 'el', 'βρίσκεται|βρίσκονται|εδρεύει|είναι'],
  ['in', 'el', 'στην|στη|στον|στο|στα|στις|στους'],
  ['seek', 'el', 'ζητείται|ζητούνται|αναζητούμε|αναζητά|προσλαμβάνουμε'],
  ['our', 'is', 'okkar'],
  ['lies', 'is', 'er|eru|er staðsett*|eru staðsett*'],
  ['in', 'is', 'á|í'],
  ['seek', 'is', 'leitum|óskum|leitar|óskar'],
  [
    'ends',
    'sv',
    'butik|butiken|kontor|kontoret|verkstad|verkstaden|skola|skolan|klinik|kliniken|bageri|bageriet|fabrik|fabriken|byrå|byrån|gård|gården|hus|huset|lager|lagret',
  ],
  ['our', 'sv', 'vårt|vår'],
  ['lies', 'sv', 'ligger|finns|är beläget|är belägen|är'],
  [
    'in',
    'sv',
    'i|på|till|i centrala|centralt i|i centralt läge i|med centralt läge i|mitt i|mitt i centrala|i centrum av|mitt i centrum av|i hjärtat av|utanför|strax utanför|nära|i utkanten av',
  ],
  ['from', 'sv', 'från'],
  ['sits', 'sv', 'håller till|belägen|beläget|inhyst'],
  ['stands', 'sv', 'ligger'],
  ['seek', 'sv', 'söker|söks|sökes|anställer|rekryterar'],
  [
    'ends',
    'no',
    'butikk|butikken|kontor|kontoret|verksted|verkstedet|skole|skolen|klinikk|klinikken|bakeri|bakeriet|fabrikk|fabrikken|byrå|byrået|gård|gården|hus|huset|lager|lageret',
  ],
  ['our', 'no', 'vårt|vår|våre'],
  ['lies', 'no', 'ligger|holder til|er|befinner seg'],
  [
    'in',
    'no',
    'i|på|ved|midt i|sentralt i|med sentral beliggenhet i|i sentrum av|midt i sentrum av|i hjertet av|utenfor|like utenfor|rett utenfor|nær|i utkanten av',
  ],
  ['from', 'no', 'fra'],
  ['sits', 'no', 'holder til|beliggende'],
  ['stands', 'no', 'ligger|befinner seg'],
  ['seek', 'no', 'søker|søkes|trenger|ansetter|rekrutterer'],
  [
    'ends',
    'da',
    'butik|butikken|kontor|kontoret|værksted|værkstedet|skole|skolen|klinik|klinikken|bageri|bageriet|fabrik|fabrikken|bureau|bureauet|gård|gården|hus|huset|lager|lageret',
  ],
  ['our', 'da', 'vores|i centrum af'],
  ['lies', 'da', 'ligger|holder til|er|befinder sig'],
  [
    'in',
    'da',
    'i|på|ved|midt i|centralt i|med central beliggenhed i|i centrum af|midt i centrum af|i hjertet af|uden for|lige uden for|nær|i udkanten af',
  ],
  ['from', 'da', 'fra'],
  ['sits', 'da', 'holder til|beliggende'],
  ['stands', 'da', 'ligger|befinder sig'],
  ['seek', 'da', 'søger|søges|mangler|ansætter|rekrutterer'],
  [
    'ends',
    'nl',
    'winkel|bakkerij|werkplaats|kantoor|fabriek|praktijk|kliniek|school|zaak|kwekerij|centrum|studio|bedrijf|magazijn|museum|keuken|vestiging|locatie|restaurant|hotel|boerderij|ziekenhuis',
  ],
  ['our', 'nl', 'hier|midden|centraal'],
  ['lies', 'nl', 'is|ligt|bevindt zich|staat|is gevestigd|zit'],
  [
    'in',
    'nl',
    'in|te|vanuit|in het hart van|in het centrum van|midden in|midden in het centrum van|aan de rand van|net buiten|buiten|nabij|in het centrum te|rondom|in en rond|in en rondom|in de binnenstad van|in de gemeente|centraal in|op een centrale plek in|op een centrale locatie in|op een mooie plek in|op een mooie locatie in|op een toplocatie in',
  ],
  ['from', 'nl', 'uit'],
  ['sits', 'nl', 'gevestigd|gelegen|gehuisvest'],
  ['stands', 'nl', 'ligt|liggen|bevindt zich|bevinden zich|staat|huist|zit'],
  ['seek', 'nl', 'zoeken|zoekt|gezocht|werven'],
  [
    'ends',
    'de',
    'laden|bäckerei|werkstatt|werkstätte|praxis|klinik|schule|kita|kanzlei|agentur|küche|fabrik|büro|betrieb|filiale|gärtnerei|brauerei|apotheke|restaurant|hotel|geschäft|zentrum|verlag|museum|theater|studio|akademie|institut|stelle|haus|hof|gemeinde|verein|standort|lager',
  ],
  ['our', 'de', 'hier|mitten'],
  ['lies', 'de', 'ist|sind|liegt|befindet sich|befinden sich|ist hier'],
  [
    'in',
    'de',
    'in|in zentraler Lage in|in zentraler Lage von|in bester Lage in|in bester Lage von|in Toplage in|zentral in|im Herzen von|im Zentrum von|im Stadtzentrum von|in der Innenstadt von|in der Altstadt von|mitten in|in und um|am Rande von|am Rand von|am Stadtrand von|am Ortsrand von|am Waldrand von|vor den Toren von|im Norden von|im Süden von|im Osten von|im Westen von|mitten im Zentrum von|in der Mitte von|in der Fußgängerzone von',
  ],
  ['from', 'de', 'aus'],
  ['sits', 'de', 'ansässig|untergebracht|beheimatet|mit Sitz'],
  ['stands', 'de', 'liegt|liegen|befindet sich|befinden sich'],
  ['seek', 'de', 'suchen|sucht|gesucht|suche nach'],
  ['our', 'fr', 'social|basé|basée|à pourvoir|situé|située|situés'],
  ['lies', 'fr', 'est|sont|se trouve|se trouvent|se situe|se situent|est situé|est située|sont situés'],
  [
    'in',
    'fr',
    'à|de|sur|au cœur de|au centre de|dans le centre de|en centre-ville de|en plein centre de|aux portes de|en périphérie de|à la sortie de|en banlieue de|dans la banlieue de|près de|à proximité de|dans le quartier historique de|dans le vieux|en plein cœur de|dans un quartier central de',
  ],
  ['sits', 'fr', 'situé*|implanté*|installé*|sis|sise'],
  ['stands', 'fr', 'se trouve|se trouvent|se situe|se situent|se niche'],
  ['seek', 'fr', 'recherchons|recrutons|recherche|recrute|embauchons|embauche'],
  ['our', 'es', 'central|principal|presencial|social|ubicada|ubicado|ubicadas|ubicados'],
  ['lies', 'es', 'está|están|se encuentra|se encuentran|es'],
  [
    'in',
    'es',
    'en|de|en el centro de|en el corazón de|en pleno centro de|a las afueras de|en las afueras de|cerca de|en el casco antiguo de|en el casco histórico de|en la ciudad de|en la localidad de|en una zona céntrica de|en una ubicación céntrica de|en una ubicación céntrica en',
  ],
  ['sits', 'es', 'situad*|ubicad*|con sede'],
  ['stands', 'es', 'se encuentra|se encuentran|se halla|está'],
  ['seek', 'es', 'buscamos|busca|seleccionamos|precisamos|contratamos|reclutamos'],
  ['our', 'pt', 'central|principal|presencial|localizado|localizada|localizadas'],
  ['lies', 'pt', 'é|são|fica|ficam|está|situa-se|localiza-se'],
  [
    'in',
    'pt',
    'em|no|na|de|no centro de|no coração de|nos arredores de|perto de|no centro histórico de|na cidade de|na baixa de|numa zona central de|numa localização central em|em localização central em',
  ],
  ['sits', 'pt', 'localizad*|situad*|sediad*|instalad*|com sede'],
  ['stands', 'pt', 'fica|ficam|situa-se|localiza-se|encontra-se'],
  ['seek', 'pt', 'procuramos|buscamos|procura|contratamos|contrata|admite|recrutamos|recruta'],
  ['our', 'it', 'centrale|principale|operativa|legale|storico|storica'],
  ['lies', 'it', 'è|sono|si trova|si trovano|è situata|è situato|è a'],
  [
    'in',
    'it',
    'a|di|ad|in|nel cuore di|nel centro di|alle porte di|alla periferia di|nel centro storico di|vicino a|in centro a|nei pressi di|nella città di|nel comune di|in zona centrale a|in posizione centrale a',
  ],
  ['sits', 'it', 'situat*|ubicat*|ha sede|con sede'],
  ['stands', 'it', 'si trova|si trovano'],
  ['seek', 'it', 'cerchiamo|ricerchiamo|cerca|ricerca|assumiamo|assume'],
  ['served', 'en', 'Central|City|Town|Public'],
  ['county', 'en', 'County'],
  ['our', 'en', 'right here'],
  ['lies', 'en', 'is|are|is located|are located|is based|is situated|sits'],
  [
    'in',
    'en',
    'in|in the heart of|in the centre of|in the center of|in central|in downtown|in the city of|in the town of|in the village of|outside|just outside|near|on the outskirts of|on the edge of|in and around|in the old town of|in the city centre of|at a central location in|in a central location in|in a prime location in|in a great location in|centrally in',
  ],
  ['from', 'en', 'from'],
  ['sits', 'en', 'located|situated|housed|nestled'],
  ['stands', 'en', 'sits|stands|lies'],
  ['seek', 'en', 'looking for|seeking|hiring|seeks|hire|recruit|recruiting|search of'],
  ['our', 'id', 'kami|pusat'],
  ['lies', 'id', 'berada|berlokasi|terletak'],
  ['in', 'id', 'di'],
  ['seek', 'id', 'mencari|membutuhkan|merekrut'],
  ['our', 'vi', 'chính|của chúng tôi|công ty'],
  ['lies', 'vi', 'nằm|đặt'],
  ['in', 'vi', 'tại|ở'],
  ['seek', 'vi', 'tuyển'],
  ['our', 'ca', 'central'],
  ['lies', 'ca', 'és|està|es troba|estan'],
  ['in', 'ca', 'a|de'],
  ['seek', 'ca', 'busquem|contractem|cerquem'],
  ['lies', 'et', 'on|asub|asuvad'],
  ['lies', 'fi', 'on|sijaitsee|sijaitsevat|ovat'],
  ['lies', 'hu', 'található|van'],
];
