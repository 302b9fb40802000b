import { describe, expect, it } from '@jest/globals';
import { fakeRun, rendered, webOf } from '../../../../test/fake-context.js';
import type { Web } from '../../../web/web.js';
import { careerPages } from '../career-pages.pipeline.js';

const TITLES = ['Welder', 'Fitter'];
const textOf = (title: string): string =>
  `As our ${title.toLowerCase()} you keep the presses running, with all that belongs to it, from our yard in Graz.`;
const HOME = '<h1>Lumenfold</h1><p>We make lamps.</p><a href="/careers">Careers</a> <a href="/lamps">Lamps</a>';
const listOf = (entryOf: (title: string) => string, code = ''): string =>
  `<h1>Open positions</h1><div>${TITLES.map(entryOf).join('')}</div><div id="dialog"></div><script src="/careers.js"></script>${code}`;
const PROGRAM = `window.careers = {${TITLES.map((title) => `'${title}-1': {title: '${title}', text: '${textOf(title)}'}`).join()},
  'Turner-1': {title: 'Turner', text: '${textOf('Turner')}'}};`;

async function read(page: string, program: string, shown?: string): Promise<{ texts: unknown[]; opened: string[] }> {
  const opened: string[] = [];
  const web: Web = {
    ...webOf({
      'https://lumenfold.example/': HOME,
      'https://lumenfold.example/careers': page,
      'https://lumenfold.example/careers.js': program,
    }),
    render: ({ url }) => {
      opened.push(url);
      return Promise.resolve(rendered(url, shown ?? page));
    },
  };
  const { context, saved } = fakeRun({ web });
  await careerPages.run({ company_url: 'https://lumenfold.example/', max_pages: 5 }, context);
  const returned = saved().filter(({ disposition }) => disposition === 'returned');
  return { texts: returned.map(({ fields }) => [fields.job_title, fields.job_description]), opened };
}

describe('entries without texts whose adverts stand in a program', () => {
  const told = TITLES.map((title) => [title, textOf(title)]);
  const card = (title: string): string => `<div class="card"><h3>${title}</h3><p>Graz</p></div>`;

  it('are told by it without a browser where nothing looks like a control; what the page does not list is none', async () => {
    expect(await read(listOf(card), PROGRAM)).toEqual({ texts: told, opened: [] });
  });

  it('keep what the program says where a browser opens them and a press shows nothing', async () => {
    const pressed = (title: string): string => `<div onclick="show('${title}')"><h3>${title}</h3><p>Graz</p></div>`;
    expect(await read(listOf(pressed), PROGRAM)).toEqual({
      texts: told,
      opened: ['https://lumenfold.example/careers'],
    });
  });

  it('are told by the code of the page itself', async () => {
    const code = `<script>${PROGRAM.replace('window.careers', 'const texts')}</script>`;
    expect(await read(listOf(card, code), '')).toEqual({ texts: told, opened: [] });
  });
});
