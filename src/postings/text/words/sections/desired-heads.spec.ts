import { expect } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { readTextSections } from '../../../page/tree/sections.js';
import { DESIRED_HEADS } from './desired-heads.js';

const ITEMS = '• two years at an oven\n• a driving licence';

itHoldsForEvery('what is desired is asked where nothing else is', DESIRED_HEADS, (_language, heads) => {
  for (const head of heads.split('|').map((words) => words.replace('*', 'en'))) {
    expect(readTextSections(`${head}:\n${ITEMS}`).requirements).toHaveLength(2);
    const beside = readTextSections(`Requirements:\n• a head for flour\n${head}:\n${ITEMS}`);
    expect(beside.requirements).toContain('a head for flour');
  }
});
