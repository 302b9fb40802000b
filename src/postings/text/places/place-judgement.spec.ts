import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { countryOfCode } from './countries.js';
import { divisionsOfCode } from './gazetteer.js';
import { isPlaceName, readPlace } from './place.js';
import { readTextPlace } from './text-place.js';

const [US, CANADA, GB] = ['United States', 'Canada', 'United Kingdom'];

it.each([
  ['Slovenske Konjice', 'Slovenia'],
  ['Kičevo', 'North Macedonia'],
  ['Ogre', 'Latvia'],
])('%s is the town of a municipality of its name', (city, country) => {
  expect(readPlace(city)).toEqual({ city, country });
});

it.each(['Wexford', 'Carlow', 'Kilkenny'])('%s is the town that its county is called after', (city) => {
  expect(readPlace(city)).toEqual({ city, country: 'Ireland' });
  expect(readPlace(`Co. ${city}`)).toEqual({ country: 'Ireland' });
});

it.each([
  ['Campinas/SP - Cambuí', 'Campinas'],
  ['Valinhos/SP', 'Valinhos'],
  ['Ribeirão Preto/SP (Centro)', 'Ribeirão Preto'],
  ['Porto Alegre/RS', 'Porto Alegre'],
])('%s is a town of Brazil in its state', (text, city) => {
  expect(readPlace(text)).toEqual({ city, country: 'Brazil' });
});

it.each([
  ['本社（新潟県長岡市）', '長岡市', 'Japan'],
  ['第二工場（新潟県長岡市）', '長岡市', 'Japan'],
  ['大阪支社（大阪市北区）', '大阪', 'Japan'],
  ['Milano; lavoro agile fino a 2 giorni a settimana', 'Milano', 'Italy'],
  ['Leeds; remote up to two days', 'Leeds', 'United Kingdom'],
  ['remote, berlin', 'berlin', 'Germany'],
])('%s: a house of the company and how one works say nothing of the town', (text, city, country) => {
  expect(readPlace(text)).toEqual({ city, country });
});

it('two towns between which a slash stands are two', () => {
  expect(readPlace('Campinas/Valinhos')).toEqual({ country: 'Brazil' });
  expect(readPlace('Vienna/PA').city).not.toBe('Vienna, PA');
});

