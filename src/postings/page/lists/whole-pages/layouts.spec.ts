import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** The words of a company's openings in one language: what each layout says in its own mark-up. */
interface Words {
  readonly language: string;
  readonly heading: string;
  readonly position: string;
  readonly place: string;
  readonly kind: string;
  readonly fullTime: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly intro: string;
  readonly apply: string;
  readonly jobs: readonly Job[];
  readonly asked: readonly string[];
  readonly offered: readonly string[];
}
type Job = readonly [title: string, place: string];

const WORDS: readonly Words[] = [
  {
    ...{ language: 'en', heading: 'Open positions', position: 'Position', place: 'Location', kind: 'Type' },
    ...{ fullTime: 'Full-time', requirements: 'Requirements', benefits: 'What we offer', apply: 'Apply now' },
    intro: 'You work on our sites in the north of the country, together with two others.',
    jobs: [
      ['Site Engineer', 'Porto, Portugal'],
      ['Quantity Surveyor', 'Lisbon, Portugal'],
      ['Crane Operator', 'Faro, Portugal'],
    ],
    asked: ['Three years of experience on sites', 'Good English'],
    offered: ['Health insurance', 'Thirty days of holiday'],
  },
  {
    ...{ language: 'de', heading: 'Offene Stellen', position: 'Stelle', place: 'Standort', kind: 'Anstellungsart' },
    ...{ fullTime: 'Vollzeit', requirements: 'Ihr Profil', benefits: 'Wir bieten', apply: 'Jetzt bewerben' },
    intro: 'Sie arbeiten auf unseren Baustellen im Norden des Landes, zusammen mit zwei anderen.',
    jobs: [
      ['Bauleiter (m/w/d)', 'Graz'],
      ['Kalkulant (m/w/d)', 'Linz'],
      ['Kranführer (m/w/d)', 'Wien'],
    ],
    asked: ['Drei Jahre Erfahrung auf Baustellen', 'Gute Deutschkenntnisse'],
    offered: ['Krankenversicherung', 'Dreißig Tage Urlaub'],
  },
  {
    ...{ language: 'fr', heading: 'Offres d’emploi', position: 'Poste', place: 'Lieu', kind: 'Type de contrat' },
    ...{ fullTime: 'Temps plein', requirements: 'Profil recherché', benefits: 'Nous offrons', apply: 'Postuler' },
    intro: 'Vous travaillez sur nos chantiers dans le nord du pays, avec deux autres personnes.',
    jobs: [
      ['Conducteur de travaux H/F', 'Lyon'],
      ['Métreur H/F', 'Nantes'],
      ['Grutier H/F', 'Lille'],
    ],
    asked: ['Trois ans d’expérience sur chantier', 'Bon niveau de français'],
    offered: ['Mutuelle', 'Trente jours de congés'],
  },
  {
    ...{ language: 'es', heading: 'Ofertas de empleo', position: 'Puesto', place: 'Ubicación', kind: 'Jornada' },
    ...{ fullTime: 'Jornada completa', requirements: 'Requisitos', benefits: 'Ofrecemos', apply: 'Inscríbete' },
    intro: 'Trabajarás en nuestras obras en el norte del país, junto con otras dos personas.',
    jobs: [
      ['Jefe de obra', 'Bilbao'],
      ['Topógrafo', 'Sevilla'],
      ['Gruista', 'Valencia'],
    ],
    asked: ['Tres años de experiencia en obra', 'Buen nivel de español'],
    offered: ['Seguro médico', 'Treinta días de vacaciones'],
  },
  // Two languages with titles that the table of occupations does not know.
  {
    ...{ language: 'sv', heading: 'Lediga tjänster', position: 'Befattning', place: 'Ort', kind: 'Omfattning' },
    ...{ fullTime: 'Heltid', requirements: 'Kvalifikationer', benefits: 'Vi erbjuder', apply: 'Ansök nu' },
    intro: 'Du arbetar på våra byggen i norra delen av landet, tillsammans med två andra.',
    jobs: [
      ['Platschef', 'Göteborg'],
      ['Kalkylator', 'Malmö'],
      ['Kranförare', 'Uppsala'],
    ],
    asked: ['Tre års erfarenhet från byggen', 'Goda kunskaper i svenska'],
    offered: ['Sjukförsäkring', 'Trettio dagars semester'],
  },
  {
    ...{ language: 'hu', heading: 'Állásajánlatok', position: 'Pozíció', place: 'Munkavégzés helye' },
    ...{ kind: 'Foglalkoztatás', fullTime: 'Teljes munkaidő', requirements: 'Elvárások', benefits: 'Amit kínálunk' },
    apply: 'Jelentkezem',
    intro: 'Az ország északi részén lévő építkezéseinken dolgozol, két másik emberrel.',
    jobs: [
      ['Építésvezető', 'Budapest'],
      ['Költségbecslő', 'Debrecen'],
      ['Darukezelő', 'Szeged'],
    ],
    asked: ['Három év tapasztalat építkezésen', 'Jó magyar nyelvtudás'],
    offered: ['Egészségbiztosítás', 'Harminc nap szabadság'],
  },
];

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const dashes = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('<br>');
const facts = ({ place, kind, fullTime, intro }: Words, town: string): string =>
  `<p>${place}: ${town}</p><p>${kind}: ${fullTime}</p><p>${intro}</p>`;
