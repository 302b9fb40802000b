import { pathPart, tenant, type AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const join: AtsSystem = {
  name: 'join',

  recogniseUrl(url) {
    const key = tenant(
      /^(?:www\.)?join\.com$/.test(url.hostname) && pathPart(url, 0) === 'companies' ? pathPart(url, 1) : undefined,
    );
    return key === undefined ? undefined : { system: 'join', key, url: `https://join.com/companies/${key}` };
  },
};
