// https://help.homerun.co (feeds) — an Atom feed with everything; the site itself shows its list by scripts only.
import { ParseError } from '../../../errors.js';
import { attribute, elementsNamed, isTag, parseXml, textOf, type Element } from '../../../postings/page/html.js';
import { isOpenApplication } from '../../../postings/page/job-titles.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { readRemoteLabel } from '../../../postings/text/remote.js';
import { text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { pathPart, tenant, type AtsSystem } from '../ats.js';
import { prose, readEmployment } from '../values.js';

const HOST = /^([\w-]+)\.homerun\.co$/;

export const homerun: AtsSystem = {
  name: 'homerun',
  hosts: HOST,

  recogniseUrl(url) {
    const name = url.hostname === 'feed.homerun.co' ? pathPart(url, 0) : HOST.exec(url.hostname)?.[1];
    const key = /^(?:feed|admin|cdn\d*|auth)$/.test(name ?? '') ? undefined : tenant(name);
    return key === undefined ? undefined : { system: 'homerun', key, url: `https://${key}.homerun.co/` };
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://feed.homerun.co/${key}`, accept: 'application/atom+xml' }],
    read(body) {
      if (!/<feed[\s>]/.test(body.slice(0, 2000))) throw new ParseError('homerun: the answer is no feed');
      const entries = elementsNamed(parseXml(body), 'entry').map(readEntry);
      return { postings: entries.filter(({ fields }) => !isOpenApplication(fields.job_title ?? '')) };
    },
  }),
};

function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((node): node is Element => isTag(node) && node.name === name);
}

function readEntry(entry: Element): FoundPosting {
  const value = (name: string, inner?: string): string | undefined => {
    const found = inner === undefined ? child(entry, name) : child(child(entry, name), inner);
    return found && text(textOf(found));
  };
  const html = (name: string): string => {
    const found = child(entry, name);
    return found ? prose(textOf(found)) : '';
  };
  const kind = value('type', 'name');
  const place = value('location', 'name');
  const link = elementsNamed(entry, 'link').find((one) => /^(?:alternate|)$/.test(attribute(one, 'rel')));
  return foundPosting(
    'ats',
    {
      job_title: value('title'),
      job_url: attribute(link, 'href'),
      location: place,
      remote_policy: readRemoteLabel(place),
      department: value('department', 'name'),
      company_name: value('author', 'name'),
      ...readEmployment(kind),
      posted_at: readDate(value('published')),
      job_description: html('description') || html('content') || html('summary'),
    },
    { id: value('id') },
  );
}
