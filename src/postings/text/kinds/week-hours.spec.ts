import { expect, it } from '@jest/globals';
import { readTitleHours, readWeekHours } from './week-hours.js';

it.each([
  'The job is 24 hours a week, spread over three days.',
  'Working hours: 16 to 20 hours per week',
  'Hours: 28 per week',
  'Stunden: 20 pro Woche',
  'Uren: 24 per week, ook op zaterdag',
  'Heures : 20 par semaine',
  'Horas: 20 por semana',
  '🕐 16 horas semanales',
  'Der Umfang beträgt 20 Stunden pro Woche.',
  'Arbeitszeit: 25 Wochenstunden',
  'Pro Woche ca. 20 Stunden',
  'Omvang per week ± 16 - 20 groepsgebonden uren.',
  'Het gaat om een functie van 24 uur per week.',
  'Le poste est de 24 heures par semaine.',
  'Le poste est de 22,5 h/sem.',
  'La jornada es de 20 h/sem',
  'La jornada es de 20 horas semanales.',
  'La jornada és de 20 hores setmanals.',
  'O horário é de 20 horas semanais.',
  "L'orario è di 20 ore settimanali.",
  'Programul este de 20 de ore pe săptămână.',
  'Arbetstiden är 20 timmar i veckan.',
  'Arbejdstiden er 20 timer om ugen.',
  'Työaika on 20 tuntia viikossa.',
  'Tööaeg on 20 tundi nädalas.',
  'Praca w wymiarze 20 godzin tygodniowo.',
  'Pracovní doba je 20 hodin týdně.',
  'A munkaidő heti 20 óra.',
  'Radno vrijeme je 20 sati tjedno.',
  'Delovni čas je 20 ur na teden.',
  'Работното време е 20 часа седмично.',
  'Рабочий день 20 часов в неделю.',
  'Робочий час 20 годин на тиждень.',
  'Το ωράριο είναι 20 ώρες την εβδομάδα.',
  'Çalışma süresi haftada 20 saattir.',
  'Darbo laikas – 20 valandų per savaitę.',
  'Darba laiks ir 20 stundas nedēļā.',
  'היקף המשרה 20 שעות בשבוע.',
  'ساعات العمل 20 ساعة في الأسبوع.',
  'Jam kerja 20 jam per minggu.',
  'Thời gian làm việc 20 giờ mỗi tuần.',
  '週20時間の勤務です。',
  '주 20시간 근무입니다.',
  '每周工作20小时。',
  'Run the ovens on your day.\n• 20 hours per week',
  'Ouvrir les magasins.\n• 20 heures par semaine',
  'Péct opět chleba.\n• 20 hodin týdně',
  'Занятость: 20 часов в неделю\n• 20 часов в неделю',
])('"%s" is part-time', (text) => {
  expect(readWeekHours(text)?.type).toBe('part-time');
});

it.each([
  'Working hours: 24 to 40 hours per week',
  'Anstellung 20 - 40 Stunden/Woche',
  '• 24–38 uur per week',
  'Le poste est de 20 à 35 heures par semaine.',
])('"%s" is part of a week, or all of it', (text) => {
  expect(readWeekHours(text)?.type).toBe('full-time, part-time');
});

it.each([
  'The job is 40 hours a week.',
  'Working hours: 38 to 40 hours per week',
  'Working hours: 20 hours per week. Anstellung 20 - 40 Stunden/Woche.',
  'Full-time, the job is 32 hours a week.',
  'Full or part-time. Working hours: 20 hours per week.',
  'Our shop is open 30 hours a week.',
  'Our software saves 10 hours per week.',
  'Teachers: working hours 20 hours per week.',
  'Umfang: 20 Stunden Unterricht pro Woche.',
  'Arbeitszeit: 25 Stunden pro Woche Unterricht.',
  'Bis zu 10 Stunden pro Woche Weiterbildung.',
  'Je krijgt 8 uur per week voor je opleiding.',
  'Je geeft les.\n• 20 uur per week',
  'Giảng dạy tiếng Anh.\n• 20 giờ mỗi tuần',
  'Työaika on 20 tuntia viikossa opetusta.',
  'Занятия с детьми.\n• 20 часов в неделю',
  'La jornada es de 18 horas semanales lectivas.',
  'Haftada 20 saat eğitim verilir.',
  '週3日、1日8時間です。',
  'You work 8 hours a day.',
])('"%s" is not said to be part-time', (text) => {
  expect(readWeekHours(text)).toBeUndefined();
});

it.each([
  'Leeds\n20 hours per week\nFrom May',
  'Utrecht | 24 uur per week | HBO',
  'Bremen · 30 Std./Woche · ab sofort',
])('a fact of its own says it, too: %s', (text) => {
  expect(readWeekHours(text)?.type).toBe('part-time');
});

it.each([
  ['Dental nurse – 20 hours per week', 'part-time'],
  ['Zahnarzthelferin (m/w/d) – 30 Std./Woche', 'part-time'],
  ['Tandartsassistente (16-24 uur per week)', 'part-time'],
  ['Receptionist 16 hrs p/w', 'part-time'],
  ['Koch 40 Std./Woche', undefined],
  ['Caissier 35h/semaine', undefined],
  ['Lehrkraft 20 Stunden/Woche', undefined],
  ['Support 24/7', undefined],
  ['Baker, 20 hours per day', undefined],
])('the title "%s" is %s', (title, type) => {
  expect(readTitleHours(title)).toBe(type);
});

it('hours that begin a line of facts are those of the job', () => {
  expect(readWeekHours('21 hours pw, Ely')?.type).toBe('part-time');
  expect(readWeekHours('21 hours per week are baked here, day and night.')).toBeUndefined();
  expect(readWeekHours('40 hours per week, Ely')).toBeUndefined();
});
