import { describe, expect, it } from '@jest/globals';
import { cleanTitle } from '../../advert/html-card.js';
import { jobTitleScore } from '../titles/job-titles.js';
import { BEGINS_PART } from './part-head.js';

describe('a line that ends in a colon', () => {
  it.each([
    ['Head Baker:', 'Head Baker'],
    ['Piekarz chleba i bułek:', 'Piekarz chleba i bułek'],
    ['Bäcker:', 'Bäcker'],
    ['Noční pekař:', 'Noční pekař'],
    ['Boulanger / pâtissier :', 'Boulanger / pâtissier'],
    ['Pekař na noční směny:', 'Pekař na noční směny'],
    ['Пекарь хлебного цеха:', 'Пекарь хлебного цеха'],
    ['パン職人：', 'パン職人'],
    ['焊工：', '焊工'],
    ['铆工：', '铆工'],
    ['Nhân viên kho:', 'Nhân viên kho'],
    ['Tenaga Ahli Gizi:', 'Tenaga Ahli Gizi'],
  ])('is a title: %s', (line, title) => {
    expect(jobTitleScore(line)).toBeGreaterThan(0);
    expect(cleanTitle(line)).toBe(title);
  });

  it.each([
    ...['As a baker:', 'Als Bäcker:', 'Jako piekarz:', 'En tant que boulanger:', 'Come fornaio:', 'Som bagare:'],
    ...['The Baker:', 'Our Bakers:', 'For Bakers:', 'Tasks of the baker:', 'Duties of a cook:', 'Profil du boulanger:'],
    ...['You are a baker:', 'The baker is responsible for:', 'Working as a cook:', 'Contact person:'],
  ])('is no title: %s', (line) => {
    expect(jobTitleScore(line)).toBe(-1);
  });

  it.each(BEGINS_PART.split('|'))('is none behind "%s"', (word) => {
    expect(jobTitleScore(`${word} baker:`)).toBe(-1);
  });
});
