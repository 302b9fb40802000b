import { recogniseBoard } from './index.js';

/** Systems that are recognised by their address and not read yet, by host; with the tenant's part where hosts are shared. */
const OTHER_SYSTEMS: [RegExp, string][] = [
  [/\.teamtailor\.com$/, 'teamtailor'],
  [/\.bamboohr\.(?:com|co\.uk)$/, 'bamboohr'],
  [/\.breezy\.hr$/, 'breezy'],
  [/\.pinpointhq\.com$/, 'pinpoint'],
  [/^ats(?:\.\w+)?\.rippling\.com$|^[\w-]+\.rippling-ats\.com$/, 'rippling'],
  [/\.icims\.com$/, 'icims'],
  [/\.jobvite\.com$/, 'jobvite'],
  [/\.successfactors\.(?:com|eu)$|\.jobs\.hr\.cloud\.sap$|\.sapsf\.(?:com|eu|cn)$|\.jobs2web\.com$/, 'successfactors'],
  [/\.taleo\.net$/, 'taleo'],
  [/\.oraclecloud\.com$/, 'oracle'],
  [/\.softgarden\.(?:io|de)$/, 'softgarden'],
  [/\.dvinci(?:-hr|-easy)?\.(?:com|de)$/, 'dvinci'],
  [/\.rexx-(?:systems|recruitment)\.com$/, 'rexx'],
  [/\.onlyfy\.jobs$|\.jobbase\.io$|\.prescreenapp\.io$/, 'onlyfy'],
  [/\.comeet\.com?$/, 'comeet'],
  [/\.eightfold\.ai$/, 'eightfold'],
  [/^(?:workforcenow|myjobs|recruiting)\.adp\.com$/, 'adp'],
  [/^recruiting\.paylocity\.com$/, 'paylocity'],
  [/\.ultipro\.(?:com|ca)$/, 'ukg'],
  [/\.applytojob\.com$|\.jazz\.co$/, 'jazzhr'],
  [/^jobs\.gem\.com$/, 'gem'],
  [/\.hireology\.(?:com|careers)$/, 'hireology'],
  [/\.factorialhr\.(?:com|[a-z]{2})$/, 'factorial'],
  [/\.homerun\.co$/, 'homerun'],
  [/\.freshteam\.com$/, 'freshteam'],
  [/\.zohorecruit\.(?:com|eu|in)$/, 'zoho'],
  [/^jobs\.b-ite\.com$/, 'bite'],
  [/\.umantis\.com$/, 'umantis'],
  [/\.careers\.hibob\.com$/, 'hibob'],
  [/\.traffit\.com$/, 'traffit'],
  [/\.dayforcehcm\.com$/, 'dayforce'],
  [/\.csod\.com$/, 'cornerstone'],
  [/\.avature\.net$/, 'avature'],
  [/\.pageuppeople\.com$/, 'pageup'],
  [/^jobs\.deel\.com$/, 'deel'],
  [/\.jobylon\.com$/, 'jobylon'],
  [/^jobs\.gusto\.com$/, 'gusto'],
  [/\.careers-page\.com$/, 'manatal'],
  [/\.talentclue\.com$/, 'talentclue'],
  [/\.recruiterbox\.com$|\.hire\.trakstar\.com$/, 'recruiterbox'],
  [/\.brassring\.com$/, 'brassring'],
  [/\.gupy\.io$/, 'gupy'],
  [/\.keka\.com$/, 'keka'],
  [/\.darwinbox\.(?:in|com)$/, 'darwinbox'],
];

/** Systems whose boards share a host with everything else the vendor shows. */
const BY_PATH: [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?join\.com\/companies\/[\w-]+/, 'join'],
  [/^https?:\/\/(?:www\.)?welcometothejungle\.com\/[a-z]{2}(?:-[a-z]{2})?\/companies\/[\w-]+/i, 'welcometothejungle'],
  [/^https?:\/\/(?:www\.)?careers-page\.com\/[\w-]+/, 'manatal'],
  [/^https?:\/\/(?:www\.)?comeet\.com?\/jobs\/[\w.-]+/, 'comeet'],
];

/** The vendors' own pages are no boards. */
const VENDOR_PAGE = /^(?:www|help|support|info|blog|status|developers?|docs)\./;

/** Which career system an address belongs to, read or not; undefined for everything else. Never a guess. */
export function detectSystem(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const board = recogniseBoard(url);
  if (board) return board.system;
  const byPath = BY_PATH.find(([pattern]) => pattern.test(address))?.[1];
  if (byPath !== undefined) return byPath;
  if (VENDOR_PAGE.test(url.hostname)) return undefined;
  return OTHER_SYSTEMS.find(([pattern]) => pattern.test(url.hostname))?.[1];
}
