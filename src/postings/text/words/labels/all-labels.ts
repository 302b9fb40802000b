import { APPLICATION_DEADLINE_LABELS } from './application-deadline-labels.js';
import { CONTACT_LABELS } from './contact-labels.js';
import { DEPARTMENT_LABELS } from './department-labels.js';
import { EXPERIENCE_LABELS } from './experience-labels.js';
import { KIND_LABELS } from './kind-labels.js';
import type { LabelledField, Labels } from './labels.js';
import { LOCATION_LABELS } from './location-labels.js';
import { OTHER_LABELS } from './other-labels.js';
import { POSTED_AT_LABELS } from './posted-at-labels.js';
import { REGION_LABELS } from './region-labels.js';
import { SALARY_LABELS } from './salary-labels.js';
import { TITLE_LABELS } from './title-labels.js';

/**
 * Labels that stand before a value of a posting: "Standort: Graz", or "Standort" in one cell and "Graz" in the next.
 */
export const LABELS: Readonly<Record<LabelledField, Labels>> = {
  location: LOCATION_LABELS,
  region: REGION_LABELS,
  department: DEPARTMENT_LABELS,
  kind: KIND_LABELS,
  salary: SALARY_LABELS,
  experience: EXPERIENCE_LABELS,
  posted_at: POSTED_AT_LABELS,
  application_deadline: APPLICATION_DEADLINE_LABELS,
  contact: CONTACT_LABELS,
  title: TITLE_LABELS,
  other: OTHER_LABELS,
};

/** The labels of a field with their languages. */
export function labelsOf(field: LabelledField): readonly { readonly label: string; readonly language: string }[] {
  return Object.entries(LABELS[field]).flatMap(([language, labels]) =>
    labels.split('|').map((label) => ({ label, language })),
  );
}
