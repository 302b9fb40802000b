import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { TitleRules } from '../../src/pipelines/career-pages/judging/title-rules.js';

/** A title with what it is, as a person labelled it. */
export interface Title {
  readonly title: string;
  readonly language: string;
  readonly field: string;
  readonly level: string;
  readonly people: string;
}

/** Which titles a wish means, by their labels; a label that is not named may be any. */
export type Wanted = Record<'field' | 'not_field' | 'level' | 'not_level' | 'people', string[] | undefined>;

/** A wish in a caller's words. */
export interface Wish {
  readonly wish: string;
  readonly wanted: Wanted;
  /** What a good model makes of the wish. */
  readonly rules: TitleRules;
}

function contentOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

export const titles = parse<Title>(contentOf('titles.csv'), { columns: true });
export const wishes = JSON.parse(contentOf('wishes.json')) as Wish[];

export function isWanted(title: Title, { field, not_field, level, not_level, people }: Wanted): boolean {
  const isAmong = (label: string, named: readonly string[] | undefined): boolean => named?.includes(label) ?? true;
  const isNoneOf = (label: string, named: readonly string[] | undefined): boolean => named?.includes(label) !== true;
  return (
    isAmong(title.field, field) &&
    isNoneOf(title.field, not_field) &&
    isAmong(title.level, level) &&
    isNoneOf(title.level, not_level) &&
    isAmong(title.people, people)
  );
}
