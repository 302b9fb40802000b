/** Words of one language; | divides them. */
type TenderWord = readonly [language: string, words: string];

/**
 * What the notice of a purchase or of works begins with, which organisations put beside their openings;
 * `tender-words.spec.ts` puts each before one. "Tender manager" is an occupation.
 */
export const TENDER_WORDS: readonly TenderWord[] = [
  [
    'en',
    'call for tender|call for tenders|call for bids|call for proposals|invitation to tender|invitation to bid|invitation for bids|request for proposal|request for proposals|request for quotation|request for quotations|rfp|rfq|tender notice|public tender',
  ],
  ['de', 'vergabe von|vergabebekanntmachung|auftragsbekanntmachung|öffentliche vergabe|ausschreibung von leistungen'],
  [
    'fr',
    "appel d'offres|appels d'offres|avis d'appel d'offres|appel d’offres|avis d’appel d’offres|appel à propositions|demande de propositions|demande de cotation|demande de cotations|avis de marché|marché public|consultation de fournisseurs",
  ],
  [
    'es',
    'licitación|llamado a licitación|llamado a precios|compra directa|solicitud de cotización|solicitud de cotizaciones|solicitud de propuestas|concurso de precios|subasta pública',
  ],
  ['pt', 'licitação|edital de licitação|pregão eletrônico|pregão presencial|tomada de preços|cotação de preços'],
  ['it', "bando di gara|gara d'appalto|avviso di gara|procedura di gara"],
  ['nl', 'aanbesteding|openbare aanbesteding|offerteaanvraag'],
  ['pl', 'przetarg|zapytanie ofertowe|zamówienie publiczne'],
  ['cs sk', 'veřejná zakázka|verejná zákazka|verejné obstarávanie'],
  ['hu', 'közbeszerzési felhívás|ajánlattételi felhívás'],
  ['ro', 'licitație publică|achiziție publică|anunț de licitație|cerere de ofertă'],
  ['sv', 'offentlig upphandling|upphandling av'],
  ['da', 'offentligt udbud|udbud af'],
  ['no', 'anbudskonkurranse|anbudsinnbydelse'],
  ['fi', 'tarjouspyyntö'],
  ['hr sr', 'javna nabava|javna nabavka|poziv za dostavljanje ponuda'],
  ['ru', 'тендер|объявление о тендере|запрос котировок|приглашение к участию в тендере'],
  ['uk', 'тендер|оголошення про тендер|запит цінових пропозицій'],
  ['tr', 'ihale ilanı|açık ihale'],
  ['el', 'διακήρυξη διαγωνισμού|πρόσκληση υποβολής προσφορών'],
  ['id', 'pengumuman tender|pengumuman lelang'],
  ['vi', 'thư mời thầu|mời thầu'],
  ['ar', 'مناقصة|إعلان مناقصة|طلب عروض'],
];

/** What the notice of letting, selling or granting begins with, in words that go on with what it is. */
export const LETTING_WORDS: readonly TenderWord[] = [
  ['de', 'verpachtung einer|verpachtung eines|verpachtung der|verpachtung von|vermietung von'],
  ['fr', "appel à manifestation d'intérêt pour l'exploitation|mise en location de|avis de mise en location"],
  ['es', 'licitación para|licitación de|subasta de|concurso para la concesión|concurso para el arrendamiento'],
  ['pt', 'hasta pública para|concessão de uso de|licitação para|concurso público para a concessão'],
  ['it', 'bando per la locazione|bando per la concessione|avviso di locazione|asta pubblica per|asta pubblica di'],
  ['pl', 'przetarg na|konkurs ofert na|ogłoszenie o przetargu|zaproszenie do składania ofert'],
  ['cs', 'záměr pronájmu|záměr prodeje|výběrové řízení na pronájem|výběrové řízení na prodej|pronájem nebytových'],
  ['sk', 'výberové konanie na prenájom|zámer prenajať|obchodná verejná súťaž|prenájom nebytových'],
  ['hu', 'helyiségbérleti pályázat|árverési hirdetmény|bérbeadási pályázat'],
  ['ro', 'licitație pentru|licitație publică pentru|anunț de închiriere|licitație de închiriere'],
  ['hr', 'natječaj za zakup|javni natječaj za zakup|natječaj za davanje u zakup|javni natječaj za davanje u zakup'],
  [
    'hr',
    'natječaj za najam|natječaj za prodaju|javni natječaj za prodaju|natječaj za dodjelu|javni natječaj za dodjelu',
  ],
  [
    'sr',
    'konkurs za dodelu|конкурс за доделу|konkurs za zakup|oglas za izdavanje|оглас за издавање|javni oglas za zakup',
  ],
  ['sl', 'razpis za oddajo|javni razpis za oddajo|javni razpis za prodajo|javni razpis za sofinanciranje'],
  ['bg', 'конкурс за отдаване|търг за отдаване|публичен търг|търг с тайно наддаване'],
  ['ru', 'аукцион на право|конкурс на право аренды|сдача в аренду'],
  ['uk', 'аукціон на право|конкурс на право оренди|передача в оренду'],
  ['sq', 'shpallje për qiradhënie|shpallje për dhënien me qira|ankand publik'],
  ['lv lt', 'nomas tiesību izsole|nuomos konkursas'],
  ['el', 'δημοπρασία για την|διακήρυξη δημοπρασίας|εκμίσθωση'],
];

/**
 * What money is granted as, which schools and councils offer beside their openings: `ends` a line, with a year or not,
 * or `begins` it. "Grants Officer" is an occupation, and a scholarship at a university is its opening.
 */
export const FUNDING_WORDS: readonly (readonly [language: string, ends: string, begins: string])[] = [
  [
    'en',
    'bursary|bursaries|grant scheme|grants scheme|grant programme|grants programme|funding round',
    'grant for|grants for|bursary for|bursaries for|funding for|call for funding|call for grant applications',
  ],
  ['de', 'förderprogramm|förderpreis', 'förderung für|zuschuss für|zuschüsse für|fördermittel für'],
  ['fr', "bourse d'études|bourses d'études", "subvention pour|subventions pour|bourses d'études pour|appel à projets"],
  ['es', 'programa de becas', 'becas para|subvenciones para|ayudas para'],
  ['it', 'borse di studio', 'borse di studio per|contributi per'],
  ['nl', 'studiebeurs|studiebeurzen', 'subsidie voor|subsidies voor|studiebeurs voor|studiebeurzen voor'],
  ['pl', 'program stypendialny', 'stypendia dla|dotacje dla'],
];
