import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing, type HtmlListing } from '../html-listing.js';

const listingOf = (body: string): HtmlListing =>
  readHtmlListing(parseHtml(`<main>${body}</main>`), { url: 'https://firm.example/jobs', careerScore: 3 });
const titlesOf = (body: string): unknown[] => listingOf(body).postings.map(({ fields }) => fields.job_title);
const list = (items: string): string =>
  `<ul>${items
    .split('|')
    .map((item) => `<li>${item}</li>`)
    .join('')}</ul>`;

describe('lists of one form below a list of openings', () => {
  it.each([
    [
      'Wir suchen ab sofort:|Bäcker (m/w/d)|Müller (m/w/d)',
      'Anforderungen:|Teamfähigkeit|Belastbarkeit|Führerschein Klasse B',
      'Aufgaben:|Führung der Dokumentation|Umsetzung der Rezepte',
    ],
    [
      'Postes à pourvoir|Boulanger (H/F)|Meunier (H/F)',
      'Profil recherché|Esprit d’équipe|Résistance physique|Permis B',
      'Missions|Suivi des recettes|Tenue du fournil',
    ],
    [
      'Current openings|Baker (m/f/x)|Miller (m/f/x)',
      'Requirements|Team spirit|Good manners|Driving licence',
      'Duties|Record keeping|Care of the ovens',
    ],
    ['Offerte di lavoro|Panettiere (m/f)|Mugnaio (m/f)', 'Requisiti|Puntualità|Patente B', 'Offriamo|Mensa|Formazione'],
  ])('are no openings: %s', (openings, ...others) => {
    const part = (lines: string): string => {
      const [heading = '', ...items] = lines.split('|');
      return `<h2>${heading}</h2>${list(items.join('|'))}`;
    };
    const body = `<h1>Jobs</h1>${[openings, ...others].map(part).join('')}`;
    expect(titlesOf(body)).toEqual(openings.split('|').slice(1));
  });
});

describe('roles for open applications', () => {
  const ROLES = list('Baker|Miller|Accountant|Truck driver');

  it.each([
    'You may send us open application letters; speculative applications are welcome for the following roles:',
    'È possibile inviare candidature spontanee per le seguenti figure professionali:',
    'Initiativbewerbungen nehmen wir gerne für die folgenden Berufe entgegen:',
    'Vous pouvez envoyer une candidature spontanée pour les métiers suivants :',
    'Wij ontvangen graag een open sollicitatie voor de volgende functies:',
    'Puede enviar su candidatura espontánea para los siguientes puestos:',
  ])('%s', (lead) => {
    const { postings, leftOut } = listingOf(`<h1>Work with us</h1><p>We bake bread. ${lead}</p>${ROLES}`);
    expect(postings).toEqual([]);
    expect(leftOut.map(({ why }) => why)).toEqual(['apart', 'apart', 'apart', 'apart']);
  });

  it('are openings below a heading for both', () => {
    expect(titlesOf(`<h1>Work with us</h1><p>Vacancies and open applications:</p>${ROLES}`)).toHaveLength(4);
    const both = 'See our open roles, or send a speculative application:';
    expect(titlesOf(`<h1>Work with us</h1><p>${both}</p>${ROLES}`)).toHaveLength(4);
  });
});

describe('the rest of a list of which a part was surer', () => {
  it('belongs to it, below the same words in each department', () => {
    const department = (name: string, roles: string, skills: string): string =>
      `<div class="card"><h3>${name}</h3><h4>Postes disponibles</h4>${list(roles)}<h4>Profil recherché</h4>${list(skills)}</div>`;
    const body = `<h1>Recrutement</h1>${department('Service', 'Directeur de salle|Chef de rang|Serveur|Barman', 'Adaptabilité|Mémoire')}
      ${department('Cuisine', 'Chef de cuisine|Second de cuisine|Cuisinier|Pizzaolo|Commis de cuisine', 'Créativité|Organisation')}`;
    expect(titlesOf(body)).toEqual([
      ...['Directeur de salle', 'Chef de rang', 'Serveur', 'Barman'],
      ...['Chef de cuisine', 'Second de cuisine', 'Cuisinier', 'Pizzaolo', 'Commis de cuisine'],
    ]);
  });
});

describe('links below a line that says the kind of job', () => {
  const links = (roles: string): string =>
    roles
      .split('|')
      .map((role) => `<p><a href="https://board.example/view/${role.replaceAll(' ', '-')}">${role}</a></p>`)
      .join('');

  it('are openings where that stands below a heading for them, and those of a blog are none', () => {
    const body = `<h1>Help us</h1><p>We lend to those who bake.</p><h3>Current opportunities</h3>
      <p><b>Full-time, international</b></p>${links('Ghana Country Ambassador|Kenya Country Ambassador|Community Manager')}
      <p><b>Flexible, from anywhere</b></p>${links('Outreach Organizer|Expansion Coordinator|Translator')}
      <h3>Ambassador blogs</h3>${links('Bahati: Kenya Ambassador, Spring 2014|Niokobok: Senegal Ambassador, Summer 2014')}`;
    const context = { url: 'https://firm.example/help', careerScore: 0 };
    const { postings } = readHtmlListing(parseHtml(`<main>${body}</main>`), context);
    expect(postings.map(({ fields }) => fields.job_title)).toEqual([
      ...['Ghana Country Ambassador', 'Kenya Country Ambassador', 'Community Manager'],
      ...['Outreach Organizer', 'Expansion Coordinator', 'Translator'],
    ]);
  });
});

describe('headings of the rank of the titles below one on applying', () => {
  const advert = (title: string): string =>
    `<div><div><h3>${title}</h3><div><span>Leeds</span><span>Full-time</span><span>£20 an hour</span></div><p>You work with us by day and by night, in the mill and in the shop.</p></div><a href="mailto:jobs@firm.example?subject=Job">Apply now</a><div><h4>Duties</h4>${list('Care of the ovens|Record keeping')}</div><div><h4>Requirements</h4>${list('Good manners|Early hours')}</div></div>`;
  const titles = ['BAKER', 'MILLER', 'CASHIER', 'TRUCK DRIVER'];
  const openings = `<section><h2>Current openings</h2><div>${titles.map(advert).join('')}</div></section>`;
  const part = (heading: string, [first = '', second = '']: readonly string[]): string =>
    `<section><h2>${heading}</h2><p>We look forward to you.</p><div><h3>${first}</h3><p>To this box:</p><a href="mailto:jobs@firm.example">jobs@firm.example</a></div><div><h3>${second}:</h3>${list('What you did until now|When you can begin')}</div></section>`;

  it.each(['How to apply', 'Comment postuler'])('are no openings: %s', (heading) => {
    expect(titlesOf(openings + part(heading, ['Papers and Samples', 'Good Advice']))).toEqual(titles);
  });

  it('may be such below any other', () => {
    expect(titlesOf(openings + part('In the shop', ['Flour Wizardry', 'Dough and Beyond']))).toContain(
      'Dough and Beyond',
    );
  });
});
