import type { PlaceWord } from './place-words.js';

/** Words between a small place and the larger one near it; `place-words.spec.ts` holds each to its case. */
export const NEAR_WORDS: readonly PlaceWord[] = [
  ['bei', 'de', 'Garching bei München', 'Garching bei München | Germany'],
  ['b.', 'de', 'Garching b. München', 'Garching | Germany'],
  ['nahe', 'de', 'Garching nahe München', 'Garching | Germany'],
  ['near', 'en', 'Otley near Leeds', 'Otley | United Kingdom'],
  ['nabij', 'nl', 'Veldhoven nabij Eindhoven', 'Veldhoven | Netherlands'],
  ['bij', 'nl', 'Veldhoven bij Eindhoven', 'Veldhoven | Netherlands'],
  ['près de', 'fr', 'Rezé près de Nantes', 'Rezé | France'],
  ['cerca de', 'es', 'Barakaldo cerca de Bilbao', 'Barakaldo | Spain'],
  ['perto de', 'pt', 'Contagem perto de Belo Horizonte', 'Contagem | Brazil'],
  ['nær', 'da', 'Skanderborg nær Aarhus', 'Skanderborg | Denmark'],
  ['nära', 'sv', 'Knivsta nära Uppsala', 'Knivsta | Sweden'],
  ['niedaleko', 'pl', 'Rumia niedaleko Gdańska', 'Rumia | Poland'],
  ['k.', 'pl', 'Raszyn k. Warszawy', 'Raszyn | Poland'],
  ['pod', 'pl', 'Raszyn pod Warszawą', 'Raszyn | Poland'],
  ['koło', 'pl', 'Rumia koło Gdańska', 'Rumia | Poland'],
  ['u', 'cs', 'Říčany u Prahy', 'Říčany | Czechia'],
  ['pri', 'sl', 'Kranj pri Ljubljana', 'Kranj | Slovenia'],
  ['kod', 'hr', 'Samobor kod Zagreba', 'Samobor | Croatia'],
  ['lângă', 'ro', 'Florești lângă Cluj-Napoca', 'Florești | Romania'],
];

/** What makes of a region all of it, written together with its name: "Kent-wide"; `short-facts.spec.ts` reads each. */
export const WIDE_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', '-wide'],
  ['de', 'weit'],
];
