/** Names of departments, as career pages put them beside titles; by language, | divides them. */
export const DEPARTMENT_WORDS: readonly (readonly [language: string, names: string])[] = [
  [
    'en',
    'Accounting|Administration|Analytics|Business Development|Business Operations|Client Services|Commercial|Communications|Community|Compliance|Construction|Consulting|Content|Corporate|Corporate Affairs|Creative|Credit Control|Customer Care|Customer Experience|Customer Service|Customer Success|Customer Support|Data|Data Science|Data & Analytics|Design|Development|Digital|E-Commerce|Editorial|Education|Engineering|Executive|Estimation|Fabrication|Facilities|Field Operations|Finance|Finance & Accounting|Front Office|Fulfillment|General & Administrative|Growth|Hardware|Hospitality|HR|Human Resources|Information Security|Information Technology|Infrastructure|Innovation|Insurance|Internal Audit|Investor Relations|IT|IT & Security|Legal|Logistics|Maintenance|Management|Machinery|Manufacturing|Marketing|Marketing & Communications|Media|Medical|Medical Affairs|Merchandising|Nursing|Office Management|Operational|Operations|Partnerships|People|People & Culture|People Operations|Planning|Platform|PR|Procurement|Product|Process Engineering|Product Design|Product Development|Product Management|Production|Production Planning|Professional Services|Program Management|Project Management|Public Relations|Purchasing|QA|Quality|Quality Assurance|Quality Control|Quality Management|R&D|Recruiting|Recruitment|Regulatory|Regulatory Affairs|Research|Research & Development|Retail|Revenue|Risk|Safety|Sales|Sales & Marketing|Science|Security|Service|Services|Social Media|Software|Software Development|Software Engineering|Solutions|Strategy|Supply Chain|Support|Talent|Talent Acquisition|Tech|Technical Support|Technology|Testing|Training|Transportation|Treasury|User Experience|UX|Warehouse',
  ],
  [
    'de',
    'Bau|Werkstatt|Sicherheit|Disposition|Vertrieb|Verwaltung|Einkauf|Buchhaltung|Finanzen|Personal|Personalwesen|Produktion|Technik|Entwicklung|Softwareentwicklung|Forschung|Forschung & Entwicklung|Logistik|Lager|Montage|Instandhaltung|Konstruktion|Qualitätssicherung|Qualitätsmanagement|Kundenservice|Kundendienst|Recht|Projektmanagement|Pflege|Küche|Rezeption|Controlling|Kommunikation|Gastronomie|Geschäftsführung|Fertigung',
  ],
  [
    'fr',
    'Atelier|Chantier|Sécurité|Commerce|Comptabilité|Ressources humaines|Informatique|Logistique|Achats|Juridique|Direction|Technique|Ventes|Développement|Communication|Qualité|Maintenance|Travaux|Études|Finances',
  ],
  [
    'es',
    'Construcción|Maquinaria|Gestión|Seguridad|Mantenimiento|Almacén|Taller|Ventas|Administración|Recursos Humanos|Finanzas|Contabilidad|Tecnología|Operaciones|Logística|Compras|Comercial|Atención al cliente|Producción|Calidad|Legal|Ingeniería|Diseño|Técnica|Área técnica|Pedagógico|Académico',
  ],
  [
    'pt',
    'Construção|Manutenção|Segurança|Armazém|Obras|Gestão|Vendas|Administração|Recursos Humanos|Finanças|Contabilidade|Tecnologia|Operações|Logística|Compras|Comercial|Atendimento|Produção|Qualidade|Engenharia|Técnica|Área técnica|Pedagógico|Operacional|Acadêmico',
  ],
  [
    'it',
    'Edilizia|Cantiere|Manutenzione|Sicurezza|Magazzino|Vendite|Amministrazione|Risorse Umane|Finanza|Contabilità|Tecnologia|Operazioni|Logistica|Acquisti|Commerciale|Produzione|Qualità|Ufficio tecnico|Tecnica|Area tecnica|Ricerca e sviluppo',
  ],
  [
    'nl',
    'Onderhoud|Magazijn|Bouw|Verkoop|Administratie|Financiën|Inkoop|Productie|Techniek|Logistiek|Klantenservice|Personeelszaken|Ontwikkeling|Juridisch|Keuken|Bediening',
  ],
  [
    'pl',
    'Budowa|Utrzymanie ruchu|Sprzedaż|Technika|Dział techniczny|Magazyn|Administracja|Finanse|Księgowość|Produkcja|Logistyka|Zakupy|Kadry|Obsługa klienta',
  ],
  [
    'cs',
    'Technika|Administrativa|Obchod|Výroba|Finance|Účetnictví|Nákup|Logistika|Sklad|Lidské zdroje|Zákaznický servis|Vývoj|Projekce|Energetika|Doprava|Marketing|IT oddělení',
  ],
  ['sv', 'Försäljning|Ekonomi|Produktion|Logistik|Inköp|Kundservice|Teknik|Utveckling'],
  ['da', 'Salg|Økonomi|Produktion|Logistik|Indkøb|Kundeservice|Teknik|Udvikling'],
  ['ko', '개발|디자인|마케팅|영업|경영지원|인사|재무'],
  ['ja', '開発|営業|人事|経理|マーケティング|総務'],
  ['ja', '製造|総務|営業部|開発部|企画|広報|法務|物流|品質管理|情報システム|カスタマーサポート'],
  ['ko', '생산|연구개발|물류|품질|고객지원|기획|법무|총무'],
  ['zh', '研发部|销售部|市场部|财务部|人力资源部|行政部|生产部|技术部|客服部|運營部|行銷部|業務部|研發部'],
  ['vi', 'Kinh doanh|Kế toán|Nhân sự|Sản xuất|Kỹ thuật|Hành chính'],
  ['th', 'ฝ่ายขาย|ฝ่ายบัญชี|ฝ่ายผลิต|ฝ่ายบุคคล|ฝ่ายการตลาด'],
  [
    'id',
    'Operasional|Gudang|Keuangan|Pemasaran|Penjualan|Produksi|Teknologi Informasi|Sumber Daya Manusia|Kewangan|Jualan',
  ],
  ['no', 'Salg|Administrasjon|Økonomi|Produksjon|Logistikk|Innkjøp|Kundeservice|Teknikk|Utvikling'],
  [
    'fi',
    'Myynti|Hallinto|Talous|Tuotanto|Logistiikka|Osto|Asiakaspalvelu|Tekniikka|Kehitys|Markkinointi|Henkilöstö|Varasto',
  ],
  [
    'hu',
    'Értékesítés|Adminisztráció|Pénzügy|Könyvelés|Termelés|Műszak|Logisztika|Beszerzés|Ügyfélszolgálat|Fejlesztés|Raktár|Emberi erőforrások',
  ],
  [
    'ro',
    'Vânzări|Administrație|Administrativ|Contabilitate|Financiar|Producție|Logistică|Achiziții|Relații cu clienții|Resurse umane|Tehnic',
  ],
  [
    'hr sr sl',
    'Prodaja|Administracija|Financije|Računovodstvo|Proizvodnja|Logistika|Nabava|Nabavka|Ljudski resursi|Продаја|Администрација|Производња|Логистика|Računovodstvo|Kadrovska služba',
  ],
  ['sk', 'Obchod|Administratíva|Výroba|Financie|Účtovníctvo|Nákup|Ľudské zdroje|Sklad|Vývoj'],
  ['bg', 'Продажби|Администрация|Производство|Финанси|Счетоводство|Логистика|Човешки ресурси|Маркетинг'],
  [
    'ru',
    'Продажи|Отдел продаж|Администрация|Производство|Бухгалтерия|Финансы|Логистика|Закупки|Маркетинг|Склад|Разработка|Отдел кадров|Служба поддержки',
  ],
  [
    'uk',
    'Продажі|Відділ продажу|Адміністрація|Виробництво|Бухгалтерія|Фінанси|Логістика|Закупівлі|Маркетинг|Склад|Розробка',
  ],
  ['el', 'Πωλήσεις|Διοίκηση|Λογιστήριο|Παραγωγή|Οικονομικά|Αποθήκη|Εξυπηρέτηση πελατών|Ανθρώπινο δυναμικό|Μάρκετινγκ'],
  [
    'tr',
    'Satış|İdari işler|Finans|Muhasebe|Üretim|Lojistik|Satın alma|Müşteri hizmetleri|İnsan kaynakları|Pazarlama|Yazılım|Depo',
  ],
  ['lt', 'Pardavimai|Administracija|Finansai|Gamyba|Logistika|Rinkodara'],
  ['lv', 'Pārdošana|Administrācija|Finanses|Ražošana|Loģistika|Mārketings'],
  ['et', 'Müük|Administratsioon|Finants|Tootmine|Logistika|Turundus'],
  ['ar', 'المبيعات|الإدارة|المحاسبة|الإنتاج|التسويق|الموارد البشرية'],
  ['he', 'מכירות|אדמיניסטרציה|כספים|ייצור|לוגיסטיקה|שיווק|משאבי אנוש|טכנולוגיה|פיננסים|תפעול|פיתוח|שירות לקוחות'],
];

/** Words in front of the name of a department or behind it that call it one; they are patterns. */
export const CALLED_DEPARTMENT: readonly (readonly [language: string, words: string])[] = [
  ['en', 'department|dept\\.?'],
  ['de', 'abteilung'],
  ['fr', 'département'],
  ['es pt', 'departamento'],
  ['it', 'reparto|dipartimento'],
  ['nl da', 'afdeling'],
  ['no', 'avdeling'],
  ['sv', 'avdelning'],
  ['pl', 'dział'],
  ['cs sk', 'oddělení|oddelenie'],
  ['ru uk', 'отдел|відділ'],
  ['tr', 'departmanı|bölümü'],
  ['ro', 'departamentul'],
  ['vi', 'khoa|phòng|bộ phận'],
  ['hu', 'osztály|részleg'],
  ['el', 'τμήμα'],
  ['id', 'divisi|departemen'],
  ['hr sr', 'odjel|odeljenje'],
  ['he', 'מחלקת'],
  ['ar', 'قسم'],
];
