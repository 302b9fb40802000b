import { describe, expect, it } from '@jest/globals';
import { cleanTitle } from '../../advert/html-card.js';
import { kindsBehind, readBehindTitle } from './title-line.js';

describe('what counts posts behind a title is no part of it', () => {
  it.each([
    ['Baker – full-time, 3 posts', 'Baker', ['full-time', '3 posts']],
    ['Baker, full-time, 2 vacancies', 'Baker', ['full-time', '2 vacancies']],
    ['Bäcker - Teilzeit, 1 Stelle', 'Bäcker', ['Teilzeit', '1 Stelle']],
    ['Пекарь - полная занятость, 2 вакансии;', 'Пекарь', ['полная занятость', '2 вакансии;']],
    ['მცხობელი - სრული განაკვეთი, 3 საშტატო ერთეული;', 'მცხობელი', ['სრული განაკვეთი', '3 საშტატო ერთეული;']],
  ])('%s', (line, title, kinds) => {
    expect(kindsBehind(line)).toEqual({ title, kinds });
  });

  // What a dash divides stays where nothing is counted, or where the count is of something else.
  it.each(['Baker – full-time', 'Baker – bread and cakes', 'Baker – 3 ovens', 'Head of Sales – 2 regions'])(
    '%s stays as it is',
    (line) => {
      expect(kindsBehind(line)).toEqual({ title: line, kinds: [] });
    },
  );
});

describe('kinds behind the colon of an occupation are no part of it', () => {
  it.each([
    ['看護師：常勤1名+非常勤2名', '看護師', ['常勤 + 非常勤']],
    ['保育士: 正職員 / パート', '保育士', ['正職員 + パート']],
    ['Baker: full-time', 'Baker', ['full-time']],
    ['Koch (m/w/d): Vollzeit, 2 Stellen', 'Koch (m/w/d)', ['Vollzeit + 2 Stellen']],
    ['Serveur : temps plein / temps partiel', 'Serveur', ['temps plein + temps partiel']],
  ])('%s', (line, title, kinds) => {
    expect(kindsBehind(line)).toEqual({ title, kinds });
  });

  it.each(['雇用形態：常勤', 'Job type: full-time', 'Baker: nights and weekends', 'Baker: bread'])(
    '%s stays as it is',
    (line) => {
      expect(kindsBehind(line)).toEqual({ title: line, kinds: [] });
    },
  );
});

it.each([
  ['Baker (posted 3 May 2026)', { posted: '2026-05-03', deadline: undefined }],
  ['Baker (apply by 3 May 2026)', { posted: undefined, deadline: '2026-05-03' }],
])('a day behind a title is that of its publication, or the last one: %s', (line, days) => {
  expect(readBehindTitle(line)).toMatchObject(days);
});

it.each([
  ['Pastry Chef | Troy, MI', 'Pastry Chef', 'Troy, MI'],
  ['Pastry Chef | Millwater, OH', 'Pastry Chef', 'Millwater, OH'],
  ['Baker (m/f/d) // Berlin', 'Baker (m/f/d)', 'Berlin'],
  ['Boulanger · Lyon', 'Boulanger', 'Lyon'],
  ['Baker @ Boston', 'Baker', 'Boston'],
  ['Baker • Leeds, UK', 'Baker', 'Leeds, UK'],
  ['Baker – (Leeds/York)', 'Baker', 'Leeds, York'],
  ['Baker | Night Shift', 'Baker | Night Shift', undefined],
  ['Baker | Nights, MA', 'Baker | Nights, MA', undefined],
  ['Baker · Pastry Chef', 'Baker · Pastry Chef', undefined],
  ['Baker – Leeds', 'Baker – Leeds', undefined],
])('the place behind a sign that only divides is none of the title: %s', (line, title, place) => {
  expect([cleanTitle(line), readBehindTitle(line).place]).toEqual([title, place]);
});

it.each([
  ['un chef de partie', 'Chef de partie'],
  ['deux serveurs / serveuses', 'Serveurs / serveuses'],
  ['an experienced baker', 'Experienced baker'],
  ['A Level Teacher', 'A Level Teacher'],
  ['une boulangère ou un boulanger', 'une boulangère ou un boulanger'],
  ['a taste of bread', 'a taste of bread'],
])('an article in small letters is no part of a title: %s', (line, title) => {
  expect(cleanTitle(line)).toBe(title);
});
