/**
 * Whole sentences by which one works at home: "You work from home." Where a word more is said of it ("on two days",
 * "and in our office") they say nothing. | divides them.
 */
export const AT_HOME_SENTENCES: readonly (readonly [languages: string, sentences: string])[] = [
  [
    'en',
    "you (?:will )?work (?:from home|remotely)|you(?: will|[’']ll) be working (?:from home|remotely)|(?:this is )?(?:a )?work[- ]from[- ]home (?:role|position|job)|you can do this job from home|the work is done from home",
  ],
  [
    'de',
    'du arbeitest (?:von zu ?hause(?: aus)?|im home-?office|remote)|sie arbeiten (?:von zu ?hause(?: aus)?|im home-?office|remote)|gearbeitet wird (?:von zu ?hause(?: aus)?|im home-?office|remote)|die arbeit erfolgt (?:von zu ?hause(?: aus)?|im home-?office)',
  ],
  [
    'fr',
    '(?:travaillez|travaille|vous travaillez|vous travaillerez|tu travailles|tu travailleras) (?:de|depuis|à partir de) (?:chez vous|chez toi|la maison|votre domicile|ton domicile)|(?:vous travaillez|vous travaillerez|tu travailles|tu travailleras) (?:en télétravail|à domicile|à distance)|le travail se fait (?:à domicile|à distance|en télétravail)',
  ],
  [
    'es',
    '(?:trabajarás|trabajas|trabajará|trabajarías|se trabaja) (?:desde casa|desde tu casa|desde su casa|en remoto|a distancia)',
  ],
  [
    'pt',
    '(?:você )?(?:trabalhará|trabalha|vai trabalhar|irá trabalhar|trabalharás) (?:de casa|em casa|a partir de casa|remotamente|à distância)',
  ],
  ['it', '(?:lavorerai|lavori|lavorerà|si lavora) (?:da casa|da remoto)'],
  ['ca', '(?:treballaràs|treballes|treballarà) des de casa'],
  ['nl', '(?:je|u) (?:werkt (?:vanuit huis|thuis|op afstand)|gaat (?:vanuit huis|thuis|op afstand) werken)'],
  ['pl', '(?:pracujesz|będziesz pracować|będziesz pracowała?|praca odbywa się) (?:z domu|zdalnie)'],
  ['cs', '(?:pracujete|pracuješ|budete pracovat|budeš pracovat|pracuje se) (?:z domova|z domu|na dálku)'],
  ['sk', '(?:pracujete|pracuješ|budete pracovať|budeš pracovať|pracuje sa) (?:z domu|na diaľku)'],
  ['hu', '(?:otthonról|távmunkában) (?:dolgozol|dolgozik|fogsz dolgozni|fog dolgozni|kell dolgozni)'],
  ['ro', '(?:lucrezi|lucrați|vei lucra|veți lucra|se lucrează) (?:de acasă|de la distanță)'],
  ['sv', '(?:du arbetar|du jobbar|du kommer att arbeta|du kommer att jobba) (?:hemifrån|på distans)'],
  ['da', '(?:du arbejder|du kommer til at arbejde|du skal arbejde) (?:hjemmefra|på distance)'],
  ['no', '(?:du jobber|du arbeider|du kommer til å jobbe|du vil jobbe) (?:hjemmefra|fra hjemmekontor)'],
  [
    'fi',
    '(?:työskentelet|teet työtä|teet töitä) (?:kotoa|kotoa käsin|etänä|kotona)|työ tehdään (?:kotoa käsin|etänä|kotona)',
  ],
  ['et', '(?:töötad|töötate|töö toimub) (?:kodust|kaugteel|kodus)'],
  ['lv', '(?:strādāsi|strādāsiet|tu strādā) (?:no mājām|attālināti)'],
  ['lt', '(?:dirbsi|dirbsite|dirbi|dirbate) (?:iš namų|nuotoliniu būdu)'],
  ['hr sr bs', '(?:radite|radiš|radit ćete|radit ćeš|radićete|radićeš|radi se) (?:od kuće|od doma|na daljinu)'],
  ['sr', '(?:радите|радиш|радићете|радићеш|ради се) (?:од куће|на даљину)'],
  ['sl', '(?:delate|delaš|delali boste|delal boš|dela se) (?:od doma|na daljavo)'],
  ['mk', '(?:работите|ќе работите|работиш|ќе работиш) (?:од дома|од далечина)'],
  ['bg', '(?:работите|ще работите|работиш|ще работиш|работи се) (?:от вкъщи|от дома|дистанционно|от разстояние)'],
  ['ru', '(?:(?:вы |ты )?(?:работаете|будете работать|работаешь)|работа ведётся) (?:из дома|удал[её]нно|дистанционно)'],
  ['uk', '(?:(?:ви |ти )?(?:працюєте|будете працювати|працюватимете|працюєш)) (?:з дому|вдома|віддалено|дистанційно)'],
  ['el', '(?:εργάζεστε|εργάζεσαι|θα εργάζεστε|θα εργάζεσαι|δουλεύεις|θα δουλεύεις) (?:από το σπίτι|εξ αποστάσεως)'],
  ['tr', '(?:evden|uzaktan) (?:çalışacaksınız|çalışacaksın|çalışırsınız|çalışırsın|çalışılır)'],
  ['id ms', '(?:anda|kamu) (?:akan )?bekerja (?:dari rumah|secara jarak jauh|secara remote)'],
  ['vi', '(?:bạn )?(?:sẽ )?làm việc (?:tại nhà|từ xa)'],
];
