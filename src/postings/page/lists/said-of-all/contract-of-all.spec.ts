import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

/** The contracts of the openings of a page that offers some things to all. */
const contractsOf = (offered: readonly string[], first = '<h3>Miller</h3>', said = ''): unknown[] => {
  const list = `<ul>${offered.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const cards = `<div>${first}<p>${said}</p></div><div><h3>Baker</h3></div>`;
  const html = `<title>Careers</title><main><h1>Careers</h1><h2>Open positions</h2>${cards}<h2>Our benefits</h2>${list}</main>`;
  const context = { url: 'https://mill.example/careers', careerScore: 3 };
  return readHtmlListing(parseHtml(html), context).postings.map(({ fields }) => fields.contract_type);
};

it.each([
  ['A permanent contract', 'permanent'],
  ['Unbefristetes Arbeitsverhältnis in einer Mühle', 'permanent'],
  ['Un CDI', 'permanent'],
  ['Contrato indefinido', 'permanent'],
  ['Tillsvidareanställning', 'permanent'],
  ['Umowa o pracę na czas nieokreślony', 'permanent'],
  ['Befristeter Arbeitsvertrag', 'fixed-term'],
])('a contract that all are offered is that of each: %s', (offer, contract) => {
  expect(contractsOf([offer, 'Bread every day', 'A warm oven'])).toEqual([contract, contract]);
});

it.each([
  ['a hope', ['Chance of a permanent contract', 'Bread every day']],
  ['two kinds', ['A permanent contract', 'Befristeter Arbeitsvertrag']],
  ['something else that is permanent', ['Permanent feedback', 'Bread every day']],
])('%s is none', (_what, offered) => {
  expect(contractsOf(offered)).toEqual([undefined, undefined]);
});

it('one that says its own, and one that is there to learn, has none of all', () => {
  const offered = ['A permanent contract', 'Bread every day'];
  expect(contractsOf(offered, '<h3>Miller (fixed-term)</h3>')).not.toEqual(['permanent', 'permanent']);
  expect(contractsOf(offered, undefined, 'We offer a fixed-term contract of one year.')[0]).not.toBe('permanent');
  expect(contractsOf(offered, '<h3>Apprentice miller</h3>')).toEqual([undefined, 'permanent']);
});

it.each([
  ['<dl><dt>Employment type</dt><dd>Permanent</dd><dt>Start</dt><dd>Now</dd></dl>', 'permanent'],
  ['<dl><dt>Anstellungsart</dt><dd>Festanstellung · unbefristet</dd></dl>', 'permanent'],
  ['<p>Type de contrat : CDI</p>', 'permanent'],
  ['<p>Permanent ovens</p>', undefined],
  ['<label>Type de contrat <select><option>CDI</option></select></label>', undefined],
])('a contract that is labelled above all: %s', (above, contract) => {
  const cards = '<div><h3>Miller</h3><p>You mill.</p></div><div><h3>Baker</h3><p>You bake.</p></div>';
  const html = `<title>Careers</title><main><h1>Careers</h1>${above}<h2>Open positions</h2>${cards}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://mill.example/careers', careerScore: 3 });
  expect(postings.map(({ fields }) => fields.contract_type)).toEqual([contract, contract]);
});
