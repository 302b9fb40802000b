import { expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { sameTitle, withOpened } from './opened-postings.js';

it.each([
  ['Sr. Data Analyst', 'Senior Data Analyst', true],
  ['Jr Baker', 'Junior Baker', true],
  ['Sr. Data Analyst', 'Junior Data Analyst', false],
])('%s and %s are one title: %s', (shown, stated, isOne) => {
  expect(sameTitle(shown, { fields: { job_title: stated } })).toBe(isOne);
});

const PAGE = 'https://mill.example/jobs';
const TITLES = ['Baker', 'Miller', 'Carter'];
const text = (title: string, task: string): string =>
  `<h1>${title}</h1><h3>Your tasks</h3><ul><li>${task}</li></ul><h3>What we ask for</h3><ul><li>A trade learnt as ${title}</li></ul>`;
const TASKS: Readonly<Record<string, string>> = {
  Baker: 'You bake the bread of the whole valley before it wakes up',
  Miller: 'You grind what the farmers of three villages bring to us',
  Carter: 'You drive our horses from the mill to the harbour and back',
};

/** The postings after each entry was pressed, by the page after none was (first) and after each. */
function opened(pages: readonly string[]): FoundPosting[] {
  const listed = TITLES.map((title) => foundPosting('page', { job_title: title }));
  const entries = TITLES.map((title, at) => ({
    title,
    url: PAGE,
    before: pages[at] ?? '',
    after: pages[at + 1] ?? '',
    answers: [],
  }));
  return withOpened(listed, entries, PAGE);
}

const askedOf = (postings: readonly FoundPosting[]): unknown[] => postings.map(({ fields }) => fields.requirements);

it('reads what stands beside a menu, of the entry that was open from the beginning too', () => {
  const shows = (title: string): string =>
    `<body><nav>Mill</nav><ul>${TITLES.map((one) => `<li>${one}</li>`).join('')}</ul><div>${text(title, TASKS[title] ?? '')}</div></body>`;
  const read = opened([shows('Baker'), ...TITLES.map(shows)]);
  expect(askedOf(read)).toEqual(TITLES.map((title) => [`A trade learnt as ${title}`]));
  expect(read.map(({ fields }) => fields.job_description)).toEqual(
    TITLES.map((title) => expect.stringContaining(TASKS[title] ?? '')),
  );
});

it('reads the text of an entry below another one that says the same', () => {
  const same =
    '<h3>What we ask for</h3><ul><li>A trade learnt in a mill</li><li>A licence for our four horses</li></ul>';
  const after = (count: number): string =>
    `<body>${TITLES.map((title, at) => `<div><p>${title}</p><div>${at < count ? same : ''}</div></div>`).join('')}</body>`;
  const asked = ['A trade learnt in a mill', 'A licence for our four horses'];
  expect(askedOf(opened([0, 1, 2, 3].map(after)))).toEqual([asked, asked, asked]);
});

it('reads all that a dialog says, also what the list says as well, of the second entry as of the first', () => {
  const asked = (title: string): string => `A trade learnt as ${title} in a mill of ours`;
  const cards = TITLES.map((title) => `<div><h3>${title}</h3><ul><li>${asked(title)}</li></ul></div>`).join('');
  const dialog = (title = ''): string =>
    title === ''
      ? ''
      : `<div role="dialog"><h3>${title}</h3><p>${TASKS[title] ?? ''}</p><h4>What we ask for</h4><ul><li>${asked(title)}</li><li>A licence for our four horses</li></ul></div>`;
  const page = (title?: string): string => `<body><main>${cards}</main>${dialog(title)}<footer>Mill</footer></body>`;
  expect(askedOf(opened([undefined, ...TITLES].map(page)))).toEqual(
    TITLES.map((title) => [asked(title), 'A licence for our four horses']),
  );
  // Nothing opened for the second one: what the first one opened is still there.
  expect(askedOf(opened([undefined, 'Baker', 'Baker', 'Carter'].map(page)))[1]).toBeUndefined();
});

it('keeps the sentences of a list that its dialogs leave out', () => {
  const line = 'You bake the bread of the whole valley with two others before it wakes up.';
  const listed = foundPosting('page', { job_title: 'Baker', job_description: `Full-time\n${line}` });
  const page = (shown: string): string => `<body><h3>Baker</h3><p>Full-time</p><p>${line}</p>${shown}</body>`;
  const entry = { title: 'Baker', url: PAGE, before: page(''), answers: [] };
  const after = page(
    `<div role="dialog">${text('Baker', 'You carry the sacks of flour that the miller brings')}</div>`,
  );
  const [read] = withOpened([listed], [{ ...entry, after }], PAGE);
  expect(read?.fields.job_description).toMatch(new RegExp(`^${line}\n\n[^]*A trade learnt as Baker`));
});

it('takes nothing from a page that all entries lead to and that names none of them', () => {
  const elsewhere = `${PAGE}/de`;
  const after = `<body><h1>Offene Stellen</h1><p>${TASKS['Baker'] ?? ''}</p></body>`;
  const entries = TITLES.map((title) => ({ title, url: elsewhere, before: '', after, answers: [] }));
  const listed = TITLES.map((title) => foundPosting('page', { job_title: title }));
  expect(withOpened(listed, entries, PAGE)).toEqual(listed);
  const [named] = withOpened(
    listed.slice(0, 1),
    entries.map((entry) => ({ ...entry, after: `<h1>${entry.title}</h1>` })),
    PAGE,
  );
  expect(named?.fields.job_url).toBe(elsewhere);
});

it('takes nothing for the text of entries that nothing opens', () => {
  const list = `<body>${TITLES.map((title) => `<p>${title}</p>`).join('')}<p>${TASKS['Baker'] ?? ''}</p></body>`;
  expect(opened([list, list, list, list])).toEqual(TITLES.map((title) => foundPosting('page', { job_title: title })));
});

it('keeps what the data of the list say of an entry, and says it once', () => {
  const line = 'You bake for the whole valley.';
  const listed = foundPosting('page-data', { job_title: 'Baker', job_description: line });
  const page = (shown: string): string => `<body><ul><li>Baker</li><li>Miller</li></ul><div>${shown}</div></body>`;
  const told = (shown: string): string => {
    const entry = { title: 'Baker', url: PAGE, before: page(''), after: page(shown), answers: [] };
    return withOpened([listed], [entry], PAGE)[0]?.fields.job_description ?? '';
  };
  const asked = text('Baker', TASKS['Baker'] ?? '');
  expect(told(asked)).toMatch(/^You bake for the whole valley\.\n\n[^]*A trade learnt as Baker/);
  expect(told(`<p>${line}</p>${asked}`).split(line)).toHaveLength(2);
});

it.each([
  ['You bake at night and sell in the morning.', 'You bake at night and sell in the morning.'],
  ['Write to our bakers at bread@mill.example today.', undefined],
  ['Loading what you asked for, please wait…', undefined],
  ['Baked.', undefined],
])('takes a sentence for a text, and nothing that only calls or waits: %s', (said, told) => {
  const page = (text: string): string => `<ul><li><h3>Baker</h3><div>${text}</div></li><li><h3>Miller</h3></li></ul>`;
  const [baker] = opened([page(''), page(`<p>${said}</p>`)]);
  expect(baker?.fields.job_description).toBe(told);
});
