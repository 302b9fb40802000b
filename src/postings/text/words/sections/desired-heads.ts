import type { LanguageWords } from '../pattern-parts.js';

/**
 * Headings of what is desired, which is asked for where an advert has no other: "Desired skills & expertise". Words for
 * what is only welcome ("a plus", "bonus") are none. `desired-heads.spec.ts` reads each row.
 */
export const DESIRED_HEADS: readonly LanguageWords[] = [
  [
    'en',
    'desired skills|desired skill set|desired qualifications|desired experience|desired background|desired abilities',
  ],
  ['de', 'gewünschte qualifikation*|gewünschte kenntnisse|gewünschte fähigkeiten|gewünschte erfahrung*|wunschprofil'],
  ['fr', 'compétences souhaitées|qualités souhaitées|expérience souhaitée|profil souhaité|qualifications souhaitées'],
  ['es', 'perfil deseado|habilidades deseadas|competencias deseadas|experiencia deseada|conocimientos deseados'],
  ['pt', 'perfil desejado|competências desejadas|habilidades desejadas|conhecimentos desejados|experiência desejada'],
  ['it', 'competenze desiderate|profilo desiderato|esperienza desiderata|caratteristiche desiderate'],
  ['nl', 'gewenst profiel|gewenste ervaring|gewenste kennis|gewenste vaardigheden'],
  ['sv', 'önskad profil|önskade kvalifikationer|önskad erfarenhet|önskad bakgrund'],
  ['da no', 'ønsket profil|ønskede kvalifikationer|ønskede kvalifikasjoner|ønsket erfaring'],
];
