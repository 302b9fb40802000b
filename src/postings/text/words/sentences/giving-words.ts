import { GIVEN_TO_STAFF_WORDS } from './given-to-staff-words.js';
import { SMALLER_GIVING_WORDS } from './smaller-giving-words.js';

/** How a company says in sentences what it gives, a language, and the words: | divides them, * is any ending. */
type GivingWord = readonly [kind: GivingKind, language: string, words: string];

/**
 * A frame of giving that speaks to the reader (`to you`: "you get"), to anybody (`offers`: "we offer", customers as
 * well), of nobody who gives (`is given`) or of what the reader has (`you have`: tasks as well); what is given beside
 * the items of lists (`given`), or is so to those who work there alone (`for staff`); and what a sentence has that
 * gives somebody else, or hangs what it gives on something (`other`).
 */
export type GivingKind = 'to you' | 'offers' | 'is given' | 'you have' | 'given' | 'for staff' | 'other';

/** `told-in-sentences.spec.ts` puts each into a sentence. */
export const GIVING_WORDS: readonly GivingWord[] = [
  [
    'to you',
    'en',
    "we offer you|we give you|we provide you|you get|you'll get|you will get|you receive|you'll receive|you will receive|you enjoy|you'll enjoy|you will enjoy|you benefit from|you will benefit from|you'll benefit from|in return you|you can look forward to|employees enjoy|employees receive|staff receive|staff enjoy|what you get|benefits include|package includes|perks include|we pay you|our employees get|our staff get|all employees get|all staff get|employees are entitled to|staff are entitled to|role comes with|job comes with|position comes with|position is eligible for|role is eligible for|job is eligible for|you are eligible for|you will be eligible for|you’ll be eligible for|employees are eligible for|staff are eligible for|eligible employees receive|we give every employee",
  ],
  [
    'offers',
    'en',
    'we offer|we provide|is provided|are provided|offers competitive|are included with this|included with this position|we can offer|we also offer|the position offers|this position offers|the role offers|this role offers|the job offers|we are offering|comes with|and includes|position includes|role includes|job includes',
  ],
  [
    'given',
    'en',
    'competitive salary|competitive pay|attractive salary|good salary|good pay|competitive wage*|attractive pay|days of holiday|days holiday|paid holidays|annual leave|company car|sick leave|health insurance|medical insurance|life insurance|dental insurance|permanent contract|free meals|staff meals|free uniform|staff discount*|overtime pay|paid overtime|flexible working|free accommodation|profit sharing|paid training|maternity leave|full benefits|benefits package|competitive compensation|excellent benefits|comprehensive benefits',
  ],
  [
    'other',
    'en',
    'customers|clients|guests|our patients|visitors|buyers|customer|client|your stay|per night|price of|if you|after completing|after your probation|only if|depending on|investors|tenants|policyholders|apply|cv|this website|consent|i|my|insurance products|insurance solutions|insurance services|not|companies|businesses|employers|schools|everyone|our hotel|our restaurant',
  ],
  [
    'to you',
    'de',
    'wir bieten dir|wir bieten Ihnen|wir bieten euch|bieten wir dir|bieten wir Ihnen|du bekommst|bekommst du|Sie bekommen|bekommen Sie|du erhältst|erhältst du|Sie erhalten|erhalten Sie|dich erwartet|dich erwarten|Sie erwartet|Sie erwarten|erwarten dich|erwartet dich|du profitierst|Sie profitieren|profitierst du|profitieren Sie|du darfst dich|freu dich auf|freue dich auf|freuen Sie sich auf|wir zahlen dir|wir zahlen Ihnen|unsere Mitarbeiter erhalten|unsere Mitarbeitenden erhalten|geboten werden|wird geboten|erwartet Sie|auf dich wartet|auf dich warten|auf Sie wartet|auf Sie warten|unsere Mitarbeiter genießen|unsere Mitarbeitenden genießen',
  ],
  [
    'offers',
    'de',
    'wir bieten|bieten wir|geboten wird|wir zahlen|es erwartet|es gibt|gibt es|zahlen wir|bieten ein|bietet ein|bieten eine|bieten einen',
  ],
  [
    'given',
    'de',
    '*vergütung|*bezahlung|*entlohnung|*gehalt|*lohn|unbefristete*|*urlaub|*urlaubstage|*urlaubstagen|*altersvorsorge|*monatsgehälter|*gehälter|betriebliche Gesundheits*|flexible Arbeitszeit*|flexiblen Arbeitszeit*|kostenloses Mittagessen|kostenloses Essen|sicheren Arbeitsplatz|sicherer Arbeitsplatz|Firmenhandy|Diensthandy|*fahrrad|Sonderzahlung*|Überstundenausgleich|überstunden|tarifvertrag|tariflohn|tarifgehalt|nach tarif|tarifliche bezahlung',
  ],
  [
    'other',
    'de',
    'kunden|kundinnen|gäste*|patienten|besucher*|mieter|mandanten|versicherte|wenn du|wenn Sie|nach der Probezeit|je nach|abhängig|bewerb*|lebenslauf|einwilligung|versicherungsschutz|versicherungslösungen|nicht|kein*|anleger|eingangsbestätigung|für unternehmen|für firmen|auf dem bauernhof',
  ],
  [
    'to you',
    'fr',
    'nous vous offrons|nous te offrons|nous t’offrons|on vous offre|on t’offre|nous vous proposons|nous te proposons|vous bénéficiez|vous bénéficierez|tu bénéficies|tu bénéficieras|vous recevez|vous recevrez|vous profitez|vous profiterez|tu profites|tu profiteras|nos salariés bénéficient|nos collaborateurs bénéficient|nos équipes bénéficient',
  ],
  ['offers', 'fr', 'nous offrons|nous proposons|le poste offre|on propose'],
  [
    'given',
    'fr',
    'rémunération|rémunération attractive|salaire attractif|salaire fixe|CDI|véhicule de service|voiture de fonction|voiture de société|jours de congés|mutuelle d’entreprise|primes|prime d*|paniers repas|panier repas|tickets-restaurant|13ème mois|épargne salariale|indemnité*|jours de télétravail|horaires flexibles',
  ],
  [
    'other',
    'fr',
    'clients|clientes|client|clientèle|patients|visiteurs|voyageurs|locataires|si vous|si tu|après|selon|en fonction|postule*|cv|candidature|je|mon|pas|assurés',
  ],
  [
    'to you',
    'es',
    'te ofrecemos|le ofrecemos|os ofrecemos|recibirás|tendrás|disfrutarás|disfrutas de|obtendrás|contarás con|nuestros empleados disfrutan|el puesto incluye|la oferta incluye',
  ],
  ['offers', 'es', 'ofrecemos|se ofrece|la empresa ofrece|el puesto ofrece'],
  [
    'given',
    'es',
    'contrato indefinido|sueldo|salario competitivo|remuneración|días de vacaciones|coche de empresa|vehículo de empresa|seguro de salud|seguro médico|bonus|incentivos|comisiones|horario flexible|dietas|contrato estable|jornada intensiva',
  ],
  [
    'other',
    'es',
    'clientes|cliente|pacientes|huéspedes|visitantes|si tienes|si cumples|según|en función|inscríbete|cv|candidatura|yo|mi|no|asegurados',
  ],
  ['to you', 'ca', "t'oferim|us oferim|tindràs|gaudiràs|rebràs"],
  ['offers', 'ca', "oferim|s'ofereix"],
  [
    'given',
    'ca',
    "contracte indefinit|sou|salari|dies de vacances|cotxe d'empresa|horari flexible|remuneració|incentius|comissions|dietes",
  ],
  ['other', 'ca', 'clients|client|pacients|si tens|segons|cv|jo|meu|no'],
  [
    'to you',
    'pt',
    'oferecemos-te|oferecemos-lhe|receberás|terás|vais ter|você recebe|você terá|vais receber|beneficiarás|vais usufruir',
  ],
  ['offers', 'pt', 'oferecemos|oferece-se|a empresa oferece'],
  [
    'given',
    'pt',
    'contrato sem termo|salário|remuneração|ordenado|dias de férias|viatura da empresa|viatura de serviço|carro da empresa|subsídio de alimentação|subsídio de refeição|prémio*|prêmio*|comissões|horário flexível|seguro de saúde|vale refeição|vale transporte|assistência médica|bónus|bônus',
  ],
  [
    'other',
    'pt',
    'clientes|cliente|pacientes|hóspedes|se tiveres|se você|consoante|de acordo com|cv|candidatura|eu|meu|não|segurados',
  ],
  [
    'to you',
    'it',
    "ti offriamo|vi offriamo|le offriamo|riceverai|avrai|godrai|potrai contare su|beneficerai|sono previsti|sono previste|l'offerta include|l'offerta prevede",
  ],
  ['offers', 'it', "offriamo|si offre|si offrono|offresi|l'azienda offre"],
  [
    'given',
    'it',
    'contratto a tempo indeterminato|tempo indeterminato|stipendio|retribuzione|giorni di ferie|auto aziendale|provvigioni|incentivi|bonus|rimborso spese|orario flessibile|vitto e alloggio|assicurazione sanitaria|buoni pasto|fisso mensile|ambiente giovane',
  ],
  ['other', 'it', 'clienti|cliente|pazienti|ospiti|se hai|in base|a seconda|candidatura|cv|io|mio|non|assicurati'],
  [
    'to you',
    'nl',
    'wij bieden je|wij bieden jou|we bieden je|we bieden jou|we bieden u|wij bieden u|bieden we je|bieden wij je|bieden wij jou|je krijgt|krijg je|jij krijgt|je ontvangt|ontvang je|je geniet|u ontvangt|u krijgt|we geven je|kun je rekenen op|kan je rekenen op|kunt u rekenen op|kunt rekenen op',
  ],
  ['offers', 'nl', 'wij bieden|we bieden|bieden wij|bieden we|staat tegenover'],
  [
    'given',
    'nl',
    '*salaris|salaris|loon|*vakantiedagen|vaste aanstelling|vast contract|contract voor onbepaalde|auto van de zaak|thuiswerk*|reiskostenvergoeding|*vergoeding|13e maand|bonus*|flexibele werktijden|flexibele uren|ADV*|atv*|extralegale voordelen|hospitalisatieverzekering|groepsverzekering|ecocheques|verlofdagen|toeslag*|uurloon|maandloon|brutoloon',
  ],
  [
    'other',
    'nl',
    'klanten|klant|gasten|patiënten|bezoekers|als je|indien|afhankelijk|sollicit*|cv|ik|mijn|niet|geen|verzekerden',
  ],
  ['to you', 'sv', 'vi erbjuder dig|du får|får du|du erbjuds|du kommer att få|hos oss får du|våra anställda får'],
  ['offers', 'sv', 'vi erbjuder|erbjuder vi|vi kan erbjuda'],
  [
    'given',
    'sv',
    'lön|fast lön|tillsvidareanställning|semesterdagar|dagars semester|friskvårdsbidrag|tjänstebil|tjänstepension|kollektivavtal|bonus|provision|fika|flextid|flexibla arbetstider|föräldralön|månadslön|timlön|grundlön|garantilön',
  ],
  ['other', 'sv', 'kunder|kund|gäster|patienter|besökare|om du|beroende på|ansök*|cv|jag|inte|ingen|försäkringstagare'],
  [
    'to you',
    'da no',
    'vi tilbyder dig|vi tilbyr deg|du får|får du|du bliver tilbudt|du kan se frem til|du kan glede deg til|våre ansatte får',
  ],
  [
    'offers',
    'da no',
    'vi tilbyder|vi tilbyr|tilbyder vi|tilbyr vi|vi kan tilbyde|vi kan tilby|stillingen tilbyr|stillingen byder',
  ],
  [
    'given',
    'da no',
    'løn|lønn|god løn|god lønn|fast stilling|fastansettelse|pensjonsordning|pensionsordning|pension|firmabil|bonus|provision|provisjon|frokostordning|sundhedsforsikring|helseforsikring|personalrabatt|personalerabat|fleksitid|flekstid|fri telefon|gode betingelser|timeløn|månedsløn|grundløn|fastløn|timelønn|månedslønn|fastlønn|ugers ferie|ukers ferie|ferie med løn',
  ],
  [
    'other',
    'da no',
    'kunder|kunde|gæster|gjester|patienter|pasienter|hvis du|afhængig|avhengig|ansøg*|søknad*|cv|jeg|ikke|ingen|virksomheder|bedrifter',
  ],
  ['to you', 'fi', 'tarjoamme sinulle|saat meiltä|saat käyttöösi|saat meillä|saat'],
  ['offers', 'fi', 'tarjoamme|meiltä löytyy'],
  [
    'given',
    'fi',
    'palkka|palkan|*palkka|*palkan|vakituisen työsuhteen|vakituinen työsuhde|työterveyshuol*|*edut|*edun|*etu|lounasetu|liikuntaetu|autoetu|puhelinetu|bonus|bonukset|provisio|joustavat työajat|työsuhde-edut|lomat',
  ],
  ['other', 'fi', 'asiakkaille*|asiakkaillemme|asiakas|potilaille|vieraille|jos|riippuen|hakemu*|cv|minä|ei'],
  [
    'to you',
    'pl',
    'oferujemy Ci|oferujemy Tobie|otrzymasz|dostaniesz|zyskasz|zyskujesz|otrzymujesz|nasi pracownicy otrzymują',
  ],
  ['offers', 'pl', 'oferujemy|zapewniamy|gwarantujemy'],
  [
    'given',
    'pl',
    'wynagrodzenie|umowę o pracę|umowa o pracę|stabilne zatrudnienie|dni urlopu|samochód służbowy|opiekę medyczną|prywatną opiekę|premie|premię|premii|kartę multisport|ubezpieczenie grupowe|elastyczne godziny|elastyczny czas|pakiet medyczny|pakiet socjalny|pracę zdalną|telefon służbowy|zniżki pracownicze',
  ],
  [
    'other',
    'pl',
    'klientom|klientów|klienta|klientami|pacjentom|gościom|jeśli|jeżeli|w zależności|aplik*|cv|ja|mój|nie|bez',
  ],
  [
    'to you',
    'cs sk',
    'nabízíme vám|nabízíme ti|ponúkame vám|ponúkame ti|získáte|získáš|získate|získaš|dostanete|dostaneš|můžete se těšit|môžete sa tešiť|čeká vás|čeká tě|čaká vás|čaká ťa',
  ],
  ['offers', 'cs sk', 'nabízíme|ponúkame|poskytujeme'],
  [
    'given',
    'cs sk',
    'mzdu|mzda|mzdové ohodnocení|platové ohodnocení|finanční ohodnocení|finančné ohodnotenie|pracovní poměr|pracovný pomer|týdnů dovolené|týdny dovolené|týždňov dovolenky|dní dovolené|stravenky|stravenkový paušál|gastrolístky|příspěvek na|príspevok na|služební auto|služobné auto|služební telefon|prémie|odměny|odmeny|bonusy|bonus|13. plat|smlouvu na dobu neurčitou|zmluvu na dobu neurčitú|zaměstnanecké slevy|zamestnanecké zľavy|home office|pružnou pracovní dobu|pružný pracovný čas|firemní benefity|firemné benefity',
  ],
  [
    'other',
    'cs sk',
    'zákazníkům|zákazníkom|klientům|klientom|klienty|klientov|pacientům|hostům|pokud|ak|podle|podľa|životopis|cv|já|můj|není|nie',
  ],
  ['to you', 'hu', 'kapsz|kapni fogsz|részesülsz|amit kapsz'],
  ['offers', 'hu', 'kínálunk|biztosítunk|ajánlunk|nyújtunk|kínáljuk'],
  [
    'given',
    'hu',
    'fizetés*|jövedelmet|jövedelem|cafeteriát|cafeteria*|juttatás*|béren kívüli*|céges autó*|céges telefon*|útiköltség*|munkaidő*|bónusz*|prémium*|munkavállalói kedvezmény*|egészségbiztosítás*|határozatlan idejű*|alapbér*|órabér*|munkabér*|bérezés*',
  ],
  ['other', 'hu', 'ügyfeleink*|ügyfeleknek|vásárlóinknak|vendégeink*|ha|függően|önéletrajz*|jelentkez*|én|nem'],
  ['to you', 'ro', 'îți oferim|vă oferim|vei primi|vei beneficia|veți primi|veți beneficia|primești|beneficiezi'],
  ['offers', 'ro', 'oferim|se oferă|asigurăm|compania oferă'],
  [
    'given',
    'ro',
    'salariu|salariul|pachet salarial|contract de muncă|tichete de masă|bonuri de masă|mașină de serviciu|zile de concediu|asigurare medicală|abonament medical|bonus*|comisioane|prime|program flexibil|decontarea transportului',
  ],
  ['other', 'ro', 'clienților|clienți|clienții|pacienților|oaspeților|dacă|în funcție|cv|aplică|eu|meu|nu'],
  ['to you', 'hr sr sl', 'nudimo vam|nudimo ti|ponujamo vam|dobit ćete|dobićete|dobiješ|dobite|očekuje vas|нудимо вам'],
  ['offers', 'hr sr sl', 'nudimo|ponujamo|osiguravamo|obezbeđujemo|нудимо|обезбеђујемо'],
  [
    'given',
    'hr sr sl',
    'plaću|plaća|platu|plata|plačo|plačilo|plača|zaradu|zarada|ugovor na neodređeno|stalan radni odnos|zaposlitev za nedoločen|pogodbo za nedoločen|godišnji odmor|dana godišnjeg|dni dopusta|službeni automobil|službeni auto|službeno vozilo|topli obrok|božićnicu|regres|bonus*|stimulacij*|fleksibilno radno vrijeme|privatno zdravstveno|плату|плата|зараду|годишњи одмор|бонус*',
  ],
  [
    'other',
    'hr sr sl',
    'kupcima|klijentima|klijente|gostima|pacijentima|strankam|gostom|ako|ukoliko|če|ovisno|zavisno|odvisno|prijav*|cv|ja|jaz|moj|ne|nije|klijenata|ако|клијентима',
  ],
  ['to you', 'bg', 'предлагаме ви|предлагаме ти|ще получите|ще получиш|получавате|получаваш|очаква ви'],
  ['offers', 'bg', 'предлагаме|осигуряваме|предлага се'],
  [
    'given',
    'bg',
    'заплата|заплащане|възнаграждение|трудов договор|постоянен договор|ваучери за храна|дни отпуск|платен отпуск|служебен автомобил|служебна кола|допълнително здравно|бонус*|гъвкаво работно време|осигурен транспорт|социални придобивки',
  ],
  [
    'other',
    'bg',
    'клиенти|клиентите|клиентите си|пациенти|гости|ако|в зависимост|според|автобиография|cv|аз|моят|не|няма',
  ],
  ['to you', 'ru', 'мы предлагаем вам|вы получите|ты получишь|вас ждет|вас ждёт|вы получаете'],
  ['offers', 'ru', 'мы предлагаем|предлагаем|предоставляем|гарантируем|обеспечиваем'],
  [
    'given',
    'ru',
    'зарплата|зарплату|заработная плата|заработную плату|оклад|официальное трудоустройство|оформление по тк|оплачиваемый отпуск|отпуск|дмс|премии|премию|бонусы|соцпакет|социальный пакет|служебный автомобиль|бесплатное питание|компенсацию|гибкий график|скидки для сотрудников|достойная оплата|достойную оплату|оплату труда|оплата труда',
  ],
  [
    'other',
    'ru',
    'клиентам|клиентов|клиенту|пациентам|гостям|покупателям|если|в зависимости|резюме|анкет*|я|мой|не|нет',
  ],
  ['to you', 'uk', 'ми пропонуємо вам|ви отримаєте|ти отримаєш|на вас чекає|на тебе чекає|ви отримуєте'],
  ['offers', 'uk', 'ми пропонуємо|пропонуємо|надаємо|гарантуємо|забезпечуємо'],
  [
    'given',
    'uk',
    'зарплата|зарплату|заробітна плата|заробітну плату|офіційне працевлаштування|оплачувана відпустка|відпустку|відпустка|премії|премію|бонуси|соцпакет|соціальний пакет|службовий автомобіль|безкоштовне харчування|компенсацію|гнучкий графік|знижки для працівників|гідна оплата|гідну оплату|оплату праці|оплата праці',
  ],
  ['other', 'uk', 'клієнтам|клієнтів|пацієнтам|гостям|покупцям|якщо|залежно від|резюме|анкет*|я|мій|не|немає'],
  ['to you', 'tr', 'sizlere sunuyoruz|size sunuyoruz|sana sunuyoruz|çalışanlarımıza'],
  ['offers', 'tr', 'sunuyoruz|sunulmaktadır|sağlıyoruz|sağlanmaktadır|veriyoruz'],
  [
    'given',
    'tr',
    'maaş*|yol ücreti|yemek ücreti|yemek kartı|özel sağlık sigortası|sağlık sigortası|ikramiye|prim|yıllık izin|şirket aracı|esnek çalışma|lojman',
  ],
  ['other', 'tr', 'müşteri*|misafir*|hasta*|eğer|göre|cv|özgeçmiş*|başvur*|ben|değil'],
  ['to you', 'el', 'σας προσφέρουμε|σου προσφέρουμε|θα λάβετε|θα λάβεις|θα έχετε|θα έχεις'],
  ['offers', 'el', 'προσφέρουμε|προσφέρονται|παρέχουμε|παρέχονται|προσφέρεται|παρέχεται'],
  [
    'given',
    'el',
    'μισθός|μισθό|αποδοχές|αμοιβή|πακέτο αποδοχών|ιδιωτική ασφάλιση|ομαδική ασφάλιση|ημέρες άδειας|μόνιμη απασχόληση|εταιρικό αυτοκίνητο|μπόνους|bonus|διατακτικές|ευέλικτο ωράριο|κάρτα σίτισης',
  ],
  ['other', 'el', 'πελάτες|πελατών|επισκέπτες|ασθενείς|εάν|αν|ανάλογα|βιογραφικ*|cv|μου|δεν'],
  ['offers', 'ja', '支給します|支給いたします|完備しています|ご用意しています|用意しています|があります'],
  ['given', 'ja', '有給休暇|社会保険|賞与|退職金|交通費|各種手当|社員割引|住宅手当'],
  ['other', 'ja', 'お客様|応募|場合|私'],
  ['offers', 'ko', '제공합니다|지급합니다|드립니다|지원합니다'],
  ['given', 'ko', '4대보험|상여금|퇴직금|연차|식대|성과급|휴가|복지포인트'],
  ['other', 'ko', '고객|이력서|경우|저는'],
  ['offers', 'zh', '我们提供|我們提供|公司提供|提供|享有|您将获得|您將獲得'],
  ['given', 'zh', '五险一金|带薪年假|年终奖|獎金|勞健保|年假|免费住宿|员工宿舍|餐补|包吃住|特休'],
  ['other', 'zh', '客户|客戶|顾客|顧客|简历|履歷|如果|我是'],
  ...SMALLER_GIVING_WORDS,
  ...GIVEN_TO_STAFF_WORDS,
];
