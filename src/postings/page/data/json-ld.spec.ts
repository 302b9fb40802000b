import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../tree/html.js';
import { readJsonLd } from './json-ld.js';
import { readMicrodata } from './microdata.js';

const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const read = (...blocks: string[]): (string | undefined)[] =>
  readJsonLd(parseHtml(blocks.map(script).join('')), 'https://firm.example/jobs').map(({ fields }) => fields.job_title);

describe('readJsonLd', () => {
  it.each([
    ['a graph', '{"@graph":[{"@type":"WebPage"},{"@type":["JobPosting"],"title":"Cook"}]}'],
    ['a list of items', '{"@type":"ItemList","itemListElement":[{"item":{"@type":"JobPosting","title":"Cook"}}]}'],
    ['a full IRI and Pascal case', '{"@type":"http://schema.org/JobPosting","Title":"Cook"}'],
    ['a trailing comma and a comment', '{"@type":"JobPosting", /* x */ "title":"Cook",}'],
    ['a raw line break in a text', '{"@type":"JobPosting","title":"Cook","description":"a\nb"}'],
    ['a missing comma', '{"@type":"JobPosting","datePosted":"2026-01-01" "title":"Cook"}'],
    ['two objects in a row', '{"@type":"WebPage"} {"@type":"JobPosting","title":"Cook"}'],
    ['a CDATA guard', '//<![CDATA[\n{"@type":"JobPosting","title":"Cook"}\n//]]>'],
  ])('survives %s', (_form, json) => {
    expect(read(json)).toEqual(['Cook']);
  });

  it('loses one bad block, not the others', () => {
    expect(read('{"@type":"JobPosting","title":', '{"@type":"JobPosting","title":"Cook"}')).toEqual(['Cook']);
  });

  it('takes what stands beside a town for its country', () => {
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      jobLocation: { address: { addressLocality: 'Wien, Austria' } },
    };
    const [posting] = readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/careers');
    expect(posting?.fields).toMatchObject({ city: 'Wien', country: 'Austria', location: 'Wien, Austria' });
  });

  it('reads the shapes that fields have', () => {
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      url: '/jobs/1',
      description: '&lt;p&gt;Cook well.&lt;/p&gt;',
      datePosted: '1970-01-01',
      validThrough: '2026-12-01T10:00:00+01:00',
      employmentType: ['FULL_TIME', 'PART_TIME'],
      hiringOrganization: { name: 'Firm' },
      jobLocation: [{ address: { addressLocality: 'Wien', addressCountry: { name: 'Austria' }, postalCode: '1010' } }],
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'EUR', value: { minValue: '2500', maxValue: 3000, unitText: 'MONTH' } },
      qualifications: '<ul><li>Hat</li></ul>',
      experienceRequirements: { monthsOfExperience: 30 },
    };
    expect(readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/careers')[0]?.fields).toEqual({
      job_title: 'Cook',
      job_url: 'https://firm.example/jobs/1',
      job_description: 'Cook well.',
      application_deadline: '2026-12-01T09:00:00.000Z',
      job_type: 'full-time, part-time',
      company_name: 'Firm',
      location: 'Wien, Austria',
      city: 'Wien',
      country: 'Austria',
      postal_code: '1010',
      remote_policy: 'remote',
      salary_min: 2500,
      salary_max: 3000,
      salary_currency: 'EUR',
      salary_period: 'month',
      requirements: ['Hat'],
      min_years_of_experience: 2,
    });
  });

  it.each([
    [
      { '@type': 'Country', name: 'Germany' },
      { location: 'Germany', country: 'Germany' },
    ],
    [{ '@type': 'Country', name: 'DE' }, { country: 'Germany' }],
    [[{ name: 'Germany' }, { name: 'Austria' }], { location: 'Germany; Austria' }],
    [{ '@type': 'State', name: 'CA' }, {}],
  ])('finds what is done from home where applicants have to live: %j', (area, place) => {
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: area,
    };
    const [found] = readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/jobs');
    expect(found?.fields).toEqual({ job_title: 'Cook', remote_policy: 'remote', ...place });
  });

  it('reads microdata like JSON-LD', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Cook</h1><span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><b itemprop="addressLocality">Graz</b></span></span><meta itemprop="datePosted" content="2026-02-03"></div>';
    expect(readMicrodata(parseHtml(html), 'https://firm.example/')[0]?.fields).toMatchObject({
      job_title: 'Cook',
      city: 'Graz',
      posted_at: '2026-02-03',
    });
  });

  it.each([
    ['with a vocabulary', 'vocab="https://schema.org/" typeof="JobPosting"', ''],
    ['with a prefix', 'prefix="schema: https://schema.org/" typeof="schema:JobPosting"', 'schema:'],
  ])('reads RDFa %s like microdata', (_form, item, prefix) => {
    const html = `<div ${item}><h1 property="${prefix}title">Cook</h1><p property="${prefix}jobLocation" typeof="${prefix}Place"><span property="${prefix}address" typeof="${prefix}PostalAddress"><b property="${prefix}addressLocality">Graz</b></span></p><time property="${prefix}validThrough" datetime="2026-03-01">1 March</time></div>`;
    expect(readMicrodata(parseHtml(html), 'https://firm.example/')[0]?.fields).toMatchObject({
      job_title: 'Cook',
      city: 'Graz',
      application_deadline: '2026-03-01',
    });
  });

  it.each([
    ['as texts of numbers with points', { minValue: '2.450', maxValue: '3.100' }, [2450, 3100]],
    ['with a comma before its cents', { minValue: '14,50', maxValue: '16,20' }, [14.5, 16.2]],
    ['with spaces', { minValue: '35 000', maxValue: '41 500,00' }, [35000, 41500]],
    ['in English', { minValue: '35,000', maxValue: '41,500.00' }, [35000, 41500]],
    ['with cents only', { minValue: '12.75', maxValue: '13.5' }, [12.75, 13.5]],
    ['as one number', { value: '2450' }, [2450, 2450]],
    ['with the decimals of a database', { minValue: '50000.0000', maxValue: '45000.000' }, [50000, 45000]],
    ['of an hour with three decimals', { minValue: '17.500', maxValue: '18.7500', unitText: 'HOUR' }, [17.5, 18.75]],
    ['as a text', { value: '£350 - £400 per day' }, [350, 400]],
    ['by negotiation', { value: 'by negotiation' }, [undefined, undefined]],
  ])('reads amounts %s', (_form, value, amounts) => {
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value },
    };
    const [posting] = readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/careers');
    expect([posting?.fields.salary_min, posting?.fields.salary_max]).toEqual(amounts);
  });

  it.each([
    ['£', 'GBP'],
    ['€', 'EUR'],
    ['Euro', 'EUR'],
    ['gbp ', 'GBP'],
    ['gold', undefined],
  ])('gives the currency %j as a code', (currency, code) => {
    const value = { minValue: 12.5, maxValue: 14, unitText: 'HOUR' };
    const node = { '@type': 'JobPosting', title: 'Cook', baseSalary: { currency, value } };
    const [posting] = readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/careers');
    expect(posting?.fields.salary_currency).toBe(code);
  });

  it('reads the text of an amount', () => {
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      baseSalary: { currency: 'GBP', value: '£350 - £400 per day' },
    };
    const [posting] = readJsonLd(parseHtml(script(JSON.stringify(node))), 'https://firm.example/careers');
    expect(posting?.fields).toMatchObject({
      salary_min: 350,
      salary_max: 400,
      salary_currency: 'GBP',
      salary_period: 'day',
    });
  });

  it('finds the company and the places that a posting names, in any script of the page', () => {
    const graph = {
      '@graph': [
        { '@type': 'Organization', '@id': '#firm', name: 'Mill & Sons' },
        { '@type': 'Place', '@id': '#leeds', address: { addressLocality: 'Leeds' } },
      ],
    };
    const node = {
      '@type': 'JobPosting',
      title: 'Cook',
      hiringOrganization: { '@id': '#firm' },
      jobLocation: [{ '@id': '#leeds' }],
    };
    const other = { '@type': 'JobPosting', title: 'Clerk', hiringOrganization: { '@id': '#nobody' } };
    const read = readJsonLd(
      parseHtml([graph, [node, other]].map((part) => script(JSON.stringify(part))).join('')),
      'https://firm.example/careers',
    );
    expect(read.map(({ fields }) => [fields.company_name, fields.city])).toEqual([
      ['Mill & Sons', 'Leeds'],
      [undefined, undefined],
    ]);
  });
});

it.each([
  '<html itemscope itemtype="http://schema.org/JobPosting"><meta property="og:title" content="Mill"><meta property="og:url" content="/"><h1 itemprop="title">Baker</h1></html>',
  '<div itemscope itemtype="https://schema.org/JobPosting"><div typeof="sioc:Item foaf:Document"><b property="dc:title">Page</b><h1 itemprop="title">Baker</h1></div></div>',
  '<div vocab="https://schema.org/" typeof="JobPosting"><meta property="og:title" content="Mill"><h1 property="title">Baker</h1></div>',
])('what other vocabularies say beside a posting is not of it: %s', (html) => {
  const [posting] = readMicrodata(parseHtml(html), 'https://mill.example/jobs/7');
  expect(posting?.fields).toMatchObject({ job_title: 'Baker' });
  expect(posting?.fields.job_url).toBeUndefined();
});
