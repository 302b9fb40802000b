import type { LanguageWords } from '../pattern-parts.js';

/**
 * What an advert of one opening calls itself before its title, and at the beginning of its address among news:
 * "Stellenausschreibung: …", `/news/job-posting-…`. Words that name calls for tenders or grants as well are none.
 * `advert-names.spec.ts` reads each row.
 */
export const ADVERT_NAMES: readonly LanguageWords[] = [
  ['en', 'job posting|job vacancy|job vacancies|vacancy|vacancy notice|vacancy announcement|job advert'],
  ['en', 'job advertisement|job announcement|job notice|job offer|job opening|position available|position vacant'],
  ['de', 'stellenausschreibung|stellenanzeige|stellenangebot|jobangebot|offene stelle|freie stelle'],
  ['fr', "offre d'emploi|avis de recrutement|avis de vacance de poste|avis de vacance|offre de stage|offre de poste"],
  ['es', 'oferta de empleo|oferta de trabajo|oferta laboral|vacante laboral'],
  ['pt', 'oferta de emprego|oferta de trabalho|vaga de emprego|anúncio de emprego'],
  ['it', 'offerta di lavoro|annuncio di lavoro|ricerca di personale|ricerca personale'],
  ['nl', 'vacature|openstaande vacature'],
  ['ca', 'oferta de feina|oferta de treball'],
  ['sv', 'ledig tjänst|platsannons|jobbannons'],
  ['da', 'stillingsopslag|jobopslag|ledig stilling'],
  ['no', 'stillingsannonse|stillingsutlysning|ledig stilling'],
  ['fi', 'työpaikkailmoitus|avoin työpaikka|avoin tehtävä|avoin virka'],
  ['is', 'starfsauglýsing|laust starf'],
  ['pl', 'oferta pracy|ogłoszenie o pracę|ogłoszenie o pracy|ogłoszenie o naborze'],
  ['cs', 'nabídka práce|nabídka zaměstnání|volné pracovní místo|volné místo|volná pozice'],
  ['sk', 'ponuka práce|pracovná ponuka|voľné pracovné miesto|voľná pozícia'],
  ['hu', 'állásajánlat|álláshirdetés|álláspályázat'],
  ['ro', 'ofertă de muncă|loc de muncă|anunț de angajare|post vacant'],
  ['hr', 'natječaj za radno mjesto|natječaj za prijem|natječaj za zapošljavanje|oglas za posao|slobodno radno mjesto'],
  ['sr', 'konkurs za radno mesto|oglas za posao|slobodno radno mesto|конкурс за радно место|оглас за посао'],
  ['sl', 'prosto delovno mesto|razpis za delovno mesto|razpis delovnega mesta'],
  ['bg', 'обява за работа|свободна позиция|свободно работно място'],
  ['ru', 'вакансия|открыта вакансия'],
  ['uk', 'вакансія|відкрита вакансія'],
  ['et', 'tööpakkumine|töökuulutus|vaba töökoht'],
  ['lv', 'darba piedāvājums|darba sludinājums|vakance'],
  ['lt', 'darbo skelbimas|darbo pasiūlymas|laisva darbo vieta'],
  ['el', 'θέση εργασίας|αγγελία εργασίας|προσφορά εργασίας'],
  ['tr', 'iş ilanı|personel alım ilanı|açık pozisyon'],
  ['id ms', 'lowongan kerja|lowongan pekerjaan|jawatan kosong'],
  ['vi', 'thông báo tuyển dụng|tin tuyển dụng'],
  ['ja', '求人情報|求人'],
  ['ko', '채용공고|채용 공고'],
  ['zh', '招聘启事|招聘公告|徵才公告'],
  ['ar', 'إعلان وظيفة|وظيفة شاغرة'],
  ['he', 'משרה פנויה|הצעת עבודה'],
  ['gl', 'oferta de emprego'],
  ['eu', 'lan eskaintza|lan-eskaintza'],
  ['cy', 'swydd wag|hysbyseb swydd'],
  ['ka', 'ვაკანსია|ვაკანსიის განცხადება'],
  ['hy', 'թափուր աշխատատեղ|աշխատանքի հայտարարություն'],
  ['sq', 'shpallje pune|njoftim për punë|konkurs pune|vend i lirë pune'],
  ['az', 'vakansiya|iş elanı'],
  ['mk', 'оглас за вработување|слободно работно место|оглас за работа'],
  ['hi', 'भर्ती विज्ञापन|भर्ती सूचना|नौकरी विज्ञापन'],
];

/**
 * What else an advert calls itself where its number stands behind it: "Processo Seletivo nº 01/2022 – Educador".
 * Without one such words name calls for tenders as well; `advert-names.spec.ts` numbers each.
 */
