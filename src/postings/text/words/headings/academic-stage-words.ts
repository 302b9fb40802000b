/**
 * How pages of research groups call those who may come to them, as headings of what each of them should know, by
 * language: people and places of a stage; words that others say of any firm, and that are such a heading beside those
 * alone; "and" between them. | divides words; `academic-stages.spec.ts` reads each row.
 */
export const ACADEMIC_STAGES: readonly (readonly [language: string, stages: string, either: string, and: string])[] = [
  [
    'en',
    "phds|phd students|phd candidates|phd positions|ph.d. students|doctoral students|doctoral candidates|doctoral researchers|graduate students|postgraduate students|undergraduates|undergraduate students|undergraduate researchers|master students|master's students|masters students|masters|master's|bachelor students|rotation students|postdocs|post-docs|postdoctoral researchers|postdoctoral fellows|postdoctoral scholars|postdoctoral fellowships|fellowships|visitors|visiting researchers|visiting scholars|visiting scientists|visiting students|prospective students|prospective phd students|student theses|master theses|bachelor theses|student projects|high school students",
    'interns|internships|students|fellows|volunteers|research assistants',
    'and|or',
  ],
  [
    'de',
    'doktoranden|doktorandinnen und doktoranden|doktorand:innen|promovierende|promotionen|postdocs|post-docs|masterarbeiten|bachelorarbeiten|abschlussarbeiten|gastwissenschaftler|gastwissenschaftlerinnen und gastwissenschaftler|gastwissenschaftler:innen|studierende',
    'praktika|praktikanten|hiwis|studentische hilfskräfte',
    'und|oder',
  ],
  [
    'fr',
    'doctorants|doctorantes et doctorants|post-doctorants|postdoctorants|thèses|stages de master|chercheurs invités|post-docs|postdocs',
    'stages|stagiaires|étudiants',
    'et|ou',
  ],
  [
    'es',
    'doctorandos|estudiantes de doctorado|investigadores postdoctorales|investigadores visitantes|estudiantes de máster|tesis doctorales|postdocs',
    'prácticas|estudiantes',
    'y|o|e',
  ],
  [
    'pt',
    'doutorandos|estudantes de doutoramento|estudantes de doutorado|pós-doutorandos|mestrandos|pesquisadores visitantes|investigadores visitantes|pós-doutoramento|pós-doutorado',
    'estágios|estudantes|bolseiros',
    'e|ou',
  ],
  [
    'it',
    'dottorandi|studenti di dottorato|postdoc|post-doc|tesi di laurea|tesisti|assegnisti|ricercatori in visita|visiting researchers',
    'tirocini|tirocinanti|studenti',
    'e|o',
  ],
  [
    'nl',
    "promovendi|phd-studenten|phd's|postdocs|masterstudenten|bachelorstudenten|gastonderzoekers|afstudeerders|afstudeerprojecten",
    'stages|stagiairs|studenten',
    'en|of',
  ],
  ['sv', 'doktorander|postdoktorer|gästforskare|masterstudenter|examensarbeten', 'praktikanter|studenter', 'och'],
  [
    'da no',
    'ph.d.-studerende|ph.d.-stipendiater|postdocs|gjesteforskere|gæsteforskere|masterstudenter|masteroppgaver',
    'studenter|praktikanter',
    'og',
  ],
];
