import { isTownName } from '../../text/place.js';

/** Ends of sentences, questions, prices, mail addresses. */
const NO_LINE = /[.!?…:。！？、，]$|@|https?:|[€$£]\s?\d|\d{3,15}\s?(?:€|eur)|^[^\p{L}\d]*\d+[^\p{L}\d]*$/iu;

/** Words that begin sentences. */
const SENTENCE =
  /^(?:the|a|an|our|we|you|your|if|with|for|in|die|der|das|wir|sie|du|ihr|unsere?|im|bei|mit|nous|notre|les?|la|à|là|où|nuestr|somos|el|los|las|als|onze|wij|vi|jsme|jesteśmy)(?!\p{L})/u;

/** "We raise developers", "Wir fördern Köche": what the company does, of however few words. */
const OF_US = /^(?:[Ww]e|[Ww]ir|[Nn]ous|[Ww]ij|[Nn]osotr[oa]s|[Nn]oi|[Nn]ós|[Mm]y|[Vv]i|[Мм]ы|[Мм]и) \p{Ll}/u;

/** "… who want to grow with us. Discover what is open": one sentence ends and another begins. */
const TWO_SENTENCES = /\p{Ll}{5}[.!?] \p{Lu}\p{Ll}+ \p{L}/u;

/** "Write your name and the position, e.g. Barista": the words before make it one. */
const EXAMPLE =
  /^(?:[^\s([]+\s+){6,}(?:e\.\s?g|z\.\s?b|p\.\s?ex|par ex|bijv|np|napr|např|t\.\s?ex|f\.\s?eks|ad es|por ej|pl|örn|напр|p\.\s?es)\./iu;

/** Whether a text is a sentence, or what a line of a list is not: a price, an address of mail. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (words > 8 && (TWO_SENTENCES.test(text) || EXAMPLE.test(text))) return true;
  if (NO_LINE.test(text.replace(/\b(?:Sr|Jr|Techn|Dr|No|Nr)\./g, ''))) return true;
  if (OF_US.test(text)) return true;
  return words > 3 && SENTENCE.test(text.normalize('NFC').toLowerCase()) && !beginsWithTown(text);
}

/** "Los Angeles Area Sales Manager": an article is the first word of a town's name, too. */
function beginsWithTown(text: string): boolean {
  const [, town = ''] = /^(\p{Lu}\p{L}+ \p{Lu}\p{L}+) \p{Lu}/u.exec(text) ?? [];
  return isTownName(town);
}
