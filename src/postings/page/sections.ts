import { fold } from '../text/words.js';

type SectionKind = 'requirements' | 'nice_to_have' | 'benefits';

/** The headed lists of a posting. */
export type Sections = { [K in SectionKind]?: string[] };

/** Headings by what stands below them, folded; the first kind that matches wins. */
const HEADINGS: [RegExp, SectionKind | 'other'][] = [
  [
    /nice to have|bonus (?:points|skills)|preferred|a plus|plus if|pluses|desirable|desired|wunschenswert|von vorteil|idealerweise|pluspunkte|good to have|would be (?:great|nice|a plus)|un plus|deseable|se valora|mile widziane|meriterande|fordel|pluspunten|extra points|added advantage|stand out|even better/,
    'nice_to_have',
  ],
  [
    /benefit|we offer|what you(?:'|’)?ll get|what we offer|perks|wir bieten|bieten wir|wir dir bieten|das bieten|unser angebot|deine vorteile|ihre vorteile|warum wir|darauf kannst du|freuen|nous offrons|nous vous offrons|avantages|ofrecemos|que ofrecemos|beneficios|offriamo|cosa offriamo|wij bieden|wat bieden|oferujemy|co oferujemy|vi erbjuder|vi tilbyder|vi tilbyr|tarjoamme|nabizime|oferecemos|what(?:'|’)?s in it for you|why (?:join|work|you|us)|warum (?:wir|zu uns|bei uns)|compensation and benefits|in return|das erwartet dich bei uns/,
    'benefits',
  ],
  [
    /requirement|qualification|what you(?:'|’)?ll (?:need|bring)|what you (?:need|bring)|you have|you(?:'|’)?ll have|who you are|about you|your (?:profile|skills|background|experience)|we(?:'|’)?re looking for|looking for|must[- ]have|skills|you(?:'|’)?re a (?:great )?fit|you might thrive|ideal candidate|experience|profil\b|dein profil|ihr profil|das bringst du|das bringen sie|was du mitbringst|was sie mitbringen|mitbringst|mitbringen|anforderung|voraussetzung|qualifikation|wir erwarten|votre profil|profil recherche|competences|requisitos|perfil|requisiti|competenze|functie-?eisen|wat (?:wij )?vragen|jouw profiel|wymagania|oczekujemy|krav|kvalifikation|kvalifikasjon|osaaminen|pozadujeme|pozadavky|formacion|experiencia|minimum/,
    'requirements',
  ],
  [
    /responsib|what you(?:'|’)?ll (?:do|be)|your role|role|about (?:us|the|our)|aufgaben|tatigkeit|who we are|mission|tasks|duties|company|how to apply|equal|missions|taches|funciones|mansioni|taken|obowiazki|arbetsuppgifter|opgaver|oppgaver|kontakt|bewerb|salary|location|day to day|impact/,
    'other',
  ],
];

const MAX_HEADING = 90;
const MAX_ITEMS = 60;

/** Sorts headed blocks of text by what their headings say. Lines without a bullet count only where there is no list. */
export function readSections(text: string): Sections {
  const found: Sections = {};
  let kind: SectionKind | 'other' | undefined;
  let plain: string[] = [];
  let hasBullets = false;
  const flush = (): void => {
    if (kind !== undefined && kind !== 'other' && !hasBullets) add(found, kind, plain.slice(0, 12));
    plain = [];
    hasBullets = false;
  };
  for (const line of text.split('\n')) {
    const bullet = /^(?:[•●▪‣*·–✓✔➤►]|-(?= ))\s*(\S.*)$/.exec(line);
    const heading = bullet ? (/:$/.test(line) ? headingOf(bullet[1] ?? '') : undefined) : headingOf(line);
    if (heading !== undefined) {
      flush();
      kind = heading;
      const inline = /:\s{1,9}(\S[\s\S]{15,})$/.exec(line)?.[1];
      if (inline !== undefined) plain.push(inline);
    } else if (kind !== undefined && kind !== 'other') {
      if (bullet) {
        hasBullets = true;
        add(found, kind, [bullet[1] ?? '']);
      } else if (hasBullets && line.length > 120) {
        kind = undefined;
      } else plain.push(line);
    }
  }
  flush();
  return found;
}

function headingOf(line: string): SectionKind | 'other' | undefined {
  const head = /^(.{3,60}?):\s+\S/.exec(line)?.[1] ?? line;
  if (
    head.length > MAX_HEADING ||
    head.length < 3 ||
    /[.!](?:\s|$)/.test(head.replace(/\.{3}$|…$/, '').replace(/\bz\.\s?B\./, ''))
  )
    return undefined;
  if (head !== line && !/^[\p{Lu}¿¡"“]/u.test(head)) return undefined;
  return kindOfHeading(head);
}

/** What stands below a heading; undefined when it says nothing we know. */
export function kindOfHeading(heading: string): SectionKind | 'other' | undefined {
  const folded = fold(heading);
  return HEADINGS.find(([pattern]) => pattern.test(folded))?.[1];
}

/** Items of a block whose kind the source itself states. */
export function itemsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[•●▪‣*·–✓✔➤►-]\s*/, '').trim())
    .filter((line) => line !== '');
  const bullets = text.split('\n').filter((line) => /^[•●▪‣*·–✓✔➤►]/.test(line));
  return (bullets.length > 0 ? bullets.map((line) => line.replace(/^\S\s*/, '')) : lines).slice(0, MAX_ITEMS);
}

function add(found: Sections, kind: SectionKind, items: readonly string[]): void {
  const known = found[kind] ?? [];
  for (const item of items)
    if (item.trim() !== '' && known.length < MAX_ITEMS && !known.includes(item)) known.push(item.trim());
  if (known.length > 0) found[kind] = known;
}
