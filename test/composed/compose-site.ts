import { ADDRESSES, folderOf, slugOf } from './addresses.ts';
import { areWritable, pickFileForm, type FileForm } from './advert-files.ts';
import { pickAdvertForm, type AdvertForm } from './advert-pages.ts';
import { MAKES, type Make } from './makes.ts';
import { LAYOUTS, type Opening } from './openings.ts';
import { OTHER_PARTS } from './other-parts.ts';
import { pickBy, randomOf, shuffled, type Pick } from './random.ts';
import { PLANS, TRAITS, WAYS, type Plan, type Trait } from './site-plans.ts';
import type { CareerWords } from './words/career-words.ts';
import { LANGUAGES } from './words/index.ts';
import { SITE_WORDS, type SiteWords } from './words/site-words.ts';

export const HOME = 'https://www.firm.example/';

/** A composed site: its pages by path, what it was made of, and the openings that are to be found, no other ones. */
export interface ComposedSite {
  readonly pages: ReadonlyMap<string, string | Buffer>;
  readonly openings: readonly Opening[];
  readonly words: CareerWords;
  /** Paths of which one is to be among the career pages. */
  readonly careerPages: readonly string[];
  /** Language, make, plan and the rest, for people. */
  readonly madeOf: readonly string[];
}

/** Layouts that lead to pages of the openings, and such that show all of them on the spot. */
const LEADING = Object.entries(LAYOUTS).filter(([, { shows }]) => shows.includes('url'));
const ADVERTS = Object.entries(LAYOUTS).filter(([, { shows }]) => shows.includes('requirements'));

/** Path, title and content of a page. */
type PageParts = readonly [path: string, title: string, html: string];

/** The site of a seed, the same each time; in one language where that is said. */
export function composeSite(seed: number, language?: string): ComposedSite {
  return new SiteComposer(seed, language).compose();
}

class SiteComposer {
  private readonly random: () => number;
  private readonly pick: Pick;
  private readonly words: CareerWords;
  private readonly site: SiteWords;
  private readonly makeName: string;
  private readonly make: Make;
  private readonly plan: Plan;
  private readonly way: (typeof WAYS)[number];
  private readonly traits: ReadonlySet<Trait>;
  private readonly layoutName: string;
  private readonly advert: AdvertForm;
  private readonly path: string;
  /** Set where the adverts are files. */
  private readonly file: FileForm | undefined;
  private readonly link: string;
  private readonly heading: string;
  private readonly openings: readonly Opening[];
  private readonly pages = new Map<string, string | Buffer>();

  constructor(seed: number, language: string | undefined) {
    this.random = randomOf(seed);
    this.pick = pickBy(this.random);
    this.words = this.pick(LANGUAGES.filter((one) => language === undefined || one.language === language));
    this.site = SITE_WORDS[this.words.language] as SiteWords;
    this.makeName = this.pick(Object.keys(MAKES));
    this.make = MAKES[this.makeName] as Make;
    this.plan = this.pick(PLANS);
    this.way = this.pick(WAYS);
    this.traits = new Set(TRAITS.filter(() => this.random() < 0.25));
    this.layoutName = this.pick(this.plan === 'adverts' ? ADVERTS : LEADING)[0];
    this.advert = pickAdvertForm(this.pick);
    this.path = this.plan === 'home' ? '/' : this.pick(this.site.paths);
    this.link = this.pick(this.site.links);
    this.heading = this.pick(this.words.openings);
    const areFiles = this.traits.has('adverts as files') && this.plan !== 'adverts' && areWritable(this.words);
    this.file = areFiles ? pickFileForm(this.pick) : undefined;
    this.openings = this.composeOpenings();
  }

  compose(): ComposedSite {
    for (const [path, title, html] of this.careerPages) this.pages.set(path, this.pageOf(title, html));
    if (this.plan !== 'adverts')
      for (const opening of this.openings)
        this.pages.set(opening.path, this.file?.bytes(this.words, opening) ?? this.advertPage(opening));
    this.addOtherPages();
    return {
      pages: this.pages,
      openings: this.openings,
      words: this.words,
      careerPages: this.plan === 'landing' ? [this.path, this.listPath] : [this.path],
      madeOf: [
        this.words.language,
        this.makeName,
        this.plan,
        this.way,
        this.layoutName,
        this.file?.name ?? this.advert.name,
        ...this.traits,
      ],
    };
  }

