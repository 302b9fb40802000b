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
  [
    'other',
    'sv',
    'möjlighet|möjligheter|möjligheten|chansen|chans|tillfälle|utvecklas|utveckla dig|utveckla din*|utveckla ditt|lära dig|lär dig|utbildning ges|får utbildning|få erfarenhet|rätt att|rätt till|rättigheter|personuppgift*|integritet*|cookie*|samtycke|oavsett|diskriminer*|funktionsnedsättning|lika möjligheter|mångfald|skicka|ansök*|ansökan|cv|personligt brev|beroende på|baserat på|våra kunder|vid behov|om det behövs|lösenord|frågor|vi erbjuder|erbjuder vi|formulär|lön|lönen|tillgång till|frihet|ansvar för',
  ],
  ['oneself', 'sv', 'jag|mitt|mina|mig|vi har|vi är|vårt team är|våra medarbetare|vårt team har'],
  ['denies', 'sv', 'ingen|inga|inget|inte|utan|ej|aldrig|varken'],
  ['if', 'sv', 'om|när|där|så länge|eftersom|då|medan|oavsett om|även om|som|vad'],
  [
    'other',
    'da no',
    'mulighed|muligheder|mulighet|muligheter|chance|chancen|sjanse|sjansen|anledning|udvikle dig|udvikle dine|udvikler dig|utvikle deg|utvikle dine|utvikler deg|udvikle sig|utvikle seg|din udvikling|din utvikling|personlig udvikling|personlig utvikling|faglig udvikling|faglig utvikling|udvikling af dine|utvikling av dine|videre udvikling|videreutvikling|udvikling for dig|lære|oplæring|opplæring|ret til|rett til|rettigheder|rettigheter|persondata*|personoplysning*|personopplysning*|personvern*|cookie*|samtykke|uanset|uavhengig|diskriminer*|handicap|funksjonsnedsettelse|mangfold|mangfoldighed|send|ansøg*|ansøgning|søknad*|cv|afhængig af|avhengig av|vores kunder|våre kunder|ved behov|efter behov|etter behov|adgangskode|passord|spørgsmål|spørsmål|vi tilbyder|vi tilbyr|tilbyder vi|tilbyr vi|formular|skjema|løn|lønn|adgang til|tilgang til|frihed|frihet|ansvar for|ansvaret for',
  ],
  [
    'oneself',
    'da no',
    'jeg|mit|mitt|mine|mig|meg|vi har|vi er|vores team er|vores medarbejdere|våre medarbeidere|våre ansatte',
  ],
  ['denies', 'da no', 'ingen|intet|ikke|uden|uten|aldrig|aldri|hverken|verken'],
  ['if', 'da no', 'hvis|når|hvor|om|som|fordi|mens|selvom|selv om|så længe|da'],
  [
    'other',
    'fi',
    'mahdollisuu*|pääset|kehittyä|kehittää|oppia|opit|koulutamme|koulutetaan|perehdytämme|perehdytys|oikeus|oikeuksia|henkilötieto*|tietosuoja*|eväste*|suostumus|riippumatta|syrji*|yhdenvertais*|vamma*|lähetä|hakemu*|ansioluettelo|cv|riippuen|mukaan|asiakkaamme|tarvittaessa|salasana|kysymyks*|kysyttävää|tarjoamme|lomake|palkka|palkkaus',
  ],
  ['oneself', 'fi', 'minä|minun|minulla|meillä on|olemme|tiimimme|työntekijämme|olen'],
  ['denies', 'fi', 'ei|eivät|et|ilman|emme|eikä|älä'],
  ['if', 'fi', 'jos|kun|vaikka|koska|jossa|kunhan|mikäli'],
  [
    'other',
    'pl',
    'możliwość|możliwości|szansa|szansę|okazja|okazję|zdobyć|zdobycia|zdobędziesz|zdobycie|zdobywania|rozwoju|rozwijać|rozwój|nauczysz|nauczymy|nauczyć|szkolenia|szkolenie|przeszkolimy|prawo do|prawa do|danych osobowych|dane osobowe|prywatności|cookies|zgody|zgodę|bez względu|niezależnie od|dyskryminac*|niepełnosprawn*|równych szans|wyślij|przesłać|prześlij|cv|aplikuj|zgłoszen*|w zależności|zależne od|naszych klientów|naszym klientom|w razie potrzeby|hasło|pytania|oferujemy|zapewniamy|formularz|pola|wynagrodzenie|dostęp do|wpływ na|swoją aplikację|twoją aplikację|twoja aplikacja|formularz aplikacyjny',
  ],
  ['oneself', 'pl', 'ja|mój|moja|moje|mnie|mamy|jesteśmy|nasz zespół|nasi pracownicy|posiadamy'],
  ['denies', 'pl', 'nie|bez|brak|ani|żadne|żadnego|żadnych|nigdy'],
  ['if', 'pl', 'jeśli|jeżeli|gdy|kiedy|czy|że|ponieważ|gdzie|które|którą|który|choć'],
  [
    'other',
    'cs sk',
    'možnost|možnosti|možnosť|příležitost|příležitosti|príležitosť|šance|šanci|šancu|získat|získáte|získáš|získať|získate|rozvíjet|rozvoj|rozvoje|rozvíjať|naučíme|naučíte|naučit|naučiť|zaškolení|zaškolíme|zaškolenie|školení|školenia|právo na|právo|práva|osobních údajů|osobných údajov|osobní údaje|soukromí|súkromia|cookies|souhlas|súhlas|bez ohledu|bez ohľadu|diskriminac*|diskriminác*|postižení|postihnutím|zašlete|pošlete|zašlite|pošlite|životopis|cv|přihlášk*|žiadosť|dle zkušeností|podle zkušeností|podľa skúseností|v závislosti|našim zákazníkům|našim klientům|zákazníkom|v případě potřeby|v prípade potreby|heslo|dotazy|otázky|nabízíme|ponúkame|formulář|formulár|mzda|mzdu|plat|přístup k|prístup k|na starosti',
  ],
  ['oneself', 'cs sk', 'já|můj|moje|mne|mě|máme|jsme|sme|náš tým|náš tím|naši zaměstnanci|naši zamestnanci|jsem|som'],
  ['denies', 'cs sk', 'bez|není|nie|nejsou|ne|žádn*|žiadn*|nevyžadujeme|nepožadujeme|nemusíte|nemusíš|ani|nikdy'],
  ['if', 'cs sk', 'pokud|jestli|když|keď|ak|že|ať|protože|kde|zda|či|i když|aj keď|než'],
  [
    'other',
    'hu',
    'lehetőség*|esély|megszerez*|szerezhetsz|fejlődhetsz|fejlődés*|fejlődni|tanulhatsz|megtanul*|betanít*|betanul*|képzés*|joga|jogod|jogosult|személyes adat*|adatvédelm*|cookie*|hozzájárul*|függetlenül|esélyegyenlőség|megkülönböztetés|fogyatékos*|küld|küldje|küldd|önéletrajz*|jelentkez*|függően|ügyfeleink|ügyfeleinknek|szükség esetén|jelszó|kérdés*|kínálunk|biztosítunk|űrlap|bér|fizetés|hozzáférés',
  ],
  ['oneself', 'hu', 'én|nekem|rendelkezünk|vagyunk|csapatunk|munkatársaink|cégünk|vagyok|voltam'],
  ['denies', 'hu', 'nem|nincs|nélkül|sem|se|soha'],
  ['if', 'hu', 'ha|amikor|amennyiben|mert|ahol|hogy|bár'],
  [
    'other',
    'ro',
    'oportunitate*|oportunități|posibilitate*|șansa|șansă|ocazia|dobândi|dobândești|dezvolta|dezvoltare|învăța|înveți|instruire|training|dreptul|drepturi|date personale|datelor personale|caracter personal|confidențialitate*|cookie*|consimțământ*|indiferent|discrimin*|dizabilități|egalitate de șanse|trimite|trimiteți|cv|cv-ul|candidatur*|aplică|aplicați|în funcție de|clienții noștri|clienților noștri|dacă este necesar|parola|întrebări|oferim|îți oferim|formular|salariu|salariul|acces la',
  ],
  ['oneself', 'ro', 'eu|meu|mea|mele|mie|avem|suntem|echipa noastră|angajații noștri|dispunem|am'],
  ['denies', 'ro', 'nu|fără|nicio|niciun|nici|niciodată'],
  ['if', 'ro', 'dacă|când|că|unde|pentru că|deși|care'],
  [
    'other',
    'hr sr sl',
    'mogućnost*|priložnost*|prilika|priliku|priliko|možnost*|šansa|šansu|stjecanje|steći|stekneš|razvoj|razvoja|razvijati|naučiti|naučiš|naučite|obuka|obuku|usposabljanje|izobraževanja|pravo na|pravico|prava|osobnih podataka|osebnih podatkov|ličnih podataka|osobne podatke|privatnost*|zasebnost*|kolačić*|piškotk*|privol*|bez obzira|ne glede|diskriminacij*|invalid*|jednakost|pošaljite|pošalji|dostavite|pošljite|životopis|življenjepis|cv|prijav*|zamolb*|molb*|ovisno|zavisno|odvisno|našim klijentima|klijentima|strankam|po potrebi|lozink*|pitanja|vprašanja|nudimo|ponujamo|obrazac|plaća|plata|plača|pristup|dostop|могућност*|прилика|прилику|право на|нудимо|пријав*|обука|обуку|биографиј*|без обзира',
  ],
  [
    'oneself',
    'hr sr sl',
    'ja|jaz|moj|moja|moje|mene|imamo|smo|naš tim|naša ekipa|naši zaposlenici|naši zaposleni|sam|имамо|смо|ја',
  ],
  ['denies', 'hr sr sl', 'nije|nisu|bez|ne|ni|niso|nema|niti|nikada|brez|није|без'],
  ['if', 'hr sr sl', 'ako|ukoliko|kada|kad|če|ko|jer|ker|da|gdje|kjer|iako|čeprav|ако|уколико'],
  [
    'other',
    'bg',
    'възможност*|шанс|шанса|придобиване|придобиете|придобиеш|развитие|развивате|научите|научиш|обучение|обучения|право на|право да|права|лични данни|личните данни|поверителност|бисквитки|съгласие|независимо|дискриминаци*|увреждания|изпратете|изпращайте|автобиография|cv|кандидатур*|кандидатствай*|според опита|в зависимост|нашите клиенти|при необходимост|парола|въпроси|предлагаме|осигуряваме|формуляр|заплата|възнаграждение|достъп',
  ],
  ['oneself', 'bg', 'аз|моят|моята|мен|имаме|ние сме|нашият екип|нашите служители|разполагаме'],
  ['denies', 'bg', 'не|без|няма|нито|никога|никакъв'],
  ['if', 'bg', 'ако|когато|дали|че|защото|където|макар'],
  [
    'other',
    'ru',
    'возможность|возможности|шанс|получить|получите|получишь|развиваться|развитие|развития|научим|научитесь|научиться|обучим|обучаем бесплатно|обучение|обучения|право на|вправе|права на|персональных данных|персональные данные|конфиденциальност*|cookie*|согласие|независимо|вне зависимости|дискриминац*|инвалид*|отправьте|присылайте|отправляйте|высылайте|резюме|заявк*|анкет*|в зависимости|нашим клиентам|при необходимости|пароль|вопросы|предлагаем|форма|зарплата|оплата|доступ',
  ],
  ['oneself', 'ru', 'я|мой|моя|моё|мне|меня|у нас|мы имеем|наша команда|наши сотрудники|мы являемся|мы обладаем'],
  ['denies', 'ru', 'не|без|нет|ни|никогда'],
  ['if', 'ru', 'если|когда|что|где|потому что|хотя|раз|пока'],
  [
    'other',
    'uk',
    'можливість|можливості|шанс|отримати|отримаєте|отримаєш|здобути|розвиватися|розвиток|розвитку|навчимо|навчитеся|навчання|право на|права на|персональних даних|персональні дані|конфіденційн*|cookie*|згоду|згода|незалежно|дискримінац*|інвалідн*|надішліть|надсилайте|відправте|резюме|заявк*|анкет*|залежно від|нашим клієнтам|за потреби|пароль|питання|запитання|пропонуємо|форма|зарплата|оплата|доступ',
  ],
  ['oneself', 'uk', 'я|мій|моя|моє|мені|мене|у нас|ми маємо|наша команда|наші співробітники|ми є'],
  ['denies', 'uk', 'не|без|немає|ні|ані|ніколи|необовʼязково|необов’язково'],
  ['if', 'uk', 'якщо|коли|що|де|тому що|хоча|поки'],
  [
    'other',
    'tr',
    'fırsat*|imkan*|olanak*|kazanma|kazanacak*|geliştirme*|öğrenme*|öğrenecek*|eğitim verilecek*|eğitimi verilecek*|hakkı|hakkına|haklar*|kişisel veri*|kvkk|gizlilik|çerez*|onay|bakılmaksızın|ayrım*|engelli*|gönder*|cv|özgeçmiş*|başvur*|göre|müşterilerimiz*|gerektiğinde|şifre|soru*|sunuyoruz|sağlıyoruz|form|maaş*|erişim',
  ],
  ['oneself', 'tr', 'ben|benim|bana|sahibiz|ekibimiz|çalışanlarımız|şirketimiz|firmamız'],
  [
    'denies',
    'tr',
    'gerekmez|gerekmiyor|şart değil|değil|değildir|aranmamaktadır|aranmaz|gerekmemektedir|olmayan|yok|deneyimsiz|tecrübesiz',
  ],
  ['if', 'tr', 'eğer'],
  [
    'other',
    'el',
    'ευκαιρί*|δυνατότητα|δυνατότητες|αποκτήσετε|αποκτήσεις|εξέλιξη|εξέλιξης|ανάπτυξη|εκπαίδευση από|παρέχεται εκπαίδευση|εκπαιδευτ*|δικαίωμα|δικαιώματα|προσωπικών δεδομένων|προσωπικά δεδομένα|απόρρητο|cookies|συγκατάθεση|ανεξάρτητα|ανεξαρτήτως|διακρίσε*|αναπηρί*|αποστείλετε|στείλτε|στείλε|βιογραφικ*|cv|αίτηση|αιτήσεις|ανάλογα|αναλόγως|πελάτες μας|εφόσον χρειαστεί|κωδικός|ερωτήσεις|προσφέρουμε|προσφέρεται|φόρμα|μισθός|αποδοχές|πρόσβαση',
  ],
  ['oneself', 'el', 'εγώ|μου|εμένα|διαθέτουμε|έχουμε|είμαστε|η ομάδα μας|οι εργαζόμενοί μας'],
  ['denies', 'el', 'δεν|χωρίς|όχι|μη|ούτε|ποτέ|καμία'],
  ['if', 'el', 'αν|εάν|όταν|ότι|όπου|επειδή|αφού'],
  [
    'other',
    'ja',
    '不問|不要|応じ|により優遇|未経験者歓迎|未経験歓迎|未経験でも|未経験の方|なくても|履歴書|応募|個人情報|機会|積むこと|身につ|プライバシー|同意|お客様|弊社は|当社は|取得支援|関わらず|問わず|学べ|質問|制度|応相談|考慮',
  ],
  ['oneself', 'ja', '私は|私の|私も'],
  [
    'other',
    'ko',
    '무관|불필요|없어도|신입|이력서|지원서|제출|지원하|개인정보|기회|쌓을|쿠키|동의|고객|당사는|저희는|관계없이|배울|문의|지원합니다|제공',
  ],
  ['oneself', 'ko', '저는|제가|나는'],
  [
    'other',
    'zh',
    '不限|无需|無需|不需要|无须|不要求|不必|均可|简历|簡歷|履歷|申请|申請|投递|个人信息|個人資料|隐私|隱私|机会|機會|积累|累積|客户|客戶|我们拥有|我們擁有|公司拥有|公司擁有|cookie|同意|学习到|學習到|无论|無論|培训|培訓|提供|问题|問題',
  ],
  ['oneself', 'zh', '我是|我的|我在'],
];
