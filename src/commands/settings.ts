import { readConfig, type Config } from '../config/config.js';
import { misspeltSettings } from '../config/misspelt-settings.js';

/**
 * The settings of a program, and a line for each name that is nearly one: with `DATABSE_URL` a key would be made in
 * another database than the service's, and nobody would know.
 * @throws StartError naming every wrong setting at once
 */
export function readSettings(): Config {
  const config = readConfig();
  for (const line of misspeltSettings()) console.error(line);
  return config;
}
