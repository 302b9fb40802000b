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
