/**
 * Positions that say nothing of a trade and are followed by what they are about, by language: "Manager Webinars",
 * "Redakteur News". | divides words; `job-titles.spec.ts` puts each before an event. English ones stand behind what
 * they are about, unless they come first.
 */
export const GENERAL_POSITIONS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'manager|director|leader|designer|coordinator|specialist|officer|vp|consultant|administrator|analyst|expert'],
  [
    'de',
    'leiter|leiterin|leitung|teamleiter|teamleiterin|teamleitung|projektleiter|projektleiterin|projektleitung|bereichsleiter|bereichsleitung|abteilungsleiter|abteilungsleitung|referent|referentin|redakteur|redakteurin|koordinator|koordinatorin|koordination|beauftragter|beauftragte|spezialist|spezialistin|sachbearbeiter|sachbearbeiterin|projektmanager|projektmanagerin|produktmanager|produktmanagerin|assistent|assistentin|assistenz|berater|beraterin|organisator|organisatorin|fachkraft|verantwortlicher|verantwortliche|mediengestalter|mediengestalterin',
  ],
  [
    'fr',
    'responsable|directeur|directrice|chargé|chargée|rédacteur|rédactrice|coordinateur|coordinatrice|assistant|assistante|gestionnaire|animateur|animatrice|formateur|formatrice|organisateur|organisatrice',
  ],
  ['es', 'responsable|director|directora|coordinador|coordinadora|redactor|redactora|gestor|gestora|técnico|técnica'],
  ['ca', 'responsable|director|directora|coordinador|coordinadora|redactor|redactora|tècnic|tècnica'],
  ['pt', 'responsável|diretor|diretora|coordenador|coordenadora|redator|redatora|gestor|gestora|assistente'],
  ['it', 'responsabile|direttore|direttrice|coordinatore|coordinatrice|redattore|redattrice|addetto|addetta'],
  ['nl', 'coördinator|redacteur|projectleider|teamleider|medewerker|adviseur|specialist|beheerder'],
  ['sv', 'ansvarig|koordinator|samordnare|projektledare|redaktör|chef|handläggare'],
  ['da', 'ansvarlig|koordinator|projektleder|redaktør|leder|chef|konsulent'],
  ['no', 'ansvarlig|koordinator|prosjektleder|redaktør|leder|sjef|rådgiver'],
  ['fi', 'päällikkö|koordinaattori|vastaava|toimittaja'],
  ['pl', 'koordynator|koordynatorka|kierownik|kierowniczka|specjalista|specjalistka|redaktor|redaktorka'],
  ['cs', 'koordinátor|koordinátorka|vedoucí|manažer|manažerka|specialista|specialistka|redaktor|redaktorka'],
  ['sk', 'koordinátor|koordinátorka|vedúci|vedúca|manažér|manažérka|špecialista|redaktor|redaktorka'],
  ['ro', 'coordonator|coordonatoare|responsabil|manager|specialist|redactor'],
  ['hr', 'koordinator|koordinatorica|voditelj|voditeljica|urednik|urednica'],
  ['ru', 'координатор|руководитель|менеджер|специалист|организатор|редактор'],
  ['uk', 'координатор|керівник|менеджер|спеціаліст|організатор|редактор'],
];

/**
 * What is told or offered to somebody, before a word that says to whom or what about: "Newsletter for engineers",
 * "Course: Become a baker". By language, as parts of patterns; `job-titles.spec.ts` has examples.
 */
export const CONTENT_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'newsletters?|news|events?|courses?|workshops?|webinars?|seminars?|podcasts?|blogs?|interviews?|meetups?|masterclass|articles?|success stor(?:y|ies)|case stud(?:y|ies)|testimonials?',
  ],
  ['de', 'newsletter|neuigkeiten|veranstaltung(?:en)?|kurse?|seminare?|gespräch|erfahrungsbericht'],
  ['fr', 'cours|atelier|séminaire|entretien|témoignage'],
  ['es', 'curso|taller|seminario|entrevista|evento'],
  ['pt', 'curso|oficina|seminário|entrevista|evento'],
  ['it', 'corso|laboratorio|seminario|intervista|evento'],
  ['nl', 'cursus|workshop|nieuws|nieuwsbrief'],
  ['sv', 'kurs|intervju|nyheter'],
  ['da no', 'kursus|kurs|interview|intervju|nyheder|nyheter'],
  ['pl', 'kurs|warsztaty|wywiad'],
  ['cs sk', 'kurz|rozhovor|seminář'],
  ['ru uk', 'курс|семинар|вебинар|интервью'],
];
