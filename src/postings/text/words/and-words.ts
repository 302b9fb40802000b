import { OR_WORDS } from './or-words.js';

/** "And" between two things, of all languages that are read. */
export const AND_WORDS: readonly string[] = 'and|und|et|y|e|en|i|og|och|ja|și|si|و|και|и|та|in|ir|un'.split('|');

/** "And" and "or". */
export const AND_OR_WORDS: readonly string[] = [...AND_WORDS, ...OR_WORDS.flatMap(([, words]) => words.split('|'))];
