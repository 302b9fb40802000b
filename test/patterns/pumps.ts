import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A text that may cost a pattern much: `pump` is repeated between the two others. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** Characters to find members of classes with; the first ones are those that most classes share. */
const PROBES = Array.from(' a1-.,A\n/_:;|"\'<>()[]{}=&?#%@!+*$€~^`\\\t•–→é中ßЖ\u00a0\u200b\u0301’');
/** What no class of letters, digits, spaces or signs matches at the end. */
const NOTHING = '\u0001';
const MAX_ATTACKS = 90;
/** A quantifier with a smaller maximum than this cannot make a pattern's cost grow. */
const MANY = 100;

/** Texts made of the pattern itself: every part that may repeat is repeated, behind what leads to it. */
export function attacksOn(pattern: RegExp): Attack[] {
  const flags = pattern.flags.replace(/[gydi]/g, '');
  const sampler = new Sampler(flags);
  const ast = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attacks = new Map<string, Attack>();
  const add = (prefix: string, pump: string, breaker = ''): void => {
    if (pump === '' || attacks.size >= MAX_ATTACKS) return;
    for (const suffix of new Set([NOTHING, `\n${NOTHING}`, breaker]))
      attacks.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
  };
  const visit = (alternative: AST.Alternative, before: string): void => {
    let lead = before;
    alternative.elements.forEach((element, at) => {
      const next = sampler.sample(alternative.elements[at + 1]);
      if (element.type === 'Quantifier' && element.max >= MANY)
        for (const pump of sampler.samples(element.element)) {
          add(lead, pump, sampler.breakerOf(element.element));
          add('', pump, sampler.breakerOf(element.element));
          add(lead, pump + next);
        }
      for (const inner of alternativesOf(element)) visit(inner, lead);
      lead += sampler.sample(element);
      // A beginning that is found again and again, of a whole that never comes.
      add('', lead);
    });
  };
  for (const alternative of ast.alternatives) visit(alternative, '');
  return [...attacks.values()];
}

function alternativesOf(element: AST.Element): readonly AST.Alternative[] {
  if (element.type === 'Group' || element.type === 'CapturingGroup') return element.alternatives;
  if (element.type === 'Quantifier') return alternativesOf(element.element);
  return element.type === 'Assertion' && 'alternatives' in element ? element.alternatives : [];
}

/** Makes texts that parts of a pattern match. */
class Sampler {
  private readonly flags: string;

  constructor(flags: string) {
    this.flags = flags;
  }

  /** One text that the part matches; empty for what matches a place. */
  sample(node: AST.Element | undefined): string {
    return node === undefined ? '' : (this.samples(node)[0] ?? '');
  }

  /** Some texts that the part matches, of different kinds. */
  samples(node: AST.Element): string[] {
    switch (node.type) {
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.membersOf(node.raw);
      case 'Quantifier':
        return this.samples(node.element).map((one) => one.repeat(Math.min(50, Math.max(1, node.min))));
      case 'Group':
      case 'CapturingGroup':
        return this.textsOf(node.alternatives.slice(0, 6));
      case 'Assertion':
        return this.leadsTo(node);
      default:
        return [''];
    }
  }

  /** A character that the part does not match. */
  breakerOf(node: AST.Element): string {
    const is = new RegExp(`^(?:${node.raw})$`, this.flags);
    return PROBES.find((probe) => !is.test(probe)) ?? NOTHING;
  }

  /** A text for each of the alternatives. */
  private textsOf(alternatives: readonly AST.Alternative[]): string[] {
    return alternatives.map(({ elements }) => elements.map((part) => this.sample(part)).join(''));
  }

  /** What an assertion asks to stand in front; other assertions ask for no text of their own. */
  private leadsTo(node: AST.Assertion): string[] {
    return node.kind === 'lookbehind' && !node.negate ? this.textsOf(node.alternatives) : [''];
  }

  private membersOf(raw: string): string[] {
    const is = new RegExp(`^(?:${raw})$`, this.flags);
    return PROBES.filter((probe) => is.test(probe)).slice(0, 4);
  }
}
