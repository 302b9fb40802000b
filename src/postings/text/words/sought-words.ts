/** How the sentences of a language seek somebody for a job; | divides words, which are patterns. */
export interface SoughtWords {
  readonly language: string;
  /** What stands before whom they seek. */
  readonly seek: string;
  /** Articles and numbers before an occupation: how many are sought. */
  readonly counts: string;
  /** Other words before it: what is hoped of everybody, when, for whom. */
  readonly before: string;
  /** Words that end the name of an occupation. */
  readonly ends: string;
  readonly and: string;
  /** A sentence; the occupation in it, or none. */
  readonly cases: readonly (readonly [sentence: string, ...titles: string[]])[];
}

/** Subjects that are not the company: who reads, and customers. */
export const READERS =
  'you|du|sie|ihr|vous|tu|te|usted|ustedes|jij|je|u|jullie|ni|dig|você|vocês|lei|voi|ty|vy|wy|ви|вы|ты|ти|te|ön|siz|sen|who|clients?|customers?|people|kunden';

/** Words by which a sentence seeks always, or only if something is so: nothing is open by it. */
export const STANDING =
  'always|constantly|continually|continuously|regularly|often|if|whether|when|immer|stets|laufend|ständig|regelmäßig|jederzeit|wenn|falls|ob|toujours|régulièrement|constamment|si|siempre|constantemente|sempre|costantemente|se|altijd|regelmatig|als|wanneer|alltid|löpande|om|altid|løbende|hvis|aina|jatkuvasti|jos|stale|zawsze|ciągle|jeśli|jeżeli|stále|vždy|neustále|pokud|ak|mindig|folyamatosan|ha|mereu|întotdeauna|dacă|uvijek|uvek|stalno|ako|vedno|če|всегда|постоянно|если|завжди|постійно|якщо|винаги|постоянно|her zaman|sürekli|eğer';

