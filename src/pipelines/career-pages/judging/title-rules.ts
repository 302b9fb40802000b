import { ParseError } from '../../../errors.js';
import type { Question } from '../../../llm/llm.js';
import { readTitleLevels, TITLE_LEVELS, type TitleLevel } from '../../../postings/text/title-level.js';
import { list, record, text } from '../../../postings/text/words.js';
import { matchesTitle } from '../../../postings/title-filter.js';

/** What a wish for titles in plain words means, as rules that code applies and everybody can read. */
export interface TitleRules {
  /** Titles to keep: each a few words that must all occur. */
  readonly keep: readonly string[];
  /** Titles to reject, before all else. */
  readonly reject: readonly string[];
  /** Levels to keep, where the wish names some: a title that states another one is rejected. */
  readonly keep_levels: readonly TitleLevel[];
  readonly reject_levels: readonly TitleLevel[];
  /** What becomes of a title that no rule names: kept, or asked about. */
  readonly otherwise: 'keep' | 'ask';
}

/** What the rules say of a title, and which of them says it; undefined where they leave it open. */
interface RuledTitle {
  readonly isKept: boolean;
  readonly rule: string;
}

/** No rule at all: every title is asked about. */
export const NO_RULES: TitleRules = { keep: [], reject: [], keep_levels: [], reject_levels: [], otherwise: 'ask' };

const RULES_MAX = 100;
const INSTRUCTIONS = `You turn a wish for job titles into rules that a program applies to job titles in any language.
Answer with JSON:
keep: titles the wish asks for, each as one to three words that must all occur in a title, with the usual synonyms and their translations into English, German, French, Spanish, Italian and Dutch. Empty when the wish only excludes.
reject: titles the wish excludes by name, in the same form. Never the opposite of what is wanted, only what is excluded.
keep_levels: the levels the wish limits itself to; empty when it does not.
reject_levels: the levels the wish excludes.
otherwise: "keep" when everything that is not excluded is wanted, else "ask".
Levels are: ${TITLE_LEVELS.join(', ')}.`;

const texts = { type: 'array', items: { type: 'string' } };
const levels = { type: 'array', items: { type: 'string', enum: TITLE_LEVELS } };

/**
 * Asks what the wish means. The wish is the caller's own, so it is material like any other: it cannot ask for more than
 * rules.
 */
export function rulesQuestion(wish: string): Question<TitleRules> {
  return {
    name: 'title_rules',
    instructions: INSTRUCTIONS,
    material: wish,
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['keep', 'reject', 'keep_levels', 'reject_levels', 'otherwise'],
      properties: {
        keep: texts,
        reject: texts,
        keep_levels: levels,
        reject_levels: levels,
        otherwise: { type: 'string', enum: ['keep', 'ask'] },
      },
    },
    maxTokens: 2000,
    read: readRules,
  };
}

/** @throws ParseError when it is no set of rules, or one that contradicts itself */
function readRules(raw: unknown): TitleRules {
  const answer = record(raw);
  if (!Array.isArray(answer['keep']) || !Array.isArray(answer['reject']))
    throw new ParseError('keep and reject must be lists');
  const phrases = (value: unknown): string[] =>
    [...new Set(list(value).flatMap((item) => text(item)?.slice(0, 100) ?? []))].slice(0, RULES_MAX);
  const known = (value: unknown): TitleLevel[] => TITLE_LEVELS.filter((level) => list(value).includes(level));
  const rules: TitleRules = {
    keep: phrases(answer['keep']),
    reject: phrases(answer['reject']),
    keep_levels: known(answer['keep_levels']),
    reject_levels: known(answer['reject_levels']),
    otherwise: answer['otherwise'] === 'keep' ? 'keep' : 'ask',
  };
  if (rules.keep_levels.some((level) => rules.reject_levels.includes(level)))
    throw new ParseError('a level is both kept and rejected');
  const taken = rules.keep.find((phrase) => matchesTitle(phrase, rules.reject));
  if (taken !== undefined) throw new ParseError(`what is rejected takes every "${taken}", which is to be kept`);
  return rules;
}

/** What the rules say of a title. What excludes goes first; a level alone never keeps a title. */
export function decideTitle(title: string, rules: TitleRules): RuledTitle | undefined {
  const stated = readTitleLevels(title);
  const rejectedBy = rules.reject.find((phrase) => matchesTitle(title, [phrase]));
  if (rejectedBy !== undefined) return { isKept: false, rule: `reject "${rejectedBy}"` };
  const rejectedLevel = rules.reject_levels.find((level) => stated.has(level));
  if (rejectedLevel !== undefined) return { isKept: false, rule: `reject level ${rejectedLevel}` };
  const isOtherLevel = rules.keep_levels.length > 0 && !rules.keep_levels.some((level) => stated.has(level));
  if (isOtherLevel && stated.size > 0)
    return { isKept: false, rule: `keep levels ${rules.keep_levels.join(', ')} only` };
  const keptBy = rules.keep.find((phrase) => matchesTitle(title, [phrase]));
  if (keptBy !== undefined && !isOtherLevel) return { isKept: true, rule: `keep "${keptBy}"` };
  return rules.otherwise === 'keep' && rules.keep_levels.length === 0
    ? { isKept: true, rule: 'not excluded' }
    : undefined;
}
