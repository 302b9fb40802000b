import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

const titlesOf = (html: string, careerScore = 5): (string | undefined)[] =>
  readHtmlListing(parseHtml(html), { url: 'https://mill.example/jobs', careerScore }).postings.map(
    ({ fields }) => fields.job_title,
  );

/** Cards of a title, facts and a sentence that seeks, below a sentence about all of them. */
const cards = (lead: string, entries: readonly (readonly [title: string, text: string])[]): string =>
  `<html><head><title>The mill</title></head><body><main><h1>Jobs</h1><p>${lead}</p>${entries
    .map(
      ([title, text], at) =>
        `<article><h2><a href="/jobs/${String(at)}">${title}</a></h2><div>Full-time • Leeds</div><time datetime="2026-11-0${String(at + 1)}">2026-11-0${String(at + 1)}</time><p>${text}</p><a href="/jobs/${String(at)}">More</a></article>`,
    )
    .join('')}</main></body></html>`;

describe('the titles of cards are their headings', () => {
  it.each([
    [
      'Join our team.',
      [
        ['Baker', 'We are looking for an experienced baker for our ovens.'],
        ['Production Engineer', 'We need an engineer who builds and repairs our ovens.'],
        ['Sales Manager', 'We are looking for a manager who sells our bread.'],
      ],
    ],
    [
      'Werden Sie Teil unseres Teams.',
      [
        ['Bäcker', 'Wir suchen einen erfahrenen Bäcker für unsere Öfen.'],
        ['Maschinenführer', 'Wir suchen einen Maschinenführer für unsere Anlagen.'],
        ['Verkaufsleiter', 'Wir suchen einen Leiter, der unser Brot verkauft.'],
      ],
    ],
    [
      'Приєднуйтесь до нашої команди.',
      [
        ['Пекар', 'Шукаємо досвідченого пекаря для роботи з печами.'],
        ['Інженер виробництва', 'Потрібен інженер для ремонту та розвитку печей.'],
        ['Менеджер з продажу', 'Шукаємо активного менеджера для роботи з клієнтами.'],
      ],
    ],
  ] as const)('and not the sentences below them: %s', (lead, entries) => {
    for (const score of [3, 5]) expect(titlesOf(cards(lead, entries), score)).toEqual(entries.map(([title]) => title));
  });

  it('where no heading names an occupation it is in the sentences', () => {
    const entries = [
      ['Ovens', 'We are looking for an experienced baker.'],
      ['Sales', 'We are looking for a sales manager.'],
    ] as const;
    expect(titlesOf(cards('Join our team.', entries))).toEqual(['Baker', 'Sales manager']);
  });
});

describe('the name of the company', () => {
  const page = (name: string, foot: string): string =>
    `<html><head><title>Jobba hos oss - ${name}</title></head><body><div class="sv-header"><a href="/">${name}</a> <a href="/om-oss">Om oss</a></div><div class="sv-layout"><h1>Jobba hos oss</h1><h2>Lediga jobb</h2><table><tr><td><a href="/jobb/1">Kock</a></td><td>Flen</td></tr><tr><td><a href="/jobb/2">Undersköterska natt</a></td><td>Flen</td></tr></table></div><div class="sv-footer">${foot}</div></body></html>`;

  it('is no opening, nor is its address, though it has a word for an occupation', () => {
    const name = 'Storängens Vård';
    expect(titlesOf(page(name, `${name} AB, Kvarngatan 2, 642 37 Flen. Växel 0157-00 00 00`))).toEqual([
      'Kock',
      'Undersköterska natt',
    ]);
  });
});