describe('a code behind a town', () => {
  it.each([
    // The code wins over a better known town that cannot be in it.
    ['Berlin, CT', 'Berlin', US],
    ['London, PA', 'London', US],
    ['Genoa, CO', 'Genoa', US],
    ['Naples, ME', 'Naples', US],
    ['Oxford, IN', 'Oxford', US],
    ['Bristol, IN', 'Bristol', US],
    ['Bremen, IN', 'Bremen', US],
    ['Jordan, ON', 'Jordan', CANADA],
    ['Jordan, MN', 'Jordan', US],
    ['Poland, OH', 'Poland', US],
    ['Lyon, TX', 'Lyon', US],
    ['Berlin, NSW', 'Berlin', 'Australia'],
    ['Paris, TX', 'Paris', US],
    ['Athens, GA', 'Athens', US],
    ['Moscow, ID', 'Moscow', US],
    ['Dublin, CA', 'Dublin', US],
    ['Dublin, OH', 'Dublin', US],
    ['Birmingham, AL', 'Birmingham', US],
    ['Cambridge, MA', 'Cambridge', US],
    ['Vancouver, WA', 'Vancouver', US],
    ['Portland, ME', 'Portland', US],
    ['Manchester, NH', 'Manchester', US],
    ['Rome, GA', 'Rome', US],
    ['Melbourne, FL', 'Melbourne', US],
    ['Perth, ON', 'Perth', CANADA],
    ['London, ON', 'London', CANADA],
    // One that is a state and a country decides where the town is known in one of the two …
    ['Jakarta, ID', 'Jakarta', 'Indonesia'],
    ['Little Rock, AR', 'Little Rock', US],
    ['Berlin, DE', 'Berlin', 'Germany'],
    ['Wilmington, DE', 'Wilmington', US],
    ['Salem, IL', 'Salem', US],
    ['Barcelona, ES', 'Barcelona', 'Spain'],
    ['Bern, BE', 'Bern', 'Switzerland'],
    ['Brussels, BE', 'Brussels', 'Belgium'],
    ['Toronto, Ontario, CA', 'Toronto', CANADA],
    // … and nothing where it is in neither, or in both.
    ['Nancy, KY', 'Nancy', undefined],
    ['Salem, IN', 'Salem', undefined],
    ['Pasadena, CA', 'Pasadena', US],
    ['Richmond, CA', 'Richmond', undefined],
    ['Milan, MI', 'Milan', undefined],
    ['Ontario, CA', undefined, undefined],
    // A code of a country alone makes no famous town one of its own: it may be a department.
    ['Berlin, IT', 'Berlin', undefined],
    ['Warsaw, HR', 'Warsaw', undefined],
    ['Germany, UK', undefined, undefined],
    ['Stockholm, DE', 'Stockholm', undefined],
    // What names a country by its name stands.
    ['Berlin, Germany, IT', 'Berlin', 'Germany'],
    ['London SE', 'London', GB],
    ['Ontario, CA, USA', 'Ontario', US],
  ])('%s is %s in %s', (text, city, country) => {
    expect(readPlace(text)).toEqual({ ...(city !== undefined && { city }), ...(country !== undefined && { country }) });
  });

  it.each([
    ['Ontario, CA', 'Canada', CANADA],
    ['Ontario, CA', US, US],
    ['Salem, IN', 'India', 'India'],
    ['Berlin, CT', 'Germany', US],
    ['London, UK', 'Canada', GB],
  ])('%s in the eyes of a site of %s is in %s', (text, hint, country) => {
    expect(readPlace(text, { countries: [hint] }).country).toBe(country);
  });
});

describe('a town that is several', () => {
  it.each([
    ['Newcastle', GB],
    ['Newcastle', 'Australia'],
    ['Granada', 'Spain'],
    ['Granada', 'Nicaragua'],
    ['Salisbury', GB],
    ['Salisbury', US],
    ['Brest', 'France'],
    ['Brest', 'Belarus'],
    ['Cambridge', US],
    ['Birmingham', GB],
    ['Victoria', 'Canada'],
    ['Norfolk', US],
    ['Kudus', 'Indonesia'],
    ['Kudus', 'Israel'],
    ['Canton', US],
    ['Parys', 'South Africa'],
  ])('%s has no country by itself, and that of its site: %s', (town, country) => {
    expect(readPlace(town).country).toBeUndefined();
    expect(readPlace(town, { countries: ['Japan'] }).country).toBeUndefined();
    expect(readPlace(town, { countries: [country] })).toEqual({ city: town, country });
  });

  it.each([
    ['Santiago', 'Chile'],
    ['Barcelona', 'Spain'],
    ['Zaragoza', 'Spain'],
    ['Manchester', GB],
    ['Cologne', 'Germany'],
    ['Vienna', 'Austria'],
    ['Munich', 'Germany'],
    ['Florence', 'Italy'],
    ['Seville', 'Spain'],
    ['Mailand', 'Italy'],
    ['Salvador', 'Brazil'],
  ])('%s needs no country: it is in %s', (town, country) => {
    expect(readPlace(town, { countries: ['Japan'] })).toEqual({ city: town, country });
  });
});

