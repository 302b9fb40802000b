import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readLabelled } from './label-values.js';

const departmentIn = (html: string): string | undefined =>
  readLabelled(readPageTree(parseHtml(`<main>${html}</main>`)).leaves).department;

it.each([
  [
    '<table><tr><th>Rif.</th><td>FM12</td></tr><tr><th>Reparto</th><td>Service</td></tr><tr><th>Orario</th><td>Full time</td></tr></table>',
    'Service',
  ],
  ['<dl><dt>Abteilung</dt><dd>Service</dd><dt>Ort</dt><dd>Ulm</dd></dl>', 'Service'],
  ['<p><span>Afdeling</span><br>Service</p><p><span>Locatie</span><br>Tiel</p>', 'Service'],
  ['<dl><dt>Service</dt><dd>Comptabilité</dd><dt>Lieu</dt><dd>Lyon</dd></dl>', 'Comptabilité'],
  [
    '<table><tr><th>Tjänst</th><th>Avdelning</th></tr><tr><td>Bagare</td><td>Data Science</td></tr></table>',
    'Data Science',
  ],
  ['<p class="department">Team Sales</p>', 'Sales'],
  ['<p class="department">Posted by: Sales</p>', 'Sales'],
  ['<h3>Baker</h3><p>Service</p><p>Leeds</p>', undefined],
  ['<dl><dt>Department</dt><dd>Location</dd></dl>', undefined],
  ['<h2>Aufgabengebiet</h2><ul><li>Teig kneten</li><li>Öfen heizen</li></ul>', undefined],
  ['<p>Wir suchen Hilfe mit folgendem Einsatzbereich: Ofen (klein) …</p>', undefined],
  ['<h3>Baker</h3><p>Loyalty</p><p>Service</p><h6>More about the mill</h6><p>Size</p><p>60 people</p>', undefined],
])('the name of a department that heads one in other languages: %s', (html, department) => {
  expect(departmentIn(html)).toBe(department);
});

it.each([
  ['Department: Sales. Place: Leeds.', 'Sales'],
  ['Team: We are a small team.', undefined],
])('a name ends a sentence: %s', (line, department) => {
  expect(departmentIn(`<p>${line}</p>`)).toBe(department);
});
