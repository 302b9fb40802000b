import { fold } from '../../text/words.js';
import { textOfItem, type JsonItem } from './json-items.js';
import { ADDRESS } from './json-names.js';
import { chosenLanguage, isLanguage } from './json-plain.js';

/** An entry of a list, and the language by whose name its list is called. */
interface Spoken {
  readonly item: JsonItem;
  readonly language?: string | undefined;
}

const LANGUAGE = ['lang', 'language', 'locale', 'langcode', 'languagecode', 'i18nlang', 'sprache', 'langue', 'idioma'];
const LANGUAGE_NAMES = LANGUAGE.flatMap((name) => [name, `${name}.code`, `sys.${name}`]);
/** Names of what an entry has in common with its translations; never those of its department or place. */
const SHARED =
  /^(?:sys\.)?(?:id|uid|key|uuid|guid|nr|number|slug|ref|reference|requisition|translation|translationof|(?:job|position|posting|vacancy|opening|role|req|requisition|translation|group|content|entry|document|original)(?:id|key|uuid|nr|number|ref|reference|code|group))$/;

/**
 * Entries of which each stands there once. They are translations where those of different languages share an id and
 * none of one language does: the page's language is kept, else English, else the first. Where nothing is shared all are
 * kept: such adverts may be for people of each language.
 */
export function inOneLanguage<Entry extends Spoken>(
  entries: readonly Entry[],
  wanted: string | undefined,
): readonly Entry[] {
  const spoken = entries.map((entry) => ({ entry, language: languageOfEntry(entry) }));
  const languages = Map.groupBy(spoken, ({ language }) => language);
  if (languages.size < 2 || languages.has('')) return entries;
  const fewest = Math.min(...[...languages.values()].map((all) => all.length));
  const names = new Set(entries.flatMap(({ item }) => [...item.keys()]));
  for (const name of names) {
    if (!SHARED.test(name) && !ADDRESS.includes(name)) continue;
    const groups = [...Map.groupBy(spoken, (one) => sharedBy(one, name) ?? one).values()];
    const isOnePerLanguage = groups.every(
      (group) => new Set(group.map(({ language }) => language)).size === group.length,
    );
    if (!isOnePerLanguage || groups.filter((group) => group.length > 1).length * 2 < fewest) continue;
    const kept = new Set(groups.map((group) => chosenOf(group, wanted)));
    return entries.filter((entry) => kept.has(entry));
  }
  return entries;
}

function chosenOf<Entry>(
  group: readonly { readonly entry: Entry; readonly language: string }[],
  wanted: string | undefined,
): Entry | undefined {
  const chosen = chosenLanguage(
    group.map(({ language }) => language),
    wanted,
  );
  return group.find(({ language }) => language === chosen)?.entry;
}

/** What an entry has under a name, without its own language: `role-7-de`, `/de/careers/7`. */
function sharedBy({ entry, language }: { entry: Spoken; language: string }, name: string): string | undefined {
  const value = textOfItem(entry.item, [name]);
  return value
    ?.toLowerCase()
    .split(/(?<=[^a-z0-9])|(?=[^a-z0-9])/)
    .filter((word) => word !== language)
    .join('');
}

/** The language an entry says it is in, or that its list is called by; empty for none. */
function languageOfEntry({ item, language }: Spoken): string {
  const code = fold(textOfItem(item, LANGUAGE_NAMES) ?? language ?? '').split(/[-_]/)[0] ?? '';
  return isLanguage(code) ? code : '';
}
