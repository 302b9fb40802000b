import { fold } from './words.js';

/** First-level divisions that stand for their country in adverts: name and abbreviation. */
const DIVISIONS: Record<string, string> = {
  'United States':
    'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|District of Columbia DC',
  Canada:
    'Ontario ON|Quebec QC|British Columbia BC|Alberta AB|Manitoba MB|Saskatchewan SK|Nova Scotia NS|New Brunswick NB|Newfoundland NL|Prince Edward Island PE',
  Australia:
    'New South Wales NSW|Victoria VIC|Queensland QLD|Western Australia WA|South Australia SA|Tasmania TAS|Australian Capital Territory ACT|Northern Territory NT',
  Germany:
    'Bavaria BY|Bayern BY|Baden-Württemberg BW|North Rhine-Westphalia NRW|Nordrhein-Westfalen NRW|Hessen HE|Sachsen SN|Saxony SN|Niedersachsen NI|Brandenburg BB|Rheinland-Pfalz RP|Schleswig-Holstein SH|Thüringen TH|Sachsen-Anhalt ST|Saarland SL|Mecklenburg-Vorpommern MV',
};

/** Cities that adverts name without their country; other spellings behind "=". */
const CITIES: Record<string, string> = {
  'United States':
    'New York=New York City=NYC=Manhattan=Brooklyn|San Francisco=San Francisco Bay=Bay Area=SF|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Atlanta|Miami|Dallas|Houston|Philadelphia|Phoenix|San Diego|San Jose|Palo Alto|Mountain View|Menlo Park|Sunnyvale|Santa Clara|Redwood City|San Mateo|South San Francisco|Oakland|Berkeley|Foster City|Cupertino|Santa Monica|Culver City|Irvine|Torrance|El Segundo|Long Beach|Pasadena|Sacramento|Portland|Salt Lake City|Lehi|Las Vegas|Minneapolis|Detroit|Ann Arbor|Pittsburgh|Cleveland|Columbus|Cincinnati|Indianapolis|St. Louis|Kansas City|Nashville|Charlotte|Raleigh|Durham|Tampa|Orlando|Jacksonville|Washington=Washington DC=Washington D.C.=Washington, D.C.|Arlington|Reston|McLean|Baltimore|Boulder|Plano|San Antonio|Fort Worth|Bellevue|Redmond|Jersey City|Hoboken|Stamford|Hawthorne|Scottsdale|Tempe|Milwaukee|New Orleans|Richmond|Honolulu|Somerville|Waltham|Burlington|Tukwila|Fremont|Milpitas|Pleasanton|Walnut Creek|Somerset',
  Canada:
    'Toronto|Vancouver|Montreal=Montréal|Ottawa|Calgary|Edmonton|Waterloo|Kitchener|Winnipeg|Halifax|Mississauga|Quebec City',
  'United Kingdom':
    'London|Manchester|Edinburgh|Glasgow|Birmingham|Bristol|Leeds|Liverpool|Cambridge|Oxford|Belfast|Cardiff|Newcastle|Nottingham|Sheffield|Reading|Brighton|Southampton|Milton Keynes',
  Ireland: 'Dublin|Cork|Galway|Limerick',
  Germany:
    'Berlin|Munich=München=Muenchen|Hamburg|Frankfurt=Frankfurt am Main|Cologne=Köln|Stuttgart|Düsseldorf=Dusseldorf|Leipzig|Dresden|Hannover=Hanover|Nuremberg=Nürnberg|Karlsruhe|Mannheim|Bremen|Essen|Dortmund|Bonn|Münster|Heidelberg|Potsdam|Freiburg|Aachen|Augsburg|Darmstadt|Wiesbaden|Mainz|Ulm|Regensburg|Bielefeld|Bochum|Duisburg|Wuppertal|Braunschweig|Kiel|Lübeck|Rostock|Erfurt|Magdeburg|Kassel|Paderborn|Ingolstadt|Würzburg|Wolfsburg|Osnabrück|Oldenburg|Saarbrücken|Halle|Chemnitz|Jena|Bamberg|Hagen',
  Austria: 'Vienna=Wien|Graz|Linz|Salzburg|Innsbruck',
  Switzerland: 'Zurich=Zürich|Geneva=Genève=Genf|Basel|Bern|Lausanne|Lucerne=Luzern|Zug|Winterthur|St. Gallen',
  France:
    'Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Nice|Strasbourg|Montpellier|Rennes|Grenoble|Sophia Antipolis',
  Spain: 'Madrid|Barcelona|Valencia|Sevilla=Seville|Malaga=Málaga|Bilbao|Zaragoza|Albacete|Lugones',
  Portugal: 'Lisbon=Lisboa|Porto|Braga',
  Italy: 'Rome=Roma|Milan=Milano|Turin=Torino|Bologna|Florence=Firenze|Naples=Napoli',
  Netherlands: 'Amsterdam|Rotterdam|Utrecht|The Hague=Den Haag|Eindhoven|Delft|Groningen|Haarlem',
  Belgium: 'Brussels=Bruxelles=Brussel|Antwerp=Antwerpen|Ghent=Gent|Leuven',
  Luxembourg: 'Luxembourg City',
  Sweden: 'Stockholm|Gothenburg=Göteborg|Malmö=Malmo|Uppsala|Lund',
  Denmark: 'Copenhagen=København|Aarhus|Odense',
  Norway: 'Oslo|Bergen|Trondheim|Stavanger',
  Finland: 'Helsinki|Espoo|Tampere|Oulu',
  Poland: 'Warsaw=Warszawa|Krakow=Kraków=Cracow|Wroclaw=Wrocław|Gdansk=Gdańsk|Poznan=Poznań|Lodz=Łódź|Katowice',
  Czechia: 'Prague=Praha|Brno|Ostrava',
  Hungary: 'Budapest',
  Romania: 'Bucharest=București|Cluj-Napoca=Cluj|Iasi|Timisoara',
  Bulgaria: 'Sofia|Plovdiv|Varna',
  Greece: 'Athens|Thessaloniki',
  Serbia: 'Belgrade=Beograd|Novi Sad',
  Croatia: 'Zagreb|Split',
  Slovenia: 'Ljubljana',
  Slovakia: 'Bratislava',
  Estonia: 'Tallinn|Tartu',
  Latvia: 'Riga',
  Lithuania: 'Vilnius|Kaunas',
  Ukraine: 'Kyiv=Kiev|Lviv|Kharkiv',
  Turkey: 'Istanbul|Ankara|Izmir',
  Israel: 'Tel Aviv=Tel Aviv-Yafo|Jerusalem|Haifa|Herzliya',
  'United Arab Emirates': 'Dubai|Abu Dhabi',
  'Saudi Arabia': 'Riyadh|Jeddah',
  Qatar: 'Doha',
  Egypt: 'Cairo',
  Kenya: 'Nairobi',
  Nigeria: 'Lagos',
  'South Africa': 'Cape Town|Johannesburg',
  India:
    'Bangalore=Bengaluru|Mumbai|Delhi=New Delhi|Hyderabad|Pune|Chennai|Gurgaon=Gurugram|Noida|Kolkata|Ahmedabad|Indore|Coimbatore|Kochi',
  China: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu',
  Japan: 'Tokyo|Osaka|Kyoto',
  'South Korea': 'Seoul',
  Taiwan: 'Taipei',
  Thailand: 'Bangkok',
  Vietnam: 'Ho Chi Minh City|Hanoi',
  Philippines: 'Manila|Makati|Cebu|Taguig',
  Indonesia: 'Jakarta',
  Malaysia: 'Kuala Lumpur',
  Australia: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra',
  'New Zealand': 'Auckland|Wellington|Christchurch',
  Mexico: 'Mexico City=Ciudad de México=CDMX|Guadalajara|Monterrey',
  Brazil: 'São Paulo=Sao Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Florianópolis',
  Argentina: 'Buenos Aires',
  Colombia: 'Bogotá=Bogota|Medellín=Medellin|Cali',
  Chile: 'Santiago',
  Peru: 'Lima',
  Uruguay: 'Montevideo',
  'Costa Rica': 'San José',
};

