import { escaped, type Make } from './makes.ts';
import type { CareerWords } from './words/career-words.ts';

/** A part of a career page that is no list of openings. */
type Part = (make: Make, words: CareerWords) => string;

const text = (line: string): string => `<p>${escaped(line)}</p>`;
const more = ({ actions }: CareerWords): string => actions.at(-1) ?? '';

/** Parts that stand around openings and are made of the same elements, by name. */
export const OTHER_PARTS: Readonly<Record<string, Part>> = {
  'about us': (make, { about }) => make.heading(about.heading) + make.paragraph(about.text),
  benefits: (make, { benefits }) =>
    make.heading(benefits.heading) + make.grid(benefits.entries.map(([name, line]) => make.card(name, text(line)))),
  'benefits without a heading': (make, { benefits }) =>
    make.grid(benefits.entries.map(([name, line]) => make.card(name, text(line)))),
  'benefits that lead on': (make, words) =>
    make.heading(words.benefits.heading) +
    make.grid(
      words.benefits.entries.map(([name, line]) => make.card(name, text(line), make.button(more(words), '/about'))),
    ),
  'what is offered': (make, { offers }) =>
    make.heading(offers.heading) + `<ul>${offers.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  steps: (make, { steps }) =>
    make.heading(steps.heading) + make.grid(steps.entries.map(([name, line]) => make.card(name, text(line)))),
  people: (make, { people }) =>
    make.heading(people.heading) + make.grid(people.entries.map(([name, role]) => make.card(name, text(role)))),
  voices: (make, { people, voices }) =>
    make.heading(voices.heading) +
    make.grid(people.entries.map(([name, role]) => make.card(name, text(`„${voices.text}“`) + text(role)))),
  'voices with roles': (make, words) =>
    make.heading(words.voices.heading) +
    make.grid(
      words.people.entries.map(([name, role], at) =>
        make.card(`${name}, ${role}`, text(words.voices.text), make.button(more(words), `/stories/${String(at)}`)),
      ),
    ),
  questions: (make, { questions }) =>
    make.heading(questions.heading) +
    questions.entries.map(([question, answer]) => make.heading(question, 3) + make.paragraph(answer)).join(''),
  'questions that unfold': (make, { questions }) =>
    make.heading(questions.heading) +
    questions.entries
      .map(([question, answer]) => `<details><summary>${escaped(question)}</summary>${text(answer)}</details>`)
      .join(''),
  'applications without an opening': (make, { nothing, actions }) =>
    make.heading(nothing.heading) +
    make.paragraph(nothing.text) +
    make.button(actions[0] ?? '', 'mailto:jobs@firm.example'),
  news: (make, words) =>
    make.heading(words.news.heading) +
    make.grid(
      words.news.titles.map((title, at) =>
        make.card(title, text('12.03.2026'), make.button(more(words), `/news/${String(at)}`)),
      ),
    ),
  services: (make, words) =>
    make.heading(words.services.heading) +
    make.grid(
      words.services.names.map((name, at) =>
        make.card(name, text(words.texts[2] ?? ''), make.button(more(words), `/services/${String(at)}`)),
      ),
    ),
  'a form': (make, { contact, actions, titles }) =>
    make.heading(contact) +
    `<form action="/send"><label>Name <input name="name"></label><label>E-Mail <input name="mail"></label><select name="job">${titles
      .slice(0, 3)
      .map((title) => `<option>${escaped(title)}</option>`)
      .join('')}</select><textarea></textarea><button>${actions[0] ?? ''}</button></form>`,
};
