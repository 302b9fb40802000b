import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../fields.js';
import { foundPosting } from '../posting.js';
import { readProgramData, withRoutes } from './program-data.js';

const page = { url: 'https://lumenfold.example/careers', language: 'en' };
const read = (...programs: string[]): JobPosting[] =>
  readProgramData(programs, page).postings.map(({ fields }) => fields);
const TEXT = 'You look after what others rely on, from the first sketch to the last screw, with three colleagues.';
const jobs = (more: string): string =>
  `const Q=[{id:1,slug:"fleet-manager",title:"Fleet Manager",location:"Graz",type:"Full-time",${more}},{id:2,slug:"payroll-clerk",title:"Payroll Clerk",location:"Linz",type:"Part-time",${more}}];`;

describe('readProgramData', () => {
  it.each([
    ['a template', 'x=`/careers/${e.slug}`', '/careers/fleet-manager'],
    ['a sum', 'x="/jobs/"+t.id', '/jobs/1'],
    ['a call', 'x="/jobs/".concat(n.slug)', '/jobs/fleet-manager'],
    ['a declared route', 'r=[{path:"/"},{path:"/careers/:slug"}]', '/careers/fleet-manager'],
    ['a route behind the fragment', 'x=`#/careers/${e.slug}`', '/careers#/careers/fleet-manager'],
  ])('finds the pages of postings by %s', (_what, code, path) => {
    expect(read(`${jobs('')}${code}`)[0]).toMatchObject({
      job_title: 'Fleet Manager',
      location: 'Graz',
      job_type: 'full-time',
      job_url: `https://lumenfold.example${path}`,
    });
  });

  it.each([
    ['a picture', 'x=`/images/jobs/${e.slug}.png`'],
    ['an interface', 'fetch("/api/jobs/"+t.id)'],
    ['what it asks for', 'fetch("/backend/jobs/"+t.id)'],
    ['what it sends', 'axios.post( `/backend/jobs/${t.id}`,form)'],
    ['more than its name', 'x="/jobs/"+t.identity'],
  ])('finds no page of postings by the address of %s', (_what, code) => {
    expect(read(`${jobs(`text:"${TEXT}"`)}${code}`)[0]).not.toHaveProperty('job_url');
  });

  const BARE = `{title:"Fleet Manager",salary:"from 3.000 €",text:"${TEXT}"},{title:"Payroll Clerk",salary:"from 2.800 €",text:"${TEXT}"}`;

  it.each([
    ['a constant', `export const VACANCIES=[${BARE}];`],
    ['a variable', `let r;r=[${BARE}];var openJobs=[${BARE}];`],
    ['a member', `export default{data(){return{positions:[${BARE}]}}}`],
    ['a member that is assigned', `module.exports.jobs=[${BARE}];`],
  ])('takes a list for one of postings by the name of %s', (_what, program) => {
    expect(read(program).map(({ job_title }) => job_title)).toEqual(['Fleet Manager', 'Payroll Clerk']);
  });

  it.each([
    ['no name', `show([${BARE}])`],
    ['a name that tells nothing', `const q=[${BARE}]`],
    ['the name of what is over', `const closedJobs=[${BARE}]`],
    ['the name of people', `const team=[${BARE}]`],
  ])('leaves to the browser a list under %s', (_what, program) => {
    expect(read(program)).toEqual([]);
  });

  it('resolves constants, each where it stands, and texts that are written as elements', () => {
    const program = `const a="Graz",s=["A licence","A calm hand"],one={title:"Fleet Manager",type:"Full-time",city:a,requirements:s,description:(0,r.jsxs)("div",{children:[(0,r.jsx)("p",{children:"${TEXT}"})]})},two={title:"Payroll Clerk",type:"Part-time",city:\`\${a} Nord\`,description:"${TEXT}"};const all=[one,...[two]];function other(a){return [{title:"Welder",city:a}]}`;
    expect(read(program)).toMatchObject([
      {
        job_title: 'Fleet Manager',
        location: 'Graz',
        job_description: `${TEXT}\n\nRequirements\n• A licence\n• A calm hand`,
      },
      { job_title: 'Payroll Clerk', location: 'Graz Nord' },
    ]);
  });

  it('joins several lists, each posting once, and says that there are several', () => {
    const again = jobs(`text:"${TEXT}"`).replace('Q', 'R').replace('Fleet', 'Floor').replace('Graz', 'Wels');
    const { postings, leftOut, isOneList, seen } = readProgramData([`${jobs(`text:"${TEXT}"`)}${again}`], page);
    expect(postings.map(({ fields }) => fields.job_title)).toEqual(['Fleet Manager', 'Payroll Clerk', 'Floor Manager']);
    expect(leftOut).toMatchObject([{ posting: { fields: { job_title: 'Payroll Clerk' } }, why: 'again' }]);
    expect([isOneList, seen]).toEqual([false, 4]);
    expect(readProgramData([jobs(`text:"${TEXT}"`)], page).isOneList).toBe(true);
  });

  it.each([
    ['entries with neither text nor page', jobs('')],
    ['several routes', `${jobs('')}x=\`/careers/\${e.slug}\`;y=\`/jobs/\${e.slug}\``],
    [
      'projects and people',
      `const P=[{title:"A bridge",location:"Graz",text:"${TEXT}"}],T=[{name:"Ines Krall",role:"Fleet Manager",email:"i@x.example",text:"${TEXT}"}]`,
    ],
    ['a program that is broken', `${jobs(`text:"${TEXT}"`)}]]`],
  ])('leaves to the browser %s', (_what, program) => {
    expect(read(program)).toEqual([]);
  });
});

describe('withRoutes', () => {
  const posting = (more: object): ReturnType<typeof foundPosting> =>
    foundPosting('page-data', { job_title: 'Baker', ...more }, { id: '7' });

  it('gives postings of data the pages that the programs make of their names', () => {
    const program = `html+='<a class="more" href="/jobs/'+job._id+'">More</a>'`;
    const url = 'https://lumenfold.example/jobs/own';
    const [one, other] = withRoutes([posting({}), posting({ job_url: url })], [program], page.url);
    expect(one?.fields.job_url).toBe('https://lumenfold.example/jobs/7');
    expect(other?.fields.job_url).toBe(url);
    expect(withRoutes([posting({})], ['x="/offices/"+o.id'], page.url)[0]?.fields).not.toHaveProperty('job_url');
  });
});

it('gives postings the address that asks the page beside the list for one of them', () => {
  const posting = foundPosting('page-data', { job_title: 'Baker' }, { id: 'baker 7' });
  const urlOf = (program: string): string | undefined =>
    withRoutes([posting], [program], 'https://mill.example/en/careers.html')[0]?.fields.job_url;
  expect(urlOf('a.href = `job.html?id=${encodeURIComponent(job.id)}`')).toBe(
    'https://mill.example/en/job.html?id=baker%207',
  );
  expect(urlOf("link = '/vacancy?key=' + entry.key")).toBe('https://mill.example/vacancy?key=baker%207');
  expect(urlOf("fetch('/api/job?id=' + entry.id)")).toBeUndefined();
  expect(urlOf("link = 'product.html?id=' + product.id")).toBeUndefined();
});