  private composeOpenings(): Opening[] {
    const count = this.plan === 'none' ? 0 : 2 + Math.floor(this.random() * 6);
    const addressOf = ADDRESSES[this.pick(Object.keys(ADDRESSES))];
    const action = this.pick(this.words.actions);
    return shuffled(this.words.titles, this.random)
      .slice(0, count)
      .map((title, at) => ({
        title,
        place: this.pick(this.words.places),
        kind: this.pick(this.words.kinds),
        text: this.pick(this.words.texts),
        pay: this.pick(this.words.pay),
        action,
        path: this.file ? `/files/${slugOf(title)}.pdf` : (addressOf?.(this.path, 100 + at, slugOf(title)) ?? ''),
      }));
  }

  private get listPath(): string {
    return `${folderOf(this.path)}list`;
  }

  private get careerPages(): readonly PageParts[] {
    const { make, words, path, link } = this;
    const ofList = (): readonly PageParts[] => [[path, link, this.intro + this.amid(this.listOf(this.shown))]];
    const ofNone = this.intro + this.amid(make.section(make.paragraph(words.nothing.text)));
    const plans: Readonly<Record<Plan, () => readonly PageParts[]>> = {
      list: ofList,
      adverts: ofList,
      none: () => [[path, link, ofNone]],
      home: () => [[path, 'Firm', make.section(make.heading('Firm', 1)) + this.listOf(this.shown)]],
      landing: () => this.landing,
      departments: () => this.departments,
      pages: () => this.listOfPages,
      places: () => this.listByPlaces,
      translated: () => this.translated,
    };
    return plans[this.plan]();
  }

  private get intro(): string {
    return this.make.section(this.make.heading(this.link, 1) + this.make.paragraph(this.words.about.text));
  }

  private get landing(): readonly PageParts[] {
    const { make, heading, listPath } = this;
    const more = make.section(make.button(this.site.more, listPath));
    return [
      [listPath, heading, make.section(make.heading(heading, 1)) + this.listOf(this.shown)],
      [this.path, this.link, this.intro + this.amid(more)],
    ];
  }

  private get departments(): readonly PageParts[] {
    const { make, words, openings } = this;
    const teams = words.teams.slice(0, 2).map((team) => ({ team, path: `${folderOf(this.path)}${slugOf(team)}` }));
    const cards = teams.map(({ team, path }) =>
      make.card(team, `<p>${words.texts[0] ?? ''}</p>`, make.button(this.site.more, path)),
    );
    const own = (at: number): string => this.listOf(openings.filter((_, index) => index % teams.length === at));
    return [
      ...teams.map(({ team, path }, at) => [path, team, make.section(make.heading(team, 1)) + own(at)] as const),
      [this.path, this.link, this.intro + make.section(make.heading(this.heading) + make.grid(cards))],
    ];
  }

  private get listOfPages(): readonly PageParts[] {
    const { path, openings } = this;
    const half = Math.ceil(openings.length / 2);
    const second = this.secondPage();
    const links = `<div class="pages"><span>1</span> <a href="${second}">2</a> <a href="${second}">${this.site.next}</a></div>`;
    return [
      [path, this.link, this.intro + this.listOf(openings.slice(0, half)) + links],
      [second, this.link, `${this.intro}${this.listOf(openings.slice(half))}<a href="${path}">1</a>`],
    ];
  }

  private secondPage(): string {
    if (this.path.includes('?')) return `${this.path}&page=2`;
    if (this.random() < 0.5) return `${this.path}?page=2`;
    return /\.\w+$/.test(this.path) ? this.path.replace(/\.(\w+)$/, '-2.$1') : `${folderOf(this.path)}page/2/`;
  }

  private get listByPlaces(): readonly PageParts[] {
    const { make } = this;
    const parts = [...Map.groupBy(this.openings, ({ place }) => place)].map(
      ([place, own]) =>
        make.heading(place, 3) +
        `<ul>${own.map(({ title, path }) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>`,
    );
    return [[this.path, this.link, this.intro + make.section(make.heading(this.heading) + parts.join(''))]];
  }

  private get translated(): readonly PageParts[] {
    const { make, words } = this;
    const other = `/en${this.path}`;
    const leads = `<div><a href="${this.path}">${words.language.toUpperCase()}</a> <a href="${other}">EN</a></div>`;
    const inEnglish = this.openings.map((opening) => ({ ...opening, path: `/en${opening.path}` }));
    for (const opening of inEnglish) this.pages.set(opening.path, this.advertPage(opening));
    return [
      [this.path, this.link, leads + this.intro + this.listOf(this.openings)],
      [other, 'Careers', leads + make.section(make.heading('Careers', 1)) + this.listOf(inEnglish)],
    ];
  }

