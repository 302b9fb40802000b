import type { WordRow } from '../phrase-table.js';
import type { Topic } from './topics-said.js';

/** The part of `TOPIC_WORDS` by which a heading says that openings follow: "We seek the following specialists". */
export const FOLLOWING_WORDS: readonly WordRow<Topic>[] = [
  [
    'heading',
    'en',
    'specialists in the following|tradespeople in the following|workers in the following trades|the following tradespeople|the following positions|the following vacancies|the following roles|the following specialists|the following professionals|the following staff',
  ],
  [
    'heading',
    'de',
    'folgende stellen|folgende positionen|folgende mitarbeiter*|folgende fachkräfte|folgende vakanzen|mitarbeiter* folgender|fachkräfte folgender|fachleute folgender|folgende fachleute',
  ],
  [
    'heading',
    'fr',
    'les postes suivants|les profils suivants|les offres suivantes|les métiers suivants|des postes suivants',
  ],
  [
    'heading',
    'es',
    'los siguientes puestos|los siguientes perfiles|las siguientes vacantes|los siguientes profesionales',
  ],
  ['heading', 'pt', 'as seguintes vagas|os seguintes perfis|os seguintes profissionais'],
  ['heading', 'it', 'le seguenti figure|le seguenti posizioni|i seguenti profili'],
  ['heading', 'nl', 'de volgende vacatures|de volgende functies|de volgende medewerkers'],
  ['heading', 'sv', 'följande tjänster|följande roller'],
  ['heading', 'da', 'følgende stillinger'],
  ['heading', 'no', 'følgende roller'],
  ['heading', 'fi', 'seuraavia tehtäviä|seuraavia osaajia'],
  [
    'heading',
    'pl',
    'następujące stanowiska|następujących stanowisk*|następujących specjalistów|specjalist* następujących|pracownik* następujących|specjalist* w następujących|pracownik* w następujących',
  ],
  [
    'heading',
    'cs',
    'následující pozice|následujících pozic|pracovník* následujících|zaměstnanc* následujících|následující profese',
  ],
  [
    'heading',
    'sk',
    'nasledujúce pozície|nasledovné pozície|pracovník* nasledovných|pracovník* nasledujúcich|nasledujúce profesie|nasledovné profesie',
  ],
  ['heading', 'hu', 'az alábbi pozíci*|az alábbi munkakör*|a következő munkakör*'],
  ['heading', 'ro', 'următoarele posturi|următoarele poziții|următorii specialiști'],
  ['heading', 'hr sr', 'sljedeće pozicije|sledeće pozicije|sledeća radna mesta'],
  ['heading', 'sl', 'naslednja delovna mesta'],
  [
    'heading',
    'bg',
    'следните позиции|следните длъжности|следните специалисти|специалисти със следните|работници със следните|служители на следните',
  ],
  [
    'heading',
    'ru',
    'следующих специалистов|следующие вакансии|следующих сотрудников|следующие специалисты|специалист* следующих|рабочие следующих|рабочих следующих|работник* следующих|сотрудник* следующих|следующие рабочие',
  ],
  [
    'heading',
    'uk',
    'наступних спеціалістів|таких спеціалістів|наступні вакансії|фахівц* таких|фахівц* наступних|спеціаліст* наступних|робітник* таких|робітник* наступних|працівник* таких|працівник* наступних|таких фахівців|наступних фахівців',
  ],
  ['heading', 'el', 'τις εξής θέσεις|τις παρακάτω θέσεις'],
  ['heading', 'tr', 'aşağıdaki pozisyon*'],
  ['heading', 'ja', '以下の職種|下記の職種|以下のポジション'],
  ['heading', 'zh', '以下职位|以下岗位|如下岗位|以下職缺'],
  ['heading', 'ko', '아래 포지션|다음 직무'],
  ['heading', 'vi', 'các vị trí sau'],
  ['heading', 'id', 'posisi berikut'],
];
