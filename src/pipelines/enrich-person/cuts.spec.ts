import { describe, expect, it } from '@jest/globals';
import { fakeRun, webOf } from '../../../test/fake-context.js';
import { withLimits } from '../../postings/reading-limits.js';
import type { Mail } from '../../web/mail.js';
import { companyDomain } from './company-domain.js';
import { readCompanySite } from './company-site.js';
import { readName } from './names.js';
import { readSitePage } from './site-page.js';
import { Waterfall } from './waterfall.js';

const ERIKA = readName('Erika Muster');
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const mail = {
  serversOf: () => Promise.resolve({ outcome: 'servers', servers: ['mx.firm.example'] }),
} as unknown as Mail;

describe('what limits leave out of the search for an address', () => {
  it.each([
    ['50 of 51 mail addresses', numbers(51).map((number) => `<p>person${String(number)}@firm.example</p>`)],
    ['300 of 301 names', numbers(301).map(() => '<p>Max Beispiel</p>')],
    ['12 of 13 links', numbers(13).map((number) => `<a href="/team/${String(number)}">Team</a>`)],
    ['300000 of 300001 characters', ['x'.repeat(300_001)]],
  ])('tells that %s of a page were read', (told, parts) => {
    const read = (items: readonly string[]): string =>
      withLimits('https://firm.example/', () =>
        readSitePage(items.join('\n'), 'https://firm.example/', { domain: 'firm.example', name: ERIKA }),
      )
        .findings.map(({ detail, seen, kept }) => `${String(kept)} of ${String(seen)} ${detail ?? ''}`)
        .join();
    expect(read(parts)).toContain(told);
    expect(read(parts.slice(1))).toBe('');
  });

  it.each([
    [12, []],
    [13, ['12 of 13 links of firm.example were followed: pages that only the others name were not seen']],
  ])('tells that of %d pages of a site 12 were read', async (pages, told) => {
    const team = numbers(pages - 2).map((number) => `https://firm.example/team/${String(number)}`);
    const home = team.map((url) => `<a href="${url}">Team</a>`).join('');
    const web = webOf({
      'https://firm.example/': home,
      'https://www.firm.example/': home,
      ...Object.fromEntries(team.map((url) => [url, '<p>Team</p>'])),
    });
    const { context, warnings } = fakeRun({ web });
    await readCompanySite(context, 'firm.example', ERIKA);
    expect(warnings()).toEqual(told);
  });

  it('tells how many of the forms of an address were tried, where none was right', async () => {
    const search = {
      person: { domain: 'firm.example', name: ERIKA, fullName: 'Erika Muster' } as never,
      name: ERIKA,
      mailServers: ['mx.firm.example'],
      subjects: [],
    };
    const keys = { EMAIL_VENDORS_BASE_URL: 'https://vendors.example', HUNTER_API_KEY: 'k' };
    const invalid = { status: 200, headers: {}, body: JSON.stringify({ data: { status: 'invalid' } }) };
    const web = { ...webOf({}), ask: () => Promise.resolve(invalid) };
    const { context, findings } = fakeRun({ web, mail });
    await new Waterfall(search, { ...context, settings: { ...context.settings, ...keys } }).find();
    expect(findings.filter(({ why }) => why === 'guesses_limit')).toMatchObject([{ kept: 6, about: 'firm.example' }]);
  });

  it('tells how many domains made of a name were tried, where none is the company’s', async () => {
    const { context, findings } = fakeRun({ web: webOf({}), mail });
    await companyDomain(context, 'Müller Söhne Maschinen GmbH');
    expect(findings).toMatchObject([{ why: 'guesses_limit', kept: 24, detail: 'domains made of the name' }]);
    const short = fakeRun({ web: webOf({}), mail });
    await companyDomain(short.context, 'Muster');
    expect(short.findings).toEqual([]);
  });
});
