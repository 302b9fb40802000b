import { describe, expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readToldInSentences } from './told-in-sentences.js';

/** A language, two sentences that ask for something, one that wishes, and one that gives. */
const TOLD: readonly (readonly [language: string, asked: string, required: string, wished: string, given: string])[] = [
  [
    'en',
    'You have completed training as a baker and two years of experience.',
    'A driving licence is essential.',
    'French would be a plus.',
    'We offer a company car and 30 days of holiday.',
  ],
  [
    'de',
    'Sie haben eine abgeschlossene Ausbildung als Bäcker.',
    'Ein Führerschein der Klasse B ist Voraussetzung.',
    'Kenntnisse in Französisch wären von Vorteil.',
    'Wir bieten Ihnen 30 Tage Urlaub und ein gutes Gehalt.',
  ],
  [
    'fr',
    'Vous avez un CAP de boulanger et deux ans d’expérience.',
    'Le permis B est exigé.',
    'La maîtrise de l’anglais serait un plus.',
    'Nous vous offrons une mutuelle et des tickets restaurant.',
  ],
  [
    'es',
    'Tienes dos años de experiencia como panadero.',
    'Se requiere carné de conducir.',
    'Se valorará el conocimiento de francés.',
    'Ofrecemos contrato indefinido y seguro médico.',
  ],
  [
    'ca',
    'Tens dos anys d’experiència com a forner.',
    'És imprescindible el carnet de conduir.',
    'Es valorarà el coneixement de francès.',
    'Oferim contracte indefinit i bon salari.',
  ],
  [
    'pt',
    'Tens dois anos de experiência como padeiro.',
    'É necessária carta de condução.',
    'O conhecimento de francês será um plus.',
    'Oferecemos contrato sem termo e seguro de saúde.',
  ],
  [
    'it',
    'Hai due anni di esperienza come panettiere.',
    'Si richiede la patente B.',
    'La conoscenza del francese è gradita.',
    'Offriamo un contratto a tempo indeterminato e buoni pasto.',
  ],
  [
    'nl',
    'Je hebt twee jaar ervaring als bakker.',
    'Een rijbewijs B is vereist.',
    'Kennis van het Frans is een pluspunt.',
    'Wij bieden je een goed salaris en 25 vakantiedagen.',
  ],
  [
    'sv',
    'Du har två års erfarenhet som bagare.',
    'B-körkort krävs.',
    'Erfarenhet av surdeg är meriterande.',
    'Vi erbjuder dig fast lön och tjänstepension.',
  ],
  [
    'da',
    'Du har to års erfaring som bager.',
    'Kørekort er et krav.',
    'Kendskab til surdej er en fordel.',
    'Vi tilbyder dig god løn og pension.',
  ],
  [
    'no',
    'Du har to års erfaring som baker.',
    'Førerkort klasse B kreves.',
    'Kjennskap til surdeig er en fordel.',
    'Vi tilbyr deg god lønn og pensjonsordning.',
  ],
  [
    'fi',
    'Sinulla on kahden vuoden kokemus leipurin työstä.',
    'Tehtävään vaaditaan ajokortti.',
    'Ruotsin kielitaito katsotaan eduksi.',
    'Tarjoamme sinulle hyvän palkan ja lounasedun.',
  ],
  [
    'pl',
    'Masz dwa lata doświadczenia jako piekarz i doświadczenie z ciastem.',
    'Prawo jazdy kat. B jest wymagane.',
    'Znajomość języka niemieckiego mile widziana.',
    'Oferujemy umowę o pracę i prywatną opiekę medyczną.',
  ],
  [
    'cs',
    'Máte dva roky praxe a výuční list v oboru pekař.',
    'Řidičský průkaz je podmínkou.',
    'Znalost němčiny je výhodou.',
    'Nabízíme vám stravenky a 5 týdnů dovolené.',
  ],
  [
    'sk',
    'Máte dva roky praxe a výučný list.',
    'Vodičský preukaz je podmienkou.',
    'Znalosť nemčiny je výhodou.',
    'Ponúkame vám stravné lístky a príspevok na dopravu.',
  ],
  [
    'hu',
    'Kétéves tapasztalattal rendelkezel pékként.',
    'B kategóriás jogosítvány szükséges.',
    'Német nyelvtudás előnyt jelent.',
    'Versenyképes fizetést és cafeteriát kínálunk.',
  ],
  [
    'ro',
    'Aveți experiență de doi ani ca brutar.',
    'Permisul B este util, iar un permis de conducere este obligatoriu.',
    'Cunoștințele de franceză reprezintă un avantaj.',
    'Vă oferim tichete de masă și un salariu bun.',
  ],
  [
    'hr',
    'Imate dvije godine iskustva kao pekar.',
    'Vozačka dozvola je obavezna.',
    'Znanje njemačkog je prednost.',
    'Nudimo vam dobru plaću i topli obrok.',
  ],
  [
    'sr',
    'Имате две године искуства као пекар.',
    'Возачка дозвола је обавезно потребна, услов је и знање.',
    'Искуство са киселим тестом је предност.',
    'Нудимо вам добру плату и годишњи одмор.',
  ],
  [
    'sl',
    'Imate dve leti izkušenj kot pek.',
    'Vozniško dovoljenje je obvezno, pogoj je tudi izobrazba.',
    'Znanje nemškega jezika je prednost.',
    'Ponujamo vam dobro plačo in regres.',
  ],
  [
    'bg',
    'Имате две години опит като хлебар.',
    'Изисква се шофьорска книжка.',
    'Опит с квас е предимство.',
    'Предлагаме ви добра заплата и ваучери за храна.',
  ],
  [
    'ru',
    'У вас есть опыт работы пекарем от двух лет.',
    'Требуется медицинская книжка.',
    'Знание немецкого языка будет плюсом.',
    'Мы предлагаем официальное трудоустройство и премии.',
  ],
  [
    'uk',
    'Ви маєте досвід роботи пекарем від двох років.',
    'Потрібна медична книжка.',
    'Знання німецької буде плюсом.',
    'Ми пропонуємо офіційне працевлаштування та премії.',
  ],
  [
    'tr',
    'Fırıncı olarak iki yıl deneyim sahibi olmalısınız, ehliyet şarttır.',
    'B sınıfı ehliyet gereklidir.',
    'Almanca bilgisi tercih sebebidir.',
    'Yemek kartı ve özel sağlık sigortası sunuyoruz.',
  ],
  [
    'el',
    'Έχετε εμπειρία δύο ετών ως αρτοποιός.',
    'Απαιτείται δίπλωμα οδήγησης.',
    'Η γνώση γερμανικών θα θεωρηθεί προσόν.',
    'Προσφέρουμε ιδιωτική ασφάλιση και καλό μισθό.',
  ],
  [
    'ja',
    'パン職人として二年以上の経験が必要です。',
    '普通自動車免許は必須です。',
    'フランス語の知識がある方は優遇します。',
    '社会保険と有給休暇を完備しています。',
  ],
  [
    'ko',
    '제빵사로 2년 이상의 경력이 필요합니다.',
    '운전면허는 필수입니다.',
    '프랑스어 능력이 있는 분은 우대합니다.',
    '4대보험과 식대를 제공합니다.',
  ],
  ['zh', '您具备两年以上面包师工作经验。', '必须持有驾照。', '有法语能力者优先。', '我们提供五险一金和带薪年假。'],
];

