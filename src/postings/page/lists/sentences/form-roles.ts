import { CHOOSE_WORDS, OTHER_CHOICE_WORDS } from '../../../text/words/sites/other-choice-words.js';
import { PhraseTable } from '../../../text/words/phrase-table.js';
import { fold, isUnspaced, lettersOf, wordsOf } from '../../../text/words.js';
import { titleScore } from '../../lines/openings/entry-title.js';
import { attribute, elementsNamed, isText, type Document, type Element } from '../../tree/html.js';
import { jobTitleScore } from '../../lines/titles/job-titles.js';
import { isOpenApplication } from '../../lines/seeking/open-application.js';
import { foldedWords } from '../../../text/words/pattern-parts.js';

/** A form that offers more roles has all those of a trade. */
const MAX_ROLES = 12;

const CHOOSE = new PhraseTable(CHOOSE_WORDS.map(([, words]) => words));
const OTHERS = new Set(foldedWords(OTHER_CHOICE_WORDS));

/**
 * The roles that a form lets one choose from, where sentences of the page seek one of them and it offers nothing else:
 * what is sought is all of them. Empty for any other page.
 */
export function rolesBesideSought(document: Document, sought: readonly string[]): readonly string[] {
  return (
    choicesOf(document).find(
      (choices) =>
        choices.length > 1 &&
        choices.length <= MAX_ROLES &&
        !choices.some(isAnythingElse) &&
        nameRoles(choices) &&
        choices.some((role) => sought.some((title) => isShortFor(role, title))),
    ) ?? []
  );
}

/** Roles that the forms of a page ask a visitor to choose from. */
export function rolesOfForms(document: Document): readonly string[] {
  const named = choicesOf(document).find((choices) => choices.filter((one) => jobTitleScore(one) > 0).length > 1);
  return named?.filter((role) => titleScore(role) >= 0 && !isAnythingElse(role)) ?? [];
}

/** What each field of the page's forms offers to choose from, without the words that ask to. */
function choicesOf(document: Document): string[][] {
  const fields = elementsNamed(document, 'form').flatMap((form) => elementsNamed(form, 'select'));
  return fields.map((field) => {
    const options = elementsNamed(field, 'option').map((option) => ({ option, text: textOfOption(option) }));
    return options
      .filter(({ option, text }, at) => text !== '' && !(at === 0 && asks(option, text)))
      .map(({ text }) => text);
  });
}

function textOfOption({ children }: Element): string {
  const text = children.map((child) => (isText(child) ? child.data : '')).join('');
  return text.replace(/\s+/g, ' ').trim();
}

/** "Choose a role": the first option, which stands for none. */
function asks(option: Element, text: string): boolean {
  const isNone = 'disabled' in option.attribs || ('value' in option.attribs && attribute(option, 'value') === '');
  return isNone || (jobTitleScore(text) < 1 && CHOOSE.test(text)) || titleScore(text) < 0;
}

/** Half of them are named after occupations, and none of them can be no title. */
function nameRoles(choices: readonly string[]): boolean {
  const scores = choices.map(titleScore);
  return scores.every((score) => score >= 0) && scores.filter((score) => score > 0).length * 2 >= choices.length;
}

/** "Other", "Other technical profile", "Open application". */
function isAnythingElse(choice: string): boolean {
  const folded = lettersOf(fold(choice));
  const [first = ''] = wordsOf(choice);
  return OTHERS.has(folded) || OTHERS.has(first) || isOpenApplication(choice);
}

/** Letters that a shorter word has in common with too many others. */
const MIN_LETTERS = 4;

/** "Till" for "till assistant": whether each word of a choice begins a word of a title. */
function isShortFor(choice: string, title: string): boolean {
  const [own, words] = [wordsOf(choice), wordsOf(title)];
  const isIn = (word: string): boolean =>
    words.some(
      (other) => other === word || ((word.length >= MIN_LETTERS || isUnspaced(word)) && other.startsWith(word)),
    );
  return own.length > 0 && own.every(isIn);
}
