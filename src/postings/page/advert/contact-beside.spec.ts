import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readJobPage } from './job-page.js';

const TEXT =
  '<h1>Miller</h1><p>You grind wheat and rye for the bakeries of the valley, by day and by night, and keep the stones sharp.</p>' +
  '<p>You work with two colleagues, a dog and an old water wheel that has to be looked after in winter, too.</p>' +
  '<p>The mill stands where the brook leaves the wood; whoever works here has the first bread of the morning.</p>';

/** Whom the page of an advert names, with what stands beside its content. */
function contactWith(beside: string, within = ''): (string | undefined)[] {
  const html = `<body><main>${TEXT}${within}</main>${beside}</body>`;
  const known = { fields: { job_title: 'Miller' }, evidence: {} };
  const { fields } = readJobPage(parseHtml(html), 'https://mill.example/jobs/miller', known);
  return [fields.hiring_manager_name, fields.hiring_manager_email, fields.hiring_manager_phone];
}

const person = (name: string, role: string, mail = 'jane@mill.example'): string =>
  `<h4>${name}</h4><p>${role}</p><p><a href="tel:+442079460000">+44 20 7946 0000</a></p><p><a href="mailto:${mail}">${mail}</a></p>`;
const JANE = ['Jane Miller', 'jane@mill.example', '+44 20 7946 0000'];

it.each([
  ['a column', `<aside>${person('Jane Miller', 'HR Manager')}</aside>`],
  ['a box of a column', `<div role="complementary"><h3>Kontakt</h3>${person('Jane Miller', 'Personalleitung')}</div>`],
  ['the second column', `<aside>News of the mill</aside><aside>${person('Jane Miller', 'Rekrytering')}</aside>`],
  ['one that is shown twice', `<aside>${person('Jane Miller', 'HR-konsulent')}</aside>`.repeat(2)],
])('whom %s beside an advert names is asked', (_what, beside) => {
  expect(contactWith(beside)).toEqual(JANE);
});

it.each([
  [
    'columns name several people',
    `<aside>${person('Jane Miller', 'HR Manager')}</aside><aside>${person('Tom Hill', 'HR Manager', 'tom@mill.example')}</aside>`,
  ],
  ['the column says much', `<aside>${person('Jane Miller', 'HR')}<p>${'We mill since 1850. '.repeat(20)}</p></aside>`],
  ['it names a mailbox alone', '<aside><h4>Our shop</h4><p>shop@mill.example</p></aside>'],
])('nobody is where %s', (_what, beside) => {
  expect(contactWith(beside)[0]).toBeUndefined();
});

it('whom the advert itself names comes first', () => {
  const own = '<p>Questions? Contact Tom Hill, tom@mill.example.</p>';
  expect(contactWith(`<aside>${person('Jane Miller', 'HR')}</aside>`, own)).not.toContain('Jane Miller');
});