itHoldsForEvery('sentences say what is asked, wished and given', TOLD, (language, asked, required, wished, given) => {
  const gap = /ja|zh/.test(language) ? '' : ' ';
  expect(readToldInSentences([asked, required, wished, given].join(gap))).toEqual({
    requirements: [asked, required],
    nice_to_have: [wished],
    benefits: [given],
  });
});

/** Sentences that ask for nothing and give nothing to who works there. */
const NOTHING: readonly (readonly [language: string, ...sentences: string[]])[] = [
  [
    'en',
    'We have 30 years of experience in baking.',
    'Our bakers are qualified and have years of experience with rye.',
    'You have the opportunity to gain experience with rye.',
    'You are responsible for the oven, and you will train our apprentices.',
    'No experience is required.',
    'Experience with rye is not required.',
    'You need no driving licence.',
    'Do you have a driving licence?',
    'You must send your CV and your certificates of training as a baker.',
    'You have the right to object to the processing of your qualifications.',
    'You must be at least 18 to use this website.',
    'We hire regardless of gender, and qualifications are required by nobody.',
    'I had no experience when I began, but you need passion for bread.',
    'The bonus is for staff who are eligible for it and have a degree in baking, which is required.',
    'We offer insurance for bakeries.',
    'We offer our customers a discount and free parking.',
    'You will get a bonus only if you stay.',
    'If you have experience with rye, so much the better for us.',
    'You will learn to bake, and the knowledge of rye is essential.',
    'Salary is depending on experience with rye, which is essential.',
    'Required skills',
    'You have experience with:',
    '“You need passion for bread”',
    'A baker has ovens, and ovens have experience of heat.',
  ],
  [
    'de',
    'Wir haben 30 Jahre Erfahrung im Backen.',
    'Unsere Bäcker haben eine Ausbildung.',
    'Du hast die Möglichkeit, Erfahrung mit Roggen zu sammeln.',
    'Du bist verantwortlich für den Ofen.',
    'Erfahrung ist nicht erforderlich.',
    'Sie brauchen keine Ausbildung.',
    'Haben Sie einen Führerschein?',
    'Bitte senden Sie Ihre Zeugnisse, Voraussetzung ist eine Ausbildung.',
    'Sie haben das Recht auf Auskunft über Ihre Ausbildung.',
    'Wir stellen ein unabhängig von Herkunft und Ausbildung, zwingend ist nichts.',
    'Ich habe eine Ausbildung, du brauchst Erfahrung.',
    'Wir bieten unseren Kunden Rabatte und Parkplätze.',
    'Wenn Sie Erfahrung haben, ist das schön.',
  ],
  [
    'fr',
    'Nous avons 30 ans d’expérience.',
    'Vous avez la possibilité d’acquérir une expérience.',
    'Aucune expérience n’est exigée.',
    'L’expérience n’est pas exigée.',
    'Avez-vous le permis B ?',
    'Vous devez envoyer votre CV et vos diplômes.',
    'Vous avez le droit de consulter vos données, diplôme exigé.',
    'J’ai un diplôme, vous avez de l’expérience.',
    'Nous offrons à nos clients des remises et un parking.',
  ],
  [
    'es',
    'Tenemos 30 años de experiencia.',
    'Tienes la oportunidad de ganar experiencia.',
    'No se requiere experiencia.',
    '¿Tienes experiencia?',
    'Debes enviar tu currículum, experiencia imprescindible.',
    'Tienes derecho a acceder a tu formación.',
    'Ofrecemos a nuestros clientes descuentos y parking.',
  ],
  ['ca', 'Tenim 30 anys d’experiència.', 'No cal tenir experiència.', 'Tens l’oportunitat de guanyar experiència.'],
  [
    'pt',
    'Temos 30 anos de experiência.',
    'Tens a oportunidade de ganhar experiência.',
    'Não é necessária experiência.',
    'Tens experiência?',
    'Tens o direito de aceder aos teus dados, formação necessária.',
    'Oferecemos aos nossos clientes descontos e estacionamento.',
  ],
  [
    'it',
    'Abbiamo 30 anni di esperienza.',
    'Hai la possibilità di fare esperienza.',
    'Non si richiede esperienza.',
    'Hai esperienza?',
    'Hai il diritto di accedere ai dati sul tuo diploma.',
    'Offriamo ai nostri clienti sconti e premi.',
  ],
  [
    'nl',
    'Wij hebben 30 jaar ervaring.',
    'Je hebt de mogelijkheid om ervaring op te doen.',
    'Ervaring is niet vereist.',
    'Heb je een rijbewijs?',
    'Je hebt het recht op inzage in je opleiding.',
    'Wij bieden onze klanten korting en lunch.',
  ],
  [
    'sv',
    'Vi har 30 års erfarenhet.',
    'Du har möjlighet att få erfarenhet.',
    'Ingen erfarenhet krävs.',
    'Har du körkort?',
    'Du har rätt till information om din utbildning.',
  ],
  [
    'da',
    'Vi har 30 års erfaring.',
    'Du har mulighed for at få erfaring.',
    'Erfaring er ikke et krav.',
    'Har du kørekort?',
  ],
  ['no', 'Vi har 30 års erfaring.', 'Du har mulighet til å få erfaring.', 'Erfaring kreves ikke.', 'Har du førerkort?'],
  ['fi', 'Meillä on 30 vuoden kokemus.', 'Sinulla on mahdollisuus saada kokemusta.', 'Kokemusta ei vaadita.'],
  [
    'pl',
    'Mamy 30 lat doświadczenia.',
    'Masz możliwość zdobycia doświadczenia.',
    'Doświadczenie nie jest wymagane.',
    'Masz prawo do danych, wymagane wykształcenie.',
    'Oferujemy klientom zniżki i parking.',
  ],
  ['cs', 'Máme 30 let zkušeností.', 'Máte možnost získat praxi.', 'Praxe není podmínkou.', 'Máte řidičský průkaz?'],
  ['sk', 'Máme 30 rokov skúseností.', 'Máte možnosť získať prax.', 'Prax nie je podmienkou.'],
  [
    'hu',
    '30 éves tapasztalattal rendelkezünk.',
    'Lehetőséged van tapasztalatot szerezni, ez elvárás.',
    'Tapasztalat nem szükséges.',
  ],
  [
    'ro',
    'Avem 30 de ani de experiență.',
    'Ai posibilitatea de a dobândi experiență.',
    'Experiența nu este obligatorie.',
  ],
  ['hr', 'Imamo 30 godina iskustva.', 'Imate mogućnost steći iskustvo.', 'Iskustvo nije potrebno.'],
  ['sr', 'Имамо 30 година искуства.', 'Имате могућност за искуство.', 'Искуство није потребно.'],
  ['sl', 'Imamo 30 let izkušenj.', 'Imate možnost pridobiti izkušnje.', 'Izkušnje niso pogoj.'],
  ['bg', 'Имаме 30 години опит.', 'Имате възможност да придобиете опит.', 'Не се изисква опит.'],
  ['ru', 'У нас 30 лет опыта.', 'У вас есть возможность получить опыт.', 'Опыт не требуется.', 'Опыт работы не нужен.'],
  ['uk', 'Ми маємо 30 років досвіду.', 'Ви маєте можливість отримати досвід.', 'Досвід не потрібен.'],
  [
    'tr',
    '30 yıllık deneyime sahibiz.',
    'Deneyim kazanma fırsatı sunuyoruz.',
    'Deneyim şart değildir.',
    'Deneyim gerekli değildir.',
  ],
  ['el', 'Έχουμε 30 χρόνια εμπειρία.', 'Έχετε την ευκαιρία να αποκτήσετε εμπειρία.', 'Δεν απαιτείται εμπειρία.'],
  [
    'ja',
    '経験は必要ありません。',
    '経験不問、免許は必須ではありません。',
    '当社は30年の経験が必要です。',
    '履歴書と免許の写しが必要です。',
  ],
  ['ko', '경력은 필요하지 않습니다.', '경력 무관, 자격증 불필요합니다.', '이력서와 자격증 사본이 필요합니다.'],
  ['zh', '不需要工作经验。', '我们拥有30年的经验。', '您有机会积累经验。', '请提供简历，必须有证书。'],
];

