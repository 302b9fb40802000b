import { MAKES } from './makes.ts';
import { LAYOUTS, type Opening, type Shown } from './openings.ts';
import { OTHER_PARTS } from './other-parts.ts';
import { pickBy, randomOf, shuffled } from './random.ts';
import type { CareerWords } from './words/career-words.ts';
import { LANGUAGES } from './words/index.ts';

/** A composed page: its HTML, what it was made of, and the openings that are to be read, no other ones. */
export interface ComposedPage {
  readonly html: string;
  readonly url: string;
  readonly openings: readonly Opening[];
  readonly shows: readonly Shown[];
  readonly words: CareerWords;
  /** Language, make, layout, heading and other parts, for people. */
  readonly madeOf: readonly string[];
}

/** At most so many openings on one page, and so many other parts. */
const MOST = 8;
const MOST_PARTS = 4;
/** Of so many pages one has no opening. */
const EMPTY = 12;

/** The page of a seed, the same each time; in one language where that is said. */
export function composePage(seed: number, language?: string): ComposedPage {
  const random = randomOf(seed);
  const pick = pickBy(random);
  const words = pick(LANGUAGES.filter((one) => language === undefined || one.language === language));
  const [makeName, make] = pick(Object.entries(MAKES));
  const [layoutName, layout] = pick(Object.entries(LAYOUTS));
  const count = random() < 1 / EMPTY ? 0 : 1 + Math.floor(random() * random() * MOST);
  const action = pick(words.actions);
  const openings = shuffled(words.titles, random)
    .slice(0, count)
    .map((title, at): Opening => ({
      title,
      place: pick(words.places),
      kind: pick(words.kinds),
      text: pick(words.texts),
      pay: pick(words.pay),
      action,
      path: `/careers/${words.language}-${String(at)}`,
    }));
  const parts = shuffled(Object.entries(OTHER_PARTS), random).slice(0, Math.floor(random() * (MOST_PARTS + 1)));
  const htmlOfParts = parts.map(([, part]) => make.section(part(make, words)));
  const before = Math.floor(random() * (parts.length + 1));
  const heading = pick(words.openings);
  const shown = count === 0 ? '' : make.section(make.heading(heading) + layout.html(make, words, openings));
  const main = [
    make.section(make.heading(words.careers, 1) + make.paragraph(words.about.text)),
    ...htmlOfParts.slice(0, before),
    shown,
    ...htmlOfParts.slice(before),
  ].join('');
  return {
    html: pageOf(words, main),
    url: 'https://firm.example/careers',
    openings,
    shows: layout.shows,
    words,
    madeOf: [words.language, makeName, layoutName, heading, String(count), ...parts.map(([name]) => name)],
  };
}

function pageOf({ language, careers, menu, services }: CareerWords, main: string): string {
  const links = (names: readonly string[], folder: string): string =>
    `<ul>${names.map((name, at) => `<li><a href="/${folder}${String(at)}">${name}</a></li>`).join('')}</ul>`;
  return (
    `<!doctype html><html lang="${language}"><head><title>${careers} | Firm</title></head><body>` +
    `<header><nav>${links(menu, '')}</nav></header><main>${main}</main>` +
    `<footer><h4>Firm Ltd</h4><p>Main Street 4</p><p>Tel. 0123 456789</p><h4>${services.heading}</h4>${links(services.names, 's/')}</footer></body></html>`
  );
}
