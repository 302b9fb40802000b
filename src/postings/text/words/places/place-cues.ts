/**
 * Words of a text before the place of work; the place begins right behind them. Language and a text that needs the
 * words.
 */
type PlaceCue = readonly [pattern: string, language: string, text: string];

/** What calls the following name the place where the work is done; each is held to its text by `place-cues.spec.ts`. */
export const PLACE_CUES: readonly PlaceCue[] = [
  // Ahead of the shorter ones, which begin alike and lead nowhere there.
  ['\\b(?:[Ss]ede|[Ll]uogo) di lavoro (?:è|sarà)(?: a)?', 'it', 'La sede di lavoro è Modena.'],
  [
    '\\b(?:offices?|studio|headquarters|site|shop|store|bakery|workshop|clinic|located|situated|based) (?:right )?(?:in|at) the (?:very )?(?:cent(?:re|er)|heart|middle) of',
    'en',
    'You work at our bakery in the heart of Geesthacht.',
  ],
  [
    '\\b(?:located|situated|based|nestled|set|live|work|is|we are)(?: (?:just|right|about|\\d{1,3}|miles?|minutes?|km|north|south|east|west|of|from|outside|near|\\p{Lu}\\p{L}+)){0,6} (?:in|in the (?:heart|centre|center|middle) of|just outside|outside) the (?:(?!of )\\p{Ll}[\\p{L}-]+ ){0,4}(?:city|town|village|parish|hamlet|suburb|borough|county) of',
    'en',
    'We are located 10 miles west of Oxford in the beautiful market town of Geesthacht.',
  ],
  [
    '\\b(?:located|situated|based|office|studio|shop|store|bakery|brewery|restaurant|clinic|site) in (?:the )?(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,2} (?:neighbou?rhood|district|area|quarter|section|suburb|part) of',
    'en',
    'A new bakery located in the Springfield neighborhood of Geesthacht.',
  ],
  [
    '\\b(?:Büro|Praxis|Werkstatt|Filiale|Laden|Betrieb|Standort)s? (?:mitten in|im Herzen von|im Zentrum von|in der Mitte von)',
    'de',
    'Sie arbeiten in unserem Laden im Herzen von Geesthacht.',
  ],
  [
    '\\b(?:bureaux?|locaux|agence|atelier|magasin|boutique|située?s?) (?:au cœur de|au centre de|en plein centre de)',
    'fr',
    'Vous travaillez dans nos locaux au cœur de Combourg.',
  ],
  [
    '\\b(?:oficinas?|tienda|taller|ubicad[oa]s?|situad[oa]s?) (?:en el centro de|en pleno centro de|en el corazón de)',
    'es',
    'Trabajarás en nuestra tienda en el centro de Zaragoza.',
  ],
  [
    '\\b(?:sede|ufficio|negozio|officina|situat[oa]) (?:nel centro di|nel cuore di|in centro a)',
    'it',
    'Lavorerai nel nostro negozio nel cuore di Modena.',
  ],
  [
    '\\b(?:kantoor|winkel|werkplaats|gevestigd|gelegen) (?:in het centrum van|in het hart van|midden in)',
    'nl',
    'Je werkt op ons kantoor in het hart van Nieuwegein.',
  ],
  [
    '\\b(?:must|should|need to|have to|has to|required to) (?:currently )?(?:reside|live) (?:(?:in or )?(?:near|close to|around)|in)',
    'en',
    'Applicants must reside in Geesthacht.',
  ],
  [
    '\\b(?:school|nursery|farm|practice|clinic|hotel|inn|bakery|workshop|located|situated) (?:in the countryside of|in the countryside near|on the outskirts of|on the edge of)',
    'en',
    'Our school on the outskirts of Geesthacht needs a teacher.',
  ],
  [
    '\\b(?:Schule|Kita|Hof|Praxis|Werkstatt|Hotel|Betrieb|Gasthof)s? (?:am Rande von|am Stadtrand von|am Ortsrand von|auf dem Land bei|vor den Toren von)',
    'de',
    'Unsere kleine Schule am Rande von Geesthacht sucht eine Lehrerin.',
  ],
  [
    '(?<!\\p{L})(?:école|crèche|ferme|cabinet|hôtel|atelier|auberge|située?s?) (?:aux portes de|en périphérie de|à la sortie de|à la campagne près de)',
    'fr',
    'Notre école aux portes de Combourg recherche un enseignant.',
  ],
  [
    '\\b(?:escuela|colegio|granja|clínica|hotel|taller|situad[oa]s?) (?:a las afueras de|en las afueras de)',
    'es',
    'Nuestra escuela a las afueras de Zaragoza busca docentes.',
  ],
  [
    '\\b(?:scuola|asilo|fattoria|studio|albergo|hotel|laboratorio|situat[oa]) (?:alle porte di|alla periferia di|nella campagna di)',
    'it',
    'La nostra scuola alle porte di Modena cerca insegnanti.',
  ],
  [
    '\\b(?:school|basisschool|kinderopvang|praktijk|boerderij|kwekerij|winkel|werkplaats|hotel|gelegen) (?:in het (?:hart|centrum|buitengebied) van|aan de rand van|op het platteland bij)',
    'nl',
    'Onze kleine school in het buitengebied van Nieuwegein zoekt een leerkracht.',
  ],
  [
    '(?<!\\p{L})à pourvoir (?:(?:dès|le|au|en|pour)[^,.;:\\n]{1,30} )?à',
    'fr',
    'Poste à pourvoir dès que possible à Combourg.',
  ],
  [
    '\\b(?:to start|starting|full-time|part-time|permanent|fixed-term|to be filled)(?:[ ,]{1,2}(?:at once|immediately|asap|(?:on|from|as of|by|as soon as)[^,.;:\\n]{1,24}|\\d{1,2} \\p{L}{3,9} \\d{4}))?,? in',
    'en',
    'Fixed-term for three years, starting 1 March 2027, in Geesthacht.',
  ],
  [
    '\\b(?:based|located|situated|hiring|recruiting) (?:in|at|near|out of)(?: the)?',
    'en',
    'You will be based in Geesthacht.',
  ],
  [
    '\\b(?:positions?|roles?|job|work|working|opportunity|vacancy|vacancies|openings?|careers?|jobs|people|internship) (?:is |are )?(?:(?:centrally|locally|mainly|mostly|primarily|permanently|right|here) )?in',
    'en',
    'We are looking for great people in Geesthacht.',
  ],
  ['\\b(?:join|with|for) us in', 'en', 'Come and bake with us in Geesthacht.'],
  [
    `\\b(?:offices?|studio|headquarters|hq|site|branch|location|facility|plant|warehouse|store|shop|factory|clinic|team) (?:is |are )?(?:(?:primarily |mainly )?(?:located |based ))?(?:in|at)`,
    'en',
    'You join the team at our office in Geesthacht.',
  ],
  [
    `\\b(?:Standort|Standorte|Arbeitsort|Einsatzort|Dienstort|Niederlassung|Filiale|Büro|Praxis|Werk|Sitz|Werkstatt|Betrieb|Teams?|(?:unsere[rn]?|der|die|in) Zentrale|Hauptsitz|Geschäftsstelle|Lager)(?: ist| in)?`,
    'de',
    'Für unseren Standort in Geesthacht suchen wir dich.',
  ],
  // "Office in" is English.
  ['\\bOffices? (?:an der|am|auf der|in der) \\p{L}{3,24} in', 'de', 'Ein Office an der Elbe in Geesthacht.'],
  ['\\b(?:suchen|sucht)(?: wir)? in', 'de', 'Wir suchen in Geesthacht eine Bauführerin.'],
  [
    '(?:praxis|klinik|Mutterhaus|Ordination|Kanzlei|Apotheke|Kita|Schule|Restaurant|Hotel) in',
    'de',
    'Wir suchen für unsere Tierklinik in Geesthacht eine Reinigungskraft.',
  ],

  [
    '\\b(?:Großraum|Grossraum|im Raum|in der Region|Raum|Region|Stadtgebiet)',
    'de',
    'Sie fahren Streife im Großraum Geesthacht.',
  ],
  ['\\bin und um', 'de', 'Sie pflegen Gärten in und um Geesthacht.'],
  ['\\bin and around', 'en', 'You look after gardens in and around Geesthacht.'],
  ['\\bin en rond(?:om)?', 'nl', 'Je verzorgt tuinen in en rond Nieuwegein.'],
  ['\\bi och (?:om)?kring', 'sv', 'Du sköter trädgårdar i och omkring Sundsvall.'],
  [
    '(?:(?:[Rr]egelmäßig|[Tt]äglich|[Gg]elegentlich|[Zz]eitweis|[Pp]hysisch)e[rn]? (?:[Aa]nwesenheit|[Pp]räsenz)(?: vor Ort)?|[Aa]nwesenheit vor Ort|(?:Wohnort|[Ww]ohnhaft|[Ll]ebensmittelpunkt)(?: \\p{L}+)?) in',
    'de',
    'Regelmäßige Anwesenheit in Geesthacht ist nötig.',
  ],
  [
    '(?:[Pp]résence (?:régulière|quotidienne|hebdomadaire|ponctuelle|occasionnelle|obligatoire|physique|sur site)|[Rr]ésider|[Dd]omicilié(?:e|\\(e\\)|·e)?)(?: \\p{Ll}+){0,2} à',
    'fr',
    'Le poste demande une présence régulière à Combourg.',
  ],
  [
    '(?:[Pp]resencialidad|[Rr]esidir|[Rr]esidencia|[Rr]esidente)(?: \\p{Ll}+)? en',
    'es',
    'Imprescindible residir en Zaragoza.',
  ],
  [
    '(?:[Pp]resenza (?:in sede|fisica|regolare|quotidiana|obbligatoria|richiesta)|(?:[Rr]esidenza|[Rr]esidente|[Dd]omicilio)(?: \\p{Ll}+)?) a',
    'it',
    'Richiesta presenza in sede a Modena.',
  ],
  [
    '(?:[Pp]resença (?:regular|física|obrigatória|diária)|(?:[Rr]esidir|[Rr]esidência)(?: \\p{Ll}+)?) em',
    'pt',
    'É preciso residir em Curitiba.',
  ],
  [
    '(?:(?:[Rr]egelmatige|[Ff]ysieke|[Vv]erplichte) aanwezigheid|op kantoor aanwezig|[Ww]oonachtig)(?: \\p{Ll}+)? in',
    'nl',
    'Je bent woonachtig in Nieuwegein.',
  ],
  ['\\b(?:nach Vereinbarung|(?:per|ab) sofort) in', 'de', 'Beginn nach Vereinbarung in Geesthacht.'],
  [
    '\\b(?:EHPAD|clinique|hôpital|crèche|pharmacie|garage) (?:de|d’|à)',
    'fr',
    'Vous rejoignez notre clinique de Combourg.',
  ],
  ["\\bau départ (?:de|d['’])", 'fr', 'Vous livrez au départ de Combourg.'],
  [
    "\\b(?:basée?|située?|poste|agence|bureaux?|siège|atelier|magasin|site|secteur|équipe|emploi|recrutement|carrières?|implantation|antenne|usine|établissement)(?: \\p{L}+)? (?:à|de|sur|d[’']|au|en)",
    'fr',
    'Le poste est basé à Combourg.',
  ],
  [
    '\\b(?:oficinas?|sede|tienda|taller|planta|centro|equipo|ubicad[oa]|puestos?|trabajo|empleos?|vacantes?)(?: \\p{Ll}+)? (?:en|de)',
    'es',
    'Trabajarás en nuestra oficina de Zaragoza.',
  ],
  [
    '\\b(?:escritório|loja|sede|vaga|vagas|emprego|unidade)(?: \\p{Ll}+)? (?:em|de|no|na)',
    'pt',
    'A vaga é no escritório de Curitiba: escritório em Curitiba.',
  ],
  [
    '\\b(?:sede|ufficio|filiale|stabilimento|officina|negozio|punto vendita|zona)(?: \\p{Ll}+)? (?:di|a|in)',
    'it',
    'Lavorerai nella sede di Modena.',
  ],
  [
    '\\b(?:kantoor|vestiging|locatie|standplaats|winkel|werkplaats|regio|gevestigd|werken|vacatures?|team)(?: \\p{Ll}+)? (?:in|te|van|bij)',
    'nl',
    'Je werkt op ons kantoor in Nieuwegein.',
  ],
  [
    '\\b(?:på plats|placering|placerad|stationerad|kontor(?:et)?|kund|uppdrag(?:et)?|tjänsten är|lokaler|verkstad|butik)(?: \\p{Ll}+)? (?:i|på)',
    'sv',
    'Uppdraget är på plats i Sundsvall.',
  ],
  [
    '\\b(?:kontor(?:et)?|lokaler|arbejdssted(?:et)?|baseret|holder til|afdeling|beliggende|værksted|butik)(?: \\p{Ll}+)? (?:i|på)',
    'da',
    'Du arbejder på vores kontor i Aarhus.',
  ],
  [
    '\\b(?:avdeling|kontorsted|arbeidssted|oppdrag|verksted)(?: \\p{Ll}+)? (?:i|på)',
    'no',
    'Vår avdeling i Bergen vokser.',
  ],
  ['\\b(?:[Aa]rbeidssted(?:et)?|[Aa]rbejdssted(?:et)?) er', 'no', 'Arbeidsstedet er Bergen.'],
  [
    '\\b(?:(?:Stellen|Positionen|Jobs|Arbeitsplätze) (?:sind|befinden sich|liegen)(?: \\p{Ll}+){0,2}|vor Ort) in',
    'de',
    'Alle Stellen sind in Geesthacht.',
  ],
  [
    '\\b(?:(?:postes|emplois|offres) sont(?: \\p{Ll}+){0,2}|en présentiel) à',
    'fr',
    'Tous nos postes sont basés à Combourg.',
  ],
  ['\\b(?:posizioni sono(?: \\p{Ll}+){0,2}|in presenza) a', 'it', 'Tutte le posizioni sono in presenza a Modena.'],
  [
    '\\b(?:(?:vacantes|puestos|posiciones) son(?: \\p{Ll}+)? (?:en|para)|presencial(?:es)? en)',
    'es',
    'Todas las vacantes son presenciales en Zaragoza.',
  ],
  [
    '\\b(?:(?:vagas|posições|oportunidades) são(?: \\p{Ll}+)? (?:em|para)|presencia(?:l|is) em)',
    'pt',
    'Todas as vagas são presenciais em Curitiba.',
  ],
  ['\\b(?:functies|banen|posities) zijn(?: \\p{Ll}+)? in', 'nl', 'Al onze functies zijn in Nieuwegein.'],
  ['\\b(?:tjänster|jobb|roller)(?:na)? (?:är|finns)(?: \\p{Ll}+)? i', 'sv', 'Alla tjänster är i Sundsvall.'],
  ['\\b(?:stillinger|job)(?:ne)? er(?: \\p{Ll}+)? i', 'da', 'Alle stillinger er i Aarhus.'],
  ['\\b[Aa]rbetsort(?:en)? är', 'sv', 'Arbetsorten är Sundsvall.'],
  ['\\b(?:place of work|work location) (?:is|will be)(?: in| at)?', 'en', 'The place of work is Geesthacht.'],
  ['\\b[Ll]ieu de travail (?:est|sera)(?: à)?', 'fr', 'Le lieu de travail est Combourg.'],
  ['\\b[Ll]ugar de trabajo (?:es|será)(?: en)?', 'es', 'El lugar de trabajo es Zaragoza.'],
  ['\\b[Ll]ocal de trabalho (?:é|será)(?: em)?', 'pt', 'O local de trabalho é Curitiba.'],
  ['\\b(?:[Ss]tandplaats|[Ww]erklocatie) is(?: in)?', 'nl', 'De standplaats is Nieuwegein.'],
  ['\\b[Mm]iejscem pracy jest', 'pl', 'Miejscem pracy jest Olsztyn.'],
  ['\\b[Mm]íst(?:o|em) výkonu práce je', 'cs', 'Místem výkonu práce je Jihlava.'],
  ['(?<!\\p{L})με έδρα (?:την|τη|το|τον|τα)', 'el', 'Ζητείται οδηγός με έδρα την Κομοτηνή.'],
  ['(?<!\\p{L})[Ττ]όπος εργασίας (?:είναι )?(?:η|το|ο|τα)', 'el', 'Τόπος εργασίας είναι η Κομοτηνή.'],
];
