import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { isAction, readsOn, viewsJob } from '../../../page/lines/seeking/actions.js';
import { READING_ON_WORDS } from './reading-on-words.js';
import { SENDING_WORDS } from './sending-words.js';
import { VIEWING_WORDS } from './viewing-words.js';
import { ACTION_BEGINNINGS, ACTION_WORDS, MORE_WORDS, PRESSING_WORDS } from './action-words.js';

const WORDS = [...ACTION_WORDS, ...MORE_WORDS].flatMap(([language, words]) =>
  words.split('|').map((word) => [word, language] as const),
);

itHoldsForEvery('actions lead to more of a posting', WORDS, (word) => {
  expect(isAction(`${word} →`)).toBe(true);
});

itHoldsForEvery('all of a posting is read behind a button', READING_ON_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    expect(readsOn(`${word} →`)).toBe(true);
    expect(isAction(word)).toBe(true);
  }
});

it.each([
  ['View Details & Apply', true],
  ['Details ansehen und bewerben', true],
  ['Stelle ansehen', true],
  ['Apply now', false],
  ['Jetzt bewerben', false],
  ['Postuler', false],
  ['Details of our bread', false],
])('a button that says "%s" brings all of a posting: %s', (text, isRead) => {
  expect(readsOn(text)).toBe(isRead);
});

itHoldsForEvery(
  'actions go on behind such words',
  ACTION_BEGINNINGS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)),
  (word) => {
    expect(isAction(`${word} Bäcker →`)).toBe(true);
    expect(isAction(`${word} Bäcker in einem kleinen Ort`)).toBe(false);
  },
);

itHoldsForEvery('who opens an advert presses a button', VIEWING_WORDS, (_language, verbs, nouns, isBehind) => {
  for (const [verb, noun] of verbs.split('|').flatMap((each) => nouns.split('|').map((noun) => [each, noun] as const)))
    expect(viewsJob(isBehind ? `${noun} ${verb} »` : `${verb} ${noun} »`)).toBe(true);
});

itHoldsForEvery('what asks to press a button is one', PRESSING_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    expect(isAction(`${word} read more about the position`)).toBe(true);
    expect(isAction(`${word} read more about our mill and its history`)).toBe(false);
  }
});

it('who opens anything else does not', () => {
  for (const text of ['View all', 'See our services', 'Voir les photos', 'Stelle', 'Zur Startseite', 'Read more'])
    expect(viewsJob(text)).toBe(false);
});

itHoldsForEvery(
  'who sends an application presses a button',
  SENDING_WORDS.flatMap(([language, send, application, isBehind]) =>
    send.split('|').flatMap((verb) => application.split('|').map((sent) => [verb, sent, isBehind, language] as const)),
  ),
  (verb, sent, isBehind) => {
    expect(isAction(isBehind ? `${sent} ${verb}` : `${verb} ${sent}`)).toBe(true);
    expect(isAction(isBehind ? `${sent} der Bäcker ${verb}` : `${verb} the bread that we bake to ${sent}`)).toBe(false);
  },
);

it.each(['Send us your CV', 'Déposer votre C.V', 'Envía tu CV', 'Prześlij swoje CV', 'Deine Bewerbung abschicken'])(
  'with whose it is: "%s"',
  (text) => {
    expect(isAction(text)).toBe(true);
  },
);

it.each([
  'View details and apply',
  'Details ansehen und bewerben',
  'Voir le détail et postuler',
  'Ver más y postularme',
  'Detayları gör ve başvur',
  'Zobrazit detail a přihlásit se',
  'Подробнее и откликнуться',
  'Read more / Apply now',
])('two of them are one: "%s"', (text) => {
  expect(isAction(text)).toBe(true);
});

it.each(['Submit and bake', 'Baker and apply', 'Details and more bread', 'Send and deliver parcels'])(
  'but not one and something else: "%s"',
  (text) => {
    expect(isAction(text)).toBe(false);
  },
);

it.each(['応募資格', '지원자격', '申请条件', 'Lamaran'])('"%s" leads nowhere', (text) => {
  expect(isAction(text)).toBe(false);
});
