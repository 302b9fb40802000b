import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from '../../findings/finding.js';
import { Cuts } from './cuts.js';
import { PageRecord } from './page-record.js';
import { Views } from './views.js';

const toldOf = (cuts: Cuts): string[] => cuts.findings('https://a.example/jobs').map(sentenceOf);
const answer = (body: string): Parameters<PageRecord['keep']>[0] => ({
  url: 'https://a.example/api',
  method: 'GET',
  status: 200,
  headers: {},
  body,
});

describe('what limits leave out of a page in the browser', () => {
  it('is told with what was seen and what was kept, and not where all was kept', () => {
    const cuts = new Cuts();
    cuts.note('frames', { seen: 12, kept: 12 });
    expect(toldOf(cuts)).toEqual([]);
    cuts.note('frames', { seen: 15, kept: 12 });
    cuts.note('frames', { seen: 13, kept: 12 });
    expect(toldOf(cuts)).toEqual([
      '12 of 15 frames were read of https://a.example/jobs: what only the others say is missing',
    ]);
  });

  it('is told of JSON that is too much or too long', () => {
    const record = new PageRecord();
    for (let i = 0; i < 200; i++) record.keep(answer('{}'));
    expect(toldOf(record.cuts)).toEqual([]);
    record.keep(answer('{}'));
    expect(toldOf(record.cuts)).toEqual([expect.stringMatching(/^200 of 201 answers in JSON were read/)]);
    const long = new PageRecord();
    long.keep(answer(' '.repeat(3_000_001)));
    long.keep(answer('{}'));
    expect(toldOf(long.cuts)).toEqual([expect.stringMatching(/^1 of 2 answers in JSON were read/)]);
  });

  it('is told of addresses that a page asked for', () => {
    const record = new PageRecord();
    for (let i = 0; i < 1002; i++) record.begin(`https://a.example/${String(i)}`);
    expect(toldOf(record.cuts)).toEqual([expect.stringMatching(/^1000 of 1002 addresses it asked for were read/)]);
  });

  it('is counted of views, of which one that only grew takes the place of the last', () => {
    const views = new Views();
    for (let i = 0; i < 62; i++) views.add(`<p>Vacancy number ${'x'.repeat(i)}`);
    expect(views).toMatchObject({ seen: 62, html: { length: 60 } });
    const grown = new Views();
    grown.add('<p>One');
    grown.add('<p>One<p>Two');
    expect(grown).toMatchObject({ seen: 1, html: { length: 1 } });
  });
});
