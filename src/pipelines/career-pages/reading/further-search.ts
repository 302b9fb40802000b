import { getDomain } from 'tldts';
import { finding } from '../../../findings/finding.js';
import {
  isAboutPage,
  isCareerName,
  LIKELY_HOSTS,
  LIKELY_PATHS,
} from '../../../postings/page/lines/headings/career-words.js';
import { topicOf } from '../../../postings/page/lines/headings/topics.js';
import { jobTitleScore, titleInSentence } from '../../../postings/page/lines/titles/job-titles.js';
import type { CareerContext } from '../career-pages.needs.js';
import { chooseLinks } from '../page/ask-about-pages.js';
import type { PageFacts } from '../page/page-facts.js';
import type { PageLink } from '../page/page-links.js';
import type { SiteMap } from '../site/map-site.js';
import { pageKey, type SiteCrawl } from '../site/site-crawl.js';
import { careerLinks, isFollowed, isSameSite } from './followed-links.js';
import { leadsSomewhere, showsNothing } from './part-links.js';

/** Links of the home page that are tried when none speaks of careers: those to pages about the company, then any. */
const MAX_ABOUT_LINKS = 8;
const MAX_OTHER_LINKS = 15;
/** What is called as an occupation may tell of somebody who has it: "Miller of the year". */
const MAX_NAMED_LINKS = 5;
/** A company has its openings in one place, or in few. */
const MAX_NAMED_ELSEWHERE = 3;

/** The pages that the links of each kind lead to, and those of them that are tried. */
class TriedPages {
  private readonly seen = new Set<string>();
  private readonly kept = new Set<string>();

  /** The first links of a kind, up to so many. */
  first(links: readonly PageLink[], most: number): readonly PageLink[] {
    const tried = links.slice(0, most);
    for (const { url } of links) this.seen.add(pageKey(url));
    for (const { url } of tried) this.kept.add(pageKey(url));
    return tried;
  }

  /** How many pages there were, and how many were tried; undefined where those are all. */
  get cut(): { readonly seen: number; readonly kept: number } | undefined {
    return this.seen.size > this.kept.size ? { seen: this.seen.size, kept: this.kept.size } : undefined;
  }
}

/**
 * What is tried where no link of the front door leads to careers: other hosts that are called so, pages about the
 * company, the other pages that it links, likely addresses, then likely hosts.
 */
export class FurtherSearch {
  private readonly tried = new TriedPages();

  /** `more` names the links of a career page that are followed. */
  constructor(
    private readonly crawl: SiteCrawl,
    private readonly site: SiteMap,
    private readonly more: (facts: PageFacts) => readonly PageLink[],
    private readonly context: CareerContext,
  ) {}

  /** Goes as far as the first step that finds a career page; what was left out matters where none does. */
  async run(): Promise<void> {
    const steps = [
      () => this.tryElsewhere(),
      () => this.tryAboutPages(),
      () => this.tryOtherLinks(),
      () => this.tryLikelyPaths(),
      () => this.tryLikelyHosts(),
    ];
    for (const step of steps) {
      await step();
      if (this.isFound) return;
    }
    this.reportCut(this.site.home, this.tried);
  }

  private get isFound(): boolean {
    return hasCareers(this.crawl, this.site);
  }

  private tryElsewhere(): Promise<void> {
    const elsewhere = namedElsewhere(this.site);
    return this.crawl.visit(this.tried.first(elsewhere, MAX_NAMED_ELSEWHERE), { more: this.more });
  }

  private tryAboutPages(): Promise<void> {
    const first = this.aboutPages(this.site.links);
    const ofFirst = new Set(first.map(({ url }) => pageKey(url)));
    // "The company" may lead to "Our people", and only that to the openings.
    const alsoAbout = (facts: PageFacts): readonly PageLink[] => {
      const further = ofFirst.has(pageKey(facts.requestedUrl)) ? this.aboutPages(facts.links) : [];
      return [...this.linksOf(facts), ...this.tried.first(further, MAX_ABOUT_LINKS)];
    };
    return this.crawl.visit(this.tried.first(first, MAX_ABOUT_LINKS), {
      more: alsoAbout,
      isSought: this.isApplication,
    });
  }

  private aboutPages(links: readonly PageLink[]): PageLink[] {
    return links.filter(({ url, text }) => isSameSite(url, this.site.home) && isAboutPage(url, text));
  }

