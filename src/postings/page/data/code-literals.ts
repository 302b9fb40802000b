import { parse, type AnyNode, type Function as FunctionNode, type Pattern, type VariableDeclarator } from 'acorn';
import { messageOf } from '../../../errors.js';
import { noteCut } from '../../reading-limits.js';
import { jsonOf, list } from '../../text/words.js';

/**
 * Scripts of a page beyond this are programs, not data; of programs, lists alone are read. 2 MB take acorn half a
 * second.
 */
const MAX_SCRIPT = 1_000_000;
const MAX_PROGRAM = 3_000_000;
const MAX_DEPTH = 200;
/** Lists and objects of one script. */
const MAX_LITERALS = 5000;
/** A text in code that may itself be data is at least this long. */
const MIN_JSON = 80;

/** What names stand for where something is written; a name that is not known hides none outside. */
interface Names {
  get(name: string): unknown;
  /** Keeps what is given a place of its own where it is met first, as TanStack's `$R[7]={…}`, under that place. */
  keep(place: string, value: unknown): void;
}

function noNames(): Names {
  const kept = new Map<string, unknown>();
  return { get: (name) => kept.get(name), keep: (place, value) => void kept.set(place, value) };
}

/**
 * The lists and objects that stand in a script as such, and the JSON in its texts. Nothing is run: what is not written
 * there as a value is undefined. Empty for a script that is too long, too deep or broken.
 */
export function literalsIn(script: string): unknown[] {
  return script.length > MAX_SCRIPT ? tooLong() : read(script, isListOrObject);
}

/**
 * The lists of objects that stand in a program, each below the name that it is given there, if any: `{ jobs: […] }`.
 * Names in them are resolved that are constants where the program uses them.
 */
export function listsInProgram(script: string): unknown[] {
  return script.length > MAX_PROGRAM ? tooLong() : read(script, isListOfObjects, true);
}

/**
 * Likewise the objects of a program that have a member, or a name of one, which is wanted: `{ title: 'Baker', … }` and
 * `{ baker: { … } }`.
 */
export function objectsInProgram(script: string, isWanted: (text: string) => boolean): unknown[] {
  const holds = (node: AnyNode): boolean => node.type === 'ObjectExpression' && node.properties.some(isOf);
  const isOf = (property: AnyNode): boolean =>
    property.type === 'Property' && [property.key, property.value].some((part) => isWanted(writtenIn(part)));
  return script.length > MAX_PROGRAM ? tooLong() : read(script, holds, true);
}

/** The text that a name, a literal or a template without values is; empty for anything else. */
function writtenIn(node: AnyNode): string {
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0 ? '' : (node.quasis[0]?.value.cooked ?? '');
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
}

function tooLong(): [] {
  noteCut('long scripts', { seen: 1, kept: 0 });
  return [];
}

