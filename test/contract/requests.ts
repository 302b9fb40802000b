import fc, { type Arbitrary } from 'fast-check';

/** JSON as it may be written in a body: values of every type at the edges where readers differ. */
const NUMBERS =
  '0 1 2 5 -1 5.0 5.5 -0 1e2 1e19 1e18 9007199254740993 9223372036854775807 9223372036854775808 2147483648 99999999999999999999999 10000000 365 501'.split(
    ' ',
  );
const TEXTS = [
  '',
  ' ',
  '5',
  ' 5 ',
  '+5',
  '5.0',
  '5.',
  '.5',
  '5.0_0',
  '1_0',
  '1__0',
  '_1',
  '1e1',
  'inf',
  '-inf',
  'NaN',
  'nan',
  '0x1',
  '٣',
  '\\u00855',
  '\\ufeff5',
  '\\u200b5',
  '\\u30005',
  '\\u001c5',
  '5\\n',
  'true',
  ' true',
  'YES',
  'off',
  't',
  'maybe',
  'a',
  'banking',
  ' Banking ',
  'full-time',
  'remote',
  'us',
  'UK',
  '\\ud800',
  'a\\udc00',
  '\\ud83d\\ude00',
  '\\ufe0f',
  'x'.repeat(501),
  'ä'.repeat(500),
  '\\ud83d\\ude00'.repeat(200),
  '1'.repeat(4300),
  '1'.repeat(4301),
  '-0',
  '00',
  '1_000.0',
  'null',
].map((text) => `"${text}"`);
const WORDS = [
  'null',
  'true',
  'false',
  '{}',
  '[]',
  '[[]]',
  '{"start":1,"end":2}',
  '[{"start":"1","end":2.0}]',
  '[{"start":5}]',
];
const scalar = fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...TEXTS), fc.constantFrom(...WORDS));
const list = fc.array(scalar, { maxLength: 12 }).map((items) => `[${items.join(',')}]`);
const value: Arbitrary<string> = fc.oneof({ weight: 6, arbitrary: scalar }, { weight: 2, arbitrary: list });

/** Fields with rules of ours that pydantic does not know: of their texts only right ones are sent. */
const RIGHT: Readonly<Record<string, string>> = {
  company_url: '"example.com"',
  company_domain: '"example.com"',
  known_career_page_url: '"https://example.com/careers"',
  network_profile_url: '"https://www.linkedin.com/in/erika"',
  webhook_url: '"https://example.com/hooks/run-ended"',
};
const NOT_A_TEXT = fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...WORDS));

export interface Field {
  readonly name: string;
  readonly example: unknown;
  readonly isRequired: boolean;
}

/** A body of which most fields are right: JSON text, not yet bytes. */
export function body(fields: readonly Field[]): Arbitrary<string> {
  const member = ({ name, example, isRequired }: Field): Arbitrary<string | undefined> => {
    const wrong = RIGHT[name] === undefined ? value : fc.oneof(NOT_A_TEXT, fc.constant(RIGHT[name]));
    const given = wrong.map((text) => `"${name}":${text}`);
    const right = fc.constant(`"${name}":${RIGHT[name] ?? JSON.stringify(example)}`);
    return fc.oneof(
      { weight: 2, arbitrary: given },
      { weight: isRequired ? 8 : 1, arbitrary: right },
      { weight: isRequired ? 1 : 6, arbitrary: fc.constant(undefined) },
    );
  };
  return fc
    .tuple(...fields.map(member))
    .map((members) => `{${members.filter((text) => text !== undefined).join(',')}}`);
}

/** A text with one place damaged: cut, a character more, one less. */
export function damaged(text: string): Arbitrary<string> {
  const at = fc.nat({ max: Math.max(0, text.length - 1) });
  const stranger = fc.constantFrom(
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    ' ',
    '\n',
    '\u0001',
    'x',
    '0',
    '-',
    '\\u12',
    '\\u0022',
    '\\x',
    'tru',
    '😀',
    '1'.repeat(4400),
  );
  return fc.oneof(
    at.map((place) => text.slice(0, place)),
    fc.tuple(at, stranger).map(([place, more]) => text.slice(0, place) + more + text.slice(place)),
    at.map((place) => text.slice(0, place) + text.slice(place + 1)),
    fc.constantFrom(
      '',
      'null',
      '[]',
      '5',
      '"a"',
      '"\\u0022',
      '"\\ud83d\\u0022',
      ' ',
      '\ufeff',
      '\ufeff{}',
      '[1,]',
      '{"a":1,}',
      "{'a':1}",
      'nul',
      '-',
      '01',
      '1.',
      '"\t"',
      '"a',
      '{"a"',
      '{"a":',
      '1 2',
    ),
  );
}

export const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      'json',
      'application',
      'application/json, text/plain',
      'application/a+b+json',
      'application/problem+json',
      'Application/JSON; charset=utf-8',
      'application/json;',
      ' application/json',
      'application/jsonp',
      'text/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'a/b/c',
      'application/',
      '/json',
      'application /json',
      'application/+json',
      'application/json ;x=1',
      'multipart/form-data',
    ),
  },
);

export const query = fc
  .array(
    fc.tuple(
      fc.constantFrom('limit', 'offset', 'other'),
      fc.constantFrom(
        '',
        '5',
        '0',
        '51',
        '-1',
        '%FF',
        '%205',
        '+5',
        '5.0',
        '1e1',
        '%C2%855',
        '%EF%BB%BF5',
        'x',
        '99999999999999999999',
        '%E4%BD',
        '5%00',
        '1_0',
        '%ED%A0%80',
        'a%26b',
        '%zz',
        '5.5',
        'true',
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
