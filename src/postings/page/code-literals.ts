import { parse, type AnyNode, type Function as FunctionNode, type Pattern } from 'acorn';
import { jsonOf } from '../text/words.js';

/** Scripts beyond this are programs, not data: 2 MB take acorn half a second. */
const MAX_SCRIPT = 1_000_000;
const MAX_DEPTH = 200;
/** Lists and objects of one script. */
const MAX_LITERALS = 5000;
/** A text in code that may itself be data is at least this long. */
const MIN_JSON = 80;

type Names = ReadonlyMap<string, unknown>;

/**
 * The lists and objects that stand in a script as such, and the JSON in its texts. Nothing is run: what is not written
 * there as a value is undefined. Empty for a script that is too long, too deep or broken.
 */
export function literalsIn(script: string): unknown[] {
  if (script.length > MAX_SCRIPT || !/[[{]/.test(script)) return [];
  try {
    const program = parse(script, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
    const found: unknown[] = [];
    collect(program, { found, names: new Map(), depth: 0, isInside: false });
    return found;
  } catch {
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
}

function collect(node: AnyNode, place: Place): void {
  const { found, names, depth, isInside } = place;
  if (depth > MAX_DEPTH || found.length > MAX_LITERALS) return;
  const isData = node.type === 'ArrayExpression' || node.type === 'ObjectExpression';
  if (isData && !isInside) found.push(valueOf(node, names, depth));
  if (node.type === 'Literal' && typeof node.value === 'string' && !isInside) found.push(...jsonIn(node.value));
  const inner = {
    ...place,
    depth: depth + 1,
    names: node.type === 'CallExpression' ? calledNames(node, place) : names,
    isInside: isData || (isInside && !isFunction(node)),
  };
  for (const child of childrenOf(node)) collect(child, inner);
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
  const known = new Map(names);
  (callee as FunctionNode).params.forEach((parameter: Pattern, index) => {
    const given = node.arguments[index];
    if (parameter.type === 'Identifier' && given) known.set(parameter.name, valueOf(given, names, depth));
  });
  return known;
}

function* childrenOf(node: AnyNode): Generator<AnyNode> {
  for (const value of Object.values(node) as unknown[])
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child && 'start' in child) yield child as AnyNode;
}

/** The value that stands there; undefined for what only running the script would tell. */
function valueOf(node: AnyNode, names: Names, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined;
  const of = (inner: AnyNode | null): unknown => (inner === null ? undefined : valueOf(inner, names, depth + 1));
  switch (node.type) {
    case 'Literal':
      return node.value instanceof RegExp || typeof node.value === 'bigint' ? undefined : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'Identifier':
      return names.get(node.name);
    case 'ArrayExpression':
      return node.elements.map(of);
    case 'ObjectExpression':
      return objectOf(node, of);
    case 'UnaryExpression':
      return unary(node.operator, of(node.argument));
    case 'BinaryExpression':
      return sum(node.operator, of(node.left), of(node.right));
    case 'NewExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'Date'
        ? dateOf(of(node.arguments[0] ?? null))
        : undefined;
    default:
      return undefined;
  }
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