function read(script: string, isWanted: (node: AnyNode) => boolean, isProgram = false): unknown[] {
  if (!/[[{]/.test(script)) return [];
  try {
    const program = parse(script, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
    const found: unknown[] = [];
    collect(program, { found, names: noNames(), depth: 0, isInside: false, isProgram, isWanted, called: '' });
    return found;
  } catch (error) {
    // The parser's own words for what is nested too deep for it; a browser runs that.
    if (messageOf(error).includes('stack space')) noteCut('deeply nested scripts', { seen: 1, kept: 0 });
    return [];
  }
}

interface Place {
  readonly found: unknown[];
  /** Parameters of functions that are called where they stand, by name: how Nuxt 2 shortens what repeats. */
  readonly names: Names;
  readonly depth: number;
  /** True inside of a list or object that is read already. */
  readonly isInside: boolean;
  /** Names are resolved and given only in programs. */
  readonly isProgram: boolean;
  /** Which lists and objects are wanted: a program is made of them. */
  readonly isWanted: (node: AnyNode) => boolean;
  /** What a program calls what stands there; empty where it gives it no name. */
  readonly called: string;
}

function collect(node: AnyNode, place: Place): void {
  if (isBeyondLimits(place)) return;
  const { found, depth, isInside } = place;
  const names = scopeOf(node, place);
  const isData = place.isWanted(node);
  if (isData && !isInside) found.push(withName(place.called, valueOf(node, names, depth)));
  if (node.type === 'Literal' && !isInside) found.push(...jsonIn(node.value));
  const inner = {
    ...place,
    depth: depth + 1,
    names: node.type === 'CallExpression' ? calledNames(node, { ...place, names }) : names,
    isInside: isData || (isInside && !isFunction(node)),
    called: nameGivenBy(node, place),
  };
  for (const child of childrenOf(node)) collect(child, inner);
}

/** A list below the name that its program has for it. */
function withName(name: string, value: unknown): unknown {
  return name === '' ? value : { [name]: value };
}

/** What a declaration, an assignment or a member calls the value behind it; empty for anything else. */
function nameGivenBy(node: AnyNode, { isProgram }: Place): string {
  if (!isProgram) return '';
  switch (node.type) {
    case 'VariableDeclarator':
      return identifierOf(node.id);
    case 'AssignmentExpression':
      return identifierOf(node.left.type === 'MemberExpression' ? node.left.property : node.left);
    case 'Property':
    case 'PropertyDefinition':
      return node.computed ? '' : identifierOf(node.key);
    default:
      return '';
  }
}

function identifierOf({ type, ...node }: AnyNode): string {
  return type === 'Identifier' && 'name' in node ? node.name : '';
}

/** Whether a script is nested deeper, or holds more, than is read of one; that it does is noted. */
function isBeyondLimits({ found, depth }: Place): boolean {
  const isTooDeep = depth > MAX_DEPTH;
  const isTooMuch = found.length > MAX_LITERALS;
  if (isTooDeep) noteCut('levels of a script', { kept: MAX_DEPTH });
  if (isTooMuch) noteCut('lists and objects of a script', { kept: MAX_LITERALS });
  return isTooDeep || isTooMuch;
}

function isListOrObject(node: AnyNode): boolean {
  return node.type === 'ArrayExpression' || node.type === 'ObjectExpression';
}

function isListOfObjects(node: AnyNode): boolean {
  const [first] = node.type === 'ArrayExpression' ? node.elements : [];
  return (
    first?.type === 'ObjectExpression' ||
    (first?.type === 'Identifier' && node.type === 'ArrayExpression' && node.elements.length > 1)
  );
}

/** The names that a program or function makes its own: constants by what they are, parameters as unknown. */
function scopeOf(node: AnyNode, { names, isProgram }: Place): Names {
  if (!isProgram || !(node.type === 'Program' || isFunction(node))) return names;
  const own = new Map<string, AnyNode | null>();
  if (isFunction(node)) addParameters(own, node as FunctionNode, names);
  addConstants(own, (node as { body: AnyNode | AnyNode[] }).body);
  return own.size === 0 ? names : scope(names, own);
}

/** Parameters that hide what a name stands for outside. */
function addParameters(own: Map<string, AnyNode | null>, { params }: FunctionNode, outside: Names): void {
  for (const parameter of params)
    if (parameter.type === 'Identifier' && outside.get(parameter.name) !== undefined) own.set(parameter.name, null);
}

function addConstants(own: Map<string, AnyNode | null>, body: AnyNode | AnyNode[]): void {
  const statements = Array.isArray(body) ? body : body.type === 'BlockStatement' ? body.body : [];
  for (const statement of statements)
    for (const { id, init } of declaredIn(statement))
      if (id.type === 'Identifier' && init && VALUES.has(init.type)) own.set(id.name, init);
}

const VALUES = new Set([
  'Literal',
  'TemplateLiteral',
  'ArrayExpression',
  'ObjectExpression',
  'BinaryExpression',
  'CallExpression',
]);

function declaredIn(statement: AnyNode): readonly VariableDeclarator[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

/** Each name is evaluated once, when it is used; one that names itself is unknown. */
function scope(outer: Names, own: ReadonlyMap<string, AnyNode | null>): Names {
  const known = new Map<string, unknown>();
  const names: Names = {
    keep: outer.keep.bind(outer),
    get(name) {
      const node = own.get(name);
      if (node === undefined) return outer.get(name);
      if (!known.has(name)) {
        known.set(name, undefined);
        known.set(name, node === null ? undefined : valueOf(node, names, 0));
      }
      return known.get(name);
    },
  };
  return names;
}

function jsonIn(text: unknown): unknown[] {
  if (typeof text !== 'string' || text.length < MIN_JSON || !/^\s{0,9}[[{]/.test(text)) return [];
  const value = jsonOf(text);
  return value === undefined ? [] : [value];
}

function isFunction(node: AnyNode): boolean {
  return node.type.includes('Function');
}

/** What a function's parameters are where it is called at once. */
function calledNames(node: Extract<AnyNode, { type: 'CallExpression' }>, { names, depth }: Place): Names {
  const { callee } = node;
  if (!isFunction(callee)) return names;
  const known = new Map<string, unknown>();
  (callee as FunctionNode).params.forEach((parameter: Pattern, index) => {
    const given = node.arguments[index];
    if (parameter.type === 'Identifier' && given) known.set(parameter.name, valueOf(given, names, depth));
  });
  return { keep: names.keep.bind(names), get: (name) => (known.has(name) ? known.get(name) : names.get(name)) };
}

function* childrenOf(node: AnyNode): Generator<AnyNode> {
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child && 'start' in child) yield child as AnyNode;
}

/** The value that stands there; undefined for what only running the script would tell. */
function valueOf(node: AnyNode, names: Names, depth: number): unknown {
  if (depth > MAX_DEPTH) {
    noteCut('levels of a script', { kept: MAX_DEPTH });
    return undefined;
  }
  const of: Inner = (inner) => (inner === null ? undefined : valueOf(inner, names, depth + 1));
  const read = VALUES_BY_KIND[node.type] as ((node: AnyNode, of: Inner, names: Names) => unknown) | undefined;
  return read?.(node, of, names);
}

/** The value of a part of what is read. */
type Inner = (inner: AnyNode | null) => unknown;

/** The value of each kind of expression that is one as it stands; names are what they stand for there. */
const VALUES_BY_KIND: {
  readonly [Kind in AnyNode['type']]?: (node: Extract<AnyNode, { type: Kind }>, of: Inner, names: Names) => unknown;
} = {
  Literal: literalOf,
  TemplateLiteral: templateOf,
  Identifier: ({ name }, _of, names) => names.get(name),
  ArrayExpression: elementsOf,
  ObjectExpression: objectOf,
  UnaryExpression: ({ operator, argument }, of) => unary(operator, of(argument)),
  BinaryExpression: ({ operator, left, right }, of) => sum(operator, of(left), of(right)),
  NewExpression: (node, of) => (isNewDate(node) ? dateOf(of(node.arguments[0] ?? null)) : undefined),
  CallExpression: markupOf,
  MemberExpression: (node, _of, names) => names.get(placeOf(node)),
  AssignmentExpression: ({ left, right }, of, names) => {
    const value = of(right);
    if (left.type === 'MemberExpression') names.keep(placeOf(left), value);
    return value;
  },
};

function literalOf({ value }: Extract<AnyNode, { type: 'Literal' }>): unknown {
  return value instanceof RegExp || typeof value === 'bigint' ? undefined : value;
}

function elementsOf(
  { elements }: Extract<AnyNode, { type: 'ArrayExpression' }>,
  of: (inner: AnyNode | null) => unknown,
): unknown[] {
  return elements.flatMap((element) =>
    element?.type === 'SpreadElement' ? list(of(element.argument)) : [of(element)],
  );
}

function isNewDate({ callee }: Extract<AnyNode, { type: 'NewExpression' }>): boolean {
  return callee.type === 'Identifier' && callee.name === 'Date';
}

/** A numbered place as it is written, `$R[7]`; empty for any other. */
function placeOf({ object, property }: Extract<AnyNode, { type: 'MemberExpression' }>): string {
  const isNumbered = object.type === 'Identifier' && property.type === 'Literal' && typeof property.value === 'number';
  return isNumbered ? `${object.name}[${String(property.value)}]` : '';
}

/** A text with values in it, where all of them are known. */
function templateOf(
  { quasis, expressions }: Extract<AnyNode, { type: 'TemplateLiteral' }>,
  of: (inner: AnyNode) => unknown,
): string | undefined {
  const values = expressions.map(of);
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
  return quasis.map(({ value }, index) => `${value.cooked ?? ''}${String(values[index] ?? '')}`).join('');
}

/** What a program writes as elements of a page, as their HTML: `jsx('p', { children: 'Text' })`. */
function markupOf(
  node: Extract<AnyNode, { type: 'CallExpression' }>,
  of: (inner: AnyNode) => unknown,
): string | undefined {
  const name = calledMethod(node);
  if (!/^(?:jsxs?|jsxDEV|createElement)$/.test(name)) return undefined;
  const [tag, properties, ...behind] = node.arguments.map(of);
  const children = name === 'createElement' && behind.length > 0 ? behind : childrenIn(properties);
  const inner = children
    .flat(3)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
  return typeof tag === 'string' && /^[a-z]\w{0,9}$/.test(tag) ? `<${tag}>${inner}</${tag}>` : inner;
}

/** `jsx` of `React.jsx(…)` and of `(0, React.jsx)(…)`; empty for any other call. */
function calledMethod({ callee }: Extract<AnyNode, { type: 'CallExpression' }>): string {
  const called = callee.type === 'SequenceExpression' ? callee.expressions.at(-1) : callee;
  return called?.type === 'MemberExpression' && called.property.type === 'Identifier' ? called.property.name : '';
}

function childrenIn(properties: unknown): unknown[] {
  return typeof properties === 'object' && properties !== null && 'children' in properties ? [properties.children] : [];
}

function objectOf(
  node: Extract<AnyNode, { type: 'ObjectExpression' }>,
  of: (inner: AnyNode) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    node.properties.flatMap((property): [string, unknown][] => {
      if (property.type !== 'Property' || property.computed || property.kind !== 'init') return [];
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
      return name === undefined ? [] : [[name, of(property.value)]];
    }),
  );
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '!') return typeof value === 'number' ? value === 0 : undefined;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function sum(operator: string, left: unknown, right: unknown): string | undefined {
  return operator === '+' && typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}

function dateOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Math.abs(value) < 8.64e15 ? new Date(value).toISOString() : undefined;
}
