/** How a language seeks students and pupils for work; | divides words, a * stands for any ending of one. */
interface StudentsSought {
  readonly language: string;
  /** Words by which a company seeks. */
  readonly seek: string;
  readonly students: string;
  readonly for: string;
  /** What they work at: a study or a course seeks them, too. */
  readonly work: string;
  /** A sentence, and what its opening is called. */
  readonly cases: readonly (readonly [sentence: string, title?: string])[];
}

/** `students-sought.spec.ts` reads the cases of each. */
export const STUDENTS_SOUGHT: readonly StudentsSought[] = [
  {
    language: 'nl',
    seek: 'wij zoeken|we zoeken|zoeken wij|zoeken we|op zoek naar',
    students: 'student*|scholier*|leerlingen|jongeren',
    for: 'voor',
    work: '*werkzaamheden|*werk|bediening|keuken|afwas|winkel|schoonmaak|bezorging|magazijn|kassa|horeca',
    cases: [
      [
        'Wij zoeken nog enkele nette studenten/studentes voor keuken- en/of bedieningswerkzaamheden, in het weekend.',
        'Studenten/studentes voor keuken- en/of bedieningswerkzaamheden',
      ],
      ['We zijn op zoek naar scholieren en studenten voor de afwas.', 'Scholieren en studenten voor de afwas'],
      ['Wij zoeken nog enkele studenten voor een onderzoek naar slaap.'],
    ],
  },
  {
    language: 'de',
    seek: 'wir suchen|suchen wir',
    students: 'student*|studierende*|schüler*|jugendliche*',
    for: 'für|zur|zum',
    work: 'service|küche|bedienung|verkauf|*arbeiten|*arbeit|lager|kasse|theke|reinigung|spülküche|auslieferung',
    cases: [
      [
        'Wir suchen noch nette Studenten/Studentinnen für Küche und Service am Wochenende.',
        'Studenten/Studentinnen für Küche und Service am Wochenende',
      ],
      ['Wir suchen Schüler für eine Umfrage.'],
    ],
  },
  {
    language: 'en',
    seek: "we are looking for|we're looking for|we’re looking for|we are seeking|we are hiring|we need",
    students: 'students|pupils|school leavers|young people',
    for: 'for',
    work: 'kitchen|waiting|bar|cleaning|shop|counter|till|warehouse|delivery|* work|weekend work',
    cases: [
      [
        'We are looking for a few friendly students for kitchen and waiting work, at weekends.',
        'Students for kitchen and waiting work',
      ],
      ['We are looking for students for our course in baking.'],
    ],
  },
  {
    language: 'fr',
    seek: 'nous recherchons|nous cherchons|nous recrutons|on recherche',
    students: 'étudiant*|lycéen*|jeunes',
    for: 'pour',
    work: 'service|salle|cuisine|plonge|caisse|vente|ménage|livraison|travail|travaux|rayon',
    cases: [
      [
        'Nous recherchons encore quelques étudiants/étudiantes pour le service en salle, le week-end.',
        'Étudiants/étudiantes pour le service en salle',
      ],
      ['Nous recherchons des étudiants pour une enquête.'],
    ],
  },
  {
    language: 'es',
    seek: 'buscamos|se buscan',
    students: 'estudiante*|jóvenes',
    for: 'para',
    work: 'cocina|sala|barra|tienda|caja|limpieza|reparto|almacén|trabajo*',
    cases: [
      ['Buscamos estudiantes para trabajos de cocina y sala.', 'Estudiantes para trabajos de cocina y sala'],
      ['Buscamos estudiantes para un estudio.'],
    ],
  },
  {
    language: 'it',
    seek: 'cerchiamo|cercasi|si cercano',
    students: 'student*|ragazzi|ragazze',
    for: 'per',
    work: 'cucina|sala|bar|negozio|cassa|pulizie|consegne|magazzino|lavor*',
    cases: [
      [
        'Cerchiamo ancora qualche studente/studentessa per lavori di cucina e di sala.',
        'Studente/studentessa per lavori di cucina e di sala',
      ],
      ['Cerchiamo studenti per un sondaggio.'],
    ],
  },
  {
    language: 'pt',
    seek: 'procuramos|buscamos|precisamos de',
    students: 'estudante*|jovens',
    for: 'para',
    work: 'cozinha|sala|balcão|loja|caixa|limpeza|entregas|armazém|trabalho*',
    cases: [['Procuramos estudantes para a cozinha e o balcão.', 'Estudantes para a cozinha e o balcão']],
  },
  {
    language: 'da no',
    seek: 'vi søger|søger vi|vi søker|søker vi|vi leder efter|vi ser etter',
    students: 'studerende|studenter|unge mennesker|unge|elever',
    for: 'til|for',
    work: 'køkken*|kjøkken*|servering|opvask*|oppvask*|butik*|rengøring|renhold|lager|*arbejde|*arbeid',
    cases: [
      [
        'Vi søger et par friske unge mennesker til opvask og servering, i weekenden.',
        'Unge mennesker til opvask og servering',
      ],
      ['Vi søger studerende til en undersøgelse.'],
    ],
  },
  {
    language: 'sv',
    seek: 'vi söker|söker vi|vi letar efter',
    students: 'student*|studerande|ungdomar',
    for: 'till|för',
    work: 'kök*|servering*|disk*|butik*|kassa*|städ*|lager*|*arbete',
    cases: [['Vi söker några trevliga studenter till kök och servering.', 'Studenter till kök och servering']],
  },
];
