import { isTownName, readPlace } from '../../../text/places/place.js';
import { readTitleArea, readTitlePlace } from '../../../text/places/title-place.js';
import { labelOf } from './field-labels.js';

/** "Leeds", "Location York", "Bakery (Bath)", "Jobs in Texas": the town that a heading names, or what towns lie in. */
export function townIn(heading: string): string | undefined {
  const [, label = '', named = ''] = /^(\p{L}+)[\s:]+(\p{Lu}.{2,40})$/u.exec(heading) ?? [];
  if (labelOf(label) === 'location') return isTownName(named) || readPlace(named).city === named ? named : undefined;
  return isTownName(heading) ? heading : (readTitlePlace(heading) ?? readTitleArea(heading));
}