/** What is said of others: colleagues, suppliers, guests, pupils. */
const OF_OTHERS: readonly (readonly [language: string, ...sentences: string[]])[] = [
  [
    'en',
    'You will be working with experienced chefs and qualified bakers.',
    'You are joining a friendly team of skilled bakers.',
    "You'll be trained by our experienced head baker.",
    "You'll have a mentor with 20 years of experience.",
    'We are looking for ways to share our knowledge of bread with local schools.',
    'We seek to provide friendly service with attention to detail.',
    'We provide private health insurance, pension plans and payroll to small companies.',
    'Our hotel comes with gym, parking and lunch.',
    'You will have responsibility for the knowledge of the team.',
    'You have a say in how we use your skills.',
    'The shop needs to be certified each year.',
  ],
  [
    'de',
    'Du bist Teil eines motivierten Teams und arbeitest mit erfahrenen Bäckern.',
    'Sie arbeiten in einem freundlichen und engagierten Team.',
    'Wir suchen ab sofort Auszubildende für die Ausbildung zum Bäcker.',
    'Du hast Interesse an dieser Stelle.',
    'Du bist bereit für etwas Neues.',
    'Sie sind herzlich willkommen, wenn Sie motiviert sind.',
    'Sie haben in Ihrem Team Kollegen mit langer Berufserfahrung.',
    'Sie haben die Verantwortung für die Ausbildung unserer Lehrlinge.',
    'Unser Engagement ist unerlässlich für den Klimaschutz.',
    'Wir setzen auf Ausbildung und Fortbildung unserer Mitarbeiter.',
    'Voraussetzung dafür war der Ausbildungsleiter.',
    'Wir bieten Weiterbildung für Unternehmen.',
    'Sie erhalten unsere Angebote zum günstigen Tarif.',
  ],
  [
    'fr',
    'Vous serez accompagné par une équipe dynamique et motivée.',
    'Nous cherchons à transmettre notre expérience.',
    'Vous devez garantir le sens du service.',
    'Vous connaissez déjà notre maîtrise du pain.',
    'Nous proposons des solutions de logement aux étudiants.',
  ],
  [
    'es',
    'Tienes un buen jefe con experiencia.',
    'Eres parte de un equipo dinámico y motivado.',
    'La empresa cuenta con amplia experiencia en panadería.',
    'Buscamos la excelencia y el conocimiento de nuestros productos.',
    'Ofrecemos alojamiento con encanto en el centro.',
    'Ofrecemos las mejores prestaciones del sector.',
  ],
  ['pt', 'Seja parte de uma equipa dinâmica e motivada.', 'Oferecemos alojamento junto ao mar.'],
  ['it', 'Sei giorni di lavoro con orario flessibile.', 'Ricerchiamo la precisione e la passione per il pane.'],
  [
    'nl',
    'Je werkt in een enthousiast en gedreven team.',
    'Je hebt contact met klanten en deelt kennis.',
    'Je moet kennis delen met collega’s.',
    'Onze kennis is onmisbaar voor de sector.',
    'Wij zoeken altijd naar verbetering van onze opleiding.',
    'Wij bieden opleidingen voor volwassenen.',
    'Je krijgt een kennismaking en een laptop op proef.',
  ],
  [
    'sv',
    'Du har en chef med lång erfarenhet.',
    'Du kan läsa mer om utbildningen på svenska.',
    'Vi erbjuder försäkringar till företag.',
  ],
  ['da', 'Du arbejder i et engageret og positivt team.', 'Vi tilbyder ferie ved havet.'],
  ['no', 'Du kan skrive til oss på norsk eller engelsk.'],
  ['fi', 'Saat etukäteen lisätietoja työstä.', 'Olet osa tiimiä, jossa jokainen on luotettava ja tarkka.'],
  ['pl', 'Jesteś częścią zaangażowanego zespołu.', 'Oferujemy szkolenia dla firm i posiłki.'],
  ['cs', 'Přijďte si vybrat spolehlivého dodavatele.', 'Nabízíme ubytování v centru města.'],
  [
    'hu',
    'Friss kenyér vagy igényes torta készül nálunk.',
    'Segítséget nyújtunk az embereknek.',
    'Autóbérlést kínálunk.',
    'Szolgáltatásainkat decemberben is biztosítunk.',
  ],
  ['ro', 'Ești parte dintr-o echipă dinamică și motivată.', 'Oferim transport asigurat mărfurilor și cazare.'],
  ['hr', 'Nudimo prijevoz robe diljem Europe.', 'Tražimo najbolje rješenje, znanje je naša snaga.'],
  ['sl', 'Izberi si zanesljivega partnerja.'],
  ['bg', 'Клиентите си намират отговорни партньори.'],
  [
    'ru',
    'Вы будете работать в команде ответственных людей.',
    'У вас есть наставник с опытом.',
    'Мы обеспечиваем питание и проживание туристов.',
  ],
  ['uk', 'Ви потрапите в команду досвідчених майстрів.'],
  ['el', 'Θα είστε μέλος μιας δυναμικός ομάδας.'],
];