const advert = (words: Words, town: string): string =>
  `${facts(words, town)}<h4>${words.requirements}</h4>${list(words.asked)}`;

/** How sites mark up their openings, each met in many of them. */
const LAYOUTS: Readonly<Record<string, (words: Words, job: Job, at: number) => string>> = {
  'bold paragraphs': (words, [title, town]) =>
    `<p><strong>${title}</strong></p><p>${town} | ${words.fullTime}</p><p>${words.intro}</p>` +
    `<p><strong>${words.requirements}:</strong></p>${list(words.asked)}<p><strong>${words.benefits}:</strong></p>${list(words.offered)}`,
  'bold paragraphs whose lists are lines': (words, [title, town]) =>
    `<p><strong>${title}</strong></p><p>${words.place}: ${town} | ${words.fullTime}</p>` +
    `<p><strong>${words.requirements}:</strong><br>${dashes(words.asked)}</p><p><strong>${words.benefits}:</strong><br>${dashes(words.offered)}</p>`,
  'a title and its facts in one paragraph, the advert below': (words, [title, town]) =>
    `<p><b>${title}</b><br>${words.place}: ${town}<br>${words.fullTime}</p><p>${words.intro}</p>` +
    `<p><b>${words.requirements}</b><br>${dashes(words.asked)}</p><p><b>${words.benefits}</b><br>${dashes(words.offered)}</p><hr>`,
  'a button above a part that is hidden': (words, [title, town]) =>
    `<div class="a"><button>${title}</button><div class="b" hidden>${advert(words, town)}</div></div>`,
  'a heading above a part that is not displayed': (words, [title, town]) =>
    `<h3 class="a">${title}</h3><div class="b" style="display:none">${advert(words, town)}</div>`,
  'an accordion of a framework': (words, [title, town], at) =>
    `<div class="accordion-item"><h2><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c${String(at)}">${title}</button></h2>` +
    `<div id="c${String(at)}" class="collapse"><div class="accordion-body">${advert(words, town)}</div></div></div>`,
  'details and their summary': (words, [title, town]) =>
    `<details><summary>${title}</summary>${advert(words, town)}</details>`,
  'cards with icons': (words, [title, town]) =>
    `<div class="card"><h3>${title}</h3><div><span><i class="fa"></i> ${town}</span><span><i class="fa"></i> ${words.fullTime}</span></div>` +
    `<p>${words.intro}</p><h5>${words.requirements}</h5>${list(words.asked)}<a href="mailto:jobs@firm.example?subject=${title}">${words.apply}</a></div>`,
  'widgets of a page builder': (words, [title, town]) =>
    `<div class="w w-heading"><div class="c"><h2>${title}</h2></div></div><div class="w"><div class="c">${facts(words, town)}</div></div>` +
    `<div class="w"><div class="c"><p><strong>${words.requirements}</strong></p>${list(words.asked)}</div></div><div class="w"><a href="mailto:jobs@firm.example">${words.apply}</a></div>`,
  'cards that are links': (words, [title, town], at) =>
    `<a class="card" href="/careers/${String(at)}"><span class="a">${title}</span><span class="b">${town}</span><span class="c">${words.fullTime}</span></a>`,
  'links with their places behind them': (words, [title, town], at) =>
    `<li><a href="/files/${String(at)}.pdf">${title}</a>, ${town}</li>`,
  'links with their kinds behind them': (words, [title, town], at) =>
    `<h3>${town}</h3><ul><li><a href="/careers/${String(at)}">${title}</a> (${words.fullTime})</li></ul>`,
  'entries with a button behind a dash': (words, [title]) =>
    `<li>${title} – <a href="mailto:jobs@firm.example?subject=${title}">${words.apply}</a></li>`,
  'parts headed by a plain line': (words, [title, town]) =>
    `<h2>${title}</h2>${advert(words, town)}<p>${words.benefits}</p>${list(words.offered)}`,
  'an advert in a dialog, its card above': (words, [title, town], at) =>
    `<div class="card"><h3>${title}</h3><span>${town}</span><button data-dialog="d${String(at)}">${words.apply}</button></div>` +
    `<dialog id="d${String(at)}"><h2>${title}</h2><p>${words.kind}: ${words.fullTime}</p><p>${words.intro}</p><h4>${words.requirements}</h4>${list(words.asked)}</dialog>`,
};

