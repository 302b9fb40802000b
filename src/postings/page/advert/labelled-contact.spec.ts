import { expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readPageTree } from '../tree/page-tree.js';
import { readLabelled } from './label-values.js';

it.each([
  ['Contact person', 'Jane Miller (020 7946 0000)', 'Jane Miller', undefined, '020 7946 0000'],
  [
    'Ansprechpartnerin',
    'Frau Petra Klein, 0711 123456, petra.klein@muehle.test',
    'Petra Klein',
    'petra.klein@muehle.test',
    '0711 123456',
  ],
  ['Kontaktperson', 'Karin Lind, 08-123 45 67', 'Karin Lind', undefined, '08-123 45 67'],
  ['Contact person', 'jobs@mill.test, 020 7946 0000', undefined, undefined, undefined],
  ['Contact person', 'Human Resources (020 7946 0000)', undefined, undefined, undefined],
])('%s: %s', (label, value, name, email, phone) => {
  const page = parseHtml(`<main><dl><dt>${label}</dt><dd>${value}</dd><dt>Salary</dt><dd>€ 3,000</dd></dl></main>`);
  const fields = readLabelled(readPageTree(page).leaves);
  expect([fields.hiring_manager_name, fields.hiring_manager_email, fields.hiring_manager_phone]).toEqual([
    name,
    email,
    phone,
  ]);
});
