/** What a sentence can ask for, a language, and the words: | divides them, * is any ending, in front any beginning. */
export type AskedThing = readonly [kind: AskedKind, language: string, words: string];

/** What somebody has (experience, schooling, a licence, a skill), what somebody is, and a language to speak. */
export type AskedKind = 'thing' | 'quality' | 'language';

/** Only what means nothing else in a sentence: "experience with", as guests have experiences, too. */
export const ASKED_THINGS: readonly AskedThing[] = [
  [
    'thing',
    'en',
    "years of|years experience|years' experience|experience in|experience with|experience as|experience of|experience working|previous experience|prior experience|proven experience|relevant experience|work experience|working experience|professional experience|experience traveling|school experience|sales experience|caretaking experience|some experience|practical experience|solid experience|extensive experience|experience is|experience required|knowledge of|working knowledge|degree in|bachelor*|master's degree|university degree|college degree|a degree|diploma|high school|apprenticeship as|completed training|completed an apprenticeship|training as a|trained as|qualification|qualifications|certification|certificate|driving licen*|driver's licen*|drivers licen*|clean licen*|valid licen*|cdl|food hygiene|background in|skills|communication skills|eye for|work ethic|attention to detail|ability to|understanding of|right to work|work permit|registration|good command of|command of|passion for|team player|proficien*|own transport|own car|own vehicle|dbs check|dbs checks|security clearance|criminal record|forklift",
  ],
  [
    'quality',
    'en',
    'experienced|qualified|certified|skilled|reliable|motivated|self-motivated|hard-working|hardworking|punctual|friendly|flexible|organised|organized|detail-oriented|team player|able to|willing to|fluent|proficient|familiar with|comfortable with|confident|responsible and|enthusiastic|passionate about|energetic|outgoing|honest|trustworthy|proactive|licensed|registered|physically fit|independent|creative|dependable|patient|empathetic|a graduate|polite|18 years|at least 18|over 18',
  ],
  [
    'language',
    'en',
    'english|french|german|spanish|italian|dutch|portuguese|polish|welsh|irish|mandarin|arabic|russian|hebrew|swedish|danish|norwegian|finnish|japanese|korean|a second language|second language|another language',
  ],
  [
    'thing',
    'de',
    '*erfahrung|*erfahrungen|*kenntnisse|*kenntnissen|*ausbildung|führerschein*|*führerschein|fahrerlaubnis|*studium|*abschluss|gesellenbrief|meisterbrief|*diplom|*zertifikat|*qualifikation|fachwissen|sachkunde*|führungszeugnis|*fähigkeit|*fähigkeiten|*bereitschaft|umgangsformen|auftreten|arbeitsweise|verständnis|geschick|flexibilität|zuverlässigkeit|belastbarkeit|teamgeist|teamfähigkeit|selbstständigkeit|motivation|freude an|freude am|spaß an|spaß am|leidenschaft für|approbation|staplerschein|deutsch in|ausgelernt|*kompetenz|*geschick|gespür|begeisterung für|engagement|sorgfalt|pünktlichkeit|schulabschluss|*bildung|*denken|gepflegtes|körperliche fitness|know-how|PKW|eigenes Auto',
  ],
  [
    'quality',
    'de',
    'zuverlässig*|pünktlich*|belastbar*|teamfähig*|teamplayer*|motiviert*|flexibel|freundlich*|engagiert*|selbstständig*|selbständig*|sorgfältig*|gewissenhaft*|verantwortungsbewusst*|kommunikativ*|kontaktfreudig*|ausgebildet*|gelernt*|gelernte*|qualifiziert*|erfahren*|zertifiziert*|examiniert*|offen|ehrlich*|fleißig*|aufgeschlossen*|kreativ*|strukturiert*|eigenverantwortlich*|organisiert*|ehrgeizig*|lernbereit*|geduldig*|kundenorientiert*|mobil|körperlich fit|volljährig|in der Lage|versiert*|vertraut mit|einsatzbereit|wissbegierig|empathisch*|einfühlsam*|handwerklich*|präzise|schwindelfrei|fit|kundenfreundlich|dienstleistungsorientiert|lösungsorientiert|proaktiv|bereit zu|bereit zur|bereit im|bereit auch',
  ],
  [
    'language',
    'de',
    'deutsch|englisch|französisch|italienisch|spanisch|polnisch|russisch|türkisch|niederländisch|arabisch|*kenntnisse|fremdsprache|eine weitere sprache|schweizerdeutsch',
  ],
  [
    'thing',
    'fr',
    "expérience*|diplôm*|de formation supérieure|formation supérieure|une formation|formation initiale|formation technique|formation en|formation type|permis b|permis c*|permis de conduire|permis|connaissance*|maîtrise|compétence*|CAP|BEP|BTS|bac|bac pro|bac+2|bac+5|master|licence|caces|habilitation*|certification*|certificat*|rigueur|autonomie|sens du|sens de|sens des|esprit d'équipe|aisance|aptitude*|anglais|capacité à|qualités relationnelles|dynamisme|motivation|ponctualité|goût pour|passion pour|véhicule|d'organisation|d'initiative|d'adaptation|polyvalence|bonne présentation|bon relationnel|casier judiciaire",
  ],
  [
    'quality',
    'fr',
    "rigoureu*|autonome*|motivé*|dynamique*|organisé*|ponctuel*|sérieu*|polyvalent*|expérimenté*|qualifié*|diplômé*|titulaire*|souriant*|réactif*|réactive*|curieu*|passionné*|méthodique*|disponible*|mobile|à l'aise|doté*|fiable*|volontaire*|impliqué*|créati*|proactif|proactive|force de proposition|à l'écoute|minutieu*|soigneu*|patient*|formé*|issu*|bilingue*|capable de|reconnu* pour|courageu*|engagé*|débrouillard*|consciencieu*|accueillant*|empathique*",
  ],
  [
    'language',
    'fr',
    'anglais|allemand|espagnol|italien|néerlandais|portugais|français|arabe|russe|chinois|langue étrangère|seconde langue|breton|luxembourgeois',
  ],
  [
    'thing',
    'es',
    'experiencia|conocimiento*|titulación|título|carné|carnet|licencia de conducir|permiso de conducir|permiso de trabajo|formación|estudios|grado en|licenciatura|diplomatura|disponibilidad|dominio|capacidad de|capacidad para|habilidad*|manejo de|vehículo propio|bachillerato|certificado|certificación|nivel alto|nivel de inglés|orientación al|aptitud*|vocación|iniciativa|ganas de|inglés|don de gentes|ciclo formativo|ESO|trabajo en equipo',
  ],
  [
    'quality',
    'es',
    'responsable*|puntual*|organizad*|proactiv*|dinámic*|motivad*|titulad*|graduad*|licenciad*|capaz|apasionad*|autónom*|resolutiv*|comprometid*|trabajador|trabajadora|flexible*|amable*|creativ*|experimentad*|cualificad*|seri*|constante|diligente|ordenad*|polivalente',
  ],
  [
    'language',
    'es',
    'inglés|francés|alemán|italiano|portugués|catalán|euskera|gallego|segundo idioma|otros idiomas|idiomas|español|árabe|chino',
  ],
  [
    'thing',
    'ca',
    'experiència|coneixement*|titulació|carnet|formació|estudis|grau en|disponibilitat|domini|capacitat de|capacitat per|habilitat*|vehicle propi|batxillerat|certificat|iniciativa|ganes de|vocació|treball en equip',
  ],
  [
    'quality',
    'ca',
    'responsable|puntual|organitzad*|proactiu|proactiva|dinàmic*|motivad*|titulad*|autònom*|treballador*|flexible|amable|creati*|constant|polivalent',
  ],
  ['language', 'ca', 'anglès|francès|alemany|català|castellà|segon idioma|idiomes'],
  [
    'thing',
    'pt',
    'experiência*|conhecimento*|formação|carta de condução|cnh|carteira de motorista|licenciatura|ensino médio|ensino superior|12.º ano|12º ano|disponibilidade|domínio|capacidade de|capacidade para|competência*|certificado|certificação|viatura própria|veículo próprio|gosto por|gosto pelo|gosto pela|responsabilidade|sentido de|espírito de equipa|espírito de equipe|proatividade|facilidade de|graduação|boa apresentação|vontade de|curso de|curso superior|curso técnico|diploma',
  ],
  [
    'quality',
    'pt',
    'responsável|pontual|organizad*|proativ*|proactiv*|dinâmic*|motivad*|licenciad*|formad*|capaz|apaixonad*|autónom*|autônom*|empenhad*|flexível|comunicativ*|criativ*|experiente|qualificad*|simpátic*|trabalhador|trabalhadora|dedicad*|comprometid*',
  ],
  ['language', 'pt', 'inglês|francês|alemão|espanhol|italiano|segunda língua|outra língua|outro idioma|português'],
  [
    'thing',
    'it',
    "esperienza|esperienze|conoscenza|conoscenze|diploma|laurea|patente|capacità di|capacità|competenza|competenze|disponibilità|attitudine|padronanza|automunit*|qualifica|attestato|titolo di studio|formazione|predisposizione|passione per|buona manualità|serietà|precisione|puntualità|abilitazione|certificazione|iscrizione all'albo|spirito di|doti|flessibilità|autonomia|dimestichezza|haccp|licenza media|voglia di|manualità",
  ],
  [
    'quality',
    'it',
    'diplomat*|laureat*|automunit*|precis*|puntual*|affidabil*|motivat*|dinamic*|flessibil*|autonom*|organizzat*|espert*|qualificat*|responsabil*|solar*|proattiv*|seri*|appassionat*|in grado di|disponibil*|abilitat*|curios*|determinat*|capace|ambizios*|intraprendent*',
  ],
  ['language', 'it', 'inglese|francese|tedesco|spagnolo|italiano|russo|cinese|seconda lingua|lingua straniera'],
  [
    'thing',
    'nl',
    'ervaring|*ervaring|kennis|*kennis|diploma*|*diploma|rijbewijs|*rijbewijs|opleiding|*opleiding|certificaat|*certificaat|vog|mbo*|hbo*|werk- en denkniveau|vaardigheden|communicatieve|affiniteit|beheersing|getuigschrift|vca|passie voor|flexibele instelling|hands-on|doorzettingsvermogen|verantwoordelijkheidsgevoel|eigen vervoer|big-registratie|werkervaring|oog voor|gevoel voor|inzicht',
  ],
  [
    'quality',
    'nl',
    'betrouwbaar|flexibel|gemotiveerd|zelfstandig|nauwkeurig|stressbestendig|klantgericht|enthousiast|gediplomeerd|opgeleid|ervaren|gekwalificeerd|leergierig|communicatief|sociaal|punctueel|representatief|collegiaal|teamspeler|een teamplayer|teamplayer|proactief|gastvrij|vriendelijk|handig|in staat|woonachtig|minimaal 18|18 jaar|georganiseerd|technisch|creatief|spontaan|klantvriendelijk|fysiek|vaardig|gedreven|servicegericht|secuur|bereid om',
  ],
  [
    'language',
    'nl',
    'nederlands|nederlandse|engels|engelse|frans|franse|duits|duitse|spaans|arabisch|tweede taal|de nederlandse taal',
  ],
];