/** The same, where the parts of all adverts stand apart. */
const WHOLE_LAYOUTS: Readonly<Record<string, (words: Words) => string>> = {
  'links to sections further down': (words) =>
    `<ul>${words.jobs.map(([title], at) => `<li><a href="#j${String(at)}">${title}</a></li>`).join('')}</ul>` +
    words.jobs
      .map(([title, town], at) => `<section id="j${String(at)}"><h2>${title}</h2>${advert(words, town)}</section>`)
      .join(''),
  'buttons that name the parts they show': (words) =>
    words.jobs.map(([title], at) => `<button class="tab" data-tab="t${String(at)}">${title}</button>`).join('') +
    words.jobs.map(([, town], at) => `<div class="pane" id="t${String(at)}">${advert(words, town)}</div>`).join(''),
  'a table of elements without meaning': (words) =>
    `<div class="tr"><div>${words.position}</div><div>${words.place}</div><div>${words.kind}</div></div>` +
    words.jobs
      .map(([title, town]) => `<div class="tr"><div>${title}</div><div>${town}</div><div>${words.fullTime}</div></div>`)
      .join(''),
  'cards above the adverts themselves': (words) =>
    words.jobs
      .map(
        ([title, town], at) =>
          `<div class="card"><h3>${title}</h3><span>${town}</span><a href="#m${String(at)}">${words.apply}</a></div>`,
      )
      .join('') +
    words.jobs
      .map(
        ([title], at) =>
          `<div id="m${String(at)}"><h2>${title}</h2><p>${words.kind}: ${words.fullTime}</p><p>${words.intro}</p><h4>${words.requirements}</h4>${list(words.asked)}</div>`,
      )
      .join(''),
};

const layouts: readonly (readonly [string, (words: Words) => string])[] = [
  ...Object.entries(LAYOUTS).map(
    ([name, of]) => [name, (words: Words) => words.jobs.map((job, at) => of(words, job, at)).join('')] as const,
  ),
  ...Object.entries(WHOLE_LAYOUTS),
];

describe.each(layouts)('openings as %s', (_name, bodyOf) => {
  it.each(WORDS.map((words) => [words.language, words] as const))('are read whole in %s', (language, words) => {
    const body = bodyOf(words);
    const page = `<html lang="${language}"><title>Firm – ${words.heading}</title><body><nav><a href="/">Home</a></nav><main><h1>${words.heading}</h1><p>${words.intro}</p>${body}</main></body></html>`;
    const { postings } = readHtmlListing(parseHtml(page), { url: 'https://firm.example/careers', careerScore: 3 });
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(words.jobs.map(([title]) => title));
    for (const [at, { fields }] of postings.entries()) {
      const says = (text: string): boolean => body.includes(text);
      const [, town = ''] = words.jobs[at] ?? [];
      if (says(town)) expect(fields.location).toContain(town);
      if (says(words.fullTime)) expect(fields.job_type).toBe('full-time');
      if (says(words.asked[0] ?? '')) expect(fields.requirements).toEqual(words.asked);
      if (says(words.offered[0] ?? '')) expect(fields.benefits).toEqual(words.offered);
    }
  });
});
