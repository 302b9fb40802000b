import type { ApiKeys } from '../accounts/api-keys.js';
import { AuthenticationUnavailableError, InvalidKeyError, InvalidRequestError } from './http-errors.js';
import { validationError, type ValidationError } from './fastapi/validation-errors.js';

/** The key that an authorization header holds; undefined where it holds none. */
export function bearerKey(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer\s+(\S+)\s*$/i.exec(header)?.[1];
}

/** Id of the key in the header. @throws InvalidKeyError; AuthenticationUnavailableError */
export async function apiKeyIdOf(keys: ApiKeys, header: string | undefined): Promise<string> {
  const key = bearerKey(header);
  if (key === undefined) throw new InvalidKeyError();
  const id = await keys.find(key).catch((error: unknown) => {
    throw new AuthenticationUnavailableError(error);
  });
  if (id === undefined) throw new InvalidKeyError();
  return id;
}

/** What is told of a request without the header. */
export function missingHeader(): ValidationError {
  return validationError('missing', ['header', 'authorization'], null);
}

/** Likewise, where a missing header is all that is told. @throws InvalidRequestError as well */
export async function demandKey(keys: ApiKeys, header: string | undefined): Promise<void> {
  if (header === undefined) throw new InvalidRequestError([missingHeader()]);
  await apiKeyIdOf(keys, header);
}