describe('a town and what lies around it', () => {
  it.each([
    ['Sydney CBD', 'Sydney', 'Australia'],
    ['Sydney CBD, Inner West & Eastern Suburbs', 'Sydney', 'Australia'],
    ['Melbourne VIC 3000', 'Melbourne', 'Australia'],
    ['Greater Sydney Area', 'Sydney', 'Australia'],
    ['Greater London', 'London', GB],
    ['Greater Manchester', undefined, GB],
    ['Region Hannover', 'Hannover', 'Germany'],
    ['Metropolregion Nürnberg', 'Nürnberg', 'Germany'],
    ['Metropolregion Rhein-Neckar', undefined, 'Germany'],
    ['Grand Paris', 'Paris', 'France'],
    ['Métropole Européenne de Lille', 'Lille', 'France'],
    ['Área metropolitana de Barcelona', 'Barcelona', 'Spain'],
    ['Area Metropolitana de Madrid', 'Madrid', 'Spain'],
    ['Gran Buenos Aires', 'Buenos Aires', 'Argentina'],
    ['Área Metropolitana de Lisboa', 'Lisboa', 'Portugal'],
    ['Area metropolitana di Milano', 'Milano', 'Italy'],
    ['Città Metropolitana di Torino', 'Torino', 'Italy'],
    ['Metropoolregio Amsterdam', 'Amsterdam', 'Netherlands'],
    ['Göteborgsområdet', undefined, 'Sweden'],
    ['Oslo-området', undefined, 'Norway'],
    ['Klang Valley', undefined, 'Malaysia'],
    ['Dallas-Fort Worth Metroplex', undefined, US],
  ])('%s is %s in %s', (text, city, country) => {
    expect(readPlace(text)).toEqual({ ...(city !== undefined && { city }), country });
    expect(isPlaceName(text) || text.includes('&')).toBe(true);
  });

  it.each(['Gran equipo', 'Gran Turismo', 'Hinterland', 'Metropolregion'])('%s is no place', (text) => {
    expect(isPlaceName(text)).toBe(false);
  });
});

/** The own names of the table's places, each with codes of its country and division. */
function placesOfTable(): { name: string; country: string; division: string }[] {
  const bytes = gunzipSync(readFileSync(new URL('places.gz', import.meta.url)));
  const start = bytes.indexOf('\n') + 1;
  const [records = 0, towns = 0] = bytes.toString('latin1', 0, start).split(' ').map(Number);
  const lines = bytes.toString('utf8', start + records, start + records + towns).split('\n');
  return lines.flatMap((line) => {
    const [key = '', ids = ''] = line.split('\t');
    const name = key.replace(/(?<=^|[ '-])\p{L}/gu, (letter) => letter.toUpperCase());
    const own = key.length < 3 ? [] : ids.split(',').filter((id) => id !== '' && !id.endsWith('-'));
    return own.map((id) => {
      const at = start + parseInt(id, 36) * 10;
      return {
        name,
        country: bytes.toString('latin1', at, at + 2),
        division: bytes.toString('latin1', at + 2, at + 5).trim(),
      };
    });
  });
}

/** Every so many places of the table are looked at: a second's work. Prime, so that no order of names stands out. */
const [EVERY, EVERY_OTHER] = [503, 997];
/** What share is read as the country that is meant, at least: 0.998 is reached over every 47th place. */
const RIGHT = 0.995;

describe('the places of the table with codes', () => {
  const places = placesOfTable();
  const written = places
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ name, country, division }) =>
      [country, ...(/^[A-Z]+$/.test(division) ? [division] : [])].map((code) => ({
        text: `${name}, ${code}`,
        code,
        country: countryOfCode(country),
      })),
    )
    .map((place) => ({ ...place, read: readPlace(place.text).country }));
  const mayBe = (code: string): (string | undefined)[] => [
    undefined,
    countryOfCode(code),
    ...divisionsOfCode(code).map((division) => countryOfCode(division.country)),
  ];

  it('are never in a third country', () => {
    expect(written.length).toBeGreaterThan(400);
    expect(written.filter(({ code, read }) => !mayBe(code).includes(read))).toEqual([]);
  });

  it('are read, nearly all', () => {
    const right = written.filter(({ country, read }) => read === country).length;
    expect(right / written.length).toBeGreaterThan(RIGHT);
  });

  it('are never in a third country with the code of another place either', () => {
    const names = places.filter((_, at) => at % EVERY_OTHER === 0).map(({ name }) => name);
    const codes = 'IN CA DE CO IL GA ME PA MD AL AR CT TX OH KY ON BC NSW VIC MI VA LA ID SC'.split(' ');
    const read = names.map((name, at) => {
      const code = codes[at % codes.length] ?? '';
      return { text: `${name}, ${code}`, code, country: readPlace(`${name}, ${code}`).country };
    });
    expect(read.filter(({ code, country }) => !mayBe(code).includes(country))).toEqual([]);
  });
});

