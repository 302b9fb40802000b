import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { countryOfWork } from './declined-country.js';
import { readPlace } from './place.js';
import { WORK_AHEAD } from '../words/places/work-ahead-words.js';

const SWEDEN: Readonly<Record<string, string>> = {
  ...{ lt: 'Švedijoje', lv: 'Zviedrijā', et: 'Rootsis', fi: 'Ruotsissa', hu: 'Svédországban', pl: 'Szwecji' },
  ...{ cs: 'Švédsku', sk: 'Švédsku', sl: 'Švedski', hr: 'Švedskoj', sr: 'Švedskoj', ru: 'Швеции', uk: 'Швеції' },
};

itHoldsForEvery(
  'work in a country, in a language that declines it',
  WORK_AHEAD.flatMap(([language, words]) => words.split('|').map((said) => [said, language] as const)),
  (said, language) => {
    expect(readPlace(`${said} ${SWEDEN[language] ?? ''}`)).toEqual({ country: 'Sweden' });
  },
);

it.each(['Darbas švedijoje', 'Darbas Kaune', 'Darbas biure', 'Švedijoje', 'Praca w Biurze', 'Darbas su Švedija'])(
  '"%s" names no country so',
  (text) => {
    expect(countryOfWork(text)).toBeUndefined();
  },
);
