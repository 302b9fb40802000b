import { describe, expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readSections, readTextSections, type Sections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (html: string): Sections => readSections(blocksOf(parseHtml(html)));

describe('lines behind pictures are the items of a list', () => {
  it.each<[string, Sections]>([
    [
      '<h3>🛠️ Requirements</h3><p>✅ Rye</p><p>✅ Full driving licence</p><h3>🎁 Perks</h3><p>✅ Free bread</p><p>✅ Pension</p>',
      { requirements: ['Rye', 'Full driving licence'], benefits: ['Free bread', 'Pension'] },
    ],
    [
      '<p>Das erwarten wir von dir:</p><p>👉 Gesellenbrief<br>👉 Führerschein Klasse B</p><p>Darauf kannst du dich freuen:</p><p>👉 30 Tage Urlaub<br>👉 Obst</p>',
      { requirements: ['Gesellenbrief', 'Führerschein Klasse B'], benefits: ['30 Tage Urlaub', 'Obst'] },
    ],
    [
      '<p>🎁 Benefits</p><p>🚐 Company van</p><p>🏖️ 28 days of holiday</p>',
      { benefits: ['Company van', '28 days of holiday'] },
    ],
    ['<p>We bake 🍞</p><p>✅ Rye</p><p>Come in</p>', {}],
    ['<p>📍 Leeds</p><p>🕒 Full-time</p><p>💰 £30,000</p>', {}],
  ])('%s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });

  it('also in a text', () => {
    expect(readTextSections('Requirements\n🔧 Two years of experience\n🚗 Driving licence')).toEqual({
      requirements: ['Two years of experience', 'Driving licence'],
    });
  });
});

describe('tables and cards', () => {
  it.each<[string, Sections]>([
    [
      '<table><tr><td>Ort</td><td>Celle</td></tr><tr><td>Anforderungen</td><td>Gesellenbrief<br>Führerschein</td></tr><tr><td>Wir bieten</td><td>30 Tage Urlaub<br>Obst</td></tr><tr><td>Beginn</td><td>sofort</td></tr></table>',
      { requirements: ['Gesellenbrief', 'Führerschein'], benefits: ['30 Tage Urlaub', 'Obst'] },
    ],
    ['<table><tr><td>Rye</td><td>3</td></tr><tr><td>Oats</td><td>4</td></tr></table>', {}],
    [
      '<h2>Requisitos</h2><div><div><svg></svg><h3>Carné</h3><p>De moto.</p></div><div><svg></svg><h3>Moto</h3><p>Propia.</p></div></div>',
      { requirements: ['Carné', 'De moto.', 'Moto', 'Propia.'] },
    ],
    [
      '<div><div><svg></svg><h3>Requirements</h3><p>Rye and oats.</p></div><div><svg></svg><h3>Benefits</h3><p>Free bread.</p></div></div>',
      { requirements: ['Rye and oats.'], benefits: ['Free bread.'] },
    ],
    [
      '<p><b>I requisiti:</b></p><p>Patente B<br>Diploma</p><p><b>Tipo di contratto</b>: tempo indeterminato</p><p><b>Retribuzione</b>: da definire</p>',
      { requirements: ['Patente B', 'Diploma'] },
    ],
  ])('%s', (html, sections) => {
    expect(sectionsOf(html)).toEqual(sections);
  });
});