describe('a part of a town', () => {
  it.each([
    ['Berlin Mitte', 'Berlin'],
    ['Berlin-Kreuzberg', 'Berlin'],
    ['Berlin, Mitte', 'Berlin'],
    ['Chisinau, Rascani', 'Chisinau'],
    ['Domžale, Ljubljana', 'Domžale'],
    ['Mitte, Berlin', 'Berlin'],
    ['Hamburg Altona', 'Hamburg'],
    ['Paris La Défense', 'Paris'],
    ['Argüelles, Madrid', 'Madrid'],
    // Towns of their own.
    ['Frankfurt Oder', 'Frankfurt Oder'],
    ['Berlin Heights', 'Berlin Heights'],
    ['Bad Homburg', 'Bad Homburg'],
    ['New York City', 'New York City'],
  ])('%s is in %s', (location, city) => {
    expect(readPlace(location).city).toBe(city);
  });

  it.each([
    ['A nice place at our office in Argüelles, Madrid, Spain.', 'Argüelles, Madrid, Spain'],
    ['You work in Cambridge, London.', 'Cambridge'],
    ['You will work in Cambridge, London.', 'Cambridge'],
    ['Wir suchen in Potsdam, Berlin.', 'Potsdam'],
    ['You are based in Newark, New York.', 'Newark'],
    ['Our office in Yokohama, Tokyo.', 'Yokohama'],
    ['Our office in Long Beach, Los Angeles.', 'Long Beach'],
    ['You work in Croydon, London.', 'Croydon, London'],
    ['You work in Brooklyn, New York.', 'Brooklyn, New York'],
    ['Du arbeitest am Standort Bergedorf, Hamburg.', 'Bergedorf, Hamburg'],
    ['You work in Oxford, England.', 'Oxford, England'],
    ['You work in Cambridge, Massachusetts.', 'Cambridge, Massachusetts'],
    ['Our office is in Palermo, Buenos Aires.', 'Palermo, Buenos Aires'],
    ['Our office in Madrid, Spain, is nice.', 'Madrid, Spain'],
  ])('in a text is told with its town: %s', (text, location) => {
    expect(readTextPlace(text)?.location).toBe(location);
  });

  it.each([
    'Our openings are in London and in Porto.',
    'Our office in London and Porto.',
    'Wir suchen dich in Hamburg und in Bremen.',
    'Trabajarás en Madrid o en Sevilla.',
    'Work in Leeds or Bradford.',
  ])('is none of several that a text names: %s', (text) => {
    expect(readTextPlace(text)).toBeUndefined();
  });
});

it.each([
  ['Vila Augusta, Guarulhos', 'Guarulhos', 'Brazil'],
  ['Vila Mariana, São Paulo', 'São Paulo', 'Brazil'],
])('a quarter named like a town of another country is no town: %s', (text, city, country) => {
  expect(readPlace(text)).toEqual({ city, country });
});

