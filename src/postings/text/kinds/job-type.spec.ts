import { describe, expect, it } from '@jest/globals';
import { readContractText, readContractType, readHoursText, readJobType } from './job-type.js';

describe('the contract a text offers', () => {
  it.each([
    ['Du startest unbefristet.', 'permanent'],
    ['Poste en CDI à pourvoir.', 'permanent'],
    ['Contrato indefinido desde el primer día.', 'permanent'],
    ['Die Stelle ist befristet auf ein Jahr.', 'fixed-term'],
    ['Zunächst befristet, später unbefristet.', undefined],
    ['Formation puis embauche en CDI.', 'permanent'],
    ['We are a permanent fixture of the town.', undefined],
  ])('%s → %s', (text, type) => {
    expect(readContractText(text)?.type).toBe(type);
  });
});

describe('the hours a text names', () => {
  it.each([
    ['We need a full time baker.', 'full-time'],
    ['Tjänsten är på heltid.', 'full-time'],
    ['Die Stelle ist in Teilzeit.', 'part-time'],
    ['Vollzeit oder Teilzeit, wie du magst.', undefined],
    ['A full-time student may apply.', undefined],
    ['Ein Studium in Vollzeit ist möglich.', undefined],
    ['Wir helfen, Kinder in Vollzeit zu betreuen.', undefined],
    ['We help parents who work part time.', undefined],
    ['A degree course taken full time.', undefined],
    ['Full-time benefits from the first day on.', undefined],
    ['Une formation à temps plein de trois ans.', undefined],
    ['You have worked full-time for three years.', undefined],
    ['Vous encadrez deux salariés à temps partiel.', undefined],
    ['Zwei Aushilfen in Teilzeit helfen dir.', undefined],
    ['Wir suchen 2 Mitarbeiter in Vollzeit.', 'full-time'],
    ['We are looking for two employees to work full time.', 'full-time'],
    ['Nous recherchons deux salariés à temps partiel.', 'part-time'],
    ['After your studies: full time with us.', 'full-time'],
    ['Nach dem Studium in Vollzeit arbeiten.', 'full-time'],
    ['Nach deinem Studium startest du bei uns in Vollzeit.', 'full-time'],
    ['Working full time after a degree.', 'full-time'],
    ['Après vos études vous travaillez à temps plein.', 'full-time'],
    ['Après la formation, vous travaillez à temps plein.', 'full-time'],
    ['You are a full time school teacher.', 'full-time'],
    ['We seek a part-time benefits adviser.', 'part-time'],
    ['Full-time school for two years.', undefined],
    ['Part-time with the possibility of full-time employment later.', 'part-time'],
    ['Paid by the hour, transitioning to full-time employment.', undefined],
    ['Teilzeit mit der Möglichkeit auf eine spätere Vollzeitstelle.', 'part-time'],
    ['You have the option of full-time or part-time work.', undefined],
    ['We bake.', undefined],
  ])('%s → %s', (text, type) => {
    expect(readHoursText(text)?.type).toBe(type);
  });
});

it.each([
  ['Cook (FT)', 'full-time'],
  ['Cook FT/PT', 'full-time, part-time'],
  ['Cook (PT / FT)', 'full-time, part-time'],
  ['Therapist (PT)', undefined],
  ['FT-IR Laboratory Technician', undefined],
  ['Driver, 26 FT truck', undefined],
  ['FT Reporter', undefined],
  ['PT. Maju Jaya', undefined],
  ['Soft skills trainer', undefined],
])('%s is %s', (title, type) => {
  expect(readJobType(title)).toBe(type);
});

describe('labels that only look like a kind', () => {
  it.each(['Autonomous Driving Engineer', 'Subcontract Buyer', 'Contract Manager', 'Early Stage Investor', 'Lehrer'])(
    '%s names no kind of a job',
    (label) => {
      expect(readJobType(label)).toBeUndefined();
    },
  );

  it.each([
    ['unbefristet', undefined, 'permanent'],
    ['Permanent contract', undefined, 'permanent'],
    ['befristet / unbefristet', undefined, undefined],
    ['Vollzeit oder Teilzeit', 'full-time, part-time', undefined],
    ['正社員・パート', 'full-time, part-time', undefined],
    ['パート・アルバイト', 'part-time', undefined],
    ['Ne visas etatas', 'part-time', undefined],
    ['FULL_TIME', 'full-time', undefined],
    ['Contrat à durée indéterminée', undefined, 'permanent'],
    ['Interim Manager', undefined, undefined],
  ])('%s is %s and %s', (label, kind, contract) => {
    expect(readJobType(label)).toBe(kind);
    expect(readContractType(label)).toBe(contract);
  });
});

describe('a kind that is named beside an exception', () => {
  it.each([
    ['Contract research associate (contract)', 'contract'],
    ['Seasonal menu chef (seasonal)', 'temporary'],
    ['Apprentice trainer, apprenticeship', 'apprenticeship'],
    ['Ausbildung mit Ausbildungsvergütung', 'apprenticeship'],
    ['Auszubildende, keine abgeschlossene Ausbildung nötig', 'apprenticeship'],
    ['Apprenticeship – apprentice pay £7', 'apprenticeship'],
    ['Stage, indemnité de stage 600 €', 'internship'],
    ['Contract research associate', undefined],
    ['Seasonal menu chef', undefined],
    ['Apprentice trainer', undefined],
    ['Leiter Ausbildung', undefined],
    ['Head of Internships', undefined],
    ['Internship program', 'internship'],
    ['Internship Programme 2027', 'internship'],
    ['Internship Program Manager', undefined],
    ['Internship Programmes Coordinator', undefined],
  ])('%s is %s', (title, type) => {
    expect(readJobType(title)).toBe(type);
  });
});

it.each([
  ['Договорът е срочен, за срок от 6 месеца.', 'fixed-term'],
  ['Договорът е безсрочен.', 'permanent'],
  ['Трудовой договор срочный, на год.', 'fixed-term'],
  ['Με διάρκεια σύμβασης 12 μήνες.', 'fixed-term'],
])('a contract and its term: %s', (text, type) => {
  expect(readContractText(text)?.type).toBe(type);
});
