import type { RunResult } from '../score/score-set.ts';
import { HOME, type ComposedSite } from './compose-site.ts';
import type { Verdict } from './judge-page.ts';
import { areSame } from './judge-page.ts';

/** A composed site as the network: an answer for each of its pages, 404 for all else. */
export function answersOf({ pages }: ComposedSite): {
  answer: (request: {
    readonly url: string;
  }) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
} {
  return {
    answer: ({ url }) => {
      const page = pages.get(url.replace(HOME, '/'));
      const type = typeof page === 'object' ? 'application/pdf' : 'text/html; charset=utf-8';
      const body = typeof page === 'object' ? page : Buffer.from(page ?? '');
      return Promise.resolve({ status: page === undefined ? 404 : 200, headers: { 'content-type': type }, body });
    },
  };
}

/** Compares what a run returned of a composed site with what it was composed of. */
export function judgeSite(site: ComposedSite, { jobs, result }: RunResult): Verdict {
  const { openings, words } = site;
  const titles = openings.map(({ title }) => title);
  const checks = openings.flatMap((opening) => {
    const job = jobs.find(({ job_title: title }) => title === opening.title);
    if (!job) return [];
    const hasPage = site.pages.has(opening.path);
    const addresses = [opening.path, `/en${opening.path}`].map((path) => new URL(path, HOME).href);
    const place = opening.place.split(/,| \(/)[0] ?? '';
    return [
      { name: 'address', isRight: hasPage ? addresses.includes(String(job['job_url'])) : job['job_url'] === undefined },
      { name: 'requirements', isRight: areSame(job['requirements'] as string[] | undefined, words.requirements.items) },
      ...(hasPage
        ? [
            { name: 'place', isRight: place === 'Remote' || String(job['location']).startsWith(place) },
            { name: 'benefits', isRight: areSame(job['benefits'] as string[] | undefined, words.offers.items) },
          ]
        : []),
    ].map(({ name, isRight }) => ({ name: `${opening.title}: ${name}`, isRight }));
  });
  const careerPages = (result['career_page_urls'] as string[]).map((url) => url.replace(HOME, '/').replace(/\/$/, ''));
  const isFound = site.careerPages.some((path) => careerPages.includes(path.replace(/\/$/, '')));
  const all = [...checks, ...(openings.length > 0 ? [{ name: 'career page', isRight: isFound }] : [])];
  return {
    missing: titles.filter((title) => !jobs.some(({ job_title: other }) => other === title)),
    invented: jobs.map(({ job_title: title }) => String(title)).filter((title) => !titles.includes(title)),
    values: all.length,
    wrong: all.filter(({ isRight }) => !isRight).map(({ name }) => name),
  };
}
