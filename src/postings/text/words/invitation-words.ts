/**
 * What an invitation behind a title begins with ("Miller – join our team"): patterns of folded words by language, in
 * `invitation-words.spec.ts` each behind one.
 */
export const INVITATION_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'join us|join our|join the team|become part of|be part of|come and join|come work with us|we want you'],
  [
    'de',
    'werde teil|werden sie teil|komm in unser|komm ins team|komm zu uns|kommen sie zu uns|verstarke unser|verstarken sie unser|wir wollen dich|wir suchen dich',
  ],
  ['fr', 'rejoins|rejoignez|rejoindre notre|venez rejoindre|viens rejoindre|integrez notre'],
  ['es', 'unete a|incorporate a|se parte de|forma parte de|ven a trabajar'],
  ['pt', 'junta-te a|junte-se a|faca parte|faz parte da nossa|vem trabalhar|venha trabalhar|venha fazer parte'],
  ['it', 'unisciti a|entra a far parte|entra nel nostro|vieni a lavorare|fai parte del nostro'],
  ['nl', 'kom bij ons|kom werken bij|kom ons team|versterk ons|word onderdeel|word jij|word deel'],
  ['sv', 'bli en del|bli en av oss|kom till oss|kom och jobba|jobba hos oss'],
  ['da', 'bliv en del|kom og bliv|kom med pa|bliv en af os'],
  ['no', 'bli en del|bli med|kom og jobb|bli en av oss'],
  ['fi', 'liity|tule meille|tule osaksi|tule toihin'],
  ['pl', 'dolacz do|zostan czescia|pracuj z nami'],
  ['cs', 'pridej se|pridejte se|pojd do|pojdte do|stan se soucasti|stante se soucasti'],
  ['sk', 'pridaj sa|pridajte sa|pod do|stan sa sucastou'],
  ['hu', 'csatlakozz|csatlakozzon|gyere hozzank|legy a'],
  ['ro', 'alatura-te|vino in echipa|fa parte'],
  ['hr', 'pridruzi se|pridruzite se|postani dio|budi dio'],
  [
    'sr',
    'prikljucite se|prikljuci se|postanite deo|postani deo|budi deo|budite deo|придружи се|придружите се|постаните део',
  ],
  ['hr sl', 'postanite dio|budite dio|pridruzi se|pridruzite se|postani del|postanite del'],
  ['en', 'join a team|join an|be a part of|come join'],
  ['de', 'werde ein teil|werden sie ein teil|komm in ein team'],
  ['fr', 'integrez une|integrez l.equipe|faites partie'],
  ['es', 'unete|unase|forme parte|se parte|sumate'],
  ['ca', 'uneix-te|forma part|vine a treballar'],
  ['pt', 'junta-te|junte-se|fazer parte|vem fazer parte'],
  ['it', 'unisciti|unitevi|entra in una|entra in un|diventa parte'],
  ['nl', 'word deel van|word een deel|sluit je aan|maak deel uit'],
  ['is', 'vertu hluti|komdu i|gakktu til lids'],
  ['fi', 'tule mukaan|ole osa'],
  ['pl', 'dolacz|stan sie czescia|badz czescia'],
  ['cs', 'pripoj se|pripojte se|bud soucasti|budte soucasti'],
  ['sk', 'pripoj sa|pripojte sa|bud sucastou|budte sucastou|stante sa sucastou'],
  ['hu', 'legyel|legyen resze|csatlakozzatok'],
  ['ro', 'alaturati-va|hai in echipa|vino alaturi|fii parte|faceti parte'],
  ['bg', 'присъедини се|присъединете се|стани част|станете част|бъди част|бъдете част|ела в екипа'],
  ['ru', 'присоединяися|присоединяитесь|стань частью|станьте частью|приходи в команду|приходите в команду'],
  ['uk', 'приєднуися|приєднуитесь|приєднуитеся|долучаися|долучаитесь|долучаитеся|стань частиною|станьте частиною'],
  ['el', 'γινε μελος|γινετε μελος|ελα στην ομαδα|ελατε στην ομαδα|μπες στην ομαδα|γινε μερος|γινετε μερος'],
  ['lt', 'prisijunk|prisijunkite|tapk dalimi|tapkite dalimi'],
  ['lv', 'pievienojies|pievienojieties|klusti par dalu|klustiet par dalu'],
  ['et', 'liitu|liituge|tule meie|saa osaks'],
  ['id ms', 'bergabunglah|bergabung dengan|mari bergabung|sertai|jadilah bagian'],
  ['vi', 'gia nhap|hay gia nhap|tham gia cung'],
  ['ar', 'انضم|انضموا|كن جزءا|كوني جزءا'],
  ['he', 'הצטרפו|הצטרף|בואו להיות חלק|היו חלק'],
];

/**
 * The same in languages whose verbs stand at the end, or that divide no words: phrases by language, | divides them, a *
 * stands for any ending; `invitation-words.spec.ts` reads each.
 */
export const JOIN_US_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['tr', 'ekibe katıl*|ekibimize katıl*|ekibine katıl*|takıma katıl*|bize katıl*|aramıza katıl*|ailemize katıl*'],
  ['hi', 'टीम से जुड़ें|हमसे जुड़ें|टीम का हिस्सा बनें'],
  ['fa', 'به تیم ما بپیوندید|به ما بپیوندید|تیمی بپیوندید|عضوی از تیم'],
  ['ja', 'チームに参加|一緒に働きませんか|仲間になりませんか|参加しませんか|チームの一員'],
  ['ko', '팀에 합류|함께하세요|합류하세요|동료가 되어'],
  ['zh', '加入一个|加入一個|加入我们|加入我們|成为我们的一员|成為我們的一員'],
  ['th', 'ร่วมทีม|ร่วมงานกับเรา|มาเป็นส่วนหนึ่ง'],
];
