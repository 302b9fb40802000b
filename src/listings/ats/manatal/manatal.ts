import { pathPart, tenant, type AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const manatal: AtsSystem = {
  name: 'manatal',
  hosts: /\.careers-page\.com$/,

  recogniseUrl(url) {
    const key = tenant(/^(?:www\.)?careers-page\.com$/.test(url.hostname) ? pathPart(url, 0) : undefined);
    return key === undefined ? undefined : { system: 'manatal', key, url: `https://www.careers-page.com/${key}` };
  },
};
