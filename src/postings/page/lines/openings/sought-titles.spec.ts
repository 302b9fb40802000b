import { describe, expect, it } from '@jest/globals';
import { SOUGHT_WORDS } from '../../../text/words/seeking/sought-words.js';
import { GROWING, NAMED_POSITIONS, PARTNERS } from '../../../text/words/seeking/standing-words.js';
import { BEHIND_SEEKING_END } from '../../../text/words/seeking/seeking-end-words.js';
import { introducedTitles, soughtTitles } from './sought-titles.js';

describe('occupations that sentences seek', () => {
  it.each(SOUGHT_WORDS.flatMap(({ cases }) => cases.map(([sentence, ...titles]) => [sentence, titles] as const)))(
    '%s',
    (sentence, titles) => {
      expect(soughtTitles(sentence)).toEqual(titles);
    },
  );
});

it.each(NAMED_POSITIONS)('a position that a sentence in %s names is open, also where it always is', (...row) => {
  const [, , sentence, title] = row;
  expect(soughtTitles(sentence)).toEqual([title]);
});

it.each(PARTNERS.flatMap(([, words]) => words.replaceAll('?', '').replaceAll('\\p{L}+', 'weltweit').split('|')))(
  'nobody is employed where %s are sought',
  (partners) => {
    expect(soughtTitles(`We are currently hiring bakers, ${partners}.`)).toEqual(['Bakers']);
  },
);

it.each(GROWING.flatMap(([, words]) => words.split('|')))('a company that is always "%s" seeks now', (growing) => {
  expect(soughtTitles(`With teams that are always ${growing} we are looking for a baker.`)).toEqual(['Baker']);
  expect(soughtTitles('We are always looking for a baker.')).toEqual([]);
});

it.each([
  ['Thanks to our yearly growth, we are looking for a baker.', 'Baker'],
  ['Für unser ständig wachsendes Team suchen wir einen Koch (m/w/d).', 'Koch (m/w/d)'],
  ['Every year is different, and this year we are looking for a cook.', 'Cook'],
  ['Für unser jährlich stattfindendes Festival suchen wir einen Koch.', 'Koch'],
  ['Nous fêtons chaque année mille mariages et recherchons un cuisinier.', 'Cuisinier'],
  ['Con 20.000 visitantes cada año, buscamos un cocinero para nuestro restaurante.', 'Cocinero'],
])('%s: what is so at all times is not that somebody is sought', (sentence, title) => {
  expect(soughtTitles(sentence)).toEqual([title]);
});

it.each([
  'We are looking for a franchise partner.',
  'Wir suchen dich als Model.',
  'Wir suchen dich als Händler.',
  'Wir suchen Franchisepartner und Franchisenehmer.',
  'Nous recherchons un franchisé.',
  'Buscamos un franquiciado.',
  'Poszukujemy franczyzobiorcę.',
  'Jedes Jahr im Herbst suchen wir einen Bäcker.',
  'Cada año buscamos un panadero.',
  'Every year, we are looking for a cook.',
  'Wir suchen dich als neues Mitglied.',
  'Wir suchen Dich als Gast in unserer Bäckerei.',
  'There are currently no openings for bakers.',
  'We have no vacancy for a baker.',
  'A vacancy for a driver has been filled.',
  'We are not currently hiring bakers.',
  'Hospitals are hiring nurses at record pay.',
  'The other mill is hiring engineers.',
  'We help companies that are hiring developers.',
  'We are currently looking for distributors.',
  'Momentan suchen wir keine Bäcker.',
  'Viele Mühlen suchen derzeit Elektriker.',
  'Derzeit suchen wir Händler.',
  'Nous ne recrutons actuellement pas de chauffeurs.',
  'Les hôpitaux recrutent des infirmiers.',
  'Actualmente no buscamos conductores.',
  'Las empresas buscan actualmente ingenieros.',
  'Neste momento não estamos a contratar motoristas.',
  'Al momento non cerchiamo autisti.',
  'Just nu söker vi inga snickare.',
  'Momenteel zoeken wij geen monteurs.',
  'Vi ansætter ikke tømrere lige nu.',
  'Palkkaamme vuosittain kymmenen leipuria.',
  'Every year we are hiring two bakers.',
  'Wir suchen jedes Jahr einen Bäcker.',
  'Nous recrutons chaque année un boulanger.',
  'Vi söker varje år en bagare.',
])('%s: nobody is sought by it', (sentence) => {
  expect(soughtTitles(sentence)).toEqual([]);
});

it.each<[string, string[]]>([
  ['We are looking for an energetic, caring baker to join us.', ['Baker']],
  ['Wir suchen eine engagierte und zuverlässige Köchin.', ['Köchin']],
  ['Vi søker en engasjert og dyktig baker til vårt team.', ['Baker']],
  ['We are looking for a sponsor and bakers.', []],
])('two words say what is hoped of one: %s', (sentence, titles) => {
  expect(soughtTitles(sentence)).toEqual(titles);
});

