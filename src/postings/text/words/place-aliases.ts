/** What people call a place besides what the tables of places know. */
export const PLACE_ALIASES: readonly (readonly [alias: string, name: string])[] = [
  ['nyc', 'new york city'],
  ['sf', 'san francisco'],
  ['sf bay', 'san francisco'],
  ['san francisco bay', 'san francisco'],
  ['washington d c', 'washington dc'],
  ['washington dc', 'washington'],
  ['tel aviv yafo', 'tel aviv'],
  ['gurugram', 'gurgaon'],
  ['ffm', 'frankfurt am main'],
  ['bcn', 'barcelona'],
  ['cdmx', 'mexico city'],
  ['caba', 'buenos aires'],
  ['capital federal', 'buenos aires'],
  ['dtla', 'los angeles'],
  ['slc', 'salt lake city'],
  ['hcmc', 'ho chi minh city'],
  ['hcm', 'ho chi minh city'],
  ['tphcm', 'ho chi minh city'],
  ['tp hcm', 'ho chi minh city'],
  ['мск', 'москва'],
  ['спб', 'санкт петербург'],
];

/**
 * Parts of a country that people name without being one of its divisions: regions, islands, agglomerations; country and
 * names, divided by |.
 */
export const REGION_NAMES: readonly (readonly [country: string, names: string])[] = [
  [
    'germany',
    'nrw|ruhrgebiet|rhein-main-gebiet|rhein-main|rhein-neckar|rheinland|allgäu|norddeutschland|süddeutschland|ostdeutschland|westdeutschland|mitteldeutschland|ostwestfalen|münsterland|sauerland|schwarzwald|oberbayern|niederbayern|oberpfalz|oberfranken|mittelfranken|unterfranken|schwaben|lausitz|eifel|hunsrück|taunus',
  ],
  ['austria', 'salzkammergut|mühlviertel|waldviertel|weinviertel|mostviertel|innviertel'],
  [
    'switzerland',
    'deutschschweiz|suisse romande|romandie|westschweiz|ostschweiz|zentralschweiz|nordwestschweiz|mittelland|svizzera italiana',
  ],
  ['italy', 'südtirol|alto adige|nord italia|sud italia|centro italia'],
  [
    'france',
    'idf|île-de-france|paca|région parisienne|alsace|lorraine|midi-pyrénées|languedoc|rhône-alpes|picardie|champagne-ardenne|sud-ouest de la france|côte d’azur|vendée',
  ],
  [
    'spain',
    'mallorca|menorca|ibiza|tenerife|gran canaria|fuerteventura|lanzarote|islas baleares|islas canarias|costa brava|costa del sol|vallès occidental|vallès oriental|baix llobregat|maresme',
  ],
  ['portugal', 'algarve|alentejo|açores|minho|trás-os-montes'],
  [
    'united kingdom',
    'greater manchester|west midlands|west yorkshire|south yorkshire|tyne and wear|merseyside|berkshire|berks|buckinghamshire|bucks|hertfordshire|herts|hants|lancs|notts|leics|northants|cambs|oxon|wilts|glos|beds|middlesex|middx|sussex|east anglia|home counties|south east england|south west england|north west england|north east england',
  ],
  [
    'netherlands',
    'randstad|midden-nederland|noord-nederland|zuid-nederland|oost-nederland|achterhoek|twente|betuwe|veluwe|west-friesland|west-brabant|zeeuws-vlaanderen|kop van noord-holland|midden-brabant',
  ],
  ['belgium', 'waasland|kempen|hageland|pajottenland|meetjesland|westhoek'],
  ['sweden', 'storstockholm|storgöteborg|skåne|norrland|svealand|götaland|småland|öland'],
  [
    'denmark',
    'storkøbenhavn|sjælland|nordsjælland|vestsjælland|sydsjælland|jylland|nordjylland|midtjylland|sønderjylland|østjylland|vestjylland|fyn|lolland-falster|bornholm|trekantområdet',
  ],
  ['norway', 'østlandet|vestlandet|sørlandet|nord-norge|midt-norge'],
  ['finland', 'pääkaupunkiseutu|pirkanmaa|uusimaa|etelä-suomi|pohjois-suomi|länsi-suomi|itä-suomi'],
  ['iceland', 'höfuðborgarsvæðið'],
  ['poland', 'trójmiasto|górny śląsk|dolny śląsk|podhale'],
  ['hungary', 'dunántúl|balaton|tiszántúl'],
  ['croatia', 'istra|dalmacija|slavonija|kvarner'],
  ['slovenia', 'gorenjska|dolenjska|primorska|štajerska|prekmurje|notranjska'],
  ['serbia', 'vojvodina|šumadija'],
  [
    'greece',
    'αττική|κρήτη|κεντρική μακεδονία|θεσσαλία|πελοπόννησος|ήπειρος|θράκη|στερεά ελλάδα|ιόνια νησιά|νότιο αιγαίο',
  ],
  [
    'united states',
    'twin cities|dfw|tri-state area|pacific northwest|new england|midwest|silicon valley|east bay|south bay|inland empire|hampton roads|dc metro|dmv area|dallas-fort worth metroplex',
  ],
  ['canada', 'gta|lower mainland|vancouver island'],
  ['japan', '関西|関東|首都圏|東海|九州|四国|中部|近畿|関西エリア|関東エリア|東海エリア|九州エリア'],
  ['south korea', '경기|경기도|수도권|강원도|제주도|판교'],
  ['taiwan', '新北市|桃園市|雙北|大台北'],
  ['indonesia', 'jabodetabek|bali|jawa barat|jawa timur|jawa tengah|sumatera|kalimantan|sulawesi'],
  ['malaysia', 'klang valley|lembah klang'],
  ['philippines', 'luzon|visayas|mindanao|calabarzon'],
  ['vietnam', 'miền bắc|miền nam|miền trung|miền tây|đông nam bộ'],
  ['israel', 'גוש דן|השרון|השפלה'],
  ['argentina', 'gba'],
  ['south africa', 'kzn'],
  ['saudi arabia', 'ksa'],
  ['thailand', 'ปริมณฑล'],
  ['czechia', 'celá čr'],
  ['chile', 'región metropolitana'],
];
