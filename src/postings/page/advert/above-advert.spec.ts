import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readJobPage } from './job-page.js';
import { readLabelled } from './label-values.js';

it('reads no requirement in a notice above the title of an advert', () => {
  const notice =
    '<div>1) We go on with our work, and need experience.<br>2) A licence is asked for at the gate.<br></div>';
  const advert = '<h1>Miller</h1><h2>Requirements</h2><ul><li>You like flour</li><li>You rise early</li></ul>';
  const read = (html: string): unknown =>
    readJobPage(parseHtml(`<body>${html}</body>`), 'https://firm.example/jobs/miller', {
      fields: { job_title: 'Miller' },
      evidence: {},
    }).fields.requirements;
  expect(read(`${notice}${advert}`)).toEqual(['You like flour', 'You rise early']);
  expect(read(`${notice}<h1>Miller</h1><p>You mill.</p>`)).toBeUndefined();
});

it.each([
  ['<p>You mill our flour at the river.</p><p>We ask for</p>– Two years as a miller<br>– A driving licence', 0],
  [
    '<p>Home Jobs Contact</p><p>– Miller</p><p>You mill our flour at the river, in a team of three, and rise early for the bakers of our town.</p>',
    1,
  ],
  [
    '<p>You mill our flour at the river.</p><p>1. You rise early for the bakers of our town.</p><p>2. Our miller shows you how.</p>',
    0,
  ],
  [
    '<p>Home Jobs Contact</p><p>2. Miller, full-time</p><p>You mill our flour at the river, in a team of three, for the bakers of our town.</p>',
    2,
  ],
])('begins an advert at its title, and not at a point of a list that names it: %s', (html, line) => {
  const { fields } = readJobPage(parseHtml(`<body><main>${html}</main></body>`), 'https://firm.example/jobs/miller', {
    fields: { job_title: 'Miller' },
    evidence: {},
  });
  const begins = [/^You mill our flour/, /^– Miller\nYou mill/, /^2\. Miller, full-time\nYou mill/];
  expect(fields.job_description).toMatch(begins[line] as RegExp);
});

it.each([
  ['Location: Part-time (3 days, Leeds)', { job_type: 'part-time' }],
  ['Location: Stage', { job_type: 'internship' }],
])('%s', (line, fields) => {
  expect(readLabelled(readPageTree(parseHtml(`<main><p>${line}</p></main>`)).leaves)).toEqual(fields);
});

it('begins an advert whose title no line is at the paragraphs that lead to the sentence that names it', () => {
  const about = 'The mill is a small bakery located in the Clifton neighborhood of Bristol, with ovens of stone.';
  const seeks = 'We are looking for a miller who rises early and likes to work with flour from our own fields.';
  const { job_description: text } = readJobPage(
    parseHtml(`<body><p>Home Jobs</p><p>${about}</p><p>${seeks}</p><h2>You bring</h2><ul><li>Calm</li></ul></body>`),
    'https://firm.example/jobs/miller',
    { fields: { job_title: 'Miller' }, evidence: {} },
  ).fields;
  expect(text).toMatch(/^The mill is a small bakery/);
});

it('begins no advert at the line that tells how to write for it', () => {
  const how = '<p>Send your CV to jobs@firm.example with “Night Miller” in the subject line, please.</p>';
  const { fields } = readJobPage(
    parseHtml(
      `<body><main><p>Pay: £14 an hour</p><p>You mill our flour at the river, at night.</p>${how}</main></body>`,
    ),
    'https://firm.example/jobs',
    { fields: { job_title: 'Night Miller' }, evidence: {} },
  );
  expect(fields).toMatchObject({
    salary_min: 14,
    job_description: expect.stringMatching(/^Pay: £14 an hour\nYou mill/),
  });
});
