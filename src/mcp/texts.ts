/** Members that are there, as texts. */
export function texts(
  members: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
