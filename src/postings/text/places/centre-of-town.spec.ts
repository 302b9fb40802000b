import { expect, it } from '@jest/globals';
import { readTextPlace } from './text-place.js';

it.each([
  ['Een fijne locatie aan de Molenkade in het centrum van Zwolle.', 'Zwolle'],
  ['• Een ruime winkel midden in het centrum van Breda', 'Breda'],
  ['Ein heller Arbeitsplatz im Stadtzentrum von Fulda', 'Fulda'],
  ['Unsere Kanzlei in der Innenstadt von Fulda', 'Fulda'],
  ['A bright office in the centre of Leeds', 'Leeds'],
  ['Notre cabinet dans le centre de Limoges', 'Limoges'],
  ['Ett fint kontor mitt i centrala Uppsala.', 'Uppsala'],
  ['Vår butik ligger i centrum av Kalmar', 'Kalmar'],
  ['Et lyst kontor i sentrum av Bodø', 'Bodø'],
  ['Et nyt værksted midt i centrum af Odense', 'Odense'],
  ['Nowoczesne biuro w samym centrum Krakowa', 'Kraków'],
  ['Moderní kancelář v centru Brna', 'Brno'],
  ['Naša kancelária v srdci Bratislavy', 'Bratislava'],
])('the centre of a town in which one works: %s', (text, town) => {
  expect(readTextPlace(text)?.location).toBe(town);
});

it.each([
  'Ervaring in een restaurant in Zwolle',
  'Een kansrijke bakkerij in Zwolle',
  'Een bakkerij in het centrum van Zwolle gaf ons de opdracht.',
  'Et hotell i Bodø er kunden vår.',
  'Zu uns kam ein Betrieb im Stadtzentrum von Fulda',
  'Een klant met een kantoor in Zwolle',
])('a house of somebody: %s', (text) => {
  expect(readTextPlace(text)).toBeUndefined();
});
