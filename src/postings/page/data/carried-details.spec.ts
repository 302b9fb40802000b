import { describe, expect, it } from '@jest/globals';
import { foundPosting, type FoundPosting } from '../../posting.js';
import { parseHtml } from '../tree/html.js';
import { carriedData, codeOf, datasetsOf } from './carried-data.js';
import { withCarriedDetails, withProgramDetails } from './carried-details.js';

const ORIGIN = { url: '', pageUrl: 'https://lumenfold.example/careers' };
const TEXT = 'You keep the lamps of the harbour alight, trim their wicks and log each ship that passes by night.';
const shown = (title: string, location?: string): FoundPosting => foundPosting('page', { job_title: title, location });
const textsOf = (postings: readonly FoundPosting[]): (string | undefined)[] =>
  postings.map(({ fields }) => fields.job_description);
const ofPage = (html: string, postings: readonly FoundPosting[]): (string | undefined)[] => {
  const document = parseHtml(html);
  const carried = withCarriedDetails(postings, [...carriedData(document), ...datasetsOf(document)], ORIGIN);
  return textsOf(withProgramDetails(carried, codeOf(document), ORIGIN));
};
const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('"', '&quot;');

describe('texts of entries that a page lists by their titles', () => {
  it.each([
    [
      'an object by short names',
      `<script>const jobs = {'lamp-keeper': {title: 'Lamp Keeper', text: '${TEXT}'}}</script>`,
    ],
    ['an object by titles', `<script>const texts = {'Lamp Keeper': {description: '${TEXT}'}}</script>`],
    ['texts by titles', `<script>var texts = {'Lamp Keeper': '<p>${TEXT}</p>', 'Wick Trimmer': ''}</script>`],
    ['a list', `<script>window.jobs = [{id: 1, title: 'Lamp keeper', description: \`${TEXT}\`}]</script>`],
    [
      'JSON of a script',
      `<script type="application/json">${JSON.stringify([{ title: 'Lamp Keeper', body: TEXT }])}</script>`,
    ],
    [
      'JSON of a card',
      `<div data-job="${escaped({ title: 'Lamp Keeper', description: TEXT })}"><h3>Lamp Keeper</h3></div>`,
    ],
    ['attributes of a card', `<div data-title="Lamp Keeper" data-description="${TEXT}"><h3>Lamp Keeper</h3></div>`],
    ['the words of a title in other marks', `<script>x = {puesto: 'LAMP KEEPER', descripcion: '${TEXT}'}</script>`],
  ])('are told by %s', (_what, html) => {
    expect(ofPage(html, [shown('Lamp Keeper')])).toEqual([TEXT]);
  });

  it('are told under a short name that leaves out for whom they are', () => {
    const page = `<script>const stellen = {lampenwaerter: {beschreibung: '${TEXT}'}, lampenwarter: {text: '${TEXT}'}}</script>`;
    expect(ofPage(page, [shown('Lampenwarter (m/w/d)')])).toEqual([TEXT]);
  });

  it.each([
    ['another title', `<script>const jobs = [{title: 'Wick Trimmer', text: '${TEXT}'}]</script>`],
    ['a title that begins alike', `<script>const jobs = [{title: 'Lamp Keeper, nights', text: '${TEXT}'}]</script>`],
    ['a few words', `<script>const jobs = [{title: 'Lamp Keeper', text: 'By the sea.'}]</script>`],
    ['one who works there', `<script>const team = [{name: 'Anna Berg', role: 'Lamp Keeper', bio: '${TEXT}'}]</script>`],
    ['a voice', `<script>const voices = [{author: 'Tom Reed', title: 'Lamp Keeper', quote: '${TEXT}'}]</script>`],
    ['what is over', `<script>const jobs = [{title: 'Lamp Keeper', active: false, text: '${TEXT}'}]</script>`],
    ['a place elsewhere', `<script>const jobs = [{title: 'Lamp Keeper', location: 'Oslo', text: '${TEXT}'}]</script>`],
    [
      'two that say other things',
      `<script>const jobs = [{title: 'Lamp Keeper', text: '${TEXT}'}, {title: 'Lamp Keeper', text: 'Old: ${TEXT}'}]</script>`,
    ],
  ])('are not told by %s', (_what, html) => {
    expect(ofPage(html, [shown('Lamp Keeper', 'Leeds')])).toEqual([undefined]);
  });

  it('of one title in two places are those of their places', () => {
    const data = [
      { title: 'Lamp Keeper', location: 'Leeds', text: `Leeds. ${TEXT}` },
      { title: 'Lamp Keeper', location: 'Bergen', text: `Bergen. ${TEXT}` },
    ];
    const postings = [shown('Lamp Keeper', 'Bergen'), shown('Lamp Keeper', 'Leeds')];
    expect(textsOf(withCarriedDetails(postings, [data], ORIGIN))).toEqual([`Bergen. ${TEXT}`, `Leeds. ${TEXT}`]);
  });

  it('leave what the page shows as it is, but for a line that is shorter', () => {
    const line = { ...shown('Lamp Keeper', 'Leeds').fields, job_description: 'Full-time\nMore' };
    const value = [{ title: 'Lamp Keeper', location: 'Leeds, GB', department: 'Harbour', text: TEXT }];
    const [told] = withCarriedDetails([{ ...shown('Lamp Keeper', 'Leeds'), fields: line }], [value], ORIGIN);
    expect(told?.fields).toMatchObject({ location: 'Leeds', department: 'Harbour', job_description: TEXT });
  });

  it.each([
    ['an object by short names', `export const jobs = {'lamp-keeper': {title: 'Lamp Keeper', text: '${TEXT}'}}`],
    ['a map', `const jobs = new Map([['a1', {title: 'Lamp Keeper', text: '${TEXT}'}]])`],
    ['a list with a constant', `const text = '${TEXT}'; show([{title: 'Lamp Keeper', text}])`],
    [
      'an object within a function',
      `function openJob(k) { const all = {lampKeeper: {title: 'Lamp Keeper', text: \`${TEXT}\`}}; show(all[k]) }`,
    ],
  ])('stand in a program as %s', (_what, program) => {
    expect(textsOf(withProgramDetails([shown('Lamp Keeper')], [program], ORIGIN))).toEqual([TEXT]);
  });
});