it.each([
  ['Frankfurt (Oder)', [], { city: 'Frankfurt (Oder)', country: 'Germany' }],
  ['London (Ontario)', [], { city: 'London', country: 'Canada' }],
  ['Curitiba, Paraná', [], { city: 'Curitiba', country: 'Brazil' }],
  ['London – 2 days a week in the office', [], { city: 'London', country: 'United Kingdom' }],
  ['8000 Aarhus C', [], { city: 'Aarhus', country: 'Denmark' }],
  ['2400 København NV', [], { city: 'København', country: 'Denmark' }],
  ['Las Vegas NV', [], { city: 'Las Vegas', country: 'United States' }],
  ['Filiale Baden', ['Switzerland'], { city: 'Baden', country: 'Switzerland' }],
  ['Filiale Baden', [], { city: 'Baden' }],
  ['福岡支店（福岡市博多区）', [], { city: '福岡', country: 'Japan' }],
  ['Gorzów Wlkp', [], { city: 'Gorzów Wlkp', country: 'Poland' }],
  ['Brno-střed', [], { city: 'Brno', country: 'Czechia' }],
  ['Split', ['Croatia'], { city: 'Split', country: 'Croatia' }],
  ['Split', [], {}],
])('%s (%j) is %j', (location, countries, place) => {
  expect(readPlace(location, { countries })).toEqual(place);
});

describe('a part of a name', () => {
  it.each(['Pęcice Małe', 'Nová Ves Malé', 'Gran Puerto Lima', 'Kleine Paris', 'Upper Manila', 'Vila Nova Roma'])(
    'is no town of another country: %s',
    (location) => {
      expect(readPlace(location)).toEqual({});
    },
  );

  it.each([
    ['Campus Roma', 'Roma', 'Italy'],
    ['Biuro Kraków', 'Kraków', 'Poland'],
    ['Store Manchester', 'Manchester', GB],
    ['New York Midtown', 'New York', US],
    ['Seoul Korea', 'Seoul', 'South Korea'],
  ])('is beside no house and no quarter: %s', (location, city, country) => {
    expect(readPlace(location)).toEqual({ city, country });
  });
});

describe('near a larger town', () => {
  it.each([
    ['Raszyn k/Warszawy', 'Raszyn', 'Poland'],
    ['Raszyn (k. Warszawy)', 'Raszyn', 'Poland'],
    ['Rumia koło Gdańska', 'Rumia', 'Poland'],
    // A name that no table knows may be that of a house.
    ['Pęcice Małe k/Pruszkowa', undefined, 'Poland'],
    ['Restauracja k. Krakowa', undefined, 'Poland'],
    ['Restaurant nahe München', 'München', 'Germany'],
  ])('%s is %s in %s', (location, city, country) => {
    expect(readPlace(location)).toEqual({ ...(city !== undefined && { city }), country });
  });
});

describe('a town with a better known namesake', () => {
  it.each([
    ['Santiago', 'Dominican Republic', 'Dominican Republic'],
    ['La Paz', 'Mexico', 'Mexico'],
    ['Los Ángeles', 'Chile', 'Chile'],
    // Either may be meant.
    ['Lagos', 'Portugal', undefined],
    ['Guadalajara', 'Spain', undefined],
    ['Perth', GB, undefined],
    // The other one is a village, or the better known one needs no country.
    ['Vienna', US, 'Austria'],
    ['Roma', 'Australia', 'Italy'],
    ['London', 'Canada', GB],
  ])('%s on a site of %s is in %s', (town, hint, country) => {
    expect(readPlace(town, { countries: [hint] }).country).toBe(country);
    expect(readPlace(town, { countries: [hint] }).city).toBe(town);
  });

  it.each([
    ['Lagos', 'Portugal', 'Portugal'],
    ['Guadalajara', 'Spain', 'Spain'],
    ['Freiburg', 'Switzerland', 'Switzerland'],
    ['London', 'Canada', GB],
    ['Lima', 'Germany', 'Peru'],
  ])('%s on a page with an address in %s is in %s', (town, home, country) => {
    expect(readPlace(town, { home: [home] }).country).toBe(country);
  });
});

