import { expect, it } from '@jest/globals';
import { parseHtml } from './html.js';
import { readSections, readTextSections, type Sections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (...lines: string[]): Sections => readSections(blocksOf(parseHtml(`<p>${lines.join('<br>')}</p>`)));

it.each(['■', '●', '▶'])('a head behind "%s" begins what stands below it', (sign) => {
  const lines = [`${sign}仕事内容`, '・粉を挽く', `${sign}資格`, '・普通免許', `${sign}福利厚生`, '・社会保険'];
  expect(sectionsOf(...lines)).toEqual({ requirements: ['普通免許'], benefits: ['社会保険'] });
  expect(readTextSections(lines.join('\n'))).toEqual({ requirements: ['普通免許'], benefits: ['社会保険'] });
});

it('items behind one sign stay items, whatever they say', () => {
  expect(sectionsOf('応募資格', '■経験者', '■資格', '■普通免許')).toEqual({
    requirements: ['経験者', '資格', '普通免許'],
  });
});