itHoldsForEvery(
  'nothing is asked or given by sentences about something else',
  [...NOTHING, ...OF_OTHERS].flatMap(([language, ...sentences]) =>
    sentences.map((sentence) => [language, sentence] as const),
  ),
  (_language, sentence) => {
    expect(readToldInSentences(sentence)).toEqual({});
  },
);

describe('sentences', () => {
  it.each([
    ['You have knowledge of spelt, e.g. Red spelt, and of rye.'],
    ['Sie haben mind. 2 Jahre Erfahrung mit Teig, z. B. Roggen oder Dinkel.'],
    ['Du har min. 3 års erfaring som baker.'],
    ['Du har min. 3 års erfarenhet som bagare.'],
    ['You have experience with JavaScript and web applications.'],
    ['You have experience working with people with disabilities.'],
    ['Sie haben Erfahrung mit JavaScript oder im Umgang mit Menschen mit Behinderung.'],
    ['Masz doświadczenie min. 2 lata i prawo jazdy kat. B oraz C.'],
    ['Vi forventer, at du har erfaring med C# og objektorienteret udvikling.'],
    ['Du har erfarenhet av att utveckla appar.'],
    ['Je hebt ervaring met het ontwikkelen van apps.'],
    ['É necessária experiência em desenvolver aplicações web.'],
  ])('"%s" is one', (sentence) => {
    expect(readToldInSentences(`We bake. ${sentence} Come in.`)).toEqual({ requirements: [sentence] });
  });

  it('are quoted once, as they are written, and not from lists or where they are too long', () => {
    const required = 'You have previous experience  as a baker.';
    expect(readToldInSentences(`${required} ${required}\n• You need a driving licence.`)).toEqual({
      requirements: [required],
    });
    expect(readToldInSentences(`You need a driving licence ${'and more bread '.repeat(30)}.`)).toEqual({});
  });
});

