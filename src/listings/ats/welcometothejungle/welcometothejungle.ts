import { pathPart, tenant, type AtsSystem } from '../ats.js';

/** Recognised only: its pages are read like any site. */
export const welcometothejungle: AtsSystem = {
  name: 'welcometothejungle',

  recogniseUrl(url) {
    const key = tenant(
      /^(?:www\.)?welcometothejungle\.com$/.test(url.hostname) && pathPart(url, 1) === 'companies'
        ? pathPart(url, 2)
        : undefined,
    );
    return key === undefined
      ? undefined
      : { system: 'welcometothejungle', key, url: `https://www.welcometothejungle.com/en/companies/${key}` };
  },
};