export interface GazetteerCity {
  readonly city: string;
  readonly country: string;
  /** All spellings, folded. */
  readonly spellings: readonly string[];
}

const citiesBySpelling = new Map<string, GazetteerCity>();
for (const [country, cities] of Object.entries(CITIES)) {
  for (const entry of cities.split('|')) {
    const names = entry.split('=');
    const city = { city: names[0] ?? entry, country, spellings: names.map(fold) };
    for (const spelling of city.spellings) citiesBySpelling.set(spelling, city);
  }
}

const divisions = new Map<string, string>();
const abbreviations = new Map<string, string>();
for (const [country, entries] of Object.entries(DIVISIONS)) {
  for (const entry of entries.split('|')) {
    const cut = entry.lastIndexOf(' ');
    divisions.set(fold(entry.slice(0, cut)), country);
    const abbreviation = entry.slice(cut + 1);
    if (!abbreviations.has(abbreviation)) abbreviations.set(abbreviation, country);
  }
}

/** A well-known city by any of its names. */
export function findCity(name: string): GazetteerCity | undefined {
  return citiesBySpelling.get(fold(name).trim());
}

/** Country of a state or province by name: "California", "Ontario". */
export function countryOfDivision(name: string): string | undefined {
  return divisions.get(fold(name).trim());
}

/** Country of a state or province by its abbreviation, as written behind a city: "CA", "NSW". */
export function countryOfAbbreviation(abbreviation: string): string | undefined {
  return abbreviations.get(abbreviation);
}
