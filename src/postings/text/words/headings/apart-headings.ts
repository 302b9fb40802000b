import { LEARNERS_HEADINGS, OCCUPATION_HEADINGS } from './occupation-headings.js';
import { PROFESSION_HEADINGS } from './profession-headings.js';

/** Whole headings in one language, folded or not; | divides them. */
export type ApartHeadings = readonly [language: string, headings: string];

/**
 * Headings of what is no list of openings although it names occupations: people who work there or speak of it, ways to
 * rise, services, courses, news, references, customers. `apart-headings.spec.ts` reads each.
 */
export const APART_HEADINGS: readonly ApartHeadings[] = [
  ['en', 'faq|faqs|frequently asked questions|questions and answers|q&a'],
  ['de', 'häufige fragen|häufig gestellte fragen|fragen und antworten|fragen & antworten'],
  ['fr', 'questions fréquentes|foire aux questions|vos questions|questions réponses'],
  ['es', 'preguntas frecuentes|preguntas y respuestas'],
  ['pt', 'perguntas frequentes|dúvidas frequentes|perguntas e respostas'],
  ['it', 'domande frequenti|domande e risposte'],
  ['nl', 'veelgestelde vragen|vragen en antwoorden'],
  ['sv', 'vanliga frågor|frågor och svar'],
  ['da', 'ofte stillede spørgsmål|spørgsmål og svar'],
  ['no', 'ofte stilte spørsmål|spørsmål og svar'],
  ['pl', 'najczęściej zadawane pytania|częste pytania|pytania i odpowiedzi'],
  ['cs', 'časté dotazy|časté otázky|často kladené otázky|otázky a odpovědi'],
  ['sk', 'často kladené otázky|najčastejšie otázky|otázky a odpovede'],
  ['ro', 'întrebări frecvente|întrebări și răspunsuri'],
  ['hr', 'najčešća pitanja|često postavljana pitanja|pitanja i odgovori'],
  ['sr', 'најчешћа питања|често постављана питања|питања и одговори'],
  ['uk', 'часті запитання|поширені запитання|питання та відповіді'],
  ['tr', 'sıkça sorulan sorular|sık sorulan sorular|merak edilenler'],
  ['ca', 'preguntes freqüents'],
  ['th', 'คำถามที่พบบ่อย'],
  [
    'en',
    'meet the team|meet our team|our team|the team|team|our people|our staff|our experts|our leadership|leadership|leadership team|management|management team|board of directors|our board|founders|who we are|what our people say|what our employees say|what our team says|employee stories|success stories|stories|our stories|testimonials|voices|hear from our team|your career path|career path|career paths|your path|how you grow|where our trainees are now|our alumni|alumni|our services|services|what we do|our products|products|solutions|our solutions|trainings|training|courses|our courses|training courses|seminars|certifications|news|latest news|press|blog|career blog|latest articles|events|our projects|projects|recent projects|our references|references|case studies|portfolio|our clients|clients|our customers|customers|our partners|partners|who we work for|we place|contacts|your contacts|contact persons|your contact',
  ],
  [
    'de',
    'unser team|das team|team|unser team stellt sich vor|unsere mitarbeiter|unsere mitarbeitenden|mitarbeiterstimmen|das sagen unsere mitarbeiter|das sagt unser team|stimmen aus dem team|erfahrungsberichte|geschäftsführung|geschäftsleitung|unsere führung|ansprechpartner|ihre ansprechpartner|deine ansprechpartner|unsere experten|karrierewege|dein karriereweg|ihr karriereweg|unsere leistungen|leistungen|dienstleistungen|unsere dienstleistungen|unsere produkte|produkte|lösungen|schulungen|kurse|seminare|weiterbildungen|unsere kurse|aktuelles|neuigkeiten|presse|veranstaltungen|unsere projekte|projekte|referenzen|unsere referenzen|unsere kunden|kunden|kundenstimmen|unsere partner|partner',
  ],
  [
    'fr',
    "notre équipe|l'équipe|équipe|nos équipes|nos collaborateurs|ils parlent de nous|témoignages|nos témoignages|la direction|notre direction|nos experts|vos interlocuteurs|vos contacts|parcours professionnels|votre parcours|votre évolution|nos services|services|nos prestations|prestations|nos produits|nos solutions|nos formations|formations|actualités|nos actualités|presse|événements|nos projets|nos réalisations|réalisations|références|nos références|nos clients|ils nous font confiance|nos partenaires|partenaires",
  ],
  [
    'es',
    'nuestro equipo|el equipo|equipo|nuestra gente|conoce al equipo|conoce a nuestro equipo|testimonios|lo que dicen nuestros empleados|lo que dicen de nosotros|equipo directivo|dirección|nuestros expertos|contactos|tu carrera|plan de carrera|nuestros servicios|servicios|nuestros productos|productos|soluciones|formación|cursos|nuestros cursos|noticias|prensa|eventos|nuestros proyectos|proyectos|referencias|nuestros clientes|clientes|nuestros socios|socios',
  ],
  [
    'pt',
    'nossa equipe|a nossa equipa|equipe|equipa|nosso time|conheça o time|conheça a equipe|nossa gente|depoimentos|testemunhos|o que dizem nossos colaboradores|liderança|diretoria|direção|especialistas|plano de carreira|nossos serviços|serviços|os nossos serviços|nossos produtos|produtos|soluções|formação|cursos|notícias|imprensa|eventos|nossos projetos|projetos|projectos|referências|nossos clientes|clientes|parceiros',
  ],
  [
    'it',
    'il nostro team|il team|team|la nostra squadra|le nostre persone|testimonianze|dicono di noi|direzione|la direzione|i nostri esperti|percorsi di carriera|il tuo percorso|i nostri servizi|servizi|i nostri prodotti|prodotti|soluzioni|formazione|corsi|i nostri corsi|notizie|news|rassegna stampa|eventi|i nostri progetti|progetti|referenze|i nostri clienti|clienti|partner|i nostri partner',
  ],
  [
    'nl',
    'ons team|het team|team|onze mensen|maak kennis met het team|ervaringen|wat onze medewerkers zeggen|collega’s aan het woord|medewerkers aan het woord|directie|management|onze experts|contactpersonen|carrièrepad|jouw carrière|onze diensten|diensten|onze producten|producten|oplossingen|opleidingen|cursussen|trainingen|nieuws|pers|evenementen|onze projecten|projecten|referenties|onze klanten|klanten|partners|onze partners',
  ],
  [
    'sv',
    'vårt team|teamet|våra medarbetare|möt teamet|medarbetarberättelser|ledning|ledningsgrupp|våra experter|kontaktpersoner|karriärvägar|våra tjänster|våra produkter|produkter|lösningar|utbildningar|kurser|nyheter|press|evenemang|våra projekt|projekt|referenser|våra kunder|kunder|partners',
  ],
  [
    'da',
    'vores team|teamet|mød teamet|vores medarbejdere|medarbejderhistorier|ledelsen|ledelse|vores eksperter|kontaktpersoner|karriereveje|vores ydelser|ydelser|vores produkter|produkter|løsninger|kurser|uddannelser|nyheder|presse|arrangementer|vores projekter|projekter|referencer|vores kunder|kunder|partnere',
  ],
  [
    'no',
    'vårt team|teamet|møt teamet|våre ansatte|ansatthistorier|ledelsen|ledelse|våre eksperter|kontaktpersoner|karriereveier|våre tjenester|tjenester|våre produkter|produkter|løsninger|kurs|opplæring|nyheter|presse|arrangementer|våre prosjekter|prosjekter|referanser|våre kunder|kunder|partnere',
  ],
  [
    'fi',
    'tiimimme|tapaa tiimi|henkilöstömme|työntekijämme|uratarinat|uratarinoita|johto|johtoryhmä|asiantuntijamme|yhteyshenkilöt|urapolut|urapolku|palvelumme|palvelut|tuotteemme|tuotteet|ratkaisut|koulutukset|kurssit|uutiset|ajankohtaista|tapahtumat|projektimme|referenssit|asiakkaamme|kumppanit|mitä työntekijämme sanovat|työntekijät kertovat|usein kysyttyä|usein kysytyt kysymykset|ukk',
  ],
  [
    'pl',
    'nasz zespół|zespół|poznaj zespół|nasi ludzie|nasi pracownicy|co mówią nasi pracownicy|opinie pracowników|historie pracowników|zarząd|kierownictwo|nasi eksperci|ścieżki kariery|ścieżka kariery|nasze usługi|usługi|nasze produkty|produkty|rozwiązania|szkolenia|kursy|aktualności|wiadomości|wydarzenia|nasze projekty|projekty|realizacje|referencje|nasi klienci|klienci|partnerzy|nasi partnerzy',
  ],
  [
    'cs',
    'náš tým|tým|poznejte náš tým|naši lidé|naši zaměstnanci|co říkají naši zaměstnanci|příběhy zaměstnanců|vedení|vedení společnosti|naši odborníci|kariérní cesta|naše služby|služby|naše produkty|produkty|řešení|školení|kurzy|aktuality|novinky|události|naše projekty|projekty|realizace|reference|naši klienti|klienti|naši zákazníci|partneři',
  ],
  [
    'sk',
    'náš tím|tím|naši ľudia|naši zamestnanci|príbehy zamestnancov|vedenie|vedenie spoločnosti|naši odborníci|kariérna cesta|naše služby|služby|naše produkty|produkty|riešenia|školenia|kurzy|aktuality|novinky|podujatia|naše projekty|projekty|realizácie|referencie|naši klienti|klienti|partneri',
  ],
  [
    'hu',
    'csapatunk|a csapat|munkatársaink|munkatársaink mondták|vezetőség|vezetőink|szakértőink|karrierút|szolgáltatásaink|szolgáltatások|termékeink|termékek|megoldások|képzések|tanfolyamok|hírek|események|projektjeink|projektek|referenciák|ügyfeleink|partnereink|munkatársaink mesélték|rólunk mondták|kollégáink|kollégáink mondták|gyakori kérdések|gyik',
  ],
  [
    'ro',
    'echipa noastră|echipa|oamenii noștri|mărturii|conducere|conducerea|experții noștri|traseu profesional|serviciile noastre|servicii|produsele noastre|produse|soluții|cursuri|traininguri|noutăți|știri|evenimente|proiectele noastre|proiecte|referințe|clienții noștri|clienți|parteneri',
  ],
  [
    'hr',
    'naš tim|tim|upoznajte tim|naši ljudi|naši zaposlenici|iskustva zaposlenika|uprava|naši stručnjaci|karijerni put|naše usluge|usluge|naši proizvodi|proizvodi|rješenja|edukacije|tečajevi|novosti|vijesti|događanja|naši projekti|projekti|reference|naši klijenti|klijenti|partneri',
  ],
  [
    'tr',
    'ekibimiz|takımımız|çalışanlarımız|çalışanlarımız anlatıyor|yönetim|yönetim kurulu|uzmanlarımız|kariyer yolu|hizmetlerimiz|hizmetler|ürünlerimiz|ürünler|çözümler|eğitimler|kurslar|haberler|etkinlikler|projelerimiz|projeler|referanslar|referanslarımız|müşterilerimiz|iş ortaklarımız|çalışanlarımız ne diyor|ekip arkadaşlarımız|sıkça sorulan sorular|sıkça sorulanlar|sss',
  ],
  [
    'ru',
    'наша команда|команда|наши сотрудники|истории сотрудников|отзывы сотрудников|руководство|наши эксперты|карьерный путь|карьерный рост|наши услуги|услуги|наша продукция|продукция|решения|обучение|курсы|новости|пресса|события|наши проекты|проекты|наши клиенты|клиенты|партнёры|наши партнёры|что говорят сотрудники|что говорят наши сотрудники|сотрудники о нас|сотрудники о компании|наши люди|часто задаваемые вопросы|вопросы и ответы',
  ],
  [
    'uk',
    'наша команда|команда|наші співробітники|історії співробітників|відгуки співробітників|керівництво|наші експерти|карʼєрний шлях|наші послуги|послуги|наша продукція|продукція|рішення|навчання|курси|новини|події|наші проєкти|проєкти|наші клієнти|клієнти|партнери|наші партнери|що кажуть співробітники|що кажуть наші співробітники|співробітники про нас|наші люди|поширені запитання|запитання та відповіді',
  ],
  [
    'ja',
    'スタッフ紹介|社員紹介|社員の声|先輩の声|先輩社員の声|社員インタビュー|インタビュー|役員紹介|経営陣|チーム紹介|メンバー紹介|私たちのチーム|事業内容|事業紹介|サービス|サービス内容|業務案内|製品|製品情報|製品紹介|商品紹介|ソリューション|研修制度|教育制度|お知らせ|新着情報|ニュース|イベント|施工実績|実績紹介|導入事例|お客様の声|取引先|主要取引先|よくある質問|よくあるご質問',
  ],
  [
    'ko',
    '팀 소개|우리 팀|직원 인터뷰|사원 인터뷰|구성원 이야기|경영진|임원진|서비스|서비스 소개|사업분야|사업 소개|제품|제품 소개|솔루션|교육|교육 과정|뉴스|공지사항|이벤트|프로젝트|고객사|파트너|협력사|자주 묻는 질문',
  ],
  [
    'zh',
    '我们的团队|團隊介紹|团队介绍|核心团队|管理团队|管理團隊|员工心声|员工故事|員工分享|我们的服务|服务项目|服務項目|产品|产品中心|產品介紹|解决方案|解決方案|培训|课程|新闻|新闻中心|最新消息|活动|项目案例|成功案例|客户案例|合作伙伴|我们的客户|常见问题|常見問題',
  ],
  [
    'el',
    'η ομάδα μας|ομάδα|οι άνθρωποί μας|διοίκηση|η διοίκηση|οι ειδικοί μας|οι υπηρεσίες μας|υπηρεσίες|τα προϊόντα μας|προϊόντα|λύσεις|εκπαίδευση|σεμινάρια|νέα|εκδηλώσεις|τα έργα μας|έργα|οι πελάτες μας|πελάτες|συνεργάτες|συχνές ερωτήσεις',
  ],
  [
    'bg',
    'нашият екип|екипът|екип|нашите хора|ръководство|нашите експерти|нашите услуги|услуги|нашите продукти|продукти|решения|обучения|курсове|новини|събития|нашите проекти|проекти|нашите клиенти|клиенти|партньори|често задавани въпроси',
  ],
  [
    'sl',
    'naša ekipa|ekipa|naši sodelavci|vodstvo|naši strokovnjaki|naše storitve|storitve|naši izdelki|izdelki|rešitve|izobraževanja|tečaji|novice|dogodki|naši projekti|projekti|reference|naše stranke|stranke|partnerji|pogosta vprašanja',
  ],
  [
    'sr',
    'наш тим|тим|наши људи|управа|наше услуге|услуге|наши производи|производи|решења|обуке|курсеви|вести|догађаји|наши пројекти|пројекти|наши клијенти|клијенти|партнери|честа питања',
  ],
  [
    'lt',
    'mūsų komanda|komanda|mūsų žmonės|vadovybė|mūsų ekspertai|mūsų paslaugos|paslaugos|mūsų produktai|produktai|sprendimai|mokymai|kursai|naujienos|renginiai|mūsų projektai|projektai|mūsų klientai|klientai|partneriai|dažniausiai užduodami klausimai',
  ],
  [
    'lv',
    'mūsu komanda|komanda|mūsu cilvēki|vadība|mūsu eksperti|mūsu pakalpojumi|pakalpojumi|mūsu produkti|produkti|risinājumi|apmācības|kursi|jaunumi|pasākumi|mūsu projekti|projekti|mūsu klienti|klienti|partneri|biežāk uzdotie jautājumi',
  ],
  [
    'et',
    'meie meeskond|meeskond|meie inimesed|juhtkond|meie eksperdid|meie teenused|teenused|meie tooted|tooted|lahendused|koolitused|kursused|uudised|üritused|meie projektid|projektid|meie kliendid|kliendid|partnerid|korduma kippuvad küsimused',
  ],
  [
    'id',
    'tim kami|manajemen|layanan kami|layanan|produk kami|produk|solusi|pelatihan|kursus|berita|acara|proyek kami|proyek|klien kami|klien|mitra|mitra kami|testimoni|pertanyaan umum',
  ],
  [
    'vi',
    'đội ngũ của chúng tôi|đội ngũ|ban lãnh đạo|dịch vụ của chúng tôi|dịch vụ|sản phẩm|giải pháp|đào tạo|khóa học|tin tức|sự kiện|dự án|khách hàng|đối tác|câu hỏi thường gặp',
  ],
  [
    'ar',
    'فريقنا|فريق العمل|الإدارة|مجلس الإدارة|خدماتنا|الخدمات|منتجاتنا|المنتجات|الحلول|التدريب|الدورات|الأخبار|الفعاليات|مشاريعنا|المشاريع|عملاؤنا|العملاء|شركاؤنا|الأسئلة الشائعة',
  ],
  [
    'he',
    'הצוות שלנו|הצוות|ההנהלה|השירותים שלנו|שירותים|המוצרים שלנו|מוצרים|פתרונות|קורסים|הדרכות|חדשות|אירועים|פרויקטים|הפרויקטים שלנו|לקוחות|הלקוחות שלנו|שותפים|שאלות נפוצות',
  ],
  // What colleagues tell
  ['de', 'geschichten aus dem team|einblicke|einblicke ins team|aus dem arbeitsalltag'],
  ['fr', "histoires d'équipe|portraits|portraits de collaborateurs|paroles de collaborateurs|la parole à nos équipes"],
  ['es', 'historias|historias del equipo|historias de nuestro equipo'],
  ['pt', 'histórias|histórias da equipa|histórias do time'],
  ['it', 'storie|le nostre storie|storie dal team|la parola ai colleghi'],
  ['nl', 'verhalen|onze verhalen|verhalen van collega’s|lees hun verhaal'],
  ['sv', 'berättelser|våra berättelser|röster från teamet'],
  ['da', 'historier|vores historier'],
  ['no', 'historier|våre historier'],
  ['fi', 'tarinat|tarinoita|tarinoita meiltä|tarinamme|blogi|työntekijätarinat|ajankohtaista'],
  ['pl', 'historie|nasze historie|historie naszych pracowników'],
  ['cs', 'příběhy|naše příběhy|příběhy kolegů'],
  ['sk', 'príbehy|naše príbehy|príbehy kolegov'],
  ['hu', 'történetek|történeteink|munkatársi történetek'],
  ['ro', 'povești|poveștile noastre|povești din echipă'],
  ['hr', 'priče|naše priče'],
  ['et', 'lood|meie lood|töötajate lood'],
  ['lt', 'istorijos|mūsų istorijos|darbuotojų istorijos'],
  ['lv', 'stāsti|mūsu stāsti|darbinieku stāsti'],
  ['tr', 'hikayeler|hikayelerimiz|çalışan hikayeleri'],
  // What is being built or done for customers
  [
    'en',
    'current projects|ongoing projects|completed projects|latest projects|featured projects|our work|selected work',
  ],
  ['de', 'aktuelle projekte|laufende projekte|abgeschlossene projekte|referenzprojekte|ausgewählte projekte'],
  ['fr', 'projets en cours|chantiers en cours|nos chantiers|projets récents|projets réalisés|réalisations récentes'],
  ['es', 'proyectos en curso|proyectos actuales|proyectos recientes|proyectos realizados|obras en curso'],
  ['pt', 'projetos em curso|projetos em andamento|projetos recentes|obras em curso|obras em andamento'],
  ['it', 'progetti in corso|cantieri in corso|progetti recenti|progetti realizzati|i nostri cantieri'],
  ['nl', 'lopende projecten|huidige projecten|recente projecten|uitgevoerde projecten|opgeleverde projecten'],
  ['sv', 'pågående projekt|aktuella projekt|avslutade projekt|utvalda projekt|referensprojekt'],
  ['da', 'igangværende projekter|aktuelle projekter|afsluttede projekter|udvalgte projekter'],
  ['no', 'våre prosjekter|pågående prosjekter|aktuelle prosjekter|avsluttede prosjekter|utvalgte prosjekter'],
  ['fi', 'käynnissä olevat projektit|käynnissä olevat kohteet|valmistuneet kohteet'],
  ['pl', 'bieżące projekty|aktualne projekty|realizowane projekty|zakończone projekty|aktualne inwestycje'],
  ['cs', 'aktuální projekty|probíhající projekty|realizované projekty|dokončené projekty'],
  ['sk', 'aktuálne projekty|prebiehajúce projekty|realizované projekty|dokončené projekty'],
  ['hu', 'aktuális projektek|folyamatban lévő projektek|befejezett projektek|referenciáink'],
  ['ro', 'proiectele noastre|proiecte în curs|proiecte în derulare|proiecte finalizate|proiecte recente'],
  ['hr', 'aktualni projekti|projekti u tijeku|završeni projekti'],
  ['sl', 'aktualni projekti|projekti v teku|zaključeni projekti'],
  ['sr', 'наши пројекти|актуелни пројекти|завршени пројекти'],
  ['bg', 'текущи проекти|настоящи проекти|завършени проекти'],
  ['ru', 'текущие проекты|реализованные проекты|завершенные проекты'],
  ['uk', 'наші проєкти|поточні проєкти|реалізовані проєкти|завершені проєкти'],
  ['el', 'τρέχοντα έργα|ολοκληρωμένα έργα|έργα σε εξέλιξη'],
  ['tr', 'devam eden projeler|tamamlanan projeler|güncel projeler'],
  ['lt', 'vykdomi projektai|įgyvendinti projektai'],
  ['lv', 'aktuālie projekti|īstenotie projekti|pabeigtie projekti'],
  ['et', 'käimasolevad projektid|lõpetatud projektid|teostatud projektid'],
  ['ja', 'プロジェクト紹介|施工実績|施工事例|導入事例|制作実績'],
  ['ko', '진행 프로젝트|시공사례|시공 사례|수행 실적'],
  ['id', 'proyek berjalan|proyek terkini'],
  ['vi', 'dự án tiêu biểu|dự án đang triển khai|dự án đã thực hiện'],
  [
    'en',
    'our professions|typical roles|our graduates work as|our alumni work as|possible careers|job prospects|career prospects|volunteer roles|volunteering roles',
  ],
  ['de', 'unsere berufe|unsere berufsbilder|berufsbilder|berufe bei uns|berufsaussichten'],
  ['fr', "nos métiers|les métiers de l'entreprise|débouchés|les débouchés|débouchés professionnels"],
  ['es', 'nuestras profesiones|nuestros oficios|salidas profesionales'],
  ['pt', 'as nossas profissões|nossas profissões|saídas profissionais'],
  ['it', 'i nostri mestieri|le nostre professioni|sbocchi professionali|sbocchi lavorativi'],
  ['nl', 'onze beroepen|onze vakgebieden|beroepsmogelijkheden|vrijwilligersfuncties'],
  ['sv', 'våra yrken|yrken hos oss'],
  ['no', 'våre yrker|yrker hos oss'],
  ['da', 'vores fag'],
  ['pl', 'nasze zawody'],
  ['cs', 'naše profese|naše řemesla'],
  ['sk', 'naše profesie|naše remeslá'],
  ...OCCUPATION_HEADINGS,
  ...LEARNERS_HEADINGS,
  ...PROFESSION_HEADINGS,
];

/**
 * A company's staff as a whole heading, in its own spelling: no title, although what stands below it may be openings.
 * The same spec reads each.
 */
export const STAFF_HEADINGS: readonly ApartHeadings[] = [
  ['lt lv et', 'darbuotojai|darbinieki|töötajad'],
  ['is', 'starfsmenn'],
  ['sv da no', 'medarbetare|medarbejdere|medarbeidere|ansatte'],
  ['nl', 'medewerkers'],
  ['pl', 'pracownicy'],
  ['cs sk', 'zaměstnanci|zamestnanci'],
  ['hu', 'munkatársak|dolgozók'],
  ['ro', 'angajați'],
  ['hr sr sl', 'suradnici|saradnici|sodelavci'],
  ['bg', 'служители'],
  ['ru', 'сотрудники'],
  ['uk', 'працівники'],
  ['tr', 'çalışanlar|uzmanlar'],
];