it.each<[string, string, string[]]>([
  [
    'We are currently looking for:',
    'Qualified Level 3 Nursery practitioner, to join a new team. We are searching for practitioners with patience.',
    ['Level 3 Nursery practitioner'],
  ],
  ['Firm Ltd is hiring', 'Bakers and drivers for our shop in Leeds.', ['Bakers', 'Drivers']],
  ['Wir suchen:', 'Erzieherin für unsere Gruppe der Kleinen, ab März.', ['Erzieherin']],
  ['Nous recrutons :', 'Auxiliaire de puériculture, pour notre crèche de Lyon.', ['Auxiliaire de puériculture']],
  ['Actualmente buscamos...', 'Camarero con experiencia para la temporada.', ['Camarero']],
  ['Wij zijn op zoek naar:', 'Pedagogisch medewerker, voor onze groep in Utrecht.', ['Pedagogisch medewerker']],
  ['We are recruiting for the following positions:', 'Baker: the mill hires bakers who bake at night.', ['Baker']],
  ['Aktuell suchen wir folgende Mitarbeiter:', 'Koch: Sie kochen für unsere Bäcker.', ['Koch']],
  ['Nous recrutons pour les postes suivants :', 'Boulanger : vous pétrissez la nuit.', ['Boulanger']],
  ['Wij zijn op zoek naar een', 'ervaren en zorgzame bakker voor onze winkel.', ['Bakker']],
  ['Zur Verstärkung suchen wir zum 1. Mai einen', 'zuverlässigen Fahrer (m/w/d) in Teilzeit', ['Fahrer (m/w/d)']],
  ['Notre crèche recherche un(e)', 'éducateur(trice) de jeunes enfants.', ['Éducateur(trice) de jeunes enfants']],
])('"%s" seeks what the next line begins with', (lead, text, titles) => {
  expect(introducedTitles(lead, text)).toEqual(titles);
});

it.each([
  ['We are always looking for:', 'Bakers with a good eye.'],
  ['You are looking for:', 'A plumber, day and night.'],
  ['You are looking for a', 'Plumber, day and night.'],
  ['We are looking for a bakery: 12 years a', 'Baker.'],
  ['Our customers are looking for:', 'Plumbers near them.'],
  ['We are looking for:', 'People who like bread, and bakers among them.'],
  ['We are looking for a baker.', 'Drivers, clerks and millers work here, too.'],
  ['What we have been looking for all the years in our mill by the river:', 'Good bread.'],
  ['Wir suchen:', 'Menschen, die gern backen. Erzieher sind willkommen.'],
  ['We are always recruiting for the following positions:', 'Baker: the mill bakes at night.'],
  ['Our mill has the following positions on its board:', 'Miller: Anna. Baker: Tom.'],
])('"%s" %s seeks nobody by it', (lead, text) => {
  expect(introducedTitles(lead, text)).toEqual([]);
});

it.each([
  [
    'Wir suchen ab sofort einen erfahrenen Maler- und Lackierer-Gesellen (m/w/d) für uns.',
    'Maler- und Lackierer-Gesellen (m/w/d)',
  ],
  ['Wir suchen einen Bäcker- und Konditormeister für unser Haus.', 'Bäcker- und Konditormeister'],
])('a word that is cut off goes on behind "and": %s', (sentence, title) => {
  expect(soughtTitles(sentence)).toEqual([title]);
});

it.each([
  ['Wir suchen: Schreiner, Zimmerer und Helfer (m/w/d).', ['Schreiner', 'Zimmerer', 'Helfer (m/w/d)']],
  ['Wir suchen Verstärkung für die Backstube: Bäcker und Konditor (m/w/d)', ['Bäcker', 'Konditor (m/w/d)']],
  ['We are looking for bakers, millers and drivers (m/f/d).', ['Bakers', 'Millers', 'Drivers (m/f/d)']],
  ['Wir suchen für unser Team aus Köchen, Kellnern und Helfern einen Koch (m/w/d).', ['Koch (m/w/d)']],
  ['Wir suchen gute Laune, Herz und Bäcker (m/w/d).', ['Bäcker (m/w/d)']],
  ['Wir suchen Erzieher, Kinderpfleger oder Heilpädagogen (m/w/d).', ['Heilpädagogen (m/w/d)']],
])('the last of several says for whom all of them are: %s', (sentence, titles) => {
  expect(soughtTitles(sentence)).toEqual(titles);
});

it.each([
  ['Chef de partie wanted for our busy kitchen. You should have two years of experience.', 'Chef de partie'],
  ['Experienced Stylist required for our salon in Leeds.', 'Experienced Stylist'],
  ['Koch gesucht für unser Gasthaus in Leipzig.', 'Koch'],
  ['Kok gezocht voor ons restaurant.', 'Kok'],
  ['Serveur recherché pour la saison d’été.', 'Serveur'],
  ['Nanny required 3 days a week in Leeds', 'Nanny'],
  // What is asked for, and by whom.
  ['No experience needed for this role.'],
  ['Driving licence required for this job.'],
  ['A qualified electrician is required for this work.'],
  ['Volunteers needed for our shop.'],
])('"%s" seeks whom it begins with', (sentence, ...titles) => {
  expect(soughtTitles(sentence)).toEqual(titles.filter((title) => typeof title === 'string'));
});

it.each(BEHIND_SEEKING_END.flatMap(([, words]) => words.split('|')))(
  'behind words that seek may stand "%s"',
  (words) => {
    expect(soughtTitles(`Baker wanted ${words} our mill`)).toEqual(['Baker']);
  },
);
