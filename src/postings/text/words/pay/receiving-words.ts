import type { LanguageWords } from '../pattern-parts.js';

/**
 * The whole of a sentence in front of what the reader is paid: "You get € 2,400 a month", "We offer €16.50 an hour".
 */
export const RECEIVING_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'you get|you will get|you receive|you will receive|you’ll get|you’ll receive|you take home|we offer|we are offering|we’re offering|offering',
  ],
  [
    'de',
    'du bekommst|du erhältst|du kriegst|sie bekommen|sie erhalten|dafür bekommst du|dafür erhalten sie|bei uns bekommst du|bei uns erhalten sie|du bekommst bei uns|sie erhalten bei uns|wir bieten|wir bieten dir|wir bieten ihnen|geboten werden',
  ],
  [
    'fr',
    'vous recevez|vous recevrez|tu reçois|tu recevras|vous touchez|vous toucherez|vous percevez|vous percevrez|nous offrons|nous proposons|nous vous offrons|nous vous proposons|on offre',
  ],
  ['es', 'recibes|recibirás|recibirá|cobras|cobrarás|percibirás|percibirá|ofrecemos|te ofrecemos|se ofrece'],
  ['pt', 'recebes|receberás|recebe|receberá|você recebe|você receberá|vais receber|oferecemos|oferece-se'],
  ['it', 'ricevi|riceverai|riceverà|percepirai|percepirà|prenderai|offriamo|si offre|ti offriamo'],
  ['ca', 'rebràs|cobraràs|oferim'],
  ['nl', 'je krijgt|je ontvangt|u ontvangt|u krijgt|wij bieden|we bieden|wij bieden je|we bieden je'],
  ['pl', 'otrzymasz|dostaniesz|otrzymujesz|dostajesz|oferujemy|zapewniamy'],
  ['cs', 'dostanete|dostaneš|dostáváte|obdržíte|nabízíme'],
  ['sk', 'dostanete|dostaneš|ponúkame'],
  ['hu', 'kapsz|kapni fogsz|kínálunk'],
  ['ro', 'primești|vei primi|veți primi|primiți|oferim'],
  ['sv', 'du får|du kommer att få|vi erbjuder'],
  ['da', 'du får|du modtager|vi tilbyder'],
  ['no', 'du får|du mottar|vi tilbyr'],
  ['fi', 'saat|tienaat|tarjoamme'],
  ['et', 'saad|teenid|pakume'],
  ['lv', 'saņemsi|saņemsiet|piedāvājam'],
  ['lt', 'gausi|gausite|siūlome'],
  ['hr sr bs', 'dobivate|dobit ćete|dobićete|dobijate|dobijaš|nudimo'],
  ['sr', 'добијате|добићете'],
  ['sl', 'prejmete|prejmeš|dobite|dobiš|nudimo|ponujamo'],
  ['bg', 'получавате|ще получавате|получаваш|ще получаваш|предлагаме'],
  ['mk', 'добивате|ќе добивате|нудиме'],
  ['ru', 'вы получаете|вы будете получать|вы получите|мы предлагаем|предлагаем'],
  ['uk', 'ви отримуєте|ви отримаєте|ви будете отримувати|пропонуємо|ми пропонуємо'],
  ['el', 'λαμβάνετε|θα λαμβάνεις|θα λαμβάνετε|παίρνεις|θα παίρνεις|προσφέρουμε'],
  ['id ms', 'anda akan menerima|anda menerima|kamu akan menerima|kami menawarkan'],
];