export const NUMBERED_NOTICES: readonly LanguageWords[] = [
  ['en', 'selection procedure|recruitment|recruitment notice|recruitment exercise|call for applications|competition'],
  ['de', 'ausschreibung|bekanntmachung'],
  ['fr', "appel à candidatures|appel à candidature|avis|concours|recrutement|appel d'offres d'emploi"],
  ['es', 'convocatoria|convocatoria pública|concurso|concurso público|proceso de selección|proceso selectivo|llamado'],
  ['ca', 'convocatòria|procés de selecció|procés selectiu'],
  ['gl', 'convocatoria|proceso selectivo'],
  ['pt', 'processo seletivo|processo seletivo simplificado|processo seletivo público|processo de seleção|seleção'],
  ['pt', 'edital|edital de seleção|concurso público|seleção pública|chamada pública|procedimento concursal|concurso'],
  ['it', 'bando|bando di concorso|avviso|avviso pubblico|avviso di selezione|concorso|concorso pubblico|selezione'],
  ['nl', 'oproep|selectieprocedure'],
  ['sv', 'utlysning|rekrytering|annons'],
  ['da no', 'utlysning|kunngjøring|opslag|annonse|annonce'],
  ['fi', 'hakuilmoitus|rekrytointi'],
  ['pl', 'konkurs|nabór|ogłoszenie|rekrutacja'],
  ['cs', 'výběrové řízení|výzva|oznámení'],
  ['sk', 'výberové konanie|výzva|oznámenie'],
  ['hu', 'pályázat|pályázati felhívás|felhívás'],
  ['ro', 'concurs|concursul|anunț|anunțul|recrutare|selecție'],
  ['hr sr sl', 'natječaj|javni natječaj|oglas|javni oglas|konkurs|javni konkurs|razpis|javni razpis|objava'],
  ['bg mk ru uk', 'конкурс|обява|оглас|объявление|оголошення|набор'],
  ['et lv lt', 'konkurss|konkursas|atranka|konkurs'],
  ['el', 'προκήρυξη|ανακοίνωση|πρόσκληση'],
  ['tr az', 'ilan|İlan|elan|duyuru|sınav'],
  ['id ms', 'pengumuman|iklan jawatan'],
];

/** What calls for one post right in front of what it is called; `advert-names.spec.ts` puts each before a title. */
export const POST_CALLS: readonly LanguageWords[] = [
  ['en', 'call for applications for the position of|call for applications for the post of|vacancy for the post of'],
  [
    'en',
    'vacancy for|vacancy for a|vacancy for an|job vacancy for|job opening for|opening for|opening for a|opening for an',
  ],
  [
    'en',
    'applications invited for the post of|applications are invited for the post of|job opening for a|job vacancy for a',
  ],
  ['de', 'stellenausschreibung als|stellenausschreibung zum|stellenausschreibung zur|ausschreibung der stelle als'],
  [
    'fr',
    "appel à candidatures pour le poste de|avis de vacance d'un poste de|recrutement d'un|recrutement d'une|recrutement d'un-e|recrutement d'un·e|recrutement d'un(e)|recrutement d'un/e",
  ],
  ['es', 'llamado a concurso para el cargo de|concurso para el cargo de|convocatoria para el cargo de'],
  ['es', 'convocatoria para la plaza de|concurso para la plaza de|concurso público para el cargo de'],
  ['pt', 'vaga de|vaga para|vaga aberta de|vaga aberta para'],
  ['es', 'vacante de|vacante para|oferta de empleo de|oferta de trabajo de'],
  ['pt', 'concurso para o cargo de|concurso público para o cargo de|recrutamento de um|recrutamento de uma'],
  ['it', 'concorso per il posto di|selezione pubblica per il posto di|avviso di selezione per il posto di'],
  ['pl', 'nabór na stanowisko|nabór na wolne stanowisko|konkurs na stanowisko|nabór na wolne stanowisko urzędnicze'],
  [
    'cs',
    'výběrové řízení na|výběrové řízení na pozici|výběrové řízení na funkci|výběrové řízení na místo|výběrové řízení na pracovní místo|výběrové řízení na pracovní pozici',
  ],
  [
    'sk',
    'výberové konanie na|výberové konanie na pracovnú pozíciu|výberové konanie na funkciu|výberové konanie na pozíciu|výberové konanie na miesto|výberové konanie na pracovné miesto',
  ],
  ['ro', 'concurs pentru ocuparea postului de|concurs pentru postul de|concurs pentru ocuparea funcției de'],
  ['hr', 'natječaj za radno mjesto|javni natječaj za radno mjesto'],
  ['sr', 'konkurs za radno mesto|конкурс за радно место'],
  ['sl', 'razpis za delovno mesto|javni razpis za delovno mesto'],
  ['bg', 'конкурс за длъжността|конкурс за длъжност|конкурс за заемане на длъжността|обява за длъжността'],
  ['ru', 'конкурс на должность|конкурс на замещение должности|конкурс на замещение вакантной должности'],
  [
    'uk',
    'конкурс на посаду|конкурс на заміщення посади|конкурс на заміщення вакантної посади|конкурс на зайняття посади',
  ],
];
