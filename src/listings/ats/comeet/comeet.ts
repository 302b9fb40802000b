import { pathPart, tenant, type AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const comeet: AtsSystem = {
  name: 'comeet',
  hosts: /\.comeet\.com?$/,

  recogniseUrl(url) {
    const key = tenant(
      /^(?:www\.)?comeet\.com?$/.test(url.hostname) && pathPart(url, 0) === 'jobs' ? pathPart(url, 1) : undefined,
    );
    return key === undefined ? undefined : { system: 'comeet', key, url: `https://www.comeet.com/jobs/${key}` };
  },
};
