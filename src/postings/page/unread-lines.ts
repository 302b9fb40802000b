import { addressesModel } from '../text/field-cues.js';
import { textOf, type Document } from './html.js';
import { jobTitleScore } from './job-titles.js';
import { readPageLists } from './page-lists.js';
import { readPageTree } from './page-tree.js';

const SPEAKS_OF_OPENINGS =
  /\b(?:we(?:'| a)?re (?:hiring|looking for)|open (?:positions?|roles?)|wir suchen|stellen(?:angebot|anzeige)|\(?[mwfdx]\s?\/\s?[mwfdx](?:\s?\/\s?[mwfdx])?\)?|on recrute|nous recherchons|poste|buscamos|vacante|cerchiamo|posizion|vacature|we zoeken|szukamy|vi söker|vi søger|etsimme|hledáme)/i;

/**
 * The lines of a page that speaks of openings, or whose sets of records are doubtful, and shows no posting to the
 * readers; empty for any other page. What speaks to machines is left out.
 */
export function unreadLines(document: Document, asked: { url: string; careerScore: number }): string[] {
  const lines = textOf(document)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !addressesModel(line));
  const speaks = lines.some((line) => line.length < 160 && (jobTitleScore(line) > 0 || SPEAKS_OF_OPENINGS.test(line)));
  return speaks || readPageLists(readPageTree(document), asked).doubtful.length > 0 ? lines : [];
}
