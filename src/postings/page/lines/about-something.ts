import { fold } from '../../text/words.js';

/** Words that begin a heading and say what its part of the page is about, folded; English ones are known elsewhere. */
const ABOUT = new Set(['uber', 'over', 'om', 'sobre', 'despre', 'про', 'о', 'acerca de', 'a propos de']);
const ABOUT_SOMETHING =
  /^(\p{L}+(?:\s(?:de|propos de))?)\s(?:(?:die|den|das|unser\p{L}*|ons|het|de|la|el|los|las|os?|as?)\s)?\p{Lu}/u;

/** "Über die Bäckerei Koch", "Over Restaurant De Linde"; "Over the Road Driver" is an occupation. */
export function isAboutSomething(heading: string): boolean {
  const about = ABOUT_SOMETHING.exec(heading)?.[1];
  return about !== undefined && ABOUT.has(fold(about));
}