it.each([
  // The country that a postal code or the number of a département names.
  ['HR-21000 Split', [], { city: 'Split', country: 'Croatia' }],
  ['A-3171 Kleinzell', [], { city: 'Kleinzell', country: 'Austria' }],
  ['CH-1700 Freiburg', [], { city: 'Freiburg', country: 'Switzerland' }],
  ['NC-27601 Raleigh', [], { city: 'Raleigh', country: US }],
  ['Mill Lane, Washington, NE38 8AF', [US], { city: 'Washington', country: GB }],
  ['Boston PE21 6QG', [], { city: 'Boston', country: GB }],
  ['London N6A 3K7', [], { city: 'London', country: 'Canada' }],
  ['Kells A82 X3Y4', [], { city: 'Kells', country: 'Ireland' }],
  ['Washington, IL 61571', [], { city: 'Washington', country: US }],
  ['St Helier JE2 3AB', [], { city: 'St Helier', country: 'Jersey' }],
  ['Ramsey IM8 1AB', [], { city: 'Ramsey', country: 'Isle of Man' }],
  ['Mill Lane LS1 4AP', [], { country: GB }],
  // "Of" is a Dutch "or" between towns only.
  ['Mill of Ryeminster School, Mill Lane, Washington, NE38 8AF', [], { city: 'Washington', country: GB }],
  ['Mill of Ryeminster School', [], {}],
  ['Amsterdam of omgeving', [], { city: 'Amsterdam', country: 'Netherlands' }],
  ['Eindhoven of Utrecht', [], { country: 'Netherlands' }],
  ['Saint-Denis (93)', [], { city: 'Saint-Denis', country: 'France' }],
  ['Berlin (12)', [], { city: 'Berlin', country: 'Germany' }],
  // A quarter behind the name of a smaller town.
  ['61118 Bad Vilbel-Massenheim', [], { city: 'Bad Vilbel', country: 'Germany' }],
  ['Groß-Unbekannt', [], {}],
  // Words that are towns in one country.
  ['Most', ['Czechia'], { city: 'Most', country: 'Czechia' }],
  ['Ulica 1, 21000 Split', ['Croatia'], { city: 'Split', country: 'Croatia' }],
  ['Most', ['Germany'], {}],
  ['Sales', ['Germany'], {}],
  ['Date', ['Japan'], {}],
  // Islands are no towns.
  ['Sylt', [], { country: 'Germany' }],
  ['Sardinien', [], { country: 'Italy' }],
  ['Κρήτη', [], { country: 'Greece' }],
  ['Long Island', [], { country: US }],
])('%s (%j) is %j, all told', (location, countries, place) => {
  expect(readPlace(location, { countries })).toEqual(place);
});

it.each(['Vila Redonda', 'Casa, Vila Redonda', 'Santa Redonda'])('%s: a part of a name is no division', (text) => {
  expect(readPlace(text)).toEqual({});
});

it.each([
  ['Móstoles (Madrid)', 'Móstoles', 'Spain'],
  ['Alcalá de Henares (Madrid)', 'Alcalá de Henares', 'Spain'],
  ['Elche (Alicante)', 'Elche', 'Spain'],
  ['Getafe (Madrid)', 'Getafe', 'Spain'],
  ['Madrid (Barcelona)', undefined, 'Spain'],
  ['Monza (Milano)', undefined, 'Italy'],
  ['Móstoles, Madrid', undefined, 'Spain'],
])('what stands in brackets behind a town is around it: %s', (text, city, country) => {
  expect(readPlace(text)).toEqual({ ...(city !== undefined && { city }), country });
});

it.each([
  ['20 Commerce Drive, Suite 135 Cranford, NJ 07016', 'Cranford'],
  ['20 Commerce Drive Cranford, NJ 07016', 'Cranford'],
  ['1 Mill Rd. Boulder, CO', 'Boulder'],
  ['Unit 4 Leeds', 'Leeds'],
  ['100 Main Street, Boulder, CO', 'Boulder'],
  ['20 Commerce Drive, Suite 135, NJ 07016', undefined],
  ['Avenue Road, CO', undefined],
])('a house in front of its town, with no comma between: %s', (text, city) => {
  expect(readPlace(text).city).toBe(city);
});

