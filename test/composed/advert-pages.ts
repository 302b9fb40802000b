import { escaped, type Make } from './makes.ts';
import type { Opening } from './openings.ts';
import type { Pick } from './random.ts';
import type { CareerWords } from './words/career-words.ts';

type Fact = readonly [label: string, value: string];

const each = (facts: readonly Fact[], html: (label: string, value: string) => string): string =>
  facts.map(([label, value]) => html(escaped(label), escaped(value))).join('');

/** Ways to show the facts of an advert, by name. */
const FACTS: Readonly<Record<string, (facts: readonly Fact[]) => string>> = {
  lines: (facts) => each(facts, (label, value) => `<p>${label}: ${value}</p>`),
  'bold labels': (facts) => `<p>${each(facts, (label, value) => `<strong>${label}:</strong> ${value}<br>`)}</p>`,
  terms: (facts) => `<dl>${each(facts, (label, value) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl>`,
  'a table': (facts) =>
    `<table>${each(facts, (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>`,
  boxes: (facts) => each(facts, (label, value) => `<div><span class="l">${label}</span><span>${value}</span></div>`),
  items: (facts) => `<ul class="meta">${each(facts, (label, value) => `<li><b>${label}</b> ${value}</li>`)}</ul>`,
  tags: (facts) => `<ul class="tags">${each(facts, (_label, value) => `<li>${value}</li>`)}</ul>`,
  bars: (facts) => `<p>${facts.map(([, value]) => escaped(value)).join(' | ')}</p>`,
};

/** Ways to head the parts of an advert, by name. */
const HEADS: Readonly<Record<string, (make: Make, text: string) => string>> = {
  headings: (make, text) => make.heading(text, 2),
  'small headings': (make, text) => make.heading(text, 4),
  'bold lines': (_make, text) => `<p><strong>${escaped(text)}</strong></p>`,
  'bold lines with colons': (_make, text) => `<p><b>${escaped(text)}:</b></p>`,
  boxes: (_make, text) => `<div class="section-title">${escaped(text)}</div>`,
};

/** Ways to write a list, by name. */
const LISTS: Readonly<Record<string, (items: readonly string[]) => string>> = {
  items: (items) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  dashes: (items) => `<p>${items.map((item) => `- ${escaped(item)}`).join('<br>')}</p>`,
  bullets: (items) => `<p>${items.map((item) => `• ${escaped(item)}`).join('<br>')}</p>`,
  paragraphs: (items) => `<ul>${items.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`,
  icons: (items) => items.map((item) => `<div><i class="fa fa-check"></i><span>${escaped(item)}</span></div>`).join(''),
};

/** How the adverts of one site are written. */
export interface AdvertForm {
  /** The content of the page of an opening; `more` stands below it. */
  readonly html: (make: Make, words: CareerWords, opening: Opening, more: string) => string;
  readonly name: string;
}

/** One way to write adverts, of 200. */
export function pickAdvertForm(pick: Pick): AdvertForm {
  const [facts, head, list] = [pick(Object.keys(FACTS)), pick(Object.keys(HEADS)), pick(Object.keys(LISTS))];
  return {
    name: `facts as ${facts}, parts below ${head}, points as ${list}`,
    html: (make, { labels, about, duties, requirements, offers }, { title, place, kind, text, action }, more) => {
      const part = ({ heading, items }: CareerWords['duties']): string =>
        (HEADS[head]?.(make, heading) ?? '') + (LISTS[list]?.(items) ?? '');
      const shown = FACTS[facts]?.([
        [labels.place, place],
        [labels.kind, kind],
      ]);
      return (
        make.section(make.heading(title, 1) + (shown ?? '')) +
        make.section(
          make.paragraph(`${text} ${about.text}`) +
            [duties, requirements, offers].map(part).join('') +
            make.button(action, 'mailto:jobs@firm.example'),
        ) +
        more
      );
    },
  };
}
