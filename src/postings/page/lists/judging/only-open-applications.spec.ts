import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { CLAUSE_JOINERS } from '../../../text/words/clause-joiners.js';
import { IF_WORDS } from '../../../text/words/sentences/condition-words.js';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';
import { namesOnlyOpenApplications } from './only-open-applications.js';

it.each([
  'You may send an open application for these roles:',
  'We accept speculative applications for the following roles:',
  'No vacancies right now, but we welcome speculative applications from:',
  'If none of our vacancies fits, send a speculative application as:',
  'See our vacancies. We also welcome speculative applications from:',
  'Initiativbewerbungen sind jederzeit möglich als:',
  'Auch wenn gerade keine Stellen frei sind, freuen wir uns über Ihre Initiativbewerbung als:',
  'Stuur een open sollicitatie voor een van deze functies:',
  'Vous pouvez envoyer une candidature spontanée pour les métiers suivants :',
  'Aceptamos candidaturas espontáneas para los siguientes perfiles:',
  'Accettiamo candidature spontanee per i seguenti ruoli:',
  'Send gjerne en åpen søknad som:',
  'Voit lähettää avoimen hakemuksen seuraaviin tehtäviin:',
  'Aplikacja spontaniczna jest możliwa na stanowiska:',
  'Инициативный отклик принимаем по профессиям:',
  'Open applications (there are no vacancies):',
  'Initiativbewerbung / Blindbewerbung als:',
  'Speculative applications – always welcome as:',
])('%s names nothing that is open', (line) => {
  expect(namesOnlyOpenApplications(line)).toBe(true);
});

it.each([
  'See our open roles, or send a speculative application:',
  'We are currently hiring for the following positions, and always welcome speculative applications:',
  'Vacancies and open applications:',
  'Bewerben Sie sich auf unsere offenen Stellen oder schicken Sie uns eine Initiativbewerbung:',
  'Solliciteer op deze vacatures of stuur een open sollicitatie naar ons kantoor:',
  "Consultez nos offres d'emploi ou envoyez-nous une candidature spontanée :",
  'Consulta nuestras vacantes o envía una candidatura espontánea:',
  'Veja as vagas abertas ou envie uma candidatura espontânea:',
  'Scopri le nostre posizioni aperte o invia una candidatura spontanea:',
  'Se våra lediga tjänster eller skicka en spontanansökan:',
  'Se vores ledige stillinger eller send en uopfordret ansøgning:',
  'Se våre ledige stillinger eller send en åpen søknad:',
  'Katso avoimet työpaikat tai lähetä avoin hakemus:',
  'Zobacz nasze oferty pracy lub wyślij CV spontaniczne:',
  'Podívejte se na volné pozice nebo pošlete spontánní životopis:',
  'Nézze meg nyitott pozícióinkat, vagy küldjön spontán jelentkezést:',
  'Vezi posturile disponibile sau trimite o candidatură spontană:',
  'Açık pozisyonlarımıza bakın veya genel başvuru yapın:',
  'Current jobs as well as unsolicited applications',
  'Nos offres ainsi que candidatures spontanées :',
  'Offene Stellen sowie Initiativbewerbungen',
  'Offene Stellen / Initiativbewerbung',
  'Jobs – Initiativbewerbung',
  'Our vacancies (or send us an open application):',
  'Open positions plus unsolicited applications',
  'Open positions & speculative applications:',
  'Open positions + speculative applications:',
  'Vacatures alsook open sollicitaties:',
  'Stellen und Initiativbewerbungen:',
  'Ofertas de empleo así como candidaturas espontáneas:',
  'Vagas bem como candidaturas espontâneas:',
  'Posizioni aperte nonché candidature spontanee:',
  'Lediga tjänster samt spontanansökan:',
  'Ledige stillinger samt uopfordrede ansøgninger:',
  'Avoimet työpaikat sekä avoin hakemus:',
  'Oferty pracy oraz aplikacja spontaniczna:',
  'Открытые вакансии, а также инициативный отклик:',
  'Откликнитесь на открытые вакансии или отправьте инициативный отклик:',
])('%s names openings as well', (line) => {
  expect(namesOnlyOpenApplications(line)).toBe(false);
});

it.each(CLAUSE_JOINERS.flatMap(([, words]) => words.split('|')))(
  '"%s" joins openings and other applications',
  (word) => {
    expect(namesOnlyOpenApplications(`Jobs ${word} Initiativbewerbung:`)).toBe(false);
  },
);

itHoldsForEvery(
  'words say when to send an application',
  IF_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(namesOnlyOpenApplications(`${word} our vacancies end, send a speculative application as:`)).toBe(true);
    expect(namesOnlyOpenApplications('Then our vacancies end, send a speculative application as:')).toBe(false);
  },
);

it.each([
  [
    'fi',
    'Töihin meille!',
    'Avoin hakemus',
    ['Leipuri Helsinki', 'Siivooja Oulu', 'Sähköasentaja Oulu', 'Kokki Helsinki'],
  ],
  ['de', 'Arbeiten bei uns', 'Initiativbewerbung', ['Bäcker Ulm', 'Koch Köln', 'Elektriker Ulm', 'Maler Köln']],
  ['en', 'Work with us', 'Open application', ['Baker Leeds', 'Miller Hull', 'Electrician Leeds', 'Cook Hull']],
])('%s: entries for people who fit none stand among titles of a front page', (language, heading, open, titles) => {
  const entry = (title: string): string =>
    `<article><p class="opens">${title}</p><div><p>${'We bake bread by the river and like it. '.repeat(4)}</p></div></article>`;
  const [first = '', second = '', ...others] = titles.map(entry);
  const html = `<html lang="${language}"><title>Mill</title><section id="us"><h2>${heading}</h2>
    ${first}${entry(`${open} Leeds`)}${second}${others.join('')}${entry(`${open} Hull`)}</section>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/', careerScore: 0 });
  const found = postings.map(({ fields }) => fields.job_title);
  for (const title of titles) expect(found).toContain(title);
});
