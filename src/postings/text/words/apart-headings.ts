/** Whole headings in one language, folded or not; | divides them. */
export type ApartHeadings = readonly [language: string, headings: string];

/**
 * Headings of what is no list of openings although it names occupations: people who work there or speak of it, ways to
 * rise, services, courses, news, references, customers. `apart-headings.spec.ts` reads each.
 */
export const APART_HEADINGS: readonly ApartHeadings[] = [
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
    'tiimimme|tapaa tiimi|henkilöstömme|työntekijämme|uratarinat|uratarinoita|johto|johtoryhmä|asiantuntijamme|yhteyshenkilöt|urapolut|urapolku|palvelumme|palvelut|tuotteemme|tuotteet|ratkaisut|koulutukset|kurssit|uutiset|ajankohtaista|tapahtumat|projektimme|referenssit|asiakkaamme|kumppanit',
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
    'csapatunk|a csapat|munkatársaink|munkatársaink mondták|vezetőség|vezetőink|szakértőink|karrierút|szolgáltatásaink|szolgáltatások|termékeink|termékek|megoldások|képzések|tanfolyamok|hírek|események|projektjeink|projektek|referenciák|ügyfeleink|partnereink',
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
    'ekibimiz|takımımız|çalışanlarımız|çalışanlarımız anlatıyor|yönetim|yönetim kurulu|uzmanlarımız|kariyer yolu|hizmetlerimiz|hizmetler|ürünlerimiz|ürünler|çözümler|eğitimler|kurslar|haberler|etkinlikler|projelerimiz|projeler|referanslar|referanslarımız|müşterilerimiz|iş ortaklarımız',
  ],
  [
    'ru',
    'наша команда|команда|наши сотрудники|истории сотрудников|отзывы сотрудников|руководство|наши эксперты|карьерный путь|карьерный рост|наши услуги|услуги|наша продукция|продукция|решения|обучение|курсы|новости|пресса|события|наши проекты|проекты|наши клиенты|клиенты|партнёры|наши партнёры',
  ],
  [
    'uk',
    'наша команда|команда|наші співробітники|історії співробітників|відгуки співробітників|керівництво|наші експерти|карʼєрний шлях|наші послуги|послуги|наша продукція|продукція|рішення|навчання|курси|новини|події|наші проєкти|проєкти|наші клієнти|клієнти|партнери|наші партнери',
  ],
];
