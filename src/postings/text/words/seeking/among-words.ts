import type { LanguageWords } from '../pattern-parts.js';

/** Words that name some of the colleagues that somebody seeks; `named-among.spec.ts` reads each. */
export const AMONG_WORDS: readonly LanguageWords[] = [
  ['en', 'among others|amongst others|in particular|particularly|especially|including|specifically|mainly|primarily'],
  ['de', 'unter anderem|u. a.|u.a.|insbesondere|vor allem|besonders|vorrangig|darunter'],
  ['fr', 'notamment|entre autres|en particulier|particulièrement|principalement|dont'],
  ['es', 'entre otros|entre otras|en particular|especialmente|principalmente|sobre todo'],
  ['pt', 'entre outros|entre outras|em particular|especialmente|principalmente|nomeadamente|sobretudo'],
  ['it', 'tra gli altri|tra cui|in particolare|soprattutto|principalmente|specialmente'],
  ['nl', 'onder andere|o.a.|met name|in het bijzonder|vooral|waaronder'],
  ['sv', 'bland annat|bl.a.|framför allt|i synnerhet|främst|särskilt|däribland'],
  ['da', 'blandt andet|bl.a.|især|særligt|herunder|først og fremmest'],
  ['no', 'blant annet|bl.a.|særlig|spesielt|først og fremst|herunder'],
];

/** Colleagues whom somebody seeks in general, in front of those; `named-among.spec.ts` reads each. */
export const COLLEAGUES: readonly LanguageWords[] = [
  ['en', 'colleagues|team members|employees|staff|people|team mates|co-workers|crew'],
  [
    'de',
    'Kollegen|Kolleginnen und Kollegen|Kolleg:innen|Mitarbeiter|Mitarbeiterinnen und Mitarbeiter|Mitarbeitende|Verstärkung|Unterstützung|Leute',
  ],
  ['fr', 'collaborateurs|collègues|personnes|du personnel|renforts|du renfort'],
  ['es', 'compañeros|compañeras|personal|colaboradores|personas|profesionales'],
  ['pt', 'colegas|colaboradores|pessoas|pessoal'],
  ['it', 'collaboratori|colleghi|personale|persone'],
  ['nl', "collega’s|collega's|medewerkers|mensen|personeel|versterking"],
  ['sv', 'kollegor|medarbetare|personal|förstärkning'],
  ['da', 'kolleger|kollegaer|medarbejdere|personale|forstærkning'],
  ['no', 'kolleger|kollegaer|medarbeidere|personale|forsterkning'],
];
