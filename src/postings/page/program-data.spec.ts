import { describe, expect, it } from '@jest/globals';
import type { JobPosting } from '../fields.js';
import { readProgramData } from './program-data.js';

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
