import { expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../../test/fake-context.js';
import { careerPages } from '../career-pages.pipeline.js';

const page = (body: string): string =>
  `<html lang="en"><title>Mill</title><nav><a href="/">Home</a><a href="/careers">Careers</a></nav><main>${body}</main></html>`;
const entry = ([title, place]: readonly [string, string], address: string): string =>
  `<li><h3>${title}</h3><p>Full-time, ${place}</p><a href="${address}">View details</a></li>`;

const ENTRIES = [
  ['Pastry Chef', 'Leeds'],
  ['Delivery Driver', 'York'],
  ['Shop Assistant', 'Hull'],
] as const;

/** What a run says of three openings that lead to one page. */
async function toldBy(address: string, body: string): Promise<unknown[]> {
  const list = ENTRIES.map((one) => entry(one, address)).join('');
  const web = webOf({
    'https://mill.example/': page('<p>We mill.</p>'),
    'https://mill.example/careers': page(`<h1>Open positions</h1><ul>${list}</ul>`),
    [`https://mill.example${address}`]: page(body),
  });
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://mill.example/', max_pages: 10 }, context);
  return saved()
    .filter(({ disposition }) => disposition === 'returned')
    .map(({ fields }) => [fields.job_title, fields.location, fields.job_url, fields.requirements]);
}

const asked = '<h2>Requirements</h2><ul><li>A diploma in baking</li></ul>';
const ADVERT = `<p>You bake rye bread and cakes at night in our mill, and look after the ovens with two others.</p>${asked}`;
const [, driver, assistant] = ENTRIES.map(([title, place]) => [title, place, undefined, undefined]);

it.each([
  ['headed by its title', `<h1>Pastry Chef</h1>${ADVERT}`],
  ['that names it below its own heading', `<h1>Job details</h1><h2>Pastry Chef</h2>${ADVERT}`],
])('the page to which several openings lead is that of the one it is about: one %s', async (_which, body) => {
  const told = await toldBy('/careers/detail', body);
  const own = ['Pastry Chef', 'Leeds', 'https://mill.example/careers/detail', ['A diploma in baking']];
  expect(told).toEqual([own, driver, assistant]);
});

it.each([
  ['a form', '/careers/apply', '<h1>Apply</h1><form><input name="name"><input type="file" name="cv"></form>'],
  ['another advert', '/careers/detail', `<h1>Confectioner</h1>${ADVERT}`],
])('%s to which several openings lead is the page of none', async (_what, address, body) => {
  expect(await toldBy(address, body)).toEqual(ENTRIES.map(([title, place]) => [title, place, undefined, undefined]));
});
