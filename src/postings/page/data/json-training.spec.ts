import { describe, expect, it } from '@jest/globals';
import { read } from '../../../../test/json-answers.js';

const opening = (title: string, more: object = {}): object => ({
  title,
  location: 'Graz',
  requirements: ['A good eye', 'A driving licence'],
  ...more,
});
const FITTERS = [opening('Fitter'), opening('Turner')];
const LEARNERS = [opening('Miller'), opening('Baker')];

/** The kind and the department of the opening that is told apart. */
const baker = (data: unknown): object => {
  const { job_type: kind, department } = read(data).find(({ job_title: title }) => title === 'Baker') ?? {};
  return { kind, department };
};

describe('what data say of openings in which a trade is learnt', () => {
  it.each<[name: string, data: unknown, kind: string | undefined]>([
    ['its kind', [opening('Fitter', { kind: 'stelle' }), opening('Baker', { kind: 'ausbildung' })], 'apprenticeship'],
    ['another kind', [opening('Fitter', { kind: 'job' }), opening('Baker', { kind: 'vacancy' })], undefined],
    ['the name of its list', { stellen: FITTERS, ausbildung: LEARNERS }, 'apprenticeship'],
    ['the name of its list in another language', { jobs: { fixe: FITTERS, alternances: LEARNERS } }, 'apprenticeship'],
    ['the name in several words', { jobs: FITTERS, studentInternships: LEARNERS }, 'internship'],
    ['a name above the one of the list', { jobs: FITTERS, internships: { items: LEARNERS } }, 'internship'],
    ['a name far above it', { internships: { page: { body: { items: LEARNERS } } } }, undefined],
    [
      'the title of the part that holds its list',
      {
        sections: [
          { title: 'Stellen', items: FITTERS },
          { title: 'Ausbildung', items: LEARNERS },
        ],
      },
      'apprenticeship',
    ],
    ['a list by names', { 'Our jobs': FITTERS, Praktika: LEARNERS }, 'internship'],
    [
      'its category',
      [opening('Fitter', { category: 'Works' }), opening('Baker', { category: 'Praktikum' })],
      'internship',
    ],
    ['what is asked for', [opening('Fitter'), opening('Baker', { ausbildung: 'ja' })], undefined],
    ['a truth', [opening('Fitter'), opening('Baker', { isApprenticeship: true })], 'apprenticeship'],
    ['hours of its own below such a name', { internships: [opening('Baker', { hours: 'Part-time' })] }, 'part-time'],
  ])('%s', (_, data, kind) => {
    expect(baker(data)).toEqual({ kind, department: undefined });
  });

  it.each<[name: string, data: unknown, department: string]>([
    ['a list by names', { Works: FITTERS, Ovens: LEARNERS }, 'Ovens'],
    [
      'a category that says more',
      [opening('Baker', { category: 'Ausbildung der neuen Kollegen' })],
      'Ausbildung der neuen Kollegen',
    ],
    // Who works there trains others.
    ['a department', [opening('Baker', { department: 'Ausbildung' })], 'Ausbildung'],
  ])('stays a department: %s', (_, data, department) => {
    expect(baker(data)).toEqual({ kind: undefined, department });
  });
});
