/** Why a sentence with words of asking asks for nothing, a language, and the words: | divides them, * is any ending. */
export type NotAsked = readonly [kind: NotAskedKind, language: string, words: string];

/**
 * It tells `other` things than what is asked (chances, what to send, rights, who is treated alike, what something
 * hangs on), somebody tells it of `oneself`; it `denies` what stands near; or right before its frame is what makes it
 * a condition (`if`).
 */
export type NotAskedKind = 'other' | 'oneself' | 'denies' | 'if';

/** `told-in-sentences.spec.ts` puts each into a sentence that would ask for something. */
export const NOT_ASKED: readonly NotAsked[] = [
  [
    'other',
    'en',
    'opportunity|opportunities|chance to|training you need|support you need|skills you need|everything you need|all you need|tools you need|what you need|the option|possibility|gain experience|gaining experience|gain valuable|gain knowledge|you will gain|you will learn|you will receive|will be trained|will train you|training will be|training is provided|send|submit|email us|apply|cv|cvs|resume|resumes|cover letter|certificates to|right to have|the right to withdraw|right to access|right to object|your personal data|personal data|privacy|cookie*|consent|this website|this site|regardless of|irrespective of|without regard to|equal opportunit*|discriminat*|gender identity|sexual orientation|accommodation for|reasonable adjustment*|eligible for|entitled to|qualify for|to be eligible|depending on|based on your experience|according to experience|commensurate|our customers|our clients|newsletter|password|log in|login|fields|questions|scam|fraud|develop your skills|improve your skills|build your skills|expand your skills|grow your skills|your knowledge of us|feel free|why wait|terms and conditions|as required|if required|when required|where required|if necessary|when necessary|where necessary|mentor|support of|depends on|depend on|suppliers|visitors|required by|responsibility for|responsibility of|enable javascript|your browser|all applications|applications are|applications from|applications will|your application|an application|the application|application form|application process|individuals with disabilities|applicants with disabilities|candidates with disabilities|persons with disabilities|or disability|disability or|disability status|with disabilities to apply',
  ],
  [
    'oneself',
    'en',
    "i|i'm|my|me|he|she|his|her|we have|we are a|our team has|our team is|our employees|our staff|our company has|we've|founded",
  ],
  ['denies', 'en', "no|not|without|don't need|isn't|never|neither|nor|aren't|unnecessary"],
  [
    'if',
    'en',
    'if|when|once|whether|where|unless|until|because|while|think|as|although|even though|though|even if|that|so',
  ],
  [
    'other',
    'de',
    'Möglichkeit|Möglichkeiten|Gelegenheit|die Chance|Chancen|Recht auf|das Recht|haben Anspruch|Anspruch auf|sammeln|lernst du|lernen Sie|du lernst|vertiefen|erweitern|weiterentwickeln|weiterbilden|erwerben|erwirbst|Einblick|Einblicke|bewerb*|Bewerbung*|Lebenslauf|Zeugnisse|Anschreiben|Unterlagen|senden|schicken|datenschutz*|personenbezogen*|Einwilligung|Cookie*|unabhängig von|ungeachtet|Diskriminierung|Chancengleichheit|Gleichstellung|schwerbehindert*|Schwerbehinderung|Geschlecht|Herkunft|je nach|abhängig von|entsprechend Ihrer|entsprechend deiner|entsprechend der|Kunden von uns|Newsletter|Passwort|Pflichtfeld*|Fragen|Rückfragen|wir bieten|bieten wir|bieten dir|bieten Ihnen|wir unterstützen|Einarbeitung|bei Bedarf|falls erforderlich|falls nötig|wenn nötig|soweit erforderlich|Freiheit|Raum für|Zugang zu|Zugriff|Aufstiegs*|Entwicklungs*|absolvieren|wird dir|wird Ihnen|vermitteln|zahlen|Gehalt|Vergütung|freie*|kostenlose*|im voraus|ansprechpartner*|wir erwarten Sie|wir erwarten dich|wir erwarten euch|Verantwortung für|verantwortlich für|JavaScript aktivieren|Ihr Browser|dein Browser|im Browser|mit Behinderung werden|Behinderung bevorzugt|gleicher Eignung|Grad der Behinderung|oder Behinderung|Behinderung oder',
  ],
  [
    'oneself',
    'de',
    'ich|mich|mir|mein|meine|meinen|meiner|unsere Mitarbeiter*|unser Team hat|unser Team ist|unser Team besteht|wir haben|wir sind|wir verfügen|unsere Kunden|unseren Kunden',
  ],
  ['denies', 'de', 'kein|keine|keinen|keiner|keinerlei|nicht|ohne|weder|noch nie|unnötig|entbehrlich|niemals'],
  ['if', 'de', 'wenn|falls|sofern|ob|sobald|solange|weil|obwohl|dass'],
  [
    'other',
    'fr',
    "opportunité*|possibilité*|la chance|l'occasion|acquérir|acquerrez|vous développer|te développer|développer vos|développer tes|développer ses|développerez|développement de vos|enrichir|apprendre|apprendrez|formation assurée|formation interne|serez formé*|seras formé*|formation continue|accès à|droit d'accès|droit de|le droit|données personnelles|données à caractère|confidentialité|cookies|consentement|quels que soient|quelles que soient|quel que soit|sans distinction|égalité des chances|discrimination|handicap|handicapé*|rqth|envoyer|envoyez|adresser|adressez|cv|candidature*|postuler|postulez|lettre de motivation|selon expérience|selon votre expérience|selon profil|selon l'expérience|en fonction de|nos clients|si nécessaire|si besoin|newsletter|mot de passe|questions|nous proposons|nous offrons|nous vous proposons|nous vous offrons|champs obligatoires|champs|formulaire|rémunération|salaire|bénéficierez|recevrez|la responsabilité|en charge",
  ],
  [
    'oneself',
    'fr',
    "j'ai|je suis|je|mon|ma|mes|moi|nous avons|nous sommes|notre personnel|nos équipes sont|nos équipes ont|nos collaborateurs|notre équipe est|il a|elle a",
  ],
  ['denies', 'fr', 'pas|sans|aucun|aucune|ni|non|jamais|nullement'],
  ['if', 'fr', 'si|lorsque|quand|dès que|que|où|parce que|même si|dont|puisque|car'],
  [
    'other',
    'es',
    'oportunidad*|posibilidad*|adquirir|adquirirás|desarrollar tu*|desarrollo de tu*|aprender|aprenderás|formación a cargo|formación continua|formación inicial|derecho a|derecho de|derechos|datos personales|protección de datos|privacidad|cookies|consentimiento|independientemente|igualdad de oportunidades|discriminación|discapacidad|enviar|envía|envíanos|currículum|cv|solicitud|candidatura*|según experiencia|en función de|según tu experiencia|nuestros clientes|si es necesario|cuando sea necesario|boletín|contraseña|preguntas|dudas|ofrecemos|te ofrecemos|campos|formulario|salario|acceso a|inscríbete|postúlate|postular|en cuenta|la responsabilidad',
  ],
  [
    'oneself',
    'es',
    'yo|mi|mis|me|nuestro personal|tenemos|somos|contamos con|nuestro equipo|nuestros profesionales|fui|empecé',
  ],
  ['denies', 'es', 'no|sin|ni|ningún|ninguna|nunca|tampoco'],
  ['if', 'es', 'si|cuando|que|donde|aunque|porque|mientras'],
  [
    'other',
    'ca',
    "quan és necessari|si és necessari|si cal|oportunitat*|possibilitat*|adquirir|desenvolupar|aprendre|formació continua|formació a càrrec|dret a|drets|dades personals|protecció de dades|privacitat|cookies|consentiment|independentment|igualtat d'oportunitats|discriminació|discapacitat|envia|enviar|currículum|cv|candidatura|segons experiència|en funció de|clients|preguntes|dubtes|oferim|formulari|salari",
  ],
  ['oneself', 'ca', 'jo|meu|meva|em|tenim|som|comptem amb|el nostre equip'],
  ['denies', 'ca', 'no|sense|ni|cap|mai|tampoc'],
  ['if', 'ca', 'si|quan|que|on|encara que|perquè'],
  [
    'other',
    'pt',
    'oportunidade*|possibilidade*|adquirir|adquirirás|desenvolver-se|desenvolver-te|te desenvolver|se desenvolver|desenvolver as suas|desenvolver as tuas|desenvolver suas|desenvolver sua|desenvolver competências|aprender|aprenderás|formação contínua|formação inicial|formação a cargo|direito a|direito de|direitos|dados pessoais|proteção de dados|privacidade|cookies|consentimento|independentemente|igualdade de oportunidades|discriminação|deficiência|envia|envie|enviar|currículo|cv|candidatura*|candidate-se|candidata-te|de acordo com a experiência|consoante a experiência|em função|os nossos clientes|nossos clientes|se necessário|palavra-passe|senha|perguntas|dúvidas|oferecemos|campos|formulário|salário|acesso a|a responsabilidade',
  ],
  ['oneself', 'pt', 'eu|meu|minha|me|temos|somos|contamos com|a nossa equipa|nossa equipe|comecei'],
  ['denies', 'pt', 'não|sem|nem|nenhum|nenhuma|nunca|tampouco'],
  ['if', 'pt', 'se|quando|que|onde|embora|porque|enquanto'],
  [
    'other',
    'it',
    "opportunità|possibilità|acquisire|acquisirai|svilupparti|sviluppare le tue|sviluppare nuove|sviluppare le proprie|sviluppare competenze|imparare|imparerai|formazione continua|formazione iniziale|corsi di formazione|diritto di|diritto a|diritti|dati personali|trattamento dei dati|privacy|cookie|consenso|indipendentemente|pari opportunità|discriminazion*|disabilità|inviare|invia|inviaci|curriculum|cv|candidatura|candidature|candidati|candidarsi|in base all'esperienza|in base alle competenze|commisurat*|a seconda|nostri clienti|se necessario|ove necessario|domande|offriamo|si offre|campi|modulo|retribuzione|accesso a|legge|la responsabilità",
  ],
  [
    'oneself',
    'it',
    'io|mio|mia|mi|abbiamo|siamo un|siamo una|siamo il|siamo la|siamo i|siamo gli|il nostro team|la nostra squadra|i nostri dipendenti|ho',
  ],
  ['denies', 'it', 'non|senza|né|nessun|nessuna|mai|neppure'],
  ['if', 'it', 'se|quando|che|dove|anche se|perché|mentre'],
  [
    'other',
    'nl',
    'mogelijkheid|mogelijkheden|kans|kansen|gelegenheid|opdoen|ervaring op te doen|je ontwikkelen|je te ontwikkelen|je verder te ontwikkelen|jezelf ontwikkelen|jezelf te ontwikkelen|jezelf verder te ontwikkelen|zich ontwikkelen|zich te ontwikkelen|te ontwikkelen als|jouw ontwikkeling|je ontwikkeling|persoonlijke ontwikkeling|eigen ontwikkeling|verdere ontwikkeling|ruimte voor ontwikkeling|leren|leer je|opgeleid worden|wordt opgeleid|we leiden je op|opleidingen volgen|opleiding volgen|opleidingsmogelijkheden|recht op|het recht|rechten|persoonsgegevens|privacy*|cookie*|toestemming|ongeacht|gelijke kansen|discriminatie|beperking|stuur|sturen|cv|sollicit*|motivatiebrief|afhankelijk van|op basis van ervaring|onze klanten|indien nodig|waar nodig|wachtwoord|vragen aan|vragen over|wij bieden|we bieden|bieden wij|bieden we|verplichte velden|velden|formulier|salaris|toegang tot|vrijheid|ruimte om|de verantwoordelijkheid',
  ],
  [
    'oneself',
    'nl',
    'ik|mijn|mij|wij hebben|we hebben|wij zijn een|we zijn een|ons team is|ons team heeft|ons team bestaat|onze medewerkers',
  ],
  ['denies', 'nl', 'geen|niet|zonder|nooit|noch'],
  ['if', 'nl', 'als|indien|wanneer|of|zodra|omdat|dat|hoewel|terwijl|waar|ook al'],
];
