import { declaredFields, type ModelType } from './fastapi/describe-errors.js';
import { nearestName } from '../config/similar-names.js';

/** Fields that are named; of more only the number is told. */
const NAMED_MAX = 10;

/** Tells of the members of a body that no field takes, and which was probably meant: they had no effect. */
export function notesOn(type: ModelType | undefined, body: unknown): string[] {
  if (type === undefined || typeof body !== 'object' || body === null) return [];
  const fields = [...declaredFields(type).keys()];
  const unknown = Object.keys(body).filter((name) => !fields.includes(name));
  const notes = unknown.slice(0, NAMED_MAX).map((name) => {
    const meant = nearestName(name, fields);
    const shown = name.length > 60 ? `${name.slice(0, 60).toWellFormed()}…` : name;
    return `${shown} is not a field and had no effect${meant === undefined ? '' : `: did you mean ${meant}?`}`;
  });
  const more = unknown.length - notes.length;
  return more > 0 ? [...notes, `${String(more)} more members of the body are no fields either`] : notes;
}