export const SOUGHT_WORDS: readonly SoughtWords[] = [
  {
    language: 'en',
    seek: "(?:is|are|am|'re|'s) (?:(?:currently|now|also|actively|presently) )?(?:looking for|looking to (?:hire|recruit|appoint)|seeking|hiring|recruiting|searching for|in search of|in need of)|seeks|wish(?:es)? to (?:appoint|recruit|hire)|ha(?:s|ve) (?:an? )?(?:openings?|vacanc(?:y|ies)|positions?|opportunit(?:y|ies)) for|want(?:s)? to hire|(?<=we |now |also |currently |urgently )need",
    counts: 'an?|one|two|three|four|another|our next',
    before:
      'some|several|our|next|the|additional|new|experienced|motivated|friendly|talented|reliable|passionate|qualified|skilled|dynamic|enthusiastic|dedicated|creative|committed|ambitious|energetic|hardworking|hard-working|great|good|currently|and',
    ends: 'to|for|in|at|with|who|that|which|from|based|able|on|as|having|wanting|starting|join|near|whose',
    and: 'and|or|&',
    cases: [
      ['Miller & Sons is currently looking for a part-time baker to join our small team in Leeds.', 'Part-time baker'],
      ['Our school wishes to appoint an experienced Teaching Assistant from September.', 'Teaching Assistant'],
      ['We are hiring a welder and two machine operators.', 'Welder', 'Machine operators'],
      ['We need an experienced plasterer and two labourers to start soon.', 'Plasterer', 'Labourers'],
      ['If you are looking for a plumber, call us.'],
      ['If you need a plumber, call us.'],
      ['We are always looking for good carpenters.'],
      ['We are looking for partners in Leeds.'],
    ],
  },
  {
    language: 'de',
    seek: 'sucht|suchen|suche|benötigt|benötigen|braucht Verstärkung durch|freuen uns auf',
    counts: 'eine?[nrm]?|zwei|drei',
    before:
      'mehrere|ab|sofort|wir|uns|unsere?n?|neue?n?|noch|auch|aktuell|derzeit|dringend|zum|zur|nächstmöglichen|Zeitpunkt|Verstärkung|die|den|das|d(?:ich|ir)|als',
    ends: 'für|in|im|auf|mit|zum|zur|bei|am|an|der|die|das|welche|aus|von|ab|per|und',
    and: 'und|oder|sowie|bzw\\.',
    cases: [
      ['Unser Café sucht ab sofort eine freundliche Servicekraft (m/w/d) auf Minijob-Basis.', 'Servicekraft (m/w/d)'],
      ['Das Freibad Seetal sucht für die kommende Saison Badeaufsichten und einen Koch!', 'Koch'],
      ['Wir suchen zur Verstärkung unseres Teams eine Bürokraft sowie einen Elektriker.', 'Bürokraft', 'Elektriker'],
      ['Suchen Sie einen Elektriker?'],
      ['Wir sind immer auf der Suche nach Köchen.'],
      ['Dafür suchen wir noch Kollegen und Kolleginnen (m/w/d), die Lust darauf haben.'],
    ],
  },
  {
    language: 'nl',
    seek: 'zoekt|zoeken|op zoek naar',
    counts: 'een|twee|drie',
    before:
      'enkele|nieuwe|ervaren|enthousiaste|gemotiveerde|gedreven|onze|ons|per|direct|nog|wij|we|momenteel|naar|extra',
    ends: 'voor|in|met|die|om|op|te|bij|van|per|als|aan',
    and: 'en|of',
    cases: [
      [
        'Voor onze vestiging in Utrecht zijn wij op zoek naar een ervaren loodgieter voor 32 tot 40 uur per week.',
        'Loodgieter',
      ],
      ['Tuinen van Dam zoekt een hovenier en een tuinman met ervaring.', 'Hovenier', 'Tuinman'],
      ['Wij zijn altijd op zoek naar monteurs.'],
    ],
  },
  {
    language: 'fr',
    seek: "recherch(?:e|ent|ons)|recrut(?:e|ent|ons)|cherch(?:e|ent|ons)|à la recherche d(?:e|’|')",
    counts: 'une?|deux|trois|un\\(e\\)',
    before: 'des|son|sa|ses|notre|nos|actuellement|nouve(?:l|lle|au|aux)',
    ends: 'pour|en|à|avec|dans|sur|qui|afin|chez|basée?|ayant|motivée?s?|expérimentée?s?|dynamiques?|diplômée?s?|passionnée?s?',
    and: 'et|ou|ainsi que',
    cases: [
      ['Notre garage recherche un mécanicien expérimenté pour son atelier de Lyon.', 'Mécanicien'],
      ['La boulangerie Muller recrute une vendeuse et un apprenti boulanger.', 'Vendeuse', 'Apprenti boulanger'],
      ['Vous cherchez un plombier ?'],
    ],
  },
  {
    language: 'es',
    seek: 'busca(?:mos|n)?|en búsqueda de|necesita(?:mos|n)?|precisa(?:mos|n)?|requiere|solicita(?:mos)?|incorpora',
    counts: 'una?|dos|tres',
    before: 'unos|unas|nuestr[oa]s?|el|la|los|las|nuev[oa]s?|actualmente|incorporar|contratar|a',
    ends: 'para|en|con|que|por|a|zona|experimentad[oa]s?|titulad[oa]s?',
    and: 'y|e|o',
    cases: [
      [
        'Actualmente buscamos un comercial con experiencia para la zona de Valencia y una administrativa a media jornada.',
        'Comercial',
        'Administrativa',
      ],
      ['El restaurante busca un cocinero y una camarera para la temporada.', 'Cocinero', 'Camarera'],
      ['Buscamos cocineros con experiencia.'],
      ['Buscamos perfiles técnicos y profesionales para nuestro equipo.'],
    ],
  },
  {
    language: 'pt',
    seek: 'procura(?:mos|m)?|busca(?:mos)?|contrata(?:mos)?|precisa(?:mos)? de|à procura de|recruta(?:mos)?',
    counts: 'uma?|dois|duas|três',
    before: 'o|a|os|as|noss[oa]s?|nov[oa]s?|atualmente',
    ends: 'para|em|no|na|com|que|por|experientes?|a',
    and: 'e|ou',
    cases: [['A oficina procura um mecânico e um pintor para a unidade de Braga.', 'Mecânico', 'Pintor']],
  },
  {
    language: 'it',
    seek: 'cerca|cercano|cerchiamo|stiamo cercando|ricerca|ricercano|ricerchiamo|seleziona|selezioniamo|alla ricerca di|assume|assumiamo',
    counts: 'un[oa]?|un’|due|tre',
    before: 'il|la|i|le|nuov[oaie]|nostr[oaie]|attualmente',
    ends: 'per|in|con|che|da|a|presso|espert[oaie]|qualificat[oaie]|al|alla',
    and: 'e|ed|o',
    cases: [
      ['L’officina Rossi cerca un saldatore e una contabile per la sede di Lecco.', 'Saldatore', 'Contabile'],
      ['Cerchiamo un panettiere per il turno di notte.', 'Panettiere'],
      ['Cerchiamo panettieri, autisti e contabili.'],
    ],
  },
  {
    language: 'sv',
    seek: 'söker|behöver|rekryterar',
    counts: 'en|ett|två|tre',
    before: 'nu|vi|en ny|ny|nya|erfaren|erfarna|driven|duktig|duktiga|fler|ytterligare',
    ends: 'till|för|med|som|i|på|hos|att|från',
    and: 'och|eller|samt',
    cases: [['Bageriet i Ystad söker en erfaren bagare till sommaren.', 'Bagare']],
  },
  {
    language: 'no da',
    seek: 'søker|søger|trenger|mangler|ansetter|ansætter',
    counts: 'en|et|to|tre',
    before: 'nå|nu|vi|ny|nye|erfaren|erfarne|dyktig|dyktige|dygtig|dygtige|flere|etter|efter',
    ends: 'til|for|med|som|i|på|hos|der|fra|ved',
    and: 'og|eller|samt',
    cases: [
      ['Verkstedet søker en erfaren sveiser til avdelingen i Bodø.', 'Sveiser'],
      ['Vi mangler en tømrer og en murer til vores hold.', 'Tømrer', 'Murer'],
      ['Vi søger lige nu en dygtig tømrer og en murersvend til vores hold i Odense.', 'Tømrer', 'Murersvend'],
    ],
  },
];
