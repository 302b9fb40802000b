/** What a sentence can ask for, a language, and the words: | divides them, * is any ending, in front any beginning. */
export type AskedThing = readonly [kind: AskedKind, language: string, words: string];

/** What somebody has (experience, schooling, a licence, a skill), what somebody is, and a language to speak. */
export type AskedKind = 'thing' | 'quality' | 'language';

/** Only what means nothing else in a sentence: "experience with", as guests have experiences, too. */
export const ASKED_THINGS: readonly AskedThing[] = [
  [
    'thing',
    'en',
    "years of|years experience|years' experience|experience in|experience with|experience as|experience of|experience working|previous experience|prior experience|proven experience|relevant experience|work experience|working experience|professional experience|experience traveling|school experience|sales experience|caretaking experience|some experience|practical experience|solid experience|extensive experience|experience is|experience required|knowledge of|working knowledge|degree in|bachelor*|master's degree|university degree|college degree|a degree|diploma|high school|apprenticeship as|completed training|completed an apprenticeship|training as a|trained as|qualification|qualifications|certification|certificate|driving licen*|driver's licen*|drivers licen*|clean licen*|valid licen*|cdl|food hygiene|background in|skills|communication skills|eye for|technical understanding|work ethic|attention to detail|ability to|understanding of|right to work|work permit|registration|good command of|command of|passion for|team player|proficien*|own transport|own car|own vehicle|dbs check|dbs checks|security clearance|criminal record|forklift|licence|license|licences|licenses|nmc register|cscs card|cpcs card|cscs|cpcs|sia badge|nvq|level 2 qualification|level 3 qualification|first aid|worked in|worked as|worked with|cpc|digi card|digicard|class 1 experience|class 2 experience|mrcvs|gphc|hcpc|qts|ipaf|pasma|smsts|gas safe|city & guilds|gcse*|a levels|ged|cpr|servsafe|teaching license|teaching licence|teaching certificate|background check|police check|working with children check|garda vetting|safe pass|white card|head for figures|track record in|track record of|proven track record|food handler*|handler's card|handlers card|handler's permit|food safety|reliable transportation|reliable transport|reliable vehicle|own tools|clean driving record|driving record|positive attitude|can-do attitude|osha 10|osha 30|twic card",
  ],
  [
    'quality',
    'en',
    'experienced|qualified|certified|skilled|reliable|motivated|self-motivated|hard-working|hardworking|punctual|friendly|flexible|organised|organized|detail-oriented|team player|able to|willing to|fluent|proficient|familiar with|comfortable with|confident|responsible and|enthusiastic|passionate about|energetic|outgoing|honest|trustworthy|proactive|licensed|registered|physically fit|independent|creative|dependable|patient|empathetic|a graduate|polite|18 years|at least 18|over 18|21 years|at least 21|over 21|18 or older|21 or older|comfortable working|available to work|available weekends|available at weekends|available on weekends|available evenings|on the nmc register|a qualified',
  ],
  [
    'language',
    'en',
    'english|french|german|spanish|italian|dutch|portuguese|polish|welsh|irish|mandarin|arabic|russian|hebrew|swedish|danish|norwegian|finnish|japanese|korean|a second language|second language|another language',
  ],
  [
    'thing',
    'de',
    '*erfahrung|*erfahrungen|*kenntnisse|*kenntnissen|*ausbildung|führerschein*|*führerschein|fahrerlaubnis|*studium|*abschluss|gesellenbrief|meisterbrief|*diplom|*zertifikat|*qualifikation|fachwissen|sachkunde*|führungszeugnis|*fähigkeit|*fähigkeiten|*bereitschaft|umgangsformen|auftreten|arbeitsweise|verständnis|geschick|flexibilität|zuverlässigkeit|belastbarkeit|teamgeist|teamfähigkeit|selbstständigkeit|motivation|freude an|freude am|spaß an|spaß am|leidenschaft für|approbation|staplerschein|deutsch in|ausgelernt|*kompetenz|*geschick|gespür|begeisterung für|engagement|sorgfalt|pünktlichkeit|schulabschluss|*bildung|*denken|gepflegtes|körperliche fitness|know-how|PKW|eigenes Auto|umgang mit|organisationstalent',
  ],
  [
    'quality',
    'de',
    'zuverlässig*|pünktlich*|belastbar*|teamfähig*|teamplayer*|motiviert*|flexibel|freundlich*|engagiert*|selbstständig*|selbständig*|sorgfältig*|gewissenhaft*|verantwortungsbewusst*|kommunikativ*|kontaktfreudig*|ausgebildet*|gelernt*|gelernte*|qualifiziert*|erfahren*|zertifiziert*|examiniert*|offen|ehrlich*|fleißig*|aufgeschlossen*|kreativ*|strukturiert*|eigenverantwortlich*|organisiert*|ehrgeizig*|lernbereit*|geduldig*|kundenorientiert*|mobil|körperlich fit|volljährig|mindestens 18|18 Jahre alt|in der Lage|versiert*|vertraut mit|einsatzbereit|wissbegierig|empathisch*|einfühlsam*|handwerklich*|präzise|schwindelfrei|fit|kundenfreundlich|dienstleistungsorientiert|lösungsorientiert|proaktiv|bereit zu|bereit zur|bereit im|bereit auch',
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
  [
    'thing',
    'sv',
    'erfarenhet*|*erfarenhet|utbildning|*utbildning|utbildad|körkort|*körkort|b-körkort|kunskap*|*kunskaper|examen|*examen|legitimation|certifikat|certifiering*|behörighet|gymnasie*|yrkesbevis|truckkort|förmåga|färdigheter|öga för|noggrannhet|känsla för|kompetens|gesällbrev|vana av|arbetslivserfarenhet|serviceanda',
  ],
  [
    'quality',
    'sv',
    'noggrann|flexibel|självständig|ansvarsfull|utbildad|legitimerad|erfaren|social|driven|positiv|punktlig|pålitlig|stresstålig|serviceinriktad|lyhörd|engagerad|initiativrik|strukturerad|kvalitetsmedveten|van att|van vid|en lagspelare|lagspelare|självgående|ansvarstagande|ödmjuk|nyfiken|prestigelös|glad|kommunikativ|öppen|kreativ|händig|minst 18',
  ],
  ['language', 'sv', 'svenska|engelska|tyska|franska|spanska|finska|norska|danska|arabiska|ytterligare språk'],
  [
    'thing',
    'da no',
    'erfaring|*erfaring|uddannelse|*uddannelse|utdanning|*utdanning|utdannelse|kørekort|førerkort|kendskab|kjennskap|kunnskap*|fagbrev|svendebrev|certifikat|sertifikat|certificering*|sertifisering*|truckførerbevis|autorisasjon|autorisation|kompetence*|kompetanse|bachelor*|evne til|politiattest|straffeattest|ordenssans|servicemindet|gode samarbejdsevner|gode samarbeidsevner|flair for|erhvervserfaring|sans for|gode kommunikasjonsevner|godt humør|viden om',
  ],
  [
    'quality',
    'da no',
    'uddannet|utdannet|faglært|erfaren|fleksibel|ansvarsbevisst|ansvarsbevidst|selvstændig|selvstendig|nøyaktig|omhyggelig|struktureret|strukturert|pålitelig|pålidelig|serviceminded|serviceinnstilt|mødestabil|engageret|engasjert|punktlig|positiv|imødekommende|imøtekommende|udadvendt|utadvendt|stabil|vant til|autoriseret|autorisert|robust|kreativ|initiativrig|initiativrik|en holdspiller|holdspiller|lagspiller|teamplayer|systematisk|detaljeorienteret|løsningsorienteret|løsningsorientert|fyldt 18|over 18|lærevillig|nysgerrig',
  ],
  ['language', 'da no', 'dansk|norsk|engelsk|tysk|svensk|fransk|spansk|skandinavisk'],
  [
    'thing',
    'fi',
    'kokemus*|*kokemus|*kokemusta|koulutus|*koulutus|*koulutusta|ajokortti|*ajokortti|b-ajokortti|ajokorttia|osaamista|osaaminen|tutkinto|*tutkinto|tutkintoa|kielitaito|kielitaitoa|*kortti|hygieniapassi|taito|taitoja|*taidot|*taitoja|*taitoa|kyky|kykyä|pätevyys|pätevyyttä|asenne|asennetta|tuntemus|tuntemusta|motivaatiota|intoa|silmää',
  ],
  [
    'quality',
    'fi',
    'luotettava|oma-aloitteinen|joustava|huolellinen|ahkera|reipas|positiivinen|kokenut|ammattitaitoinen|itsenäinen|vastuullinen|asiakaspalveluhenkinen|palveluhenkinen|täsmällinen|sosiaalinen|tarkka|motivoitunut|innostunut|koulutettu|yhteistyökykyinen|tiimipelaaja|täysi-ikäinen|ulospäinsuuntautunut|aktiivinen',
  ],
  ['language', 'fi', 'suomea|suomen|englantia|englannin|ruotsia|ruotsin|venäjää|saksaa'],
  [
    'thing',
    'pl',
    'doświadczenie|doświadczenia|prawo jazdy|prawa jazdy|wykształcenie|wykształcenia|znajomość|znajomości|umiejętność|umiejętności|uprawnienia|uprawnień|kwalifikacje|dyplom|certyfikat|certyfikaty|zaświadczenie|świadectwo|orzeczenie|książeczka sanepid*|książeczkę sanepid*|komunikatywność|dyspozycyjność|dyspozycyjności|zaangażowanie|zaangażowania|sumienność|sumienności|niekaralność|chęć do|chęci do|odpowiedzialność|zdolności manualne|staż pracy|własny samochód|wiedzę|studia',
  ],
  [
    'quality',
    'pl',
    'odpowiedzialn*|komunikatywn*|sumienn*|dyspozycyjn*|rzeteln*|punktualn*|zmotywowan*|samodzieln*|doświadczon*|wykwalifikowan*|dokładn*|otwart*|kreatywn*|pracowit*|uczciw*|zorganizowan*|zaangażowan*|pełnoletn*|ambitn*|cierpliw*|uprzejm*|elastyczn*|solidn*',
  ],
  [
    'language',
    'pl',
    'polski|polskiego|po polsku|angielski|angielskiego|angielskim|niemiecki|niemieckiego|niemieckim|językiem|języka|ukraińskiego|po angielsku|po niemiecku',
  ],
  [
    'thing',
    'cs sk',
    'praxe|praxi|prax|zkušenost*|skúsenost*|skúsenosť|skúsenosti|vzdělání|vzdelanie|vzdelania|výuční list|vyučení|vyučenie|výučný list|řidičský průkaz|řidičského průkazu|řidičské oprávnění|vodičský preukaz|znalost*|znalosť|znalosti|zdravotní průkaz|zdravotný preukaz|čistý trestní rejstřík|trestní bezúhonnost*|spolehlivost|spoľahlivosť|zodpovědnost|zodpovednosť|flexibilita|flexibilitu|certifikát|osvědčení|osvedčenie|oprávnění|oprávnenie|maturit*|manuální zručnost|manuálna zručnosť|komunikativnost|pečlivost|samostatnost|ochotu|chuť pracovat|chuť pracovať|organizační schopnosti',
  ],
  [
    'quality',
    'cs sk',
    'spolehliv*|spoľahliv*|zodpovědn*|zodpovedn*|pečliv*|flexibiln*|flexibilný|komunikativn*|samostatn*|vyučen*|zkušen*|skúsen*|kvalifikovan*|motivovan*|pracovit*|týmový hráč|tímový hráč|tímový|týmový|precizní|precízny|ochotn*|kreativn*|kreatívn*|přátelsk*|priateľsk*|dochviln*|zručn*|šikovn*|manuálně zručn*|manuálne zručn*|starší 18|schopn*|odolný|odolná|pozitivn*',
  ],
  [
    'language',
    'cs sk',
    'češtin*|česky|anglicky|angličtin*|německy|němčin*|nemecky|nemčin*|slovensky|anglického|nemeckého|německého',
  ],
  [
    'thing',
    'hu',
    'tapasztalat*|*tapasztalat|*tapasztalattal|végzettség*|*végzettség|*végzettséggel|szakképesítés*|szakképzettség*|jogosítvány*|ismeret*|*ismeret|*ismerettel|nyelvtudás*|engedély*|képesség*|készség*|érettségi*|bizonyítvány*|diploma|diplomával|megbízhatóság|precizitás|önállóság|rugalmasság|gyakorlat|gyakorlattal|erkölcsi bizonyítvány',
  ],
  ['language', 'hu', 'angolul|németül|angol|német|magyarul|magyar'],
  [
    'thing',
    'ro',
    'experiență|experiența|experienta|cunoștințe|cunoștințele|permis de conducere|permis|studii|calificare|calificarea|diplomă|diploma|certificat|certificare|abilități|aptitudini|competențe|seriozitate|seriozitatea|disponibilitate|atestat|spirit de echipă|capacitate de|capacitatea de|bacalaureat|cazier|liceu|atenție la|dorință de',
  ],
  [
    'quality',
    'ro',
    'serios|serioasă|punctual*|responsabil*|calificat*|organizat*|motivat*|flexibil*|dinamic*|comunicativ*|autonom*|atent*|harnic*|muncitor|muncitoare|perseverent*|creativ*|absolvent*|licențiat*|proactiv*|sociabil*|de încredere|pasionat*|orientat*',
  ],
  ['language', 'ro', 'engleză|engleza|limba engleză|limbii engleze|germană|franceză|italiană|română|maghiară'],
  [
    'thing',
    'hr sr sl',
    'iskustvo|iskustva|iskustvom|radno iskustvo|izkušnje|izkušenj|vozačka dozvola|vozačku dozvolu|vozniško dovoljenje|izpit b|izobrazba|izobrazbo|izobrazbe|stručna sprema|obrazovanje|obrazovanja|znanje|znanja|diploma|diplomu|certifikat|potrdilo|položen|veštine|vještine|veščine|komunikacijske vještine|sanitarna knjižica|sanitarnu iskaznicu|odgovornost|pouzdanost|zanesljivost|natančnost|spretnost|искуство|искуства|возачка дозвола|возачку дозволу|образовање|знање|stručnu spremu|organizacijske sposobnosti',
  ],
  [
    'quality',
    'hr sr sl',
    'odgovorn*|pouzdan*|točn*|tačn*|komunikativn*|motiviran*|motivisan*|samostaln*|samostojn*|fleksibiln*|zanesljiv*|natančn*|vrijedn*|vredn*|iskusn*|kvalificiran*|kvalifikovan*|organiziran*|organizovan*|timski igrač|timska osoba|prilagodljiv*|marljiv*|ljubazn*|uredn*|kreativn*|одговорн*|поуздан*|вредн*|искусн*|комуникативн*',
  ],
  [
    'language',
    'hr sr sl',
    'engleski|engleskog|engleskim|engleskega|angleški|angleškega|angleško|njemački|njemačkog|nemački|nemačkog|nemški|nemškega|nemško|hrvatski|slovenski|slovenskega|slovensko|talijanski|italijanski|енглески|немачки',
  ],
  [
    'thing',
    'bg',
    'опит|образование|шофьорска книжка|свидетелство за управление|познания|умения|знания|квалификация|диплома|сертификат|правоспособност|здравна книжка|медицинска книжка|отговорност|желание за работа|желание за учене|владеене на|чувство за',
  ],
  [
    'quality',
    'bg',
    'отговорен|отговорна|отговорни|лоялен|лоялна|коректен|коректна|коректни|организиран*|мотивиран*|комуникативен|комуникативна|комуникативни|гъвкав*|точен|точна|опитен|опитна|квалифициран*|инициативен|инициативна|усмихнат*|трудолюбив*|дисциплиниран*|енергичен|енергична|прецизен|прецизна',
  ],
  ['language', 'bg', 'английски|немски|руски|френски|български'],
  [
    'thing',
    'ru',
    'опыт|опыта|опытом|стаж|стажем|образование|образованием|водительское удостоверение|водительского удостоверения|водительские права|права категории|медкнижка|медкнижки|медицинская книжка|знание|знания|умение|навык*|диплом|сертификат|квалификация|ответственность|аккуратность|коммуникабельность|пунктуальность|внимательность|грамотная речь|владение|желание работать|медицинской книжки|удостоверение|личного автомобиля|личный автомобиль|категории в|категории с',
  ],
  [
    'quality',
    'ru',
    'ответственн*|аккуратн*|коммуникабельн*|пунктуальн*|исполнительн*|опытн*|квалифицированн*|внимательн*|трудолюбив*|честн*|дисциплинированн*|энергичн*|стрессоустойчив*|доброжелательн*|инициативн*|целеустремленн*|обучаем*|умеете|готовы|надёжн*|надежн*|порядочн*|вежлив*',
  ],
  [
    'language',
    'ru',
    'английский|английского|английским|английском|немецкий|немецкого|русский|русским|русского|по-английски',
  ],
  [
    'thing',
    'uk',
    'досвід|досвіду|досвідом|стаж|освіта|освіту|освіти|освітою|водійське посвідчення|водійського посвідчення|посвідчення водія|водійські права|права категорії|медична книжка|медкнижка|медичної книжки|знання|вміння|уміння|навички|навичок|диплом|сертифікат|кваліфікація|кваліфікацію|відповідальність|пунктуальність|комунікабельність|охайність|уважність|бажання працювати|бажання вчитися|грамотна мова|володіння|власного авто|власне авто|особистого авто|особистий автомобіль|власного автомобіля|категорії в|категорії с',
  ],
  [
    'quality',
    'uk',
    'відповідальн*|охайн*|комунікабельн*|пунктуальн*|досвідчен*|кваліфікован*|уважн*|працьовит*|чесн*|дисциплінован*|енергійн*|стресостійк*|доброзичлив*|ініціативн*|цілеспрямован*|вмієте|готові|надійн*|порядн*|ввічлив*|активн*',
  ],
  [
    'language',
    'uk',
    'англійська|англійську|англійської|англійською|німецька|німецької|німецькою|українська|української|українською|польська|польської',
  ],
  [
    'thing',
    'tr',
    'deneyim*|tecrübe*|ehliyet*|sürücü belgesi*|mezun*|diploma*|sertifika*|bilgi sahibi|bilgisi*|bilgisine|beceri*|yeteneği*|yeteneğine|yatkın*|referans*|belgesi*|belgeler*|ehliyeti|raporu|sabıka kaydı|adli sicil|lise mezunu|üniversite mezunu|iletişim becerisi*|askerlik*',
  ],
  ['language', 'tr', 'ingilizce|almanca|fransızca|arapça|rusça|türkçe'],
  [
    'thing',
    'el',
    'εμπειρία|προϋπηρεσία|εκπαίδευση|πτυχίο|δίπλωμα|δίπλωμα οδήγησης|άδεια οδήγησης|γνώση|γνώσεις|γνώσης|ικανότητα|ικανότητες|δεξιότητες|πιστοποίηση|πιστοποιητικό|πιστοποιητικό υγείας|απολυτήριο|υπευθυνότητα|συνέπεια|εργατικότητα|κατάρτιση|ομαδικό πνεύμα|διάθεση για|δίπλωμα αυτοκινήτου|επικοινωνιακές',
  ],
  [
    'quality',
    'el',
    'έμπειρος|έμπειρη|υπεύθυνος|υπεύθυνη|συνεπής|εργατικός|εργατική|ευγενικός|ευγενική|οργανωτικός|οργανωτική|πτυχιούχος|καταρτισμένος|ευέλικτος|ευέλικτη|δυναμικός|δυναμική|αξιόπιστος|αξιόπιστη|ομαδικός|επικοινωνιακός|κοινωνικός|δημιουργικός',
  ],
  ['language', 'el', 'αγγλικά|αγγλικών|αγγλική|γερμανικά|γερμανικών|γαλλικά|ιταλικά|ελληνικά|ελληνικών'],
  ['thing', 'ja', '経験|資格|免許|スキル|知識|学歴|高卒|大卒|日本語|英語|語学力|能力'],
  ['thing', 'ko', '경력|경험|자격증|면허|학력|졸업|능력|지식|한국어|영어|스킬'],
  [
    'thing',
    'zh',
    '经验|經驗|学历|學歷|驾照|駕照|证书|證書|证照|證照|技能|本科|大专|英语|英語|能力|资格|資格|知识|知識|沟通能力',
  ],
];
