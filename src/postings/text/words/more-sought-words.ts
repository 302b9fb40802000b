import type { SoughtWords } from './sought-grammar.js';

/** More languages of `SOUGHT_WORDS`: of those that need not say how many are sought; many may name whom first. */
export const MORE_SOUGHT_WORDS: readonly SoughtWords[] = [
  {
    language: 'hu',
    // "Szakembert keres?" asks who reads: only a company that is named in front of it seeks by "keres".
    seek: '(?:keresünk|felveszünk|felvételt hirdet(?:ünk)?|alkalmazunk|(?<=\\p{L}{3}(?:unk|ünk) |kft\\.? |zrt\\.? |bt\\.? )(?:(?:hosszú távra|jelenleg|azonnal|azonnali kezdéssel|most) )?(?:keres|felvesz|alkalmaz))(?: (?:azonnal|most|jelenleg|sürgősen))?',
    counts: 'egy|két|kettő|három',
    isWithoutArticles: true,
    before:
      'jelenleg|most|a|az|és|új|tapasztalt|megbízható|lelkes|precíz|szorgalmas|barátságos|azonnali kezdéssel|csapatunkba|felvételre',
    ends: 'pozíció\\p{L}*|munkakör\\p{L}*|állás\\p{L}*|aki|akik|számára|részére|munkára|a|az|\\p{L}{3,}nkb[ae]',
    and: 'és|vagy|valamint|illetve',
    begins: '\\p{L}{3,}b[ae]n?|\\p{L}{3,}nk(?:h[oe]z|r[ae])|számára|részére|rendelkező|végző|kezdéssel',
    cases: [
      ['Malmunkba tapasztalt péket és eladót keresünk.', 'Péket', 'Eladót'],
      ['Keresünk pincéreket a nyári szezonra.', 'Pincéreket'],
      ['Pék munkakörbe keresünk munkatársat.', 'Pék'],
      ['A malom felvételt hirdet nappali-, és éjszakai pincér munkakörbe.', 'Nappali-, és éjszakai pincér'],
      ['Üzemünk hosszú távra keres szakembereket malmok javítására.', 'Szakembereket malmok javítására'],
      ['A Malom Kft. keres pincéreket a nyári szezonra.', 'Pincéreket'],
      ['Szakácsot keres az esküvőjére? Hívjon minket.'],
      ['Folyamatosan keresünk szakácsokat.'],
      ['Folyamatosan felvételt hirdetünk szakács munkakörbe.', 'Szakács'],
      ['Ha szakácsot keresünk, itt olvashatja.'],
      ['Új partnereket keresünk.'],
    ],
  },
  {
    language: 'tr',
    seek: 'arıyoruz|aramaktayız|aranıyor|aranmaktadır|arayışımız|arayışındayız|alınacaktır|istihdam edilecektir',
    counts: 'bir|iki|üç|dört',
    isWithoutArticles: true,
    before:
      '(?:deney|tecrüb)\\p{L}+|dinamik|genç|enerjik|güler yüzlü|bay|bayan|erkek|kadın|vasıflı|kalifiye|yeni|acil(?:en)?|ehliyetli|ve',
    ends: 'olarak|pozisyon\\p{L}*',
    and: 've|veya|ya da|ile',
    begins:
      "\\p{L}{2,}(?:acak|ecek)|olan|bilen|eden|yapan|çalışan|yaşayan|oturan|sahip|isteyen|seven|kullanan|için|üzere|\\p{L}{2,}m[ıiuü]z(?:[aedt]\\p{L}{0,3}|[ıiuü]n)?|\\p{L}{2,}(?:nda|nde|ada|ede)|\\p{L}+[’'](?:de|da|te|ta)",
    cases: [
      ['Fırınımıza deneyimli aşçı ve kasiyer arıyoruz.', 'Aşçı', 'Kasiyer'],
      ['Bursa ilçelerinde oturan, gece vardiyasında çalışacak Depo Sorumlusu arayışımız vardır.', 'Depo Sorumlusu'],
      ['Değirmenimizin mağazası için garson aranıyor!', 'Garson'],
      ['Her zaman aşçı arıyoruz.'],
      ['Ekibimize katılacak çalışma arkadaşları arıyoruz.'],
      ['Temiz sicil ve B sınıfı ehliyet aranmaktadır.'],
      ['Usta mı arıyorsunuz?'],
    ],
  },
  {
    language: 'ro',
    seek: '(?:căutăm|caută|angajăm|angajează|recrutăm|recrutează|avem nevoie de)(?: (?:urgent|acum|și))?',
    counts: 'un|o|doi|două|trei',
    isWithoutArticles: true,
    before:
      'pentru \\p{L}+ noastr[ăe]|pentru \\p{L}+ nostru|noi|nou|un|o|(?:experimenta|serio|harnic|motiva|calific)\\p{L}+|și',
    ends: 'pentru|cu|care|la|în|din|de la|pe',
    and: 'și|sau|precum și',
    cases: [
      ['Brutăria noastră angajează bucătar și vânzătoare pentru tura de noapte.', 'Bucătar', 'Vânzătoare'],
      ['Mereu căutăm bucătari.'],
      ['Dacă căutăm bucătari, scriem aici.'],
    ],
  },
  {
    language: 'el',
    seek: '(?:ζητείται|ζητούνται|ζητάμε|αναζητούμε|αναζητά|προσλαμβάνουμε)(?: (?:άμεσα|τώρα|επίσης))?',
    counts: 'έναν?|μία|μια|δύο|τρεις',
    isWithoutArticles: true,
    before: 'για (?:την|το|τον) \\p{L}+ μας|έμπειρ\\p{L}+|νέ(?:ο|α|ους|ες)|άμεσα|και',
    ends: 'για|με|που|σε|στην?|στο|στον|από|ως',
    and: 'και|ή',
    cases: [
      ['Ζητείται έμπειρος μάγειρας και οδηγός για τον μύλο.', 'Μάγειρας', 'Οδηγός'],
      ['Αναζητούμε μάγειρα με εμπειρία.', 'Μάγειρα'],
      ['Πάντα αναζητούμε μάγειρα.'],
    ],
  },
  {
    language: 'fi',
    seek: '(?:etsimme|etsii|haemme|palkkaamme)(?: (?:nyt|heti|myös))?',
    counts: 'yhtä|kahta|kolmea',
    isWithoutArticles: true,
    before: 'nyt|meille|tiimiimme|joukkoomme|(?:kokenu|uu|reipas|innokas|ammattitaitois|osaav|iloi)\\p{L}+|ja',
    ends: 'joka|jolla|jotka|joilla|tiimiimme|joukkoomme|\\p{L}{3,}mme|varten|alkaen|kesäksi|vakituiseen|osa-aikaiseen',
    and: 'ja|tai|sekä',
    cases: [
      ['Etsimme kokenutta leipuria ja tarjoilijaa myllymme kahvilaan.', 'Leipuria', 'Tarjoilijaa'],
      ['Etsimme jatkuvasti uutta.'],
      ['Jos etsimme leipuria, kerromme siitä.'],
    ],
  },
  {
    language: 'et',
    seek: '(?:otsime|otsib|vajame|võtame tööle)(?: (?:kohe|praegu|ka))?',
    counts: 'ühte|kahte|kolme',
    isWithoutArticles: true,
    before: 'oma (?:meeskonda|kollektiivi|kohvikusse)|meeskonda|(?:kogenu|uu|tubli|rõõms|hoolik)\\p{L}+|ja',
    ends: 'kes|kellel|alates|oma|meie|\\p{L}{4,}sse|\\p{L}{4,}s',
    and: 'ja|või|ning',
    cases: [
      ['Otsime oma meeskonda kogenud pagarit ja ettekandjat.', 'Pagarit', 'Ettekandjat'],
      ['Alati otsime kokka.'],
    ],
  },
  {
    language: 'lv',
    seek: '(?:meklējam|meklē|aicinām|nepieciešam(?:s|a|i|as)|vajadzīg(?:s|a|i|as))(?: (?:darbā|pievienoties|uz sadarb\\p{L}+|arī|steidzami))?',
    counts: 'vienu|divus|divas|trīs',
    isWithoutArticles: true,
    before: 'mūsu komandai|savai komandai|komandai|(?:pieredzējuš|atbildīg|jaun|čakl)\\p{L}+|un',
    ends: 'ar|kas|kurš|kura|kuri|uz|no|darbam|lai|pie|mūsu',
    and: 'un|vai|kā arī',
    cases: [
      ['Aicinām darbā pieredzējušus pavārus, frizierus un citus.', 'Pavārus', 'Frizierus'],
      ['Maiznīca meklē konditoru darbam naktīs.', 'Konditoru'],
      ['Vienmēr meklējam pavārus.'],
      ['Aicinām uz sadarbību partnerus.'],
    ],
  },
  {
    language: 'lt',
    seek: '(?:ieškome|ieško|priimame|reikaling(?:as|a|i|os)|kviečiame dirbti)(?: (?:skubiai|dabar|taip pat))?',
    counts: 'vieną|du|dvi|tris',
    isWithoutArticles: true,
    before: 'į (?:savo )?komandą|(?:patyrus|atsaking|nauj|kruopšt|darbšt)\\p{L}+|ir',
    ends: 'su|kuris|kuri|kurie|į|iš|nuo|dirbti|darbui|mūsų|prie',
    and: 'ir|arba|bei',
    cases: [
      ['Į mūsų malūną ieškome patyrusią pardavėją ir vairuotoją darbui naktimis.', 'Pardavėją', 'Vairuotoją'],
      ['Nuolat ieškome virėjų.'],
    ],
  },
  {
    language: 'sr',
    seek: '(?:тражимо|тражи се|траже се|тражи|потреб(?:ан|на|ни|не)|запошљавамо|запошљава|примамо)(?: (?:хитно|одмах|тренутно|још))?',
    counts: 'један|једног|једну|два|две|три',
    isWithoutArticles: true,
    before:
      '(?:за|у) (?:(?:наш|нов|млад)\\p{L}* )?(?:тим|екипу|колектив|фирму|ресторан|кухињу|салон|радионицу|пекару)|нам (?:је|су)|(?:је|су)|нов(?:ог|у|и|е|а)|(?:искусн|вредн|одговорн|мотивисан|млад|поуздан|креативн|стручн)(?:ог|у|и|е|а)|искусан|вредан|одговоран|и',
    ends: 'за|у|на|са|који|која|које|од|по|из|ради|током',
    and: 'и|или|те|као и',
    cases: [
      ['Потребан искусан кувар за летњу сезону.', 'Кувар'],
      ['Тражимо зидара и молера за рад у Нишу.', 'Зидара', 'Молера'],
    ],
  },
  {
    language: 'sl',
    seek: '(?:iščemo|išče|zaposlimo|zaposli|potrebujemo)(?: (?:takoj|trenutno|še|tudi))?',
    counts: 'enega|eno|dva|dve|tri',
    isWithoutArticles: true,
    before:
      'v (?:(?:naš|nov|mlad)\\p{L}* )?(?:ekipo|tim|kolektiv|podjetje|restavracijo|kuhinjo|salon|delavnico)|za naš\\p{L}+ \\p{L}+|nov(?:ega|o|e)|(?:izkušen|pridn|zanesljiv|odgovorn|motiviran|prijazn)(?:ega|o|e)|in',
    ends: 'za|v|na|s|z|ki|od|po|iz|pri',
    and: 'in|ali|ter',
    cases: [
      ['V našo ekipo iščemo izkušenega natakarja za delo ob koncih tedna.', 'Natakarja'],
      ['Vedno iščemo natakarje.'],
    ],
  },
  {
    language: 'bg',
    seek: 'обявява(?:т|ме)? конкурс за (?:заемане на )?(?:длъжността|длъжност)|(?:търсим|търси|търсят се|назначаваме|назначава|набираме|набира|наемаме)(?: (?:спешно|сега|още|също))?',
    counts: 'един|една|двама|две|трима|три',
    isWithoutArticles: true,
    before:
      'в (?:(?:наш|нов|млад)\\p{L}+ )?(?:екипа?|колектива?|фирмата|ресторанта|магазина|салона)|за (?:наш\\p{L}+ )\\p{L}+|на длъжност|нов(?:и|а)?|(?:опитн|отговорн|мотивиран|трудолюбив|енергичн)(?:и|а)|опитен|отговорен|и',
    ends: 'за|в|във|на|с|със|който|която|които|от|по|из|до|при',
    and: 'и|или|както и',
    cases: [
      ['За мелницата край реката търсим опитни готвачи и шофьор за нощна смяна.', 'Готвачи', 'Шофьор'],
      ['Читалище „Изгрев“ обявява конкурс за длъжността секретар на читалището.', 'Секретар'],
      ['Винаги търсим готвачи.'],
    ],
  },
];
