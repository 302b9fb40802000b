/** Words of one language; | divides them, a * stands for any ending. */
type Words = readonly [language: string, words: string];

/** What else than people for work a page recruits or has vacancies for: pupils, and who looks for a dwelling. */
export const ADMITTED: readonly Words[] = [
  ['en', 'children|pupils|enrol|enroll|enrolment|enrollment|units|apartments|flats|dwellings'],
  ['de', 'kinder|schüler*|kitaplatz|kitaplätze|schulanmeldung|einschulung|wohnungen|wohneinheiten|ferienwohnung*'],
  ['fr', 'enfants|élèves|inscrivez|inscription*|logements|appartements'],
  ['es', 'niños|alumnos|alumnado|matrícula|inscríbete|inscripción|viviendas|apartamentos'],
  ['pt', 'crianças|alunos|matrícula*|inscreva|inscrição|inscrições|apartamentos|moradias'],
  ['it', 'bambini|alunni|iscriviti|iscrizione|iscrizioni|appartamenti|alloggi'],
  ['nl', 'kinderen|leerlingen|inschrijving*|inschrijven|appartementen|woningen'],
  ['sv', 'barn|elever|förskoleplats*|lägenheter'],
  ['da no', 'børn|barn|elever|børnehaveplads*|barnehageplass*|lejligheder|leiligheter'],
  ['fi', 'lapset|lapsia|oppilaat|oppilaita|asunnot|asuntoja'],
  ['pl', 'dzieci|dziecka|uczniów|uczniowie|przedszkolak*|zapisy|mieszkania|apartamenty'],
  ['cs', 'děti|dětí|žáky|žáci|žáků|zápis|zápisy|byty|bytů'],
  ['sk', 'deti|detí|žiaci|žiakov|zápis|byty|bytov'],
  ['hu', 'gyermekek|gyerekek|tanulók|beiratkozás|lakások'],
  ['ro', 'copii|copiilor|elevi|elevilor|înscrieri|înscriere|apartamente'],
  ['hr', 'djeca|djece|učenici|učenika|upisi|upis|stanovi|stanova'],
  ['sr', 'деца|деце|ученици|ученика|упис|станови|станова'],
  ['sl', 'otroci|otrok|učenci|učencev|vpis|stanovanja'],
  ['bg', 'деца|децата|ученици|прием на деца|апартаменти'],
  ['ru', 'дети|детей|ученики|учеников|учащихся|абитуриент*|квартиры|апартаменты'],
  ['uk', 'діти|дітей|учні|учнів|абітурієнт*|квартири|апартаменти'],
];

/** Words that a page has which seeks people for work, by themselves or in what it says of applying. */
export const WORK_WORDS: readonly Words[] = [
  ['en', 'job*|work|works|working|worker*|career*|employ*|staff|salary|wage*|cv|resume|résumé|position*|hiring|hire'],
  ['de', 'job*|arbeit*|karriere*|stelle|stellen*|beruf*|bewerb*|gehalt|lebenslauf|mitarbeit*|praktik*|ausbildung*'],
  ['fr', 'emploi*|travail*|carrière*|poste|postes|salaire*|candidat*|cv|stage*|embauch*|métier*'],
  ['es', 'empleo*|trabaj*|puesto*|salario*|candidat*|curriculum|currículum|cv|contrat*|laboral*'],
  ['pt', 'emprego*|trabalh*|carreira*|salário*|candidat*|currículo*|cv|contrat*|estágio*'],
  ['it', 'lavor*|carriera|posizione|posizioni|stipendio|candidat*|curriculum|cv|assum*|tirocini*'],
  ['nl', 'baan|banen|werk|werken|werkt|carrière|vacature*|salaris|sollicit*|cv|medewerker*|stage*'],
  ['sv', 'jobb*|arbet*|karriär*|tjänst|tjänster|lön|ansök*|cv|medarbetare|anställ*'],
  ['da no', 'job|jobb*|arbejd*|arbeid*|karriere*|stilling*|løn*|lønn*|ansøg*|søknad*|cv|medarbejder*|ansett*|ansatt*'],
  ['fi', 'työ*|ura|palkka*|hakemu*|cv|rekry*'],
  ['pl', 'praca|pracy|pracę|prac*|karier*|stanowisk*|zatrudni*|wynagrodz*|cv|nauczyciel*'],
  ['cs', 'prác*|pracov*|kariér*|pozic*|zaměst*|mzd*|životopis*'],
  ['sk', 'prác*|pracov*|kariér*|pozíc*|zamest*|mzd*|životopis*'],
  ['hu', 'munka*|állás*|karrier*|fizetés*|önéletrajz*|jelentkez*'],
  ['ro', 'job*|muncă|munca|carier*|post|posturi|salari*|angaj*|cv'],
  ['hr sr sl', 'posao|poslovi|rad|radno|karijer*|zapoš*|plać*|životopis*|delo|služb*|zaposl*'],
  ['sr', 'посао|послови|рад|радно|каријер*|запош*|плат*'],
  ['bg', 'работ*|кариер*|длъжност*|заплат*|служител*|автобиограф*'],
  ['ru', 'работ*|карьер*|должност*|зарплат*|резюме|сотрудник*|вакансия|вакансии|труд*'],
  ['uk', 'робот*|працю*|карʼєр*|посад*|зарплат*|резюме|співробітник*|ваканс*'],
];
