import { expect, it } from '@jest/globals';
import { readTextAddress } from './text-address.js';
import { rowsOf } from '../words/pattern-parts.js';
import { WHOSE_HOUSE_WORDS } from '../words/places/whose-house-words.js';

it.each([
  ['Die Mühle befindet sich im Süden, Mühlweg 20, 04315 Leipzig.', 'Mühlweg 20, 04315 Leipzig'],
  ['Le moulin Beaux Pains, 12 rue des Carmes, 44000 Nantes, cherche un meunier.', '12 rue des Carmes, 44000 Nantes'],
  ['Visit us: 4 Mill Lane, Leeds LS1 4AB.', '4 Mill Lane, Leeds LS1 4AB'],
  ['Mill & Sons Ltd, Mill Road, Bridgwater, Somerset, TA6 6AJ', 'Mill Road, Bridgwater TA6 6AJ'],
  ['The mill: 4 Mill Lane, Leeds, LS1 4AB', '4 Mill Lane, Leeds LS1 4AB'],
  ['Bij ons: Molenstraat 3, 6811 Arnhem, of Molenstraat 5, 6811 Arnhem', 'Molenstraat 3, 6811 Arnhem'],
  ['Mulino Rossi – via Roma 12, 37121 Verona – cerca un mugnaio', 'via Roma 12, 37121 Verona'],
  ['Unsere Backstube liegt in der Mühlweg 20, 04315 Leipzig.', 'Mühlweg 20, 04315 Leipzig'],
  ['Mill & Sons, 4 Head Office Court, Leeds LS1 4AB', '4 Head Office Court, Leeds LS1 4AB'],
  ['Board of the Mill\n7700 Mill Lake Road\nDuluth MN 55803', '7700 Mill Lake Road, Duluth, MN 55803'],
  ['The Mill, 12 Main Street, Kamloops, BC V2C 1A1, needs a miller.', '12 Main Street, Kamloops, BC V2C 1A1'],
  ['The mill is at 12 Mill Street, Hay NSW 2711.', '12 Mill Street, Hay, NSW 2711'],
  ['Mühle Berg\nMühlweg 3\n88212 Ravensburg', 'Mühlweg 3, 88212 Ravensburg'],
])('%s: %s', (text, location) => {
  expect(readTextAddress(text)?.location).toBe(location);
});

it.each([
  'Mühlweg 20, 04315 Leipzig oder Mühlweg 3, 88212 Ravensburg',
  'Unsere Kunden sitzen etwa hier: Mühlweg 20, 04315 Leipzig',
  'Im Jahr 2020, 12000 Brote in Leipzig',
  'Wir backen seit 1950, 2000 Leipziger kommen täglich.',
  'Mühlweg 20, Leipzig',
  'Mill & Sons, Leeds, LS1 4AB',
  'Mill Road, Leeds, LS1 4AB or Oak Street, Taunton, Somerset, TA1 1AA',
  'Head office: 12 Main Street, Kamloops, BC V2C 1A1',
  '12 Main Street, Kamloops, BC V2C 1A1; 3 Oak Street, Duluth, MN 55803',
  'We drove 12 Main Street Busses, Model XY 2711.',
  'Datenschutzbeauftragter: Max Berg, Mühlweg 20, 04315 Leipzig',
  'Aufsichtsbehörde ist die Landesbeauftragte, Mühlweg 20, 04315 Leipzig',
  'Head office: 4 Mill Lane, Leeds LS1 4AB. You travel all over the country.',
  'Registered office\nMill & Sons\n4 Mill Lane\nLeeds LS1 4AB',
  'Siège social : 12 rue des Carmes, 44000 Nantes',
  'Kom naar onze open dag: Molenstraat 3, 6811 Arnhem.',
  'Chiffre 12, Mühlen-Zeitung, Mühlweg 20, 04315 Leipzig',
  'Für unseren Kunden suchen wir einen Müller.\nBerg Personal\nMühlweg 20\n04315 Leipzig',
  'We are hiring a miller on behalf of our client.\nBerg Staffing, 4 Mill Lane, Leeds LS1 4AB',
])('no one address of the company: %s', (text) => {
  expect(readTextAddress(text)).toBeUndefined();
});

it.each(
  rowsOf(WHOSE_HOUSE_WORDS, 'elsewhere', 'behalf').flatMap(([, words]) =>
    words.split('|').filter((word) => !word.includes('*')),
  ),
)('no address where one works behind: %s', (word) => {
  expect(readTextAddress(`${word} Berg, Mühlweg 20, 04315 Leipzig`)).toBeUndefined();
});
