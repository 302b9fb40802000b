import { expect, it } from '@jest/globals';
import { readTextPlace } from '../../places/text-place.js';
import { PLACE_CUES } from './place-cues.js';

it.each(PLACE_CUES)('%s (%s) stands before the place of work: %s', (pattern, _language, text) => {
  expect(text).toMatch(new RegExp(pattern, 'iu'));
  expect(text).toContain(readTextPlace(text)?.location ?? 'nowhere');
});

it.each([
  ['Please apply at our Carmichael office.', 'Carmichael'],
  ['All positions are at our Carmichael campus.', 'Carmichael'],
  ['You work in the Leeds showroom.', 'Leeds'],
  ['Based in Overland Park, Kansas.', 'Overland Park, Kansas'],
  ['You will work in Geesthacht, and our office in Geesthacht is new.', 'Geesthacht'],
  // Where a town lies is said by others; a quarter is called as towns elsewhere are.
  ['We are located 10 miles west of Oxford in the beautiful market town of Witney.', 'Witney'],
  ['Based in the village of Grassington, we bake bread.', 'Grassington'],
  ['The mill is situated in the historic city of Lincoln.', 'Lincoln'],
  ['A brewery located in the Lawrenceville neighborhood of Pittsburgh.', 'Pittsburgh'],
  ['Our shop in the lively Clifton area of Bristol needs a baker.', 'Bristol'],
  ['Our café is in the heart of the seaside town of Whitby.', 'Whitby'],
  ['We are located just outside the city of Durham.', 'Durham'],
  ['You will work from our shop in the Clifton area of Bristol.', 'Bristol'],
  ['The first mill was built in the town of Lincoln.', undefined],
  ['Are you looking for work centrally in Northamptonshire?', 'Northamptonshire'],
  ['A role mainly in Leeds.', 'Leeds'],
  ['Based in Western Sydney (Penrith), we build homes.', 'Western Sydney'],
  ['You will be based in South London.', 'South London'],
  ['You will be based in North Leeds and travel.', 'North Leeds'],
  ['You will be based in East London, Monday to Friday.', 'East London'],
  ['Our office in Inner West Sydney is new.', 'Inner West Sydney'],
  ['A bright office in Berlin-Mitte. The association has its seat: Sitz in Berlin.', 'Berlin-Mitte'],
  ['A well-equipped office in the center of Leeds.', 'Leeds'],
  ['Bread for the heart of Leeds.', undefined],
  // Several places, no place at all, and names that are none decide nothing.
  ['Our office in Leeds and our office in Bradford are hiring.', undefined],
  ['You will be based in Qwertzheim.', undefined],
  ['We work in Agile teams.', undefined],
  ['We are proud of Geesthacht.', undefined],
  // Employers are named after places.
  ['Careers at Franklin Court. People at Leeds Bakery like to work at Leeds.', undefined],
  ['Eine zentrale Lage am Bahnhof.', undefined],
])('%s → %s', (text, location) => {
  expect(readTextPlace(text)?.location).toBe(location);
});
