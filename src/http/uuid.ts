const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for what may be the id of something that is stored by UUID; Postgres refuses everything else as such. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