  /** Those that a model chooses, where one is asked; a career page may be called anything ("Drive for us"). */
  private async tryOtherLinks(): Promise<void> {
    const links = linksOfFrontDoor(this.site);
    await this.crawl.visit(await chooseLinks(links, this.context), { more: this.more, assumeCareerPage: true });
    if (this.isFound && this.crawl.pages.some(({ listed, structured }) => listed.length + structured.length > 0))
      return;
    const { adverts, others } = advertsApart(links);
    const first = this.tried.first([...adverts, ...others], MAX_OTHER_LINKS);
    await this.crawl.visit(first, { more: (facts) => this.linksOf(facts), isSought: this.isApplication });
  }

  private tryLikelyPaths(): Promise<void> {
    const base = new URL('.', this.site.home).href;
    return this.guess(LIKELY_PATHS.map((path) => new URL(path, base).href));
  }

  private async tryLikelyHosts(): Promise<void> {
    const domain = getDomain(this.site.home, { allowPrivateDomains: true });
    if (domain !== null) await this.guess(LIKELY_HOSTS.map((host) => `https://${host}.${domain}/`));
  }

  private guess(urls: readonly string[]): Promise<void> {
    return this.crawl.visit(
      urls.map((url) => ({ url, text: '' })),
      { more: this.more, isGuess: true },
    );
  }

  /** What was a guess and is a career page is followed like one that was linked. */
  private linksOf(facts: PageFacts): readonly PageLink[] {
    if (facts.isCareerPage) return this.more(facts);
    return [...careerLinks(facts.links, this.site.home, facts.url), ...this.advertsAmong(facts)];
  }

  /** The links of a page of news that are called as adverts, and the first of those that are called as occupations. */
  private advertsAmong({ links, url: page }: PageFacts): readonly PageLink[] {
    const named = links.filter(
      ({ isMenu, text, url }) => isMenu !== true && jobTitleScore(text) > 0 && isFollowed(url, 1, this.site.home),
    );
    const { adverts, others } = advertsApart(named);
    const ofPage = new TriedPages();
    const tried = [...ofPage.first(adverts, Infinity), ...ofPage.first(others, MAX_NAMED_LINKS)];
    this.reportCut(page, ofPage);
    return tried;
  }

  private reportCut(about: string, { cut }: TriedPages): void {
    if (cut !== undefined) this.context.report(finding('links_limit', about, cut));
  }

  /** The pages of an application are shells: what one is about is seen in a browser alone. */
  private get isApplication(): boolean {
    return this.site.homePages.some(({ rendered }) => rendered !== undefined);
  }
}

/** Links of the front door to other pages of the site; those of pictures last, for a front door may be one picture. */
function linksOfFrontDoor({ homePages, home }: SiteMap): PageLink[] {
  const own = new Set(homePages.map(({ url }) => pageKey(url)));
  const linked = homePages
    .flatMap(({ links }) => links)
    .filter(({ url }) => isSameSite(url, home) && !own.has(pageKey(url)));
  return [...linked.filter(({ text }) => text !== ''), ...linked.filter(({ text }) => text === '')];
}

/** Links of the front door that are called "Careers" and lead to another host, whose address need not say so. */
function namedElsewhere({ links, home }: SiteMap): PageLink[] {
  const sure = new Set(careerLinks(links, home, home).map(({ url }) => url));
  return links
    .filter(({ url }) => !sure.has(url))
    .filter(({ text }) => isCareerName(text) || topicOf(text) === 'openings')
    .filter(({ url }) => !isSameSite(url, home) && isFollowed(url, 2, home) && leadsSomewhere(url));
}

/** Links that are called as adverts, "Baker (m/f/d)", "We are looking for a baker", and the others. */
function advertsApart(links: readonly PageLink[]): Record<'adverts' | 'others', readonly PageLink[]> {
  const isAdvert = ({ text }: PageLink): boolean => {
    const score = jobTitleScore(text);
    return score === 2 || (score > 0 && titleInSentence(text) !== text);
  };
  const { adverts = [], others = [] } = Object.groupBy(links, (link) => (isAdvert(link) ? 'adverts' : 'others'));
  return { adverts, others };
}

/** Whether a site has a career page so far, or a page that states openings or a board. */
export function hasCareers(crawl: SiteCrawl, site: SiteMap): boolean {
  const elsewhere = new Set(namedElsewhere(site).map(({ url }) => pageKey(url)));
  // What is only called "Careers", on another host, may be anything; what it shows tells.
  const isSure = (page: PageFacts): boolean => !elsewhere.has(pageKey(page.requestedUrl)) || !showsNothing(page);
  return crawl.pages.some(
    (page) =>
      (page.isCareerPage && !site.homePages.includes(page) && isSure(page)) ||
      page.boards.length > 0 ||
      page.structured.length > 0,
  );
}
