import { expect, it } from '@jest/globals';
import { parseHtml } from '../../tree/html.js';
import { readHtmlListing } from '../html-listing.js';

function titlesOf(body: string): unknown[] {
  const html = `<title>Careers</title><main><h1>Careers</h1>${body}</main>`;
  const { postings } = readHtmlListing(parseHtml(html), { url: 'https://plant.example/careers', careerScore: 1 });
  return postings.map(({ fields }) => fields.job_title);
}

const ADVERT = `<p>Job title: Heating Planner II<br><br>Job Location: Dover, DE, USA<br><br>Employment Type: Full-Time</p>
  <p class="bold">Responsibilities:</p><p>• You plan heating systems for schools and hospitals.<br><br>
  • You visit sites, measure what they use and report to the head of planning.</p>
  <p class="bold">Required Qualifications:</p><p>• Bachelor’s degree in engineering.<br><br>• LINE<br><br>
  o Licensed Professional Engineer (P.E.)<br><br>o Certified Energy Manager (CEM)<br><br>• Knowledge of heat pumps.</p>`;

it.each(['License and certification:', 'One of the following:', 'Requirements:'])(
  'certificates below "%s" are asked, and no openings',
  (line) => {
    expect(titlesOf(ADVERT.replace('LINE', line))).toEqual(['Heating Planner II']);
  },
);

it.each(['We are looking for:', 'Staff required:', 'Currently required:'])('openings below "%s" stay', (line) => {
  const openings = `<p>${line}<br><br>o Licensed Electrician<br><br>o Certified Welder</p>`;
  expect(titlesOf(openings)).toEqual(['Licensed Electrician', 'Certified Welder']);
});
