/** How a name of another script is written in Latin letters, and the countries (ISO 3166) whose names are. */
export interface Romanised {
  readonly countries: readonly string[];
  /** As `placeKey` writes them. */
  readonly keys: readonly string[];
  /** Whether towns are looked for by what others call them, too: Corfu is "Kerkyra" to the tables' second names. */
  readonly byAnyName: boolean;
}

type Letters = readonly (readonly [from: string, to: string])[];

const lettersOf = (pairs: string): Letters => pairs.split(' ').map((pair) => pair.split('=') as [string, string]);

/** ELOT 743; the longest first. */
const GREEK = lettersOf(
  'ου=ou αυ=av ευ=ev γγ=ng γχ=nch θ=th χ=ch ψ=ps α=a β=v γ=g δ=d ε=e ζ=z η=i ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f ω=o',
);
const CYRILLIC =
  'а=a б=b в=v д=d ж=zh з=z к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f ч=ch ш=sh ю=yu я=ya ь= ъ=a э=e ы=y ё=e';
const SOUTH_SLAVIC =
  'љ=lj њ=nj џ=dz ђ=dj ѓ=g ћ=c ќ=k ѕ=dz ј=j г=g е=e и=i й=j х=h ц=c ж=z ч=c ш=s а=a б=b в=v д=d з=z к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f';
/** The letters that each language writes in its own way: those of Bulgaria, Ukraine (2010) and the tables of names. */
const OF_LANGUAGES: readonly (readonly [country: string, letters: Letters])[] = [
  ['BG', lettersOf(`щ=sht г=g е=e и=i й=y х=h ц=ts ${CYRILLIC}`)],
  ['UA', lettersOf(`щ=shch г=h ґ=g е=e и=y і=i ї=i й=i є=ie х=kh ц=ts ${CYRILLIC}`)],
  // Serbs and Macedonians: the letters of the tables, their marks folded away.
  ...['RS', 'MK', 'ME', 'BA'].map((country) => [country, lettersOf(SOUTH_SLAVIC)] as const),
  ['RU', lettersOf(`щ=shch г=g е=e и=i й=y х=kh ц=ts ${CYRILLIC.replace('ъ=a', 'ъ=')}`)],
];

/**
 * A name of Greek or Cyrillic letters as the towns of its countries are written in Latin ones: the tables know small
 * towns by these alone. Nothing for other scripts.
 */
export function romanised(key: string): readonly Romanised[] {
  if (key.length < 3) return [];
  if (/^[\p{Script=Greek} ]+$/u.test(key)) return [{ countries: ['GR', 'CY'], keys: greekKeys(key), byAnyName: true }];
  if (!/^[\p{Script=Cyrillic} ]+$/u.test(key)) return [];
  return OF_LANGUAGES.map(([country, letters]) => ({
    countries: [country],
    keys: [written(key, letters)],
    byAnyName: false,
  }));
}

/** "μπ" and "ντ" begin a word as B and D. */
function greekKeys(key: string): string[] {
  const [plain, spoken] = [key, key.replace(/(?<=^| )μπ/g, 'b').replace(/(?<=^| )ντ/g, 'd')];
  return [...new Set([plain, spoken])].map((name) => written(name, GREEK));
}

function written(key: string, letters: Letters): string {
  let name = key;
  for (const [from, to] of letters) name = name.replaceAll(from, to);
  return name;
}
