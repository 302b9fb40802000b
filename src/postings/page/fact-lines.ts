import { readContractType, readJobType } from '../text/job-type.js';
import { isPlaceName } from '../text/place.js';
import { readRemoteLabel } from '../text/remote.js';

/** Whether a line only says where a job is and of what kind, beside each other: "Graz · Part-time". */
export function areFacts(text: string): boolean {
  const parts = text.split(/\s[|·•/–-]\s/);
  return parts.length > 1 && parts.every(isFact);
}

function isFact(part: string): boolean {
  return isPlaceName(part) || [readJobType, readContractType, readRemoteLabel].some((read) => read(part) !== undefined);
}
