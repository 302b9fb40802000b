// No interface; as its job sites serve it (2026): a table on /Jobs/All, ten to fifty rows a page, whose number the page itself names.
import { ParseError } from '../../../errors.js';
import { attribute, lineOf, parseHtml, type Element } from '../../../postings/page/html.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/date.js';
import { readPlace } from '../../../postings/text/place.js';
import { text } from '../../../postings/text/words.js';
import type { Listing, ListingRequest } from '../../listing.js';
import { tenant, type AtsSystem, type Board } from '../ats.js';
import { jobPage, ofClass, pageRequest, plainAddress, readOwnPage } from '../pages.js';
import { readEmployment } from '../values.js';

const HOST = /^([\w-]+)(?:\.[a-z]{2})?\.umantis\.com$/;
const VACANCY = /\/Vacancies\/(\d+)\/Description\/\d+/;

export const umantis: AtsSystem = {
  name: 'umantis',
  hosts: /\.umantis\.com$/,

  recogniseUrl(url) {
    return tenant(HOST.exec(url.hostname)?.[1]) === undefined ? undefined : boardOf(url.host);
  },

  recogniseMarkup(marks, pageUrl) {
    return /\bglobalUmantisParams\b|\bHSTableLinkSubTitle\b/.test(marks) ? [boardOf(pageUrl.host)] : [];
  },

  listing: ({ key }): Listing => ({
    first: () => [page(key)],
    read(body, request) {
      const document = parseHtml(body);
      const links = ofClass(document, 'HSTableLinkSubTitle').filter((link) => VACANCY.test(attribute(link, 'href')));
      if (links.length === 0 && !/umantis|tableaslist|table-as-list/i.test(body))
        throw new ParseError('umantis: the page has no HSTableLinkSubTitle');
      const table = /"TableNr"\s*:\s*"?(\d+)/.exec(body)?.[1] ?? /[?&;]tc(\d+)=p\d+/.exec(body)?.[1];
      const number = Number(/[?&]tc\d+=p(\d+)/.exec(request.url)?.[1] ?? 1);
      return {
        postings: links.map((link) => readLink(link, request.url, key)),
        // Behind the last page stands the first again: the driver ends where nothing new comes.
        ...(links.length > 0 && table !== undefined && { next: [page(key, table, number + 1)] }),
      };
    },
    detail: jobPage,
    readDetail: (body, posting) => readOwnPage(body, posting, 'umantis'),
  }),
};

function boardOf(host: string): Board {
  return { system: 'umantis', key: host, url: `https://${host}/Jobs/All` };
}

function page(host: string, table?: string, number = 1): ListingRequest {
  return pageRequest(`https://${host}/Jobs/All${table === undefined ? '' : `?tc${table}=p${String(number)}`}`);
}

/** What stands beside the title is set per company: "Online seit: 08.07.2026", "| Laufen", "| Type: Full time". */
function readLink(link: Element, base: string, host: string): FoundPosting {
  const url = plainAddress(attribute(link, 'href'), base);
  const facts = factsBeside(link);
  const valueOf = (label: RegExp): string | undefined =>
    facts.flatMap((fact) => (label.test(fact) ? (text(fact.replace(/^[^:]+:/, '')) ?? []) : []))[0];
  const plain = facts.filter((fact) => !fact.includes(':'));
  const kind = valueOf(/^(?:type|art|pensum|beschäftigung|anstellung)[^:]*:/i);
  const period = valueOf(/^(?:employment period|befristung|vertragsart|dauer)[^:]*:/i);
  return foundPosting(
    'ats',
    {
      job_title: lineOf(link),
      job_url: url,
      location:
        valueOf(/^(?:place of work|arbeitsort|standort|location|lieu|sede|ort)[^:]*:/i) ??
        plain.find((fact) => readPlace(fact).country !== undefined),
      department: valueOf(/^(?:abteilung|department|bereich|département)[^:]*:/i),
      ...readEmployment(kind, period),
      posted_at: readDate(valueOf(/^(?:online seit|publiziert|published|online since|veröffentlicht)[^:]*:/i)),
    },
    { id: `${host} ${VACANCY.exec(url ?? '')?.[1] ?? ''}` },
  );
}

function factsBeside(link: Element): string[] {
  let cell: Element | undefined;
  for (let up = link.parent; up && 'name' in up && up.name !== 'table' && cell === undefined; up = up.parent)
    if (up.name === 'td' || up.name === 'tr' || /cell/.test(attribute(up, 'class'))) cell = up;
  return cell
    ? lineOf(cell)
        .replace(lineOf(link), '|')
        .split('|')
        .flatMap((fact) => text(fact) ?? [])
    : [];
}
