// https://developers.pinpointhq.com (public job feed postings.json) — pay is in the feed even where the company does
// not show it.
import { ParseError } from '../../../errors.js';
import { itemsOf } from '../../../postings/page/tree/section-lines.js';
import { foundPosting, type FoundPosting } from '../../../postings/posting.js';
import { readDate } from '../../../postings/text/days/date.js';
import { readRemoteLabel } from '../../../postings/text/kinds/remote.js';
import { joined, list, record, text } from '../../../postings/text/words.js';
import type { Listing } from '../../listing.js';
import { parseJson, tenant, type AtsSystem, type Board } from '../ats.js';
import { isFalse } from '../reading.js';
import { description, prose, readEmployment, readPay, readPayLine } from '../values.js';

function board(hostname: string): Board {
  return { system: 'pinpoint', key: hostname, url: `https://${hostname}/` };
}

export const pinpoint: AtsSystem = {
  name: 'pinpoint',
  liveBoard: 'https://everbridge.pinpointhq.com',
  hosts: /\.pinpointhq\.com$/,

  recogniseUrl(url) {
    const key = tenant(/^([\w-]+)\.pinpointhq\.com$/.exec(url.hostname)?.[1]);
    return key === undefined || /^(?:careers-assets|assets-?\w*|developers?)$/.test(key)
      ? undefined
      : board(url.hostname);
  },

  recogniseMarkup: (marks, { hostname }) =>
    /\b(?:cdn|assets?|careers-assets)[\w-]{0,60}\.pinpointhq\.com/.test(marks) ? [board(hostname)] : [],

  listing: ({ key }): Listing => ({
    first: () => [{ url: `https://${key}/postings.json` }],
    read(body) {
      const answer = record(parseJson(body, 'pinpoint'));
      if (!Array.isArray(answer['data'])) throw new ParseError('pinpoint: $.data is no list');
      return { postings: list(answer['data']).map((posting) => readPosting(record(posting), key)) };
    },
  }),
};

function readPosting(posting: Readonly<Record<string, unknown>>, host: string): FoundPosting {
  const place = record(posting['location']);
  const department = record(posting['department']);
  const path = text(posting['path']);
  const city = text(place['city']);
  const block = (name: string): string => {
    const content = prose(posting[name]);
    return content === '' ? '' : description(text(posting[`${name}_header`]), content);
  };
  return foundPosting(
    'ats',
    {
      job_title: text(posting['title']),
      job_url: text(posting['url']) ?? (path && `https://${host}${path}`),
      location: text(place['name']) ?? joined(city, text(place['province'])),
      city,
      postal_code: text(place['postal_code']),
      street_address: text(place['street_address']),
      department: text(record(record(posting['job'])['department'])['name']) ?? text(department['name']),
      ...readEmployment(posting['employment_type_text'], posting['employment_type']),
      remote_policy:
        readRemoteLabel(text(posting['workplace_type'])) ?? readRemoteLabel(text(posting['workplace_type_text'])),
      application_deadline: readDate(posting['deadline_at']),
      ...payOf(posting),
      requirements: itemsOf(prose(posting['skills_knowledge_expertise'])),
      benefits: itemsOf(prose(posting['benefits'])),
      job_description: description(
        block('description'),
        block('key_responsibilities'),
        block('skills_knowledge_expertise'),
        block('benefits'),
      ),
    },
    { id: text(posting['id']) },
  );
}

function payOf(posting: Readonly<Record<string, unknown>>): ReturnType<typeof readPay> {
  if (isFalse(posting['compensation_visible'])) return {};
  const pay = readPay({
    min: posting['compensation_minimum'],
    max: posting['compensation_maximum'],
    currency: posting['compensation_currency'],
    period: posting['compensation_frequency'],
  });
  return Object.keys(pay).length > 0 ? pay : readPayLine(posting['compensation']);
}
