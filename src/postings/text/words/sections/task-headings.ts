import type { LanguageWords } from '../pattern-parts.js';

/**
 * Headings of what is done in a job, which pages about a company do not have; | divides them, a * stands for any
 * ending. `any-name.spec.ts` puts each below a title that nobody knows.
 */
export const TASK_HEADINGS: readonly LanguageWords[] = [
  [
    'en',
    "responsibilities|key responsibilities|your responsibilities|roles and responsibilities|duties|main duties|key duties|your tasks|tasks|what you'll do|what you will do|what you'll be doing|what you will be doing|what will you do|in this role you will|as part of this role you will|job duties|day to day|day-to-day|job description|job description and duties|job description and responsibilities|duties and responsibilities|responsibilities and duties|essential duties|essential functions|essential duties and responsibilities|job responsibilities|core responsibilities|main responsibilities|primary responsibilities|principal duties|role and responsibilities",
  ],
  [
    'de',
    'aufgaben|deine aufgaben|ihre aufgaben|aufgabengebiet|aufgabenbereich|tätigkeiten|deine tätigkeiten|ihre tätigkeiten|das machst du|was du machst|tätigkeitsbereich|hauptaufgaben|dein aufgabengebiet|ihr aufgabengebiet|dein aufgabenbereich|ihr aufgabenbereich|das sind deine aufgaben|das sind ihre aufgaben|deine aufgaben bei uns|ihre aufgaben bei uns|diese aufgaben erwarten dich|diese aufgaben erwarten sie|das wirst du machen|das tust du',
  ],
  [
    'fr',
    'missions|vos missions|tes missions|missions principales|vos tâches|tâches|responsabilités|vos responsabilités|activités principales|descriptif du poste|description du poste|ce que tu feras|ce que vous ferez|ce que tu vas faire|ce que vous allez faire|vos missions principales|tes missions principales|vos principales missions',
  ],
  [
    'es',
    'funciones|tus funciones|funciones principales|tareas|tus tareas|responsabilidades|tus responsabilidades|principales funciones|descripción del puesto|descripción del trabajo|qué harás|lo que harás|qué vas a hacer',
  ],
  ['ca', 'funcions|tasques|responsabilitats|les teves funcions'],
  [
    'pt',
    'funções|principais funções|responsabilidades|tarefas|atividades|principais atividades|atribuições|suas responsabilidades|o que você vai fazer|o que você fará|o que vais fazer|o que irás fazer',
  ],
  [
    'it',
    'mansioni|le tue mansioni|compiti|responsabilità|attività|principali attività|principali mansioni|di cosa ti occuperai|cosa farai|le tue responsabilità|le tue attività',
  ],
  [
    'nl',
    'taken|jouw taken|je taken|werkzaamheden|jouw werkzaamheden|takenpakket|verantwoordelijkheden|wat ga je doen|wat ga jij doen|dit ga je doen|dit ga jij doen|wat je gaat doen|wat doe je',
  ],
  [
    'sv',
    'arbetsuppgifter|dina arbetsuppgifter|huvudsakliga arbetsuppgifter|ansvarsområden|vad du kommer att göra|det här kommer du att göra|dina huvudsakliga arbetsuppgifter',
  ],
  [
    'da',
    'opgaver|dine opgaver|dine primære opgaver|det skal du lave|hvad skal du lave|arbejdsopgaver|dine arbejdsopgaver|ansvarsområder',
  ],
  [
    'no',
    'oppgaver|dine oppgaver|hva skal du gjøre|dette skal du gjøre|arbeidsoppgaver|dine arbeidsoppgaver|ansvarsområder',
  ],
  ['fi', 'tehtävät|työtehtävät|tehtäväsi|mitä tulet tekemään|mitä pääset tekemään|vastuualueet'],
  ['is', 'verkefni|helstu verkefni|ábyrgð og verkefni|helstu verkefni og ábyrgð'],
  [
    'pl',
    'obowiązki|zakres obowiązków|zadania|twoje zadania|twoje obowiązki|główne obowiązki|opis stanowiska|opis pracy|czym będziesz się zajmować|co będziesz robić|co będziesz robił|do twoich obowiązków będzie należało|do twoich zadań będzie należało|do twoich obowiązków będzie należeć|będziesz odpowiedzialny za|będziesz odpowiadać za|zakres zadań|twój zakres obowiązków',
  ],
  [
    'cs',
    'náplň práce|pracovní náplň|co budete dělat|co budeš dělat|úkoly|popis práce|popis pozice|popis pracovní pozice|pracovní činnosti|co bude vaší náplní práce|co bude tvojí prací|vaše úkoly|tvoje úkoly',
  ],
  [
    'sk',
    'náplň práce|pracovná náplň|čo budete robiť|čo budeš robiť|úlohy|popis práce|čo bude vašou náplňou práce|vaše úlohy|tvoje úlohy',
  ],
  [
    'hu',
    'feladatok|feladataid|főbb feladatok|munkaköri feladatok|feladatai|munkaköri leírás|munkaleírás|feladatkör|mi lesz a feladatod|feladatai közé tartozik|mit fogsz csinálni',
  ],
  [
    'ro',
    'responsabilități|atribuții|sarcini|responsabilitățile tale|ce vei face|ce vei avea de făcut|ce ai de făcut|descrierea postului|descrierea jobului|descrierea rolului|fișa postului',
  ],
  [
    'hr sr',
    'opis posla|zadaci|tvoji zadaci|odgovornosti|zaduženja|glavne odgovornosti|opis radnog mjesta|opis poslova',
  ],
  ['sl', 'naloge|opis dela|tvoje naloge|odgovornosti'],
  ['bg', 'задължения|отговорности|основни задължения|вашите задължения'],
  [
    'ru',
    'обязанности|задачи|должностные обязанности|что нужно делать|чем предстоит заниматься|что предстоит делать|чем вы будете заниматься|что вы будете делать|что делать|ваши задачи|описание вакансии|описание работы',
  ],
  [
    'uk',
    "обов'язки|задачі|завдання|посадові обов'язки|опис вакансії|опис роботи|що потрібно робити|чим ви будете займатися|що робити|ваші задачі|ваші обов'язки",
  ],
  ['el', 'καθήκοντα|αρμοδιότητες|περιγραφή θέσης|κύρια καθήκοντα'],
  ['tr', 'görevler|iş tanımı|sorumluluklar|görev ve sorumluluklar|görevleriniz|neler yapacaksın|neler yapacaksınız'],
  [
    'et lv lt',
    'tööülesanded|ülesanded|pienākumi|galvenie pienākumi|pareigos ir atsakomybės|darbo pobūdis|atsakomybės|töö kirjeldus|kohustused|darba apraksts|darba pienākumi|darbo aprašymas|pareigos|pagrindinės funkcijos|darbo funkcijos',
  ],
  ['he', 'תחומי אחריות|תיאור התפקיד|מהות התפקיד'],
  ['ar', 'المهام|المسؤوليات|المهام والمسؤوليات|الوصف الوظيفي'],
  ['ja', '仕事内容|業務内容|職務内容|主な業務'],
  ['ko', '주요업무|담당업무|주요 업무|담당 업무|직무내용'],
  ['zh', '岗位职责|工作职责|工作内容|工作內容|職務內容|岗位描述'],
  ['vi', 'mô tả công việc|nhiệm vụ|trách nhiệm|công việc chính'],
  ['id ms', 'tanggung jawab|tugas|uraian tugas|tugas utama|tanggungjawab|tugas dan tanggung jawab'],
  ['th', 'หน้าที่ความรับผิดชอบ|หน้าที่|รายละเอียดงาน|ลักษณะงาน'],
];