it.each([
  ['Pasir Panjang', ['Singapore'], undefined],
  ['Pasir Panjang', [], 'Indonesia'],
  ['Johor Bahru', ['Singapore'], 'Malaysia'],
  ['Pasir Panjang, Indonesia', ['Singapore'], 'Indonesia'],
])('%s on a site of %j is in %s: quarters of a city are called as villages elsewhere', (text, home, country) => {
  expect(readPlace(text, { home }).country).toBe(country);
});

it.each([
  ['Orange County, California', {}],
  ['King County, Washington', {}],
  ['Bucks County, Pennsylvania', {}],
  ['Fairfax County, Virginia, USA', {}],
  ['Virginia, USA', {}],
  ['Virginia, MN', { city: 'Virginia' }],
  ['New York County, New York', { city: 'New York' }],
  ['Reno, Nevada', { city: 'Reno' }],
  ['Oklahoma', {}],
  ['Arkansas & Oklahoma', {}],
  ['Texas, Oklahoma', {}],
  ['Oklahoma, OK', { city: 'Oklahoma' }],
  ['New York', { city: 'New York' }],
])(
  'a state is no town behind one of its counties, nor in front of its country, nor what some call its capital: %s',
  (text, place) => {
    expect(readPlace(text)).toEqual({ ...place, country: US });
  },
);

it.each([
  ['Quezon City, Metro Manila', { city: 'Quezon City', country: 'Philippines' }],
  ['Noida, Delhi NCR', { city: 'Noida', country: 'India' }],
  ['Metro Manila', { country: 'Philippines' }],
  ['Regio Zuid-Holland', { country: 'Netherlands' }],
  ['Silsden, Yorkshire', { city: 'Silsden', country: 'United Kingdom' }],
  ['Mold, North Wales', { city: 'Mold', country: 'United Kingdom' }],
  ['Ciudad de México, CDMX', { city: 'Ciudad de México', country: 'Mexico' }],
  ['Sophia Antipolis', { city: 'Sophia Antipolis', country: 'France' }],
])('what several towns lie in is none of them: %s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

it.each([
  ['Open positions in Halifax County, Virginia', false],
  ['Turovice, okr. Přerov', true],
  ['Halifax County, Virginia', true],
])('only words of one place say where in it: %s', (text, isPlace) => {
  expect(isPlaceName(text)).toBe(isPlace);
});

it.each([
  ['東京都立川市', '立川市'],
  ['東京都府中市内の各工場', '府中市'],
  ['東京都渋谷区', '東京'],
  ['東京都中央区市場通り', '東京'],
  ['東京都内各市', '東京'],
])('beyond the wards of its capital a prefecture has other cities: %s', (text, city) => {
  expect(readPlace(text)).toEqual({ city, country: 'Japan' });
});

it.each([
  ['Baza: Gdynia', 'Gdynia', 'Poland'],
  ['Base: Paris', 'Paris', 'France'],
  ['Baza', 'Baza', 'Spain'],
  ['Berlin: Kreuzberg', 'Berlin', 'Germany'],
  ['Bayern: München', 'München', 'Germany'],
  ['Maracaibo, Edo. Zulia', 'Maracaibo', 'Venezuela'],
])('%s: what a town elsewhere is called labels the place behind a colon', (text, city, country) => {
  expect(readPlace(text)).toEqual({ city, country });
});

it('a village that another language calls so is none of a site of that country', () => {
  expect(readPlace('Leźno', { countries: ['Poland'] })).toEqual({ city: 'Leźno' });
  expect(readPlace('Leźno', { countries: ['Belarus'] })).toEqual({ city: 'Leźno', country: 'Belarus' });
  expect(readPlace('Lipsk', { countries: ['Poland'] })).toMatchObject({ city: 'Lipsk' });
});

it.each([
  ['Head Office (The Hub)', undefined],
  ['The Hub', undefined],
  ['The Dalles', 'The Dalles'],
  ['The Hague', 'The Hague'],
])('a house is no small town of its name: %s', (place, city) => {
  expect(readPlace(place).city).toBe(city);
});
