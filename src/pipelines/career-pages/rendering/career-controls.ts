/** Texts of navigation without addresses that lead to a company's career pages; a regular expression's source. */
export const CAREER_CONTROL =
  '^(?:careers?|jobs?|work with us|join us|join our team|open positions|vacancies|we.?re hiring|karriere|stellen(?:angebote)?|offene stellen|jobs & karriere|carri[eè]res?|emplois?|recrutement|nous rejoindre|empleo|trabaja con nosotros|carreiras?|trabalhe conosco|lavora con noi|posizioni aperte|vacatures?|werken bij|kariera|praca|karri[aä]r|lediga jobb|ledige stillinger|karriär|työpaikat|kari[eé]ra)(?: ?[\\(\\[]?\\d+[\\)\\]]?)?(?: ?[→›»>])?$';

/** Texts of controls that bring the list of open positions onto the page. */
export const SHOWS_POSTINGS =
  '^(?:(?:view|see|show|browse|explore|find|discover|check)(?: out)?(?: all| our| the| current)* (?:open |current |available |job )*(?:positions?|roles?|jobs?|openings?|vacancies|opportunities)|(?:zu (?:den|unseren)|alle|unsere|aktuelle)? ?(?:offenen?|aktuellen?|freien?)? ?(?:stellen(?:angeboten?|anzeigen)?|jobs|positionen)(?: (?:anzeigen|ansehen|anschauen|entdecken|zeigen))?|(?:voir|d[eé]couvrir) (?:nos|les|toutes les) (?:offres|postes).{0,20}|ver (?:las )?(?:vacantes|ofertas|vagas).{0,20}|(?:vedi|scopri) (?:le )?posizioni.{0,20}|bekijk (?:alle )?(?:vacatures|openstaande).{0,20}|open positions|current openings|job openings)(?: ?[\\(\\[]?\\d+[\\)\\]]?)?(?: ?[→›»>▼↓])?$';
