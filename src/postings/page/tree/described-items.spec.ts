import { describe, expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

const read = (heading: string, ...lines: readonly string[]): unknown => {
  const list = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const html = `<title>Careers</title><main><h1>Careers</h1><h2>${heading}</h2>${list}</main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.job_title);
};

describe('an item of a list of openings begins with its title and tells of it behind a dash or a colon', () => {
  it.each([
    ['Open positions', ['Baker — for the night shift in our second hall.', 'Miller — for wheat and for rye alike.']],
    ['Roluri deschise', ['Brutar — pentru tura de noapte a brutăriei.', 'Contabil — pentru evidența primară.']],
    ['Aktualnie poszukujemy', ['Piekarz – praca na hali w nocy, trzy zmiany.', 'Księgowa – prowadzenie ewidencji.']],
    ['Koho hledáme', ['Pekař – příprava chleba na noční směně.', 'Účetní – vedení evidence a výkazů.']],
    ['Perfiles que buscamos', ['Panadero: para el turno de noche del obrador.', 'Contable: para la gestión diaria.']],
  ])('%s', (heading, lines) => {
    expect(read(heading, ...lines)).toEqual(lines.map((line) => line.split(/ [—–]|:/)[0]));
  });

  it('but not where one of them is made otherwise, or most name no occupation', () => {
    const [baker, miller] = ['Baker — for the night shift in our hall.', 'Miller — for wheat and for rye alike.'];
    expect(read('What you get', 'Bread — as much as you can carry home.', 'Rest — on every second Monday.')).toEqual(
      [],
    );
    expect(read('Who we are', baker, miller, 'A mill that has stood by the river since 1850.')).toEqual([]);
  });

  it('the kind of a job behind a dash is told as it was', () => {
    const lines = ['Baker – full-time, from the first of May on', 'Miller – part-time, in Leeds'];
    expect(read('Open positions', ...lines)).toEqual(lines);
  });
});
