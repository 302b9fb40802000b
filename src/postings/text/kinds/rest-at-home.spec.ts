import { expect, it } from '@jest/globals';
import { readRemoteText } from './remote.js';

it.each([
  'The ideal candidate must work remotely and in-person, as the weather allows.',
  'You will work both in the office and remotely.',
  'This role combines remote and in-office work.',
  'A mix of on-site and remote working.',
  'Sie arbeiten sowohl im Büro als auch von zu Hause.',
  'Vous travaillez en télétravail et sur site.',
  'Trabajarás tanto en la oficina como en remoto.',
  'You knead in-person for 25 hours a week; the balance of the work can be conducted remotely.',
  'The role is based in our office with the option to work from home one or two days a week.',
  'You spend two days in the office and the rest of the week at home.',
  'Mindestens 20 Stunden pro Woche arbeiten Sie vor Ort, den Rest im Homeoffice.',
  'Drei Tage sind Sie bei uns im Büro, die übrige Zeit arbeiten Sie von zu Hause.',
  'Vous travaillez au moins 20 heures sur place, le reste en télétravail.',
  'Trois jours au bureau, le reste à distance.',
  'Je werkt minimaal 20 uur op kantoor, de rest thuis.',
  'Drie dagen op kantoor, de overige uren werk je thuis.',
  'Trabajarás al menos 20 horas en la oficina y el resto en remoto.',
  'Tres días en la oficina, el resto desde casa.',
  'Lavorerai almeno 20 ore in presenza, il resto da remoto.',
  'Tre giorni in sede, il resto da casa.',
  'Du arbetar minst 20 timmar på plats, resten på distans.',
  'Tre dagar på kontoret, resten hemifrån.',
  'Most of the work is done in our office, the rest can be done remotely.',
  'The remaining hours may be worked from home.',
  'Half of the week is spent in the lab, the other half working remotely.',
  'At least three days are worked on site, the remaining days remotely.',
  'Pelo menos 20 horas no escritório, o resto em teletrabalho.',
  'Mindst 20 timer på kontoret, resten hjemmefra.',
  'De resterende uren werk je vanuit huis.',
  'Die restliche Zeit arbeiten Sie von zu Hause.',
  'Le reste du temps à distance, après 20 heures sur place.',
  'Du er 20 timer på kontoret, resten av tiden fra hjemmekontor.',
])('a part of the work is done at home: %s', (text) => {
  expect(readRemoteText(text)?.policy).toBe('hybrid');
});

it.each([
  'You meet customers remotely and in person.',
  'You care for patients on site, the rest of the team works remotely.',
  'You work in our bakery for 20 hours; the balance is paid monthly.',
  'The rest of our customers are served remotely.',
  'The rest of the company works from home, you bake on site.',
  'You serve remote customers and the rest of the town.',
  'You help patients who have to rest at home.',
  'You balance remote sensing data.',
  'The balance of the remote site is yours.',
  'Der Rest des Teams arbeitet remote, du backst vor Ort.',
  'Le reste des clients est servi à distance.',
  'De rest van de klanten bel je op afstand.',
  'Our customers bake on site, and the rest from home.',
])('is no part of the own work that is done at home: %s', (text) => {
  expect(readRemoteText(text)?.policy).not.toBe('hybrid');
});
