import { describe, expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { homeOf } from './site-home.js';

const homeIn = (html: string, url = 'https://firm.example/jobs'): unknown => {
  const document = parseHtml(html);
  return homeOf(document, readPageTree(document).leaves, url);
};

describe('the country that a page says its company is in', () => {
  it.each([
    ['<html lang="es-DO"><p>Vacantes</p>', 'DO', 'lang="es-DO"'],
    ['<html lang="es-ES"><p>Llámenos: +1 (809) 555-0101</p>', 'DO', '+1 (809) 555-0101'],
    ['<a href="tel:+51987654321">Escríbenos</a>', 'PE', '+51987654321'],
    ['<p>Tel. +56 2 2345 6789</p>', 'CL', '+56 2 2345 6789'],
    ['<p>Tel. +41 (0)26 555 01 01</p>', 'CH', '+41 (0)26 555 01 01'],
    ['<html lang="cs"><p>Volná místa</p>', 'CZ', 'lang="cs"'],
    ['<html lang="sv-SV"><p>Jobb</p>', 'SE', 'lang="sv-SV"'],
    ['<p>+1 416 555 0101</p>', 'CA', '+1 416 555 0101'],
    ['<p>12 Mill Road, Cambridge, Ontario N1R 6T8</p>', 'CA', '12 Mill Road, Cambridge, Ontario N1R 6T8'],
    ['<p>12 Mill Road, Springfield, IL 62701</p>', 'US', '12 Mill Road, Springfield, IL 62701'],
    ['<html lang="nl"><p>Molenweg 1, 3846 BD Harderwijk</p>', 'NL', 'Molenweg 1, 3846 BD Harderwijk'],
    ['<html lang="de"><p>Mühlgasse 3, 04107 Leipzig</p>', 'DE', 'Mühlgasse 3, 04107 Leipzig'],
    ['<html lang="de"><p>Mühlgasse 3, 8010 Graz</p>', 'AT', 'Mühlgasse 3, 8010 Graz'],
    ['<html lang="fr"><p>3 rue du Moulin, 44000 Nantes</p>', 'FR', '3 rue du Moulin, 44000 Nantes'],
    ['<html lang="es"><p>Calle Molino 3, 41003 Sevilla</p>', 'ES', 'Calle Molino 3, 41003 Sevilla'],
    ['<p>Mill Lane 3, Bristol BS10 7ES</p>', 'GB', 'Mill Lane 3, Bristol BS10 7ES'],
    ['<p>Rua do Moinho 5, Santos – SP, 11010-000</p>', 'BR', 'Rua do Moinho 5, Santos – SP, 11010-000'],
    ['<p>Moinho Ltda. - CNPJ 00.000.000/0001-00, Santos</p>', 'BR', 'Moinho Ltda. - CNPJ 00.000.000/0001-00, Santos'],
    ['<p>Rua do Moinho 5, Santos/SP - CEP 11010-000</p>', 'BR', 'Rua do Moinho 5, Santos/SP - CEP 11010-000'],
    [
      '<footer>Molino S.A.S. · Antioquia y Caldas | Norte de Santander, Colombia</footer>',
      'CO',
      'Molino S.A.S. · Antioquia y Caldas | Norte de Santander, Colombia',
    ],
    ['<footer>Miller & Sons – Porto, Portugal</footer>', 'PT', 'Miller & Sons – Porto, Portugal'],
    ['<p>Rua do Moinho 1, 8600-000 Lagos, Portugal</p>', 'PT', 'Rua do Moinho 1, 8600-000 Lagos, Portugal'],
  ])('%s: %s', (html, country, quote) => {
    expect(homeIn(html)).toEqual({ country, quote });
  });

  it.each([
    '<html lang="es-ES"><p>Vacantes</p>',
    '<html lang="en-US"><p>Jobs</p>',
    '<html lang="ar-AR"><p>وظائف</p>',
    '<html lang="ca-CA"><p>Feina</p>',
    '<p>Tel. +1 809 555 0101</p><p>Tel. +34 91 555 01 01</p>',
    '<p>1+800 000 000 and 5 years, Spain</p>',
    '<footer>Made with love in Porto, Portugal</footer>',
    '<footer>Designed in Bavaria, Germany</footer>',
    '<footer>Porto, Portugal · Madrid, Spain</footer>',
    '<footer>Miller – Porto, Portugal</footer><footer>Miller – Madrid, Spain</footer>',
    '<footer>Miller – London, Canada</footer>',
    '<p>We deliver – Porto, Portugal</p>',
    '<p>Mill Lane 3, Bristol BS10 7ES</p><p>Molenweg 1, 1011 Amsterdam, Netherlands</p>',
    '<html lang="de"><p>Mühlgasse 3, 04107 Leipzig</p><p>Mühlgasse 3, 8010 Graz</p>',
    '<html lang="de"><p>Mühlgasse 3, 04107 Mühlau am Walde</p>',
    '<p>Season 2025 HR Manager, flour from Nome, MI 20121 sacks</p>',
    '<p>Part MT, 11010-0001 and order 12345-678</p>',
    '<p>Licences G1, B2F and oven M4C 1BX</p><p>Milling machine AB1 2CD</p>',
  ])('is none: %s', (html) => {
    expect(homeIn(html)).toBeUndefined();
  });

  it('is none where the end of the host name says another one', () => {
    expect(homeIn('<html lang="it"><p>Lavora con noi</p>', 'https://firm.ch/lavoro')).toBeUndefined();
    expect(homeIn('<p>Tel. +56 2 2345 6789</p>', 'https://firm.pe/empleo')).toBeUndefined();
  });
});

describe('a town with a better known namesake', () => {
  const placeOf = (place: string, footer: string, language = ''): unknown => {
    const card = (title: string): string =>
      `<article><h3><a href="/j/${title}">${title}</a></h3><p>Ubicación: ${place}</p></article>`;
    const html = `<html lang="${language}"><title>Empleos</title><main><h1>Vacantes</h1>${card('Cajero')}${card('Contador')}</main><footer>${footer}</footer>`;
    const [posting] = readHtmlListing(parseHtml(html), {
      url: 'https://firm.example/empleos',
      careerScore: 3,
    }).postings;
    const { city, country } = posting?.fields ?? {};
    return [city, country, posting?.evidence.country?.quote];
  };

  it('is that of the country which the page names, in its words', () => {
    expect(placeOf('Santiago', '<p>Tel. +1 809 555 0101</p>')).toEqual([
      'Santiago',
      'Dominican Republic',
      '+1 809 555 0101',
    ]);
    expect(placeOf('La Paz', '<p>Tel. +52 612 555 0101</p>')).toEqual(['La Paz', 'Mexico', '+52 612 555 0101']);
  });

  it('is the village of its own address', () => {
    const footer = '<p>Kmetija Mlin, Mlinska cesta 1, 8999 Zgornji Mlinovec</p><p>Tel. +386 1 555 01 01</p>';
    expect(placeOf('Zgornji Mlinovec', footer)).toEqual(['Zgornji Mlinovec', 'Slovenia', '+386 1 555 01 01']);
  });

  it('is none of a table, and no village far away of its name', () => {
    expect(placeOf('Bellville', '<p>Tel. +27 21 555 0101</p>')).toEqual([
      'Bellville',
      'South Africa',
      '+27 21 555 0101',
    ]);
    const address = 'Rua do Moinho 5, Santos – SP, 11010-000';
    expect(placeOf('Moinhoso – MT', `<p>${address}</p>`)).toEqual(['Moinhoso', 'Brazil', address]);
    expect(placeOf('Redmond', '<p>Tel. +91 80 5555 0101</p>')).toEqual([undefined, undefined, undefined]);
    expect(placeOf('Bellville, OH', '<p>Tel. +27 21 555 0101</p>')).toEqual([undefined, undefined, undefined]);
    expect(placeOf('Moinhoso – MT', '<p>Tel. 555 0101</p>')).toEqual([undefined, undefined, undefined]);
  });

  it('is that of the one country that speaks the language of the page and has one', () => {
    expect(placeOf('Twist', '<p>Tel. 555 0101</p>', 'de')).toEqual([undefined, 'Germany', 'Twist']);
    expect(placeOf('Nyon', '<p>Tel. 555 0101</p>', 'de')).toEqual([undefined, 'Switzerland', 'Nyon']);
    expect(placeOf('Twist', '<p>Tel. 555 0101</p>', 'en')).toEqual([undefined, undefined, undefined]);
    // Noyon in France is called so, too.
    expect(placeOf('Nyon', '<p>Tel. 555 0101</p>', 'fr')).toEqual([undefined, undefined, undefined]);
  });

  it('is left to others where the page names none, or one without such a town', () => {
    expect(placeOf('Santiago', '<p>Tel. 555 0101</p>')).toEqual([undefined, undefined, undefined]);
    expect(placeOf('Santiago', '<p>Tel. +49 30 555 0101</p>')).toEqual([undefined, undefined, undefined]);
    expect(placeOf('Santiago, Chile', '<p>Tel. +1 809 555 0101</p>')).toEqual([undefined, undefined, undefined]);
    expect(placeOf('London', '<p>Tel. +1 519 555 0101</p>')).toEqual([undefined, undefined, undefined]);
  });
});
