import { environmentNow, SETTINGS } from './config.js';
import { nearestName } from './similar-names.js';

/**
 * A sentence for each variable of the environment that is none of ours and nearly one: it would have no effect,
 * silently.
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>> = environmentNow(),
): string[] {
  const names = Object.keys(SETTINGS);
  return Object.keys(environment).flatMap((name) => {
    // Short names are near to anything.
    const meant = names.includes(name) || !/^[A-Z][A-Z_]{6,}$/.test(name) ? undefined : nearestName(name, names, 6);
    return meant === undefined || environment[meant] !== undefined
      ? []
      : [`${name} is no setting and has no effect: did you mean ${meant}?`];
  });
}
