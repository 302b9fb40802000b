import { describe, expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readSections, readTextSections, type Sections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (html: string): Sections => readSections(blocksOf(parseHtml(html)));
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('tables that tell by column what is asked', () => {
  it.each<[string, string, Sections]>([
    [
      'a person specification whose rows have names',
      '<table><tr><th>Requirement</th><th>Essential</th><th>Desirable</th></tr><tr><td>Leading</td><td>Has led bakers</td><td>Has led a bakery</td></tr><tr><td>Money</td><td>-</td><td>Has raised funds</td></tr></table>',
      { requirements: ['Has led bakers'], nice_to_have: ['Has led a bakery', 'Has raised funds'] },
    ],
    [
      'signs for each row',
      '<table><tr><td>Criteria</td><td>Essential</td><td>Desirable</td></tr><tr><td>A degree in baking</td><td>✓</td><td></td></tr><tr><td>A licence</td><td></td><td>✓</td></tr></table>',
      { requirements: ['A degree in baking'], nice_to_have: ['A licence'] },
    ],
    [
      'parts side by side',
      `<table><tr><td><b>Deine Aufgaben</b></td><td><b>Dein Profil</b></td><td><b>Wir bieten</b></td></tr><tr><td>${list('Backen')}</td><td>${list('Ausbildung als Bäcker')}</td><td>Jobrad<br>Kantine</td></tr></table>`,
      { requirements: ['Ausbildung als Bäcker'], benefits: ['Jobrad', 'Kantine'] },
    ],
    [
      'signs that cross out',
      '<table><tr><td>Criteria</td><td>Essential</td><td>Desirable</td></tr><tr><td>A degree in baking</td><td>✔️</td><td>✗</td></tr><tr><td>A licence</td><td>❌</td><td>✔️</td></tr></table>',
      { requirements: ['A degree in baking'], nice_to_have: ['A licence'] },
    ],
    [
      'none of facts of openings',
      '<table><tr><th>Ort</th><th>Erfahrung</th><th>Gehalt</th></tr><tr><td>Köln</td><td>2 Jahre</td><td>3000</td></tr></table>',
      {},
    ],
    [
      'rows of a label and its list stay rows',
      `<table><tr><td>Anforderungen</td><td>${list('Ausbildung als Bäcker', 'Teamgeist')}</td></tr><tr><td>Wir bieten</td><td>Jobrad<br>Kantine</td></tr></table>`,
      { requirements: ['Ausbildung als Bäcker', 'Teamgeist'], benefits: ['Jobrad', 'Kantine'] },
    ],
  ])('%s', (_what, html, expected) => {
    expect(sectionsOf(html)).toEqual(expected);
  });
});

describe('heads of every make', () => {
  it.each<[string, string, Sections]>([
    [
      'items that hold lists',
      `<ul><li>Ihr Profil${list('Ausbildung als Bäcker')}</li><li>Wir bieten${list('Jobrad', 'Kantine')}</li></ul>`,
      { requirements: ['Ausbildung als Bäcker'], benefits: ['Jobrad', 'Kantine'] },
    ],
    [
      'an item in bold above the others of its list',
      list('<b>Požadujeme</b>', 'řidičský průkaz', '<b>Nabízíme</b>', 'stravenky'),
      { requirements: ['řidičský průkaz'], benefits: ['stravenky'] },
    ],
    [
      'an item in bold that is one of what is required',
      `<h3>Requirements</h3>${list('A licence', '<strong>Two years of experience</strong>', 'Good English')}`,
      { requirements: ['A licence', 'Two years of experience', 'Good English'] },
    ],
    [
      'a list all in bold',
      `<h3>Benefits</h3>${list('<b>Bread</b>', '<b>Education</b>', '<b>A bicycle</b>')}`,
      { benefits: ['Bread', 'Education', 'A bicycle'] },
    ],
    [
      'headings with numbers',
      '<h3>1. Your tasks</h3><p>Bake</p><h3>2. Your profile</h3><p>A licence</p><h3>3. Our offer</h3><p>Bread</p>',
      { requirements: ['A licence'], benefits: ['Bread'] },
    ],
    [
      'tabs',
      `<div role="tablist"><a role="tab" href="#p">Votre profil</a><a role="tab" href="#b">Nos avantages</a></div><div id="p" role="tabpanel">${list('CAP boulanger')}</div><div id="b" role="tabpanel">${list('Mutuelle')}</div>`,
      { requirements: ['CAP boulanger'], benefits: ['Mutuelle'] },
    ],
    [
      'tabs of a builder of sites, in their order',
      '<a class="w-tab-link">Rol</a><a class="w-tab-link">Requisitos</a><div class="w-tab-pane"><p>Hornear</p></div><div class="w-tab-pane"><p>Carnet de conducir</p></div>',
      { requirements: ['Carnet de conducir'] },
    ],
    [
      'labels of the same make as their values',
      '<div><span>Requirements</span><span>A licence, two years</span></div><div><span>Benefits</span><span>Bread every day</span></div>',
      { requirements: ['A licence, two years'], benefits: ['Bread every day'] },
    ],
    [
      'none: a word of a sentence that is marked as a heading may be',
      '<p>We help you with <b>your profile</b><b>Online</b>, all day long.</p><ul><li>Write to us</li></ul>',
      {},
    ],
    [
      'parts in bold below a heading',
      '<h3>Requirements</h3><p><b>Education</b></p><p>Trained as a baker</p><p><b>Languages</b></p><p>Good English</p><h3>Benefits</h3><p><b>Time off</b></p><p>30 days</p>',
      { requirements: ['Trained as a baker', 'Good English'], benefits: ['30 days'] },
    ],
    [
      'mere lines in capitals',
      '<p>REQUISITOS</p><p>Carnet de conducir</p><p>Un año de experiencia</p><p>OFRECEMOS</p><p>Seguro</p>',
      { requirements: ['Carnet de conducir', 'Un año de experiencia'], benefits: ['Seguro'] },
    ],
    [
      'a head between them',
      '<p>Requisitos</p><p>Carnet de conducir</p><p>Experiencia:</p><p>Un año</p>',
      { requirements: ['Carnet de conducir', 'Un año'] },
    ],
  ])('%s', (_what, html, expected) => {
    expect(sectionsOf(html)).toEqual(expected);
  });
});

describe('what is given below a heading of pay', () => {
  it('is an offer where the list names more than the pay', () => {
    expect(sectionsOf(`<h2>Remuneration</h2>${list('£25,000', '25 days holiday', 'Flexible working hours')}`)).toEqual({
      benefits: ['25 days holiday', 'Flexible working hours'],
    });
  });

  it.each([
    ['pay alone', list('£20,000 a year', 'Paid monthly')],
    ['what pay hangs on', list('Depends on your experience', 'Depends on your licence')],
    ['a sentence', '<p>We pay by the hour, with a pension.</p>'],
  ])('is none of %s', (_what, html) => {
    expect(sectionsOf(`<h2>Salary</h2>${html}`)).toEqual({});
  });
});

it.each<[string, Sections]>([
  [
    '• £10.00 to £10.40 ph\n• 7.00am to 2.00pm (early shift)\n• A clean driving licence is required\n• Fully funded diploma',
    { requirements: ['A clean driving licence is required'], benefits: ['Fully funded diploma'] },
  ],
  ['• Leeds\n• £10.00 ph\n• We mill rye and wheat', {}],
  ['• Leeds\n• 7.00am to 2.00pm (early shift)\n• Fully funded diploma', {}],
])('of a list of all that there is to know of an opening each item says its own: %s', (list, sections) => {
  expect(readTextSections(`You mill our flour.\n${list}\nDownload application`)).toEqual(sections);
});
