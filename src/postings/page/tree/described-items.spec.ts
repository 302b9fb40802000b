import { describe, expect, it } from '@jest/globals';
import { readHtmlListing } from '../lists/html-listing.js';
import { parseHtml } from './html.js';

const read = (heading: string, ...lines: readonly string[]): unknown => {
  const list = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return readPart(`<h2>${heading}</h2>${list}`);
};

const readPart = (part: string): unknown => {
  const html = `<title>Careers</title><main><h1>Careers</h1>${part}</main>`;
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

  it('one of little text is as bold as the others', () => {
    const lines = [
      '<b>Cameriere</b> – esperienza minima di due anni nel settore',
      '<b>Aiuto cuoco</b> – anche prima esperienza',
      '<b>Portiere notturno</b> – si richiede la lingua tedesca',
    ];
    const part = `<p>Cerchiamo personale:</p><p>${lines.join('<br>')}</p>`;
    expect(readPart(part)).toEqual(['Cameriere', 'Aiuto cuoco', 'Portiere notturno']);
  });

  it('but not where one of them is made otherwise, or most name no occupation', () => {
    const [baker, miller] = ['Baker — for the night shift in our hall.', 'Miller — for wheat and for rye alike.'];
    expect(read('What you get', 'Bread — as much as you can carry home.', 'Rest — on every second Monday.')).toEqual(
      [],
    );
    expect(read('Who we are', baker, miller, 'A mill that has stood by the river since 1850.')).toEqual([]);
  });

  it('others may be titles alone, and what is no title as a whole ends at its dash', () => {
    const night =
      'Verkäufer (m/w/d) – Schichten am Vormittag und am Nachmittag möglich, am Wochenende zahlen wir einen Zuschlag auf jede Stunde';
    expect(read('Offene Stellen', 'Bäcker (m/w/d)', night, 'Fahrer (m/w/d)')).toEqual([
      'Bäcker (m/w/d)',
      'Verkäufer (m/w/d)',
      'Fahrer (m/w/d)',
    ]);
    const other = 'Fahrer (m/w/d) – Nachtschicht und Wochenenddienst';
    expect(read('Offene Stellen', 'Bäcker (m/w/d)', other)).toEqual(['Bäcker (m/w/d)', other]);
    expect(read('求人', '製パン職人', '配達ドライバー — 朝の配達をお願いします、未経験でも大丈夫です')).toEqual([
      '製パン職人',
      '配達ドライバー',
    ]);
  });

  const TOLD = 'Cashier - both day and night shifts available, and we pay more for the night (ask us)';
  it.each([
    ['paragraphs', `<p><i class="fa fa-circle"></i> Baker</p><p><i class="fa fa-circle"></i> ${TOLD}</p><p>Driver</p>`],
    ['blocks', `<div><i class="material-icons">check</i>Baker</div><div>${TOLD}</div><div>Driver</div>`],
    ['broken lines', `<p>Baker<br>${TOLD}<br>Driver</p>`],
  ])('in %s as in items', (_, lines) => {
    expect(readPart(`<h2>Open positions</h2>${lines}`)).toEqual(['Baker', 'Cashier', 'Driver']);
    expect(readPart(`<h2>Our team</h2>${lines}`)).toEqual([]);
  });

  it('the kind of a job behind a dash is told as it was', () => {
    const lines = ['Baker – full-time, from the first of May on', 'Miller – part-time, in Leeds'];
    expect(read('Open positions', ...lines)).toEqual(lines);
  });
});
