// As the system's own job pages ask (2026): one list with everything in it; a portal of its own lies below
// /portal/<name>.
import { ParseError } from '../../../errors.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readContractType, readJobType } from '../../../postings/text/kinds/job-type.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { list, record, text } from '../../../postings/text/words.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { type Data, labels, sortedRows, textAt } from '../reading.js';
import { description, mailbox, placeFields, prose, readPay, readPayLine } from '../values.js';

const HOST = /^([\w-]+)\.dvinci(?:-hr|-easy)?\.(?:com|de)$/;
/** The list of a site on a company's own host, as widgets name it. */
const LIST = /^(?:\/portal\/[\w.-]+)?\/jobPublication\/list\.json$/;
const MARKS = /name="dvinciVersion"|\bDvinciData\s*=|ng-app="dvinci\./;

export const dvinci: AtsSystem = {
  name: 'dvinci',
  liveBoard: 'https://sozialstiftung-bamberg.dvinci-easy.com/',
  hosts: HOST,

  recogniseUrl(url) {
    const isTenant = tenant(HOST.exec(url.hostname)?.[1]) !== undefined;
    return isTenant || LIST.test(url.pathname) ? boardAt(url) : undefined;
  },

  recogniseMarkup(marks, pageUrl) {
    return MARKS.test(marks) ? [boardAt(pageUrl)] : [];
  },

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://${key}/jobPublication/list.json` }],
    read(body) {
      const publications = parseJson(body, 'dvinci');
      if (!Array.isArray(publications)) throw new ParseError('dvinci: the answer is no list');
      return sortedRows(
        publications.map(record),
        (row) => textAt(row, 'jobOpening.type') !== 'UNSOLICITED',
        (row) => readPublication(row, key),
        'open_application',
      );
    },
  }),
};

function boardAt({ host, pathname }: URL): Board {
  const portal = /^\/portal\/[\w.-]+/.exec(pathname)?.[0] ?? '';
  return { system: 'dvinci', key: `${host}${portal}`, url: `https://${host}${portal}/` };
}

/** Sites count their postings from 1; portals of one site share them. */
function readPublication(publication: Data, site: string): FoundPosting {
  const id = text(publication['id']);
  const opening = record(publication['jobOpening']);
  const contact = record(opening['responsibleUser']);
  const name = [text(contact['firstName']), text(contact['lastName'])].filter((part) => part !== undefined).join(' ');
  const profile = prose(publication['profile']);
  const offer = prose(publication['weOffer']);
  const period = textAt(opening, 'contractPeriod.name');
  return foundPosting(
    'ats',
    {
      job_title: text(publication['position']),
      job_url: text(publication['jobPublicationURL']),
      ...readPlaces(opening),
      department: text(opening['department']) ?? labels(opening['categories'])[0],
      job_type: readWorkingTime(list(opening['workingTimes']).map(record)),
      contract_type: readContractType(period),
      remote_policy: readRemoteLabel(labels(opening['workingTimes']).join(' ')),
      posted_at: readDate(publication['startDate']),
      application_deadline: readDate(publication['endDate']),
      company_name: textAt(opening, 'company.name'),
      ...payOf(opening),
      hiring_manager_name: name,
      hiring_manager_email: mailbox(contact['email']),
      hiring_manager_phone: text(contact['telephone']) ?? text(contact['mobile']),
      requirements: itemsOf(profile),
      benefits: itemsOf(offer),
      job_description: description(
        ...['introduction', 'tasks'].map((part) => prose(publication[part])),
        profile,
        offer,
        prose(publication['closingText']),
      ),
    },
    { id: id === undefined ? undefined : `${site.split('/', 1).join('')} ${id}` },
  );
}

function readPlaces(opening: Data): ReturnType<typeof placeFields> {
  const places = list(opening['locations'])
    .filter(Boolean)
    .map(record)
    .map((place) => ({
      written: text(place['name']),
      city: textAt(place, 'address.city') ?? text(place['city']),
      country: textAt(place, 'country.name') ?? text(place['country']),
      postalCode: textAt(place, 'address.zipCode'),
      street: textAt(place, 'address.street'),
    }));
  return placeFields(places.length > 0 ? places : [{ written: text(opening['location']) }]);
}

/** Full time where it is open to both; a mini-job only where it is nothing else. */
function readWorkingTime(times: readonly Data[]): string | undefined {
  const kinds = times.map(
    (time) =>
      readJobType(text(time['internalName'])?.replace('TEILZEIT', 'Teilzeit ')) ?? readJobType(text(time['name'])),
  );
  return ['full-time', 'part-time'].find((kind) => kinds.some((one) => one === kind)) ?? kinds[0];
}

function payOf(opening: Data): ReturnType<typeof readPay> {
  const salary = record(opening['salary']);
  const value = record(salary['value']);
  const stated = readPay({
    min: value['minValue'] ?? value['value'],
    max: value['maxValue'] ?? value['value'],
    currency: salary['currency'],
    period: value['unitText'],
  });
  if (Object.keys(stated).length > 0) return stated;
  return readPayLine(opening['salaryRange']);
}
