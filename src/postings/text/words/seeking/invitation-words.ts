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

/**
 * What a line that asks one to look at the company begins with ("Get to know our office"), whatever it names behind:
 * patterns of folded words by language, with a line that does; what means something else, too, only before "our".
 */
export const LOOK_AT_US_WORDS: readonly (readonly [language: string, words: string, line: string])[] = [
  [
    'en',
    '(?:get to know|discover|explore|meet|visit|find out (?:more )?about|learn (?:more )?about|read (?:more )?about|take a look (?:at|around|inside)|look (?:around|inside)|see inside) (?:our|us)(?!\\p{L})',
    'Get to know our office',
  ],
  [
    'de',
    '(?:lernen? (?:sie )?|entdecken? (?:sie )?|besuchen? (?:sie )?)(?:uns|unser\\p{L}*)',
    'Lerne unser Büro kennen',
  ],
  ['fr', '(?:decouvr(?:ez|e|ir)|visite[rz]|rencontre[rz]) (?:nos|notre)', 'Découvrez notre atelier'],
  ['es', '(?:conoce|conozca|descubre|descubra|visita|visite) (?:a )?nuestr[oa]s?', 'Conoce nuestra oficina'],
  ['ca', '(?:coneix|descobreix|visita) (?:el|la|els|les) nostr', 'Coneix la nostra oficina'],
  ['pt', '(?:conheca|conhece|descubra|descobre|visite) (?:[oa]s? )?noss[oa]s?', 'Conheça o nosso escritório'],
  [
    'it',
    '(?:scopri|scoprite|conosci|conoscete|visita|visitate) (?:(?:il|la|i|le|gli) )?nostr[oaie]',
    'Scopri la nostra sede',
  ],
  ['nl', '(?:ontdek|bekijk|bezoek|leer|maak kennis met) (?:ons|onze)(?!\\p{L})', 'Ontdek ons kantoor'],
  ['sv', '(?:lar kanna|upptack|besok) (?:oss|vara?|vart)', 'Upptäck vår verkstad'],
  ['da', '(?:laer|opdag|besog) (?:os|vores)(?!\\p{L})', 'Opdag vores værksted'],
  ['no', 'bli kjent med|(?:oppdag|besok) \\p{L}+ var[et]?', 'Bli kjent med kontoret vårt'],
  ['fi', 'tutustu|tapaa meidat', 'Tutustu toimistoomme'],
  ['is', 'kynntu þer|kynntu ther', 'Kynntu þér skrifstofuna okkar'],
  ['pl', '(?:poznaj|poznajcie|odkryj|zobacz) (?:nas|nasz\\p{L}*)', 'Odkryj nasz warsztat'],
  ['cs', '(?:poznejte|poznej|objevte|navstivte|prohlednete si) (?:nas|nas\\p{L}+)', 'Objevte naši dílnu'],
  ['sk', '(?:spoznajte|spoznaj|objavte|navstivte|pozrite si) (?:nas|nas\\p{L}+)', 'Spoznajte našu kanceláriu'],
  ['hu', 'ismerd meg|ismerje meg|ismerjetek meg|fedezd fel|fedezze fel', 'Ismerd meg az irodánkat'],
  [
    'ro',
    '(?:descopera|descoperiti|cunoaste|cunoasteti|viziteaza|vizitati) \\p{L}+ (?:nostru|noastra|nostri|noastre)',
    'Descoperă biroul nostru',
  ],
  ['bg', '(?:опознаи(?:те)?|запознаи(?:те)? се с|разгледаи(?:те)?|открии(?:те)?) наш', 'Запознай се с нашия офис'],
  ['sr', '(?:упознај(?:те)?|откријте|откриј|upoznajte|upoznaj|otkrijte) (?:наш|nas)', 'Упознајте нашу канцеларију'],
  ['hr sl', '(?:upoznajte|upoznaj|otkrijte|otkrij|spoznajte|spoznaj|odkrijte) nas', 'Upoznajte naš ured'],
  ['ru', '(?:познакомьтесь с|узнаите (?:больше )?о|узнаи о) (?:нас|наш)', 'Познакомьтесь с нашим офисом'],
  [
    'uk',
    '(?:познаиомтесь (?:з|iз|із)|дiзнаитеся (?:бiльше )?про|дізнаитеся (?:більше )?про) (?:нас|наш)',
    'Познайомтесь із нашим офісом',
  ],
  ['el', '(?:γνωρισ(?:ε|τε)|ανακαλυψ(?:ε|τε)) \\p{L}+ \\p{L}+ μας', 'Γνωρίστε το εργαστήριό μας'],
  ['tr', '(?:\\p{L}+ ){1,3}(?:tanıyın|taniyin|kesfedin|kesfet)', 'Ofisimizi keşfedin'],
  ['lt', 'susipazinkite su|susipazink su', 'Susipažinkite su mūsų biuru'],
  ['lv', '(?:iepazisti|iepazistiet) musu', 'Iepazīsti mūsu biroju'],
  ['et', '(?:tutvu|tutvuge) (?:meie|meiega)', 'Tutvu meie kontoriga'],
  ['he', '(?:הכירו|הכיר|הכירי) את', 'הכירו את המשרד שלנו'],
  ['ar', 'تعرف على|تعرفوا على', 'تعرف على مكتبنا'],
  ['id ms', '(?:kenali|jelajahi|temui|terokai) \\p{L}+ kami', 'Jelajahi gudang kami'],
  ['vi', '(?:kham pha|tim hieu)(?: ve)? (?:\\p{L}+ ){1,4}cua chung toi', 'Khám phá văn phòng của chúng tôi'],
  ['tl', 'kilalanin (?:ang )?(?:aming|ating)', 'Kilalanin ang aming opisina'],
  ['zh', '(?:了解|走进|走進|参观|參觀|认识|認識)我[们們]的?', '了解我们的办公室'],
];
