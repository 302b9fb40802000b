import { describe, expect, it } from '@jest/globals';
import { NEED_WORDS, REINFORCEMENT_WORDS } from '../../../text/words/seeking/reinforcement-words.js';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { jobTitleScore, titleInSentence } from '../titles/job-titles.js';

describe('the occupation behind a colon is the title where a company seeks in front of it', () => {
  it.each([
    ['Die Mühle sucht: Bäcker', 'Bäcker'],
    ['Die Mühle sucht ab sofort: Bäcker (m/w/d)', 'Bäcker (m/w/d)'],
    [
      'Mill Fund sucht Verstärkung: Projektmanager*in mit Schwerpunkt Events (m/w/*)',
      'Projektmanager*in mit Schwerpunkt Events (m/w/*)',
    ],
    ['Wir suchen Verstärkung für unser Team: Koch', 'Koch'],
    ['Wir brauchen Verstärkung: Koch', 'Koch'],
    ['Verstärkung gesucht: Koch (m/w/d)', 'Koch (m/w/d)'],
    ['Miller & Sons is looking for: Baker', 'Baker'],
    ['We need reinforcement: Baker', 'Baker'],
    ['Le Moulin recrute : boulanger (H/F)', 'boulanger (H/F)'],
    ['El molino busca: panadero', 'panadero'],
    ['Buscamos refuerzos: cocinero', 'cocinero'],
    ['Il mulino cerca: fornaio', 'fornaio'],
    ['De molen zoekt versterking: bakker', 'bakker'],
    ['Vi söker förstärkning: bagare', 'bagare'],
    ['Der Verein sucht: eine Köchin', 'Köchin'],
  ])('%s', (line, title) => {
    expect(titleInSentence(line)).toBe(title);
    expect(jobTitleScore(line)).toBeGreaterThan(0);
  });

  it.each([
    'Wir suchen immer: Bäcker',
    'Sie suchen: einen Bäcker',
    'You are looking for: a baker',
    'Verstärkung für unser Team: Anna ist neue Bäckerin',
    'Unser Bäcker: Experte für Brot',
  ])('and not of %s', (line) => {
    expect(titleInSentence(line)).not.toBe(line.replace(/^.*:\s/, ''));
  });
});

const reinforcements = new Map(REINFORCEMENT_WORDS.map(([language, words]) => [language, words.split('|')[0] ?? '']));
itHoldsForEvery('reinforcement is needed', NEED_WORDS, (language, words) => {
  for (const need of words.split('|'))
    expect(titleInSentence(`Team ${need} ${reinforcements.get(language) ?? ''}: Baker`)).toBe('Baker');
});
