import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { formsOf, townOfForm } from './declined-names.js';
import { DECLINED_ENDINGS } from '../words/places/declined-endings.js';

itHoldsForEvery('an ending leads to the name', DECLINED_ENDINGS, (language, ending, _named, written, name) => {
  expect(written.endsWith(ending)).toBe(true);
  expect(formsOf(written, language)).toContain(name);
});

it.each([
  ['cs', 'Českých Budějovicích', 'České Budějovice'],
  ['cs', 'Frýdku-Místku', 'Frýdek-Místek'],
  ['cs', 'Ústí nad Labem', 'Ústí nad Labem'],
  ['sk', 'Banskej Bystrici', 'Banská Bystrica'],
  ['pl', 'Bielsku-Białej', 'Bielsko-Biała'],
  ['pl', 'Berlinie', 'Berlin'],
  ['sl', 'Mariboru', 'Maribor'],
  ['ru', 'Ростове-на-Дону', 'Ростов-на-Дону'],
  ['cs', 'Excelu', undefined],
  ['ru', 'Фигме', undefined],
])('%s: %s is of %s', (language, written, town) => {
  expect(townOfForm(written, language)).toBe(town);
});
