import { expect, it } from '@jest/globals';
import { wayOfAll } from './job-ways.js';
import { readRemoteText } from './remote.js';
import { JOB_WAYS } from '../words/remote/job-way-words.js';
import type { RemotePolicy } from '../words/remote/way-words.js';

const SAID: readonly (readonly [language: string, policy: RemotePolicy, sentence: string])[] = [
  ['en', 'remote', 'All positions are remote.'],
  ['en', 'hybrid', 'All our roles are hybrid.'],
  ['en', 'on-site', 'All jobs are on-site in Leeds.'],
  ['de', 'remote', 'Alle Stellen sind komplett remote.'],
  ['de', 'hybrid', 'Alle Positionen sind hybrid.'],
  ['de', 'on-site', 'Alle Jobs sind vor Ort in Bremen.'],
  ['fr', 'remote', 'Tous nos postes sont en télétravail.'],
  ['fr', 'hybrid', 'Tous les postes sont hybrides.'],
  ['fr', 'on-site', 'Tous nos postes sont en présentiel à Lyon.'],
  ['es', 'remote', 'Todas las vacantes son 100 % remotas.'],
  ['es', 'hybrid', 'Todos los puestos son híbridos.'],
  ['es', 'on-site', 'Todas las posiciones son presenciales en Sevilla.'],
  ['ca', 'remote', 'Totes les vacants són a distància.'],
  ['ca', 'hybrid', 'Totes les posicions són híbrides.'],
  ['ca', 'on-site', 'Tots els llocs de treball són presencials.'],
  ['pt', 'remote', 'Todas as vagas são remotas.'],
  ['pt', 'hybrid', 'Todas as oportunidades são híbridas.'],
  ['pt', 'on-site', 'Todas as posições são presenciais em Curitiba.'],
  ['it', 'remote', 'Tutte le posizioni sono da remoto.'],
  ['it', 'hybrid', 'Tutti i ruoli sono in modalità ibrida.'],
  ['it', 'on-site', 'Tutte le posizioni sono in presenza a Torino.'],
  ['nl', 'remote', 'Alle functies zijn volledig op afstand.'],
  ['nl', 'hybrid', 'Onze vacatures zijn hybride.'],
  ['nl', 'on-site', 'Alle vacatures zijn op locatie.'],
  ['sv', 'remote', 'Alla tjänster är helt på distans.'],
  ['sv', 'hybrid', 'Alla roller är hybrida.'],
  ['sv', 'on-site', 'Våra jobb är på plats i Umeå.'],
  ['da no', 'remote', 'Alle stillinger er remote.'],
  ['da no', 'hybrid', 'Alle stillingene er hybride.'],
  ['da no', 'on-site', 'Alle job er på kontoret.'],
  ['fi', 'remote', 'Kaikki tehtävät ovat etätöitä.'],
  ['fi', 'hybrid', 'Kaikki tehtävät ovat hybridityötä.'],
  ['fi', 'on-site', 'Kaikki työpaikat ovat paikan päällä.'],
  ['pl', 'remote', 'Wszystkie stanowiska są w pełni zdalne.'],
  ['pl', 'hybrid', 'Wszystkie oferty są hybrydowe.'],
  ['pl', 'on-site', 'Wszystkie stanowiska są stacjonarne.'],
  ['cs sk', 'remote', 'Všechny pozice jsou na dálku.'],
  ['cs sk', 'hybrid', 'Všetky pozície sú hybridné.'],
  ['cs sk', 'on-site', 'Všechny pozice jsou v kanceláři.'],
  ['ro', 'remote', 'Toate posturile sunt la distanță.'],
  ['ro', 'hybrid', 'Toate pozițiile sunt hibride.'],
  ['ro', 'on-site', 'Toate joburile sunt la birou.'],
  ['hr sr', 'remote', 'Sve pozicije su na daljinu.'],
  ['hr sr', 'hybrid', 'Sve pozicije su hibridne.'],
  ['hr sr', 'on-site', 'Sva radna mjesta su u uredu.'],
  ['sl', 'remote', 'Vsa delovna mesta so na daljavo.'],
  ['sl', 'hybrid', 'Vse pozicije so hibridne.'],
  ['sl', 'on-site', 'Vsa delovna mesta so v pisarni.'],
  ['bg', 'remote', 'Всички позиции са от разстояние.'],
  ['bg', 'hybrid', 'Всички позиции са хибридни.'],
  ['bg', 'on-site', 'Всички позиции са в офиса.'],
  ['ru', 'remote', 'Все вакансии удалённые.'],
  ['ru', 'hybrid', 'Все вакансии – гибридные.'],
  ['ru', 'on-site', 'Все вакансии – в офисе.'],
  ['uk', 'remote', 'Усі вакансії віддалені.'],
  ['uk', 'hybrid', 'Всі вакансії – гібридні.'],
  ['uk', 'on-site', 'Всі вакансії – в офісі.'],
  ['el', 'remote', 'Όλες οι θέσεις είναι εξ αποστάσεως.'],
  ['el', 'hybrid', 'Όλες οι θέσεις εργασίας είναι υβριδικές.'],
  ['el', 'on-site', 'Όλες οι θέσεις είναι με φυσική παρουσία.'],
  ['tr', 'remote', 'Tüm pozisyonlar uzaktandır.'],
  ['tr', 'hybrid', 'Tüm pozisyonlar hibrittir.'],
  ['tr', 'on-site', 'Tüm pozisyonlarımız ofistedir.'],
];

it('each language has a sentence for each way', () => {
  const ways = JOB_WAYS.flatMap(({ language, ways }) => Object.keys(ways).map((policy) => `${language} ${policy}`));
  expect(SAID.map(([language, policy]) => `${language} ${policy}`).toSorted()).toEqual(ways.toSorted());
});

it.each(SAID)('a sentence says how the work of all openings is done (%s, %s)', (_language, policy, sentence) => {
  expect([sentence, wayOfAll(`The mill.\n${sentence}`)?.policy]).toEqual([sentence, policy]);
  expect([sentence, readRemoteText(sentence)?.policy]).toEqual([sentence, policy]);
});

it.each([
  'All positions are remote-friendly.',
  'All roles are remote or on-site, as you like.',
  'All positions are responsible for remote monitoring.',
  'All jobs are on-site support jobs.',
  'Our position is clear: remote work works.',
  'Alle Stellen sind remote möglich.',
  'All positions are remote. All positions are hybrid.',
  'This position is remote.',
])('says nothing of all: %s', (sentence) => {
  expect(wayOfAll(sentence)).toBeUndefined();
});
