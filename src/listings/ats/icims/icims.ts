// https://developer.icims.com (career sites) — two kinds of site: the classic one is pages that show their list inside
// a frame, the newer one ("Jibe") stands on the company's host and has /api/jobs.
import { tenant, type AtsSystem, type Board } from '../ats.js';
import { classicListing } from './classic.js';
import { jibeListing } from './jibe.js';

function classic(hostname: string): Board {
  return { system: 'icims', key: hostname, url: `https://${hostname}/jobs/search?ss=1` };
}

/** The list may stand below a part of the site: /main/jobs. */
function jibe({ hostname, pathname }: URL): Board {
  const path = /^.*?\/jobs(?=\/|$)/.exec(pathname)?.[0] ?? '/jobs';
  return { system: 'icims', key: `jibe/${hostname}`, url: `https://${hostname}${path}` };
}

export const icims: AtsSystem = {
  name: 'icims',
  liveBoard: 'https://careers-cravath.icims.com/jobs/search',
  hosts: /\.(?:icims|jibeapply)\.com$/,

  recogniseUrl(url) {
    // Each newer site has a host of the system's beside the company's own.
    if (tenant(/^([\w-]+)\.jibeapply\.com$/.exec(url.hostname)?.[1]) !== undefined) return jibe(url);
    const key = tenant(/^([\w-]+)\.icims\.com$/.exec(url.hostname)?.[1]);
    const isVendors = key === undefined || /^(?:community|developer|login|c-\d+|cdn\d*|media\d*|social)$/.test(key);
    return isVendors ? undefined : classic(url.hostname);
  },

  recogniseMarkup(marks, url) {
    if (/\bjibecdn\.com\b|\bwindow\._?jibe\b|\bapp\.jibe(?:apply)?\b/.test(marks)) return [jibe(url)];
    return /\biCIMS_(?:ListingsPage|MainWrapper|JobsTable)\b/.test(marks) ? [classic(url.hostname)] : [];
  },

  listing: (board) => (board.key.startsWith('jibe/') ? jibeListing(board) : classicListing(board)),
};
