import { ashby } from './ashby/ashby.js';
import type { AtsSystem, Board } from './ats.js';
import { greenhouse } from './greenhouse/greenhouse.js';
import { lever } from './lever/lever.js';
import { personio } from './personio/personio.js';
import { recruitee } from './recruitee/recruitee.js';
import { smartrecruiters } from './smartrecruiters/smartrecruiters.js';
import { workable } from './workable/workable.js';
import { workday } from './workday/workday.js';

/** The career systems the service can read. The first that recognises an address or a page has it. */
export const atsSystems: readonly AtsSystem[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  personio,
  recruitee,
  workday,
];

/** The board an address leads to. */
export function recogniseBoard(url: URL): Board | undefined {
  for (const system of atsSystems) {
    const board = system.recogniseUrl(url);
    if (board) return board;
  }
  return undefined;
}

/** The boards a page's markup names without their address. */
export function recogniseMarkup(html: string, pageUrl: URL): Board[] {
  return atsSystems.flatMap((system) => system.recogniseMarkup?.(html, pageUrl) ?? []);
}

/** @throws Error for a system that is not in the list */
export function getSystem(name: string): AtsSystem {
  const system = atsSystems.find((candidate) => candidate.name === name);
  if (!system) throw new Error(`no career system is called ${name}`);
  return system;
}
