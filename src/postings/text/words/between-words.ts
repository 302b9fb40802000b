/** What stands between a frame of asking and what it asks for, a language, and the words: | divides them. */
type BetweenWord = readonly [kind: BetweenKind, language: string, words: string];

/**
 * Somebody is sought `with` something ("a baker with a licence"; "we seek ways to share our knowledge" seeks nobody);
 * behind what sets it `apart` a quality is that of others: "you are part of a motivated team".
 */
export type BetweenKind = 'with' | 'apart';

/** `asking-sentences.spec.ts` puts each between a frame and a thing. */
export const BETWEEN_WORDS: readonly BetweenWord[] = [
  ['with', 'en', 'with|who has|who have|who holds|who hold|who speaks|who speak|having'],
  [
    'apart',
    'en',
    'with|by|of|in|into|for|to|at|on|from|our|their|the|joining|join|leading|managing|serving|working|training',
  ],
  ['with', 'de', 'mit|der über|die über|jemanden|wer'],
  ['apart', 'de', 'mit|von|bei|für|in|im|an|am|auf|zu|zum|zur|durch|teil|unser|unsere|unserem|unseren|unserer'],
  ['with', 'fr', 'avec|ayant|titulaire|titulaires|disposant|possédant|justifiant|doté|dotée|qui a|qui ont'],
  ['apart', 'fr', 'par|dans|avec|au|aux|à|du|des|pour|chez|sur|notre|nos|équipe'],
  ['with', 'es', 'con|que tenga|que tengan|que cuente|que cuenten|que posea'],
  ['apart', 'es', 'con|por|en|de|del|para|a|al|nuestro|nuestra|nuestros|nuestras'],
  ['with', 'ca', 'amb|que tingui|que tinguin'],
  ['apart', 'ca', 'amb|per|en|de|del|a|al|nostre|nostra'],
  ['with', 'pt', 'com|que tenha|que tenham|que possua'],
  ['apart', 'pt', 'com|por|em|no|na|de|do|da|para|a|ao|à|nosso|nossa|bem'],
  ['with', 'it', 'con|in possesso|che abbia|che abbiano'],
  ['apart', 'it', 'con|da|dal|in|nel|nella|di|del|della|per|a|al|alla|giorni|ore|mesi|anni'],
  ['with', 'nl', 'met|die beschikt|die beschikken|in bezit|iemand'],
  ['apart', 'nl', 'met|door|in|van|voor|aan|op|bij|onderdeel|deel|ons|onze|samen'],
  ['with', 'sv', 'med|som har|som kan'],
  ['apart', 'sv', 'med|av|i|på|för|till|från|hos|bland|del|vårt|våra'],
  ['with', 'da no', 'med|som har|der har'],
  ['apart', 'da no', 'med|af|av|i|på|for|til|fra|hos|blandt|blant|del|vores|vårt|våre'],
  ['with', 'fi', 'jolla on|joilla on|jolta löytyy'],
  ['apart', 'fi', 'osa|osana|tiimiä|tiimin|tiimissä|tiimimme|jossa|mukana'],
  ['with', 'pl', 'z|ze|posiadającego|posiadającej|posiadających|który posiada|która posiada'],
  ['apart', 'pl', 'z|ze|w|we|do|dla|na|od|przez|częścią|naszego|naszej'],
  ['with', 'cs sk', 's|se|so|kdo má|který má|která má|ktorý má|ktorá má'],
  ['apart', 'cs sk', 's|so|v|ve|vo|do|pro|pre|na|od|u|součástí|súčasťou|členem|členom'],
  ['with', 'ro', 'cu|care are|care au|care deține'],
  ['apart', 'ro', 'cu|de|din|dintr|într|în|la|pentru|parte'],
  ['with', 'hr sr sl', 's|sa|z|koji ima|koja ima|ki ima|са'],
  ['apart', 'hr sr sl', 's|sa|z|u|v|na|za|od|kod|pri|dio|deo|del|са|у|на|за|део'],
  ['with', 'bg', 'с|със|който има|която има|които имат'],
  ['apart', 'bg', 'с|със|в|във|на|за|от|при|част'],
  ['with', 'ru', 'с|со|имеющего|имеющих|у которого'],
  ['apart', 'ru', 'с|со|в|во|на|для|от|у|к|найдёте|найдете|встретите'],
  ['with', 'uk', 'з|із|зі|який має|яка має|які мають'],
  ['apart', 'uk', 'з|із|зі|в|у|на|для|від|до|знайдете|зустрінете'],
  ['with', 'el', 'με|που έχει|που έχουν|που διαθέτει'],
  ['apart', 'el', 'με|σε|από|για|στην|στο|στον|μέλος|μέρος|μιας|της|του'],
];