it.each([
  ['Experience with rye is a plus, but not required.', { nice_to_have: 1 }],
  ['Ideally you have experience with rye.', { nice_to_have: 1 }],
  ['Du hast idealerweise Erfahrung mit Roggen.', { nice_to_have: 1 }],
  ['You have a driving licence and ideally experience with rye.', { requirements: 1 }],
  ['Bachelor’s degree (rye preferred) with joy.', {}],
  ['It would be a plus if you have experience with rye.', { nice_to_have: 1 }],
  ['We are looking for a baker with a driving licence.', { requirements: 1 }],
])('"%s" counts as %j', (sentence, counts) => {
  const told = Object.entries(readToldInSentences(sentence)).map(([kind, items]) => [kind, items.length]);
  expect(Object.fromEntries(told)).toEqual(counts);
});

it.each([
  ['• Active RN license required', ['Active RN license required']],
  ['• Führerschein Klasse B wird vorausgesetzt\n• Schichtdienst', ['Führerschein Klasse B wird vorausgesetzt']],
  ['• Permis B exigé', ['Permis B exigé']],
  ['• Rijbewijs B vereist', ['Rijbewijs B vereist']],
  ['• No experience required; will train', undefined],
  ['• Obtain required licenses', undefined],
  ['• Write reports as required', undefined],
  ['• Two shifts available', undefined],
  ['• Driving licence preferred', undefined],
])('a point of a card says what must be: %s', (points, requirements) => {
  expect(readToldInSentences(`You knead dough by the river.\n${points}`).requirements).toEqual(requirements);
});

it('a point says nothing where a heading has others', () => {
  const told = readToldInSentences('You knead.\n• Active RN license required', new Set(['A degree']));
  expect(told.requirements).toBeUndefined();
});