  /** The openings with what stands among them and is none: one that is over, and applications without an opening. */
  private get shown(): readonly Opening[] {
    const [first] = this.openings;
    const title = this.words.titles.find((other) => !this.openings.some((opening) => opening.title === other));
    if (first === undefined || title === undefined) return this.openings;
    const path = `${folderOf(this.path)}more-${slugOf(title)}`;
    const over = { ...first, title, path };
    const open = { ...first, title: this.site.openApplication, path: `${folderOf(this.path)}open` };
    const { make } = this;
    const isOver = this.traits.has('a closed opening') && this.plan !== 'adverts';
    if (isOver) this.pages.set(path, this.pageOf(title, make.heading(title, 1) + make.paragraph(this.site.filled)));
    if (this.traits.has('an open application'))
      this.pages.set(
        open.path,
        this.pageOf(open.title, make.heading(open.title, 1) + make.paragraph(this.words.nothing.text)),
      );
    return [...this.openings, ...(isOver ? [over] : []), ...(this.traits.has('an open application') ? [open] : [])];
  }

  private listOf(openings: readonly Opening[]): string {
    const { make, words } = this;
    const html = LAYOUTS[this.layoutName]?.html(make, words, openings) ?? '';
    const [first] = openings;
    const marked =
      first !== undefined && this.traits.has('a mark')
        ? html.replace(`>${first.title}<`, `>${first.title} <span class="badge">${this.site.mark}</span><`)
        : html;
    return make.section(make.heading(this.heading) + marked);
  }

  /** A part of a career page amid up to three others. */
  private amid(part: string): string {
    const others = shuffled(Object.values(OTHER_PARTS), this.random)
      .slice(0, Math.floor(this.random() * 4))
      .map((other) => this.make.section(other(this.make, this.words)));
    const before = Math.floor(this.random() * (others.length + 1));
    return [...others.slice(0, before), part, ...others.slice(before)].join('');
  }

  private advertPage(opening: Opening): string {
    const { make, words } = this;
    const others = this.openings.filter(({ title }) => title !== opening.title).slice(0, 2);
    const cards = others.map(({ title, place, path }) =>
      make.card(title, `<p>${place}</p>`, make.button(opening.action, path)),
    );
    const more = this.traits.has('others below adverts')
      ? make.section(make.heading(this.site.others) + make.grid(cards))
      : '';
    return this.pageOf(opening.title, this.advert.html(make, words, opening, more));
  }

  private addOtherPages(): void {
    const { make, words } = this;
    const add = (path: string, title: string, part: string): void => {
      if (!this.pages.has(path)) this.pages.set(path, this.pageOf(title, make.section(make.heading(title, 1)) + part));
    };
    const parts = ['people', 'services', 'about us', 'questions', 'news', 'steps'];
    for (const [at, name] of this.menu.entries())
      add(`/${String(at)}`, name, make.section(OTHER_PARTS[this.pick(parts)]?.(make, words) ?? ''));
    for (const [at, name] of words.services.names.entries())
      add(`/s/${String(at)}`, name, make.section(make.paragraph(words.about.text)));
    const card = make.card(
      this.link,
      `<p>${words.texts[0] ?? ''}</p>`,
      make.button(words.actions.at(-1) ?? '', this.path),
    );
    const lead = { button: make.button(this.link, this.path), card: make.grid([card]) }[this.way as string] ?? '';
    const teaser =
      this.traits.has('openings at home') && this.plan !== 'adverts' ? this.listOf(this.openings.slice(0, 2)) : '';
    add('/', 'Firm', make.section(make.paragraph(words.about.text)) + make.section(lead) + teaser);
  }

  private get menu(): readonly string[] {
    return this.words.menu.filter((name) => name !== this.words.careers && !this.site.links.includes(name));
  }

  private pageOf(title: string, main: string): string {
    const { language, services } = this.words;
    const careers = `<li><a href="${this.path}">${this.link}</a></li>`;
    const items = this.menu.map((name, at) => `<li><a href="/${String(at)}">${name}</a></li>`);
    if (this.way === 'menu') items.splice(2, 0, careers);
    if (this.way === 'menu below another entry')
      items[1] = `<li><a href="#">${this.menu[1] ?? ''}</a><ul>${careers}</ul></li>`;
    const links = services.names.map((name, at) => `<li><a href="/s/${String(at)}">${name}</a></li>`);
    return (
      `<!doctype html><html lang="${language}"><head><title>${title} | Firm</title></head><body>` +
      `<header><nav><ul>${items.join('')}</ul></nav></header><main>${main}</main>` +
      `<footer><p>Main Street 4</p><ul>${links.join('')}${this.way === 'footer' ? careers : ''}</ul></footer></body></html>`
    );
  }
}
