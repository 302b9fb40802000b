import {
  attribute,
  findAll,
  findFirst,
  isTag,
  isText,
  lineOf,
  type AnyNode,
  type Document,
  type Element,
} from './html.js';

/** What writes one thing in each language within a line: "<span lang="fr">Boulanger</span><span lang="en">Baker". */
const IN_LINE = /^(?:span|b|strong|em|i|small|font)$/;
/** Codes (ISO 639-1) of the languages that are told by a class alone: "fr", "lang-en". */
const LANGUAGES = new Set(
  'ar bg ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  ),
);
/** A page that says two things in two languages says all of them so; one word may be quoted from another language. */
const MIN_TWINS = 2;

/**
 * Hides what a page says once more in another language, of which its style shows one at a time: of texts beside each
 * other in one line, each in a language of its own, the one in the page's language stays, else the first.
 */
export function keepOneLanguage(document: Document): void {
  const pairs = findAll(document, ({ children }) => children.length > 1).flatMap((part) => twinsIn(part) ?? []);
  const own = languageIn(
    attribute(
      findFirst(document, ({ name }) => name === 'html'),
      'lang',
    ),
  );
  for (const alike of Map.groupBy(pairs, ({ key }) => key).values()) {
    if (alike.length < MIN_TWINS) continue;
    for (const { twins } of alike) {
      const kept = twins.find(({ language }) => language === own) ?? twins[0];
      for (const twin of twins) if (twin !== kept) twin.element.attribs['hidden'] = '';
    }
  }
}

interface Twin {
  readonly element: Element;
  readonly language: string;
}

/** The texts of a part, where each is in a language of its own and nothing else stands beside them. */
function twinsIn({ children }: Element): { readonly twins: readonly Twin[]; readonly key: string } | undefined {
  const parts = children.filter((child) => isTag(child) || !isBlank(child));
  if (parts.length < 2 || !parts.every((part) => isTag(part) && IN_LINE.test(part.name))) return undefined;
  const twins = parts.flatMap((part) => (isTag(part) ? twinOf(part) : []));
  const languages = new Set(twins.map(({ language }) => language));
  const areTwins = twins.length === parts.length && languages.size === twins.length;
  return areTwins ? { twins, key: [...languages].sort().join(' ') } : undefined;
}

function twinOf(element: Element): Twin[] {
  const language = saidLanguage(element);
  if (language === undefined) return [];
  // A link to the page in another language is no twin of its name.
  const holdsLink = findFirst(element, ({ name }) => name === 'a') !== undefined;
  return holdsLink || lineOf(element).length < 3 ? [] : [{ element, language }];
}

function saidLanguage(element: Element): string | undefined {
  const said = [attribute(element, 'lang'), attribute(element, 'data-lang'), attribute(element, 'class')];
  return said
    .flatMap((words) => words.split(/\s+/))
    .map(languageIn)
    .find((language) => language !== undefined);
}

/** "fr-CA", "lang-fr" as "fr"; undefined where it is no language. */
function languageIn(word: string): string | undefined {
  const code = /^(?:lang[-_])?([a-z]{2})(?:[-_][a-z]{2})?$/.exec(word.toLowerCase())?.[1];
  return code !== undefined && LANGUAGES.has(code) ? code : undefined;
}

function isBlank(node: AnyNode): boolean {
  return !isText(node) || node.data.trim() === '';
}
