import { parse, type AnyNode, type Function as FunctionNode, type Pattern, type VariableDeclarator } from 'acorn';
import { messageOf } from '../../errors.js';
import { noteCut } from '../reading-limits.js';
import { jsonOf } from '../text/words.js';

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
  return script.length > MAX_SCRIPT ? tooLong() : read(script, false);
}

/** The lists of objects that stand in a program, names resolved that are constants where it uses them. */
export function listsInProgram(script: string): unknown[] {
  return script.length > MAX_PROGRAM ? tooLong() : read(script, true);
}

function tooLong(): [] {
  noteCut('long scripts', { seen: 1, kept: 0 });
  return [];
}

function read(script: string, isProgram: boolean): unknown[] {
  if (!/[[{]/.test(script)) return [];
  try {
    const program = parse(script, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
    const found: unknown[] = [];
    collect(program, { found, names: noNames(), depth: 0, isInside: false, isProgram });
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
  /** Of a program only lists of objects are wanted: it is made of objects. */
  readonly isProgram: boolean;
}

function collect(node: AnyNode, place: Place): void {
  const { found, depth, isInside, isProgram } = place;
  if (depth > MAX_DEPTH) noteCut('levels of a script', { kept: MAX_DEPTH });
  if (found.length > MAX_LITERALS) noteCut('lists and objects of a script', { kept: MAX_LITERALS });
  if (depth > MAX_DEPTH || found.length > MAX_LITERALS) return;
  const names = scopeOf(node, place);
  const isData = isProgram
    ? isListOfObjects(node)
    : node.type === 'ArrayExpression' || node.type === 'ObjectExpression';
  if (isData && !isInside) found.push(valueOf(node, names, depth));
  if (node.type === 'Literal' && typeof node.value === 'string' && !isInside) found.push(...jsonIn(node.value));
  const inner = {
    ...place,
    depth: depth + 1,
    names: node.type === 'CallExpression' ? calledNames(node, { ...place, names }) : names,
    isInside: isData || (isInside && !isFunction(node)),
  };
  for (const child of childrenOf(node)) collect(child, inner);
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
  const { body } = node as { body: AnyNode | AnyNode[] };
  const statements = Array.isArray(body) ? body : body.type === 'BlockStatement' ? body.body : [];
  const own = new Map<string, AnyNode | null>();
  if (isFunction(node))
    for (const parameter of (node as FunctionNode).params)
      if (parameter.type === 'Identifier' && names.get(parameter.name) !== undefined) own.set(parameter.name, null);
  for (const statement of statements)
    for (const { id, init } of declaredIn(statement))
      if (id.type === 'Identifier' && init && VALUES.has(init.type)) own.set(id.name, init);
  return own.size === 0 ? names : scope(names, own);
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

function jsonIn(text: string): unknown[] {
  if (text.length < MIN_JSON || !/^\s{0,9}[[{]/.test(text)) return [];
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
  const of = (inner: AnyNode | null): unknown => (inner === null ? undefined : valueOf(inner, names, depth + 1));
  switch (node.type) {
    case 'Literal':
      return literalOf(node);
    case 'TemplateLiteral':
      return templateOf(node, of);
    case 'Identifier':
      return names.get(node.name);
    case 'ArrayExpression':
      return elementsOf(node, of);
    case 'ObjectExpression':
      return objectOf(node, of);
    case 'UnaryExpression':
      return unary(node.operator, of(node.argument));
    case 'BinaryExpression':
      return sum(node.operator, of(node.left), of(node.right));
    case 'NewExpression':
      return isNewDate(node) ? dateOf(of(node.arguments[0] ?? null)) : undefined;
    case 'CallExpression':
      return markupOf(node, of);
    case 'MemberExpression':
      return names.get(placeOf(node));
    case 'AssignmentExpression': {
      const value = of(node.right);
      if (node.left.type === 'MemberExpression') names.keep(placeOf(node.left), value);
      return value;
    }
    default:
      return undefined;
  }
}

function literalOf({ value }: Extract<AnyNode, { type: 'Literal' }>): unknown {
  return value instanceof RegExp || typeof value === 'bigint' ? undefined : value;
}

function elementsOf(
  { elements }: Extract<AnyNode, { type: 'ArrayExpression' }>,
  of: (inner: AnyNode | null) => unknown,
): unknown[] {
  return elements.flatMap((element) =>
    element?.type === 'SpreadElement' ? listOf(of(element.argument)) : [of(element)],
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

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
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
  const called = node.callee.type === 'SequenceExpression' ? node.callee.expressions.at(-1) : node.callee;
  const name = called?.type === 'MemberExpression' && called.property.type === 'Identifier' ? called.property.name : '';
  if (!/^(?:jsxs?|jsxDEV|createElement)$/.test(name)) return undefined;
  const [tag, properties, ...children] = node.arguments.map(of);
  const given =
    typeof properties === 'object' && properties !== null && 'children' in properties ? [properties.children] : [];
  const inner = (name === 'createElement' && children.length > 0 ? children : given)
    .flat(3)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
  return typeof tag === 'string' && /^[a-z]\w{0,9}$/.test(tag) ? `<${tag}>${inner}</${tag}>` : inner;
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
