import { escaped, type Make } from './makes.ts';
import type { CareerWords } from './words/career-words.ts';

/** One opening of a composed page. */
export interface Opening {
  readonly title: string;
  readonly place: string;
  readonly kind: string;
  readonly text: string;
  readonly pay: string;
  /** What its link says, and where it leads. */
  readonly action: string;
  readonly path: string;
}

/** What of an opening a layout shows beside its title. */
export type Shown = 'place' | 'kind' | 'pay' | 'url' | 'requirements' | 'benefits';

/** One way of showing openings, and what can be read of them. */
export interface Layout {
  readonly shows: readonly Shown[];
  readonly html: (make: Make, words: CareerWords, openings: readonly Opening[]) => string;
}

type OfOne = (opening: Opening, make: Make, words: CareerWords, at: number) => string;

const each =
  (of: OfOne, open = '', close = ''): Layout['html'] =>
  (make, words, openings) =>
    `${open}${openings.map((opening, at) => of(opening, make, words, at)).join('')}${close}`;

const inGrid =
  (of: OfOne): Layout['html'] =>
  (make, words, openings) =>
    make.grid(openings.map((opening, at) => of(opening, make, words, at)));

const text = (line: string): string => `<p>${escaped(line)}</p>`;
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
const link = ({ title, path }: Opening): string => `<a href="${path}">${escaped(title)}</a>`;
const mail = ({ action }: Opening, make: Make): string => make.button(action, 'mailto:jobs@firm.example');
const file = ({ path }: Opening): string => `${path.replace(/^.*\//, '/files/')}.pdf`;

/** The layouts by name. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  cards: {
    shows: ['url'],
    html: inGrid((one, make) => make.card(one.title, text(one.text), make.button(one.action, one.path))),
  },
  'cards with facts': {
    shows: ['place', 'kind', 'url'],
    html: inGrid((one, make) =>
      make.card(one.title, text(`${one.place} · ${one.kind}`), make.button(one.action, one.path)),
    ),
  },
  'cards with a mail': {
    shows: [],
    html: inGrid((one, make) => make.card(one.title, text(one.text), mail(one, make))),
  },
  'cards that lead nowhere': { shows: [], html: inGrid((one, make) => make.card(one.title, text(one.text))) },
  adverts: {
    shows: ['requirements'],
    html: each(
      (one, make, { duties, requirements }) =>
        make.heading(one.title, 3) +
        make.paragraph(one.text) +
        make.heading(duties.heading, 4) +
        list(duties.items) +
        make.heading(requirements.heading, 4) +
        list(requirements.items) +
        mail(one, make),
    ),
  },
  'adverts with bold heads': {
    shows: ['requirements', 'benefits'],
    html: each(
      (one, make, { requirements, offers }) =>
        make.heading(one.title, 3) +
        make.paragraph(one.text) +
        [requirements, offers]
          .map(({ heading, items }) => `<p><strong>${heading}:</strong></p>${list(items)}`)
          .join(''),
    ),
  },
  links: { shows: ['url'], html: each((one) => `<li>${link(one)}</li>`, '<ul>', '</ul>') },
  'links with places': {
    shows: ['place', 'url'],
    html: each((one) => `<li>${link(one)} – ${one.place}</li>`, '<ul>', '</ul>'),
  },
  files: {
    shows: [],
    html: each((one) => `<li><a href="${file(one)}">${escaped(one.title)}</a> (PDF)</li>`, '<ul>', '</ul>'),
  },
  'items of a list': {
    shows: [],
    html: (make, { texts }, openings) => make.paragraph(texts[0] ?? '') + list(openings.map(({ title }) => title)),
  },
  'a table': {
    shows: ['place', 'kind', 'url'],
    html: (_make, { labels }, openings) =>
      `<table><thead><tr><th>Job</th><th>${labels.place}</th><th>${labels.kind}</th></tr></thead><tbody>${openings
        .map((one) => `<tr><td>${link(one)}</td><td>${one.place}</td><td>${one.kind}</td></tr>`)
        .join('')}</tbody></table>`,
  },
  'parts that unfold': {
    shows: ['requirements'],
    html: each(
      (one, _make, { requirements }, at) =>
        `<div class="accordion-item"><h3><button aria-expanded="false" aria-controls="a${String(at)}">${escaped(one.title)}</button></h3><div id="a${String(at)}" hidden>${text(one.text)}<h4>${requirements.heading}</h4>${list(requirements.items)}</div></div>`,
    ),
  },
  details: {
    shows: ['requirements'],
    html: each(
      (one, _make, { requirements }) =>
        `<details><summary>${escaped(one.title)}</summary>${text(one.text)}<p><b>${requirements.heading}</b></p>${list(requirements.items)}</details>`,
    ),
  },
  'rows that are links': {
    shows: ['place', 'kind', 'url'],
    html: each(
      (one) =>
        `<a class="row" href="${one.path}"><span>${escaped(one.title)}</span><span>${one.place}</span><span>${one.kind}</span></a>`,
      '<div class="rows">',
      '</div>',
    ),
  },
  'values behind labels': {
    shows: ['place', 'kind', 'pay', 'url'],
    html: each(
      (one, make, { labels }) =>
        make.heading(one.title, 3) +
        `<p>${labels.place}: ${one.place}<br>${labels.kind}: ${one.kind}<br>${labels.pay}: ${one.pay}</p>` +
        make.paragraph(one.text) +
        make.button(one.action, one.path),
    ),
  },
  'below departments': {
    shows: ['place', 'url'],
    html: (make, { teams }, openings) =>
      teams
        .slice(0, 2)
        .map((team, at) => [team, openings.filter((_, index) => index % 2 === at)] as const)
        .filter(([, own]) => own.length > 0)
        .map(
          ([team, own]) =>
            make.heading(team, 3) +
            `<ul>${own.map((one) => `<li>${link(one)}<span>${one.place}</span></li>`).join('')}</ul>`,
        )
        .join(''),
  },
  pictures: {
    shows: ['url'],
    html: inGrid((one) => `<a href="${one.path}"><img src="/i.jpg" alt="${escaped(one.title)}"></a>`),
  },
};
