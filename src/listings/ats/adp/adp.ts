// As its career centres ask (2026). Two products: Workforce Now, whose rows have no text, and the newer job sites
// (myjobs), whose rows have everything.
import type { Listing } from '../../listing.js';
import { pathPart, tenant, type AtsSystem, type Board } from '../ats.js';
import { isJobSite, jobSiteBoard, jobSiteListing } from './myjobs.js';
import { careerCentreListing, centreAddress } from './workforce-now.js';

const CLIENT = /^[\da-f-]{36}$/i;

export const adp: AtsSystem = {
  name: 'adp',
  liveBoard: 'https://myjobs.adp.com/claritevcareers/cx',
  hosts: /^(?:workforcenow(?:\.cloud)?|myjobs|recruiting)\.adp\.com$/,
  // The 201st request of a minute is refused, of all companies together:
  // github.com/sarthakjain004/headstart src/headstart/scrapers/adp.py
  rate: { servers: /^workforcenow\.adp\.com$/, requestsPerSecond: 3, concurrency: 2 },

  recogniseUrl(url) {
    if (url.hostname === 'myjobs.adp.com') {
      const site = pathPart(url, 0) === 'public' ? pathPart(url, 4) : pathPart(url, 0);
      const key = tenant(site);
      const isName = key !== undefined && /^\w(?:[\w.-]*[\w-])?$/.test(key);
      return isName ? jobSiteBoard(key.toLowerCase()) : undefined;
    }
    if (!/^workforcenow(?:\.cloud)?\.adp\.com$/.test(url.hostname)) return undefined;
    const { searchParams: asked } = url;
    return centre(asked.get('cid'), asked.get('ccId'), asked.get('lang'));
  },

  // The widget on a company's page is an element of its own.
  recogniseMarkup(marks) {
    return [...marks.matchAll(/<recruitment-current-openings\b([^>]{1,600})>/g)].flatMap(([, written = '']) => {
      const value = (name: string): string | null =>
        new RegExp(`\\b${name}="([\\w-]+)"`, 'i').exec(written)?.[1] ?? null;
      return centre(value('cid'), value('ccid'), value('locale')) ?? [];
    });
  },

  listing: (board): Listing => (isJobSite(board) ? jobSiteListing(board) : careerCentreListing(board)),
};

/**
 * The board of a client. Without the number of its career centre the system shows the right one; a wrong number is
 * answered with an empty list, so none is made up.
 */
function centre(client: string | null, number: string | null, stated: string | null): Board | undefined {
  if (client === null || !CLIENT.test(client)) return undefined;
  const language = /^[a-z]{2}_[A-Z]{2}$/.exec(stated ?? '')?.[0] ?? 'en_US';
  const shown = number !== null && /^\w+$/.test(number) ? `&ccId=${number}` : '';
  const key = `cid=${client.toLowerCase()}${shown}&lang=${language}`;
  return { system: 'adp', key, url: centreAddress(key) };
}
