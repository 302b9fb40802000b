import { MORE_SOUGHT_WORDS } from './more-sought-words.js';
import type { SoughtWords } from './sought-grammar.js';

/** Subjects that are not the company: who reads, and customers. */
export const READERS =
  'you|du|sie|ihr|vous|tu|te|usted|ustedes|jij|je|u|jullie|ni|dig|você|vocês|lei|voi|ty|vy|wy|ви|вы|ты|ти|te|ön|siz|sen|who|clients?|customers?|people|kunden|vám|vam|вам|тебе|klienci|klienti|клиенты|клієнти|клиентите';

export const SOUGHT_WORDS: readonly SoughtWords[] = [
  {
    language: 'en',
    seek: "(?:is|are|am|'re|'s) (?:(?:currently|now|also|actively|presently) )?(?:looking for|looking to (?:hire|recruit|appoint)|seeking|hiring|recruiting|searching for|in search of|in need of)|seeks(?: (?:[\\p{L}-]+ ){0,4}(?:candidates|applicants|applications) (?:to fill|for))?|applications are (?:now |hereby )?invited (?:from (?:[\\p{L}-]+ ){1,6})?for|(?:invites?|is inviting|are inviting|(?:is|are) accepting) applications (?:from (?:[\\p{L}-]+ ){1,6})?for|wish(?:es)? to (?:appoint|recruit|hire)|ha(?:s|ve) (?:an? )?(?:openings?|vacanc(?:y|ies)|positions?|opportunit(?:y|ies)) for|want(?:s)? to hire|(?<=we |now |also |currently |urgently )need|(?<=(?<!\\p{L})(?:we are|we're|we’re) an? (?:(?!(?:for|to|that|who|which|where|when|with|of|about|like|from|between|if|helping|connecting)\\s)[\\p{L}’'-]+,?\\s){1,8})(?:looking for|looking to (?:hire|recruit)|seeking|in search of|in need of)(?!(?:[\\s,]+[\\p{L}’'-]+){0,8}?[\\s,]+(?:investors?|sponsors?|advis[eo]rs?|agents?|brokers?|partners?|dealers?|distributors?|suppliers?|customers?|clients?|franchisees?|volunteers?)(?!\\p{L}))",
    counts:
      'an?|one|two|three|four|another|our next|the (?:[\\p{L}-]+ ){0,2}(?:post|position|role|vacancy|job) of|the (?:posts|positions|roles) of',
    before:
      'some|several|our|next|the|additional|new|experienced|motivated|friendly|talented|reliable|passionate|qualified|skilled|dynamic|enthusiastic|dedicated|creative|committed|ambitious|energetic|hardworking|hard-working|great|good|currently|and',
    ends: 'to|for|in|at|with|who|that|which|from|based|able|on|as|having|wanting|starting|join|near|whose',
    and: 'and|or|&',
    cases: [
      ['Miller & Sons is currently looking for a part-time baker to join our small team in Leeds.', 'Part-time baker'],
      ['Our school wishes to appoint an experienced Teaching Assistant from September.', 'Teaching Assistant'],
      ['We are hiring a welder and two machine operators.', 'Welder', 'Machine operators'],
      ['We need an experienced plasterer and two labourers to start soon.', 'Plasterer', 'Labourers'],
      ['Applications are invited from qualified graduates for the post of Baker/Miller.', 'Baker/Miller'],
      ['The Town of Leeds seeks qualified candidates to fill the open position of Mill Operator.', 'Mill Operator'],
      ['Our school is inviting applications for the role of Teaching Assistant.', 'Teaching Assistant'],
      ['Applications are invited for the baker’s prize.'],
      ['The mill invites applications for a grant.'],
      ['We are a family mill looking for a head miller or an experienced baker for it.', 'Head miller', 'Baker'],
      ['We are a small mill seeking an investor and a financial advisor.'],
      ['Our client is a homeowner looking for a plumber.'],
      ['Anna is a trained baker looking for a pastry chef.'],
      ['The film is a comedy about a couple looking for a nanny.'],
      ['We are looking for someone who fits. A manager from our team will call you back.'],
      ['We are a market for companies looking for a baker.'],
      ['Are you a miller looking for a driver?'],
      ['If you are looking for a plumber, call us.'],
      ['If you need a plumber, call us.'],
      ['We are always looking for good carpenters.'],
      ['We are looking for partners in Leeds.'],
    ],
  },
  {
    language: 'de',
    seek: 'sucht|suchen|suche|benötigt|benötigen|braucht Verstärkung durch|freuen uns auf',
    counts: 'eine?[nrm]?|zwei|drei',
    before:
      'mehrere|ab|sofort|wir|uns|unsere?n?|neue?n?|noch|auch|aktuell|derzeit|dringend|zum|zur|nächstmöglichen|Zeitpunkt|Verstärkung|die|den|das|d(?:ich|ir)|als',
    ends: 'für|in|im|auf|mit|zum|zur|bei|am|an|der|die|das|welche|aus|von|ab|per|und',
    and: 'und|oder|sowie|bzw\\.',
    cases: [
      ['Unser Café sucht ab sofort eine freundliche Servicekraft (m/w/d) auf Minijob-Basis.', 'Servicekraft (m/w/d)'],
      ['Das Freibad Seetal sucht für die kommende Saison Badeaufsichten und einen Koch!', 'Koch'],
      ['Wir suchen zur Verstärkung unseres Teams eine Bürokraft sowie einen Elektriker.', 'Bürokraft', 'Elektriker'],
      ['Suchen Sie einen Elektriker?'],
      ['Wir suchen Unterstützung. Ein Koch aus unserem Team erzählt von seinem Alltag.'],
      ['Wir sind immer auf der Suche nach Köchen.'],
      ['Dafür suchen wir noch Kollegen und Kolleginnen (m/w/d), die Lust darauf haben.'],
    ],
  },
  {
    language: 'nl',
    seek: 'zoekt|zoeken|op zoek naar',
    counts: 'een|twee|drie',
    before:
      'enkele|nieuwe|ervaren|enthousiaste|gemotiveerde|gedreven|onze|ons|per|direct|nog|wij|we|momenteel|naar|extra',
    ends: 'voor|in|met|die|om|op|te|bij|van|per|als|aan',
    and: 'en|of',
    cases: [
      [
        'Voor onze vestiging in Utrecht zijn wij op zoek naar een ervaren loodgieter voor 32 tot 40 uur per week.',
        'Loodgieter',
      ],
      ['Tuinen van Dam zoekt een hovenier en een tuinman met ervaring.', 'Hovenier', 'Tuinman'],
      ['Wij zijn altijd op zoek naar monteurs.'],
      ['Wij zoeken iemand. Een monteur van ons bedrijf belt je.'],
    ],
  },
  {
    language: 'fr',
    seek: "recherch(?:e|ent|ons)|recrut(?:e|ent|ons)|cherch(?:e|ent|ons)|à la recherche d(?:e|’|')",
    counts: 'une?|deux|trois|un\\(e\\)',
    before: 'des|son|sa|ses|notre|nos|actuellement|nouve(?:l|lle|au|aux)',
    ends: 'pour|en|à|avec|dans|sur|qui|afin|chez|basée?|ayant|motivée?s?|expérimentée?s?|dynamiques?|diplômée?s?|passionnée?s?',
    and: 'et|ou|ainsi que',
    cases: [
      ['Notre garage recherche un mécanicien expérimenté pour son atelier de Lyon.', 'Mécanicien'],
      ['La boulangerie Muller recrute une vendeuse et un apprenti boulanger.', 'Vendeuse', 'Apprenti boulanger'],
      ['Le moulin est à la recherche d’un(e) boulanger pour la région de Lyon.', 'Boulanger'],
      ['Vous cherchez un plombier ?'],
    ],
  },
  {
    language: 'es',
    seek: 'busca(?:mos|n)?|en búsqueda de|necesita(?:mos|n)?|precisa(?:mos|n)?|requiere|solicita(?:mos)?|incorpora',
    counts: 'una?|dos|tres',
    before: 'unos|unas|nuestr[oa]s?|el|la|los|las|nuev[oa]s?|actualmente|incorporar|contratar|a',
    ends: 'para|en|con|que|por|a|zona|experimentad[oa]s?|titulad[oa]s?',
    and: 'y|e|o',
    cases: [
      [
        'Actualmente buscamos un comercial con experiencia para la zona de Valencia y una administrativa a media jornada.',
        'Comercial',
        'Administrativa',
      ],
      ['El restaurante busca un cocinero y una camarera para la temporada.', 'Cocinero', 'Camarera'],
      ['Buscamos cocineros con experiencia.'],
      ['Buscamos perfiles técnicos y profesionales para nuestro equipo.'],
    ],
  },
  {
    language: 'pt',
    seek: 'procura(?:mos|m)?|busca(?:mos)?|contrata(?:mos)?|precisa(?:mos)? de|à procura de|recruta(?:mos)?',
    counts: 'uma?|dois|duas|três',
    before: 'o|a|os|as|noss[oa]s?|nov[oa]s?|atualmente',
    ends: 'para|em|no|na|com|que|por|experientes?|a',
    and: 'e|ou',
    cases: [['A oficina procura um mecânico e um pintor para a unidade de Braga.', 'Mecânico', 'Pintor']],
  },
  {
    language: 'it',
    seek: 'cerca|cercano|cerchiamo|stiamo cercando|ricerca|ricercano|ricerchiamo|seleziona|selezioniamo|alla ricerca di|assume|assumiamo',
    counts: 'un[oa]?|un’|due|tre',
    before: 'il|la|i|le|nuov[oaie]|nostr[oaie]|attualmente',
    ends: 'per|in|con|che|da|a|presso|espert[oaie]|qualificat[oaie]|al|alla',
    and: 'e|ed|o',
    cases: [
      ['L’officina Rossi cerca un saldatore e una contabile per la sede di Lecco.', 'Saldatore', 'Contabile'],
      ['Cerchiamo un panettiere per il turno di notte.', 'Panettiere'],
      ['Cerchiamo panettieri, autisti e contabili.'],
    ],
  },
  {
    language: 'sv',
    seek: 'söker|behöver|rekryterar',
    counts: 'en|ett|två|tre',
    before: 'nu|vi|en ny|ny|nya|erfaren|erfarna|driven|duktig|duktiga|fler|ytterligare',
    ends: 'till|för|med|som|i|på|hos|att|från',
    and: 'och|eller|samt',
    cases: [['Bageriet i Ystad söker en erfaren bagare till sommaren.', 'Bagare']],
  },
  {
    language: 'no da',
    seek: 'søker|søger|trenger|mangler|ansetter|ansætter',
    counts: 'en|et|to|tre',
    before: 'nå|nu|vi|ny|nye|erfaren|erfarne|dyktig|dyktige|dygtig|dygtige|flere|etter|efter',
    ends: 'til|for|med|som|i|på|hos|der|fra|ved',
    and: 'og|eller|samt',
    cases: [
      ['Verkstedet søker en erfaren sveiser til avdelingen i Bodø.', 'Sveiser'],
      ['Vi mangler en tømrer og en murer til vores hold.', 'Tømrer', 'Murer'],
      ['Vi søger lige nu en dygtig tømrer og en murersvend til vores hold i Odense.', 'Tømrer', 'Murersvend'],
    ],
  },
  {
    language: 'cs',
    seek: '(?:hledáme|hledá|přijmeme|přijme|nabíráme|potřebujeme)(?: (?:aktuálně|nyní|ihned|také|ještě))?',
    counts: 'dva|dvě|tři',
    isWithoutArticles: true,
    before:
      'do (?:(?:naš|nov|mal|stál)\\p{L}+ )?(?:(?:mlad|malé|přátel)\\p{L}+ )?(?:týmu|kolektivu|party|firmy|provozovny|salonu|prodejny|kuchyně|restaurace|pobočky|ordinace|dílny|pekárny)|k nám|pro naš\\p{L}+ \\p{L}+|posil[uy]|kolegy(?:ni)?|na pozici|nov(?:ou|ého|é)|(?:šikovn|zkušen|pracovit|spolehliv|mil|usměvav|příjemn|energick|schopn|motivovan|kreativn|aktivn|zodpovědn|komunikativn|přátelsk)(?:ou|ého|é)|a',
    ends: 'do|na|pro|s|se|k|ke|v|ve|který|která|kteří|z|o|od',
    and: 'a|nebo|či|i',
    cases: [
      ['Stále hledáme do naší pekárny šikovného, pracovitého pekaře s chutí se učit.', 'Pekaře'],
      ['Do mlýna přijmeme prodavačku a mzdovou účetní na zkrácený úvazek.', 'Prodavačku', 'Mzdovou účetní'],
      ['Hledáte kuchaře na svatbu?'],
      ['Vždy hledáme kuchaře.'],
      ['Hledáme nové partnery pro rozvoz.'],
    ],
  },
  {
    language: 'sk',
    seek: '(?:hľadáme|hľadá|prijmeme|príjmeme|prijme|potrebujeme)(?: (?:aktuálne|teraz|ihneď|tiež|ešte))?',
    counts: 'dvoch|dve|troch|tri',
    isWithoutArticles: true,
    before:
      'do (?:(?:náš|naš|nov|mal)\\p{L}+ )?(?:tímu|kolektívu|partie|firmy|prevádzky|salónu|predajne|kuchyne|reštaurácie|pobočky|ambulancie|dielne|pekárne)|k nám|pre naš\\p{L}+ \\p{L}+|posilu|kolegu|kolegyňu|na pozíciu|nov(?:ú|ého|é)|(?:šikovn|skúsen|pracovit|spoľahliv|mil|príjemn|schopn|motivovan|kreatívn|aktívn|zodpovedn)(?:ú|ého|é)|a',
    ends: 'do|na|pre|s|so|k|ku|v|vo|ktorý|ktorá|ktorí|z|o|od',
    and: 'a|alebo|či|i',
    cases: [['Do nášho tímu hľadáme šikovného pekára na nočnú zmenu.', 'Pekára'], ['Hľadáte kuchára na svadbu?']],
  },
  {
    language: 'pl',
    seek: 'ogłasza (?:konkurs|nabór) na(?: wolne)? stanowisko(?: pracy)?|(?:szukamy|szuka|poszukujemy|poszukuje|zatrudnimy|zatrudni|przyjmiemy|przyjmie|potrzebujemy)(?: (?:obecnie|teraz|pilnie|również|jeszcze|od zaraz))?',
    counts: 'dwóch|dwie|trzech|trzy',
    isWithoutArticles: true,
    before:
      'do (?:(?:nasz|now|mał)\\p{L}+ )?(?:zespołu|ekipy|firmy|sklepu|kuchni|restauracji|salonu|warsztatu|piekarni|pracy)|do pracy|os(?:oby|ób) na stanowisko|na stanowisko|now(?:ego|ej|ą|ych)|(?:doświadczon|energiczn|zdoln|mił|pracowit|solidn|rzeteln|kreatywn|zmotywowan|ambitn|uśmiechnięt|odpowiedzialn)(?:ego|ej|ą|ych)|i',
    ends: 'do|na|w|we|z|ze|dla|który|która|którzy|które|od|o|posiadając\\p{L}+',
    and: 'i|oraz|lub|a',
    cases: [
      ['Do naszego młyna poszukujemy doświadczonego piekarza oraz kelnerki na weekendy.', 'Piekarza', 'Kelnerki'],
      ['Zatrudnimy kierowców z prawem jazdy kategorii C.', 'Kierowców'],
      ['Piekarnia ogłasza konkurs na stanowisko kierownik sklepu', 'Kierownik sklepu'],
      ['Zawsze szukamy kucharzy.'],
      ['Szukamy partnerów do współpracy.'],
    ],
  },
  {
    language: 'ru',
    seek: '(?:требуется|требуются|ищем|ищет|приглашаем|приглашает|набираем|набирает|нуж(?:ен|на|ны))(?: (?:срочно|сейчас|также|ещё|еще|на работу|на постоянную работу))?',
    counts: 'один|одна|два|две|двое|три',
    isWithoutArticles: true,
    before:
      'в (?:(?:наш|нов|дружн|молод)\\p{L}+ ){0,2}(?:команду|коллектив|компанию|кафе|ресторан|магазин|салон|цех|пекарню|клинику)|к нам|на (?:должность|работу|постоянную работу)|срочно|нов(?:ый|ого|ая|ую|ые|ых)|(?:опытн|ответственн|активн|энергичн|трудолюбив|талантлив|квалифицированн|хорош|надежн|надёжн)(?:ый|ого|ая|ую|ые|ых|ий|его)|и',
    ends: 'в|во|на|для|с|со|к|который|которая|которые|от|по|из|без|разных',
    and: 'и|или|а также',
    cases: [
      ['В нашу пекарню требуются опытные пекари и водитель с категорией B.', 'Пекари', 'Водитель'],
      ['Приглашаем на работу в дружный коллектив повара для летнего кафе.', 'Повара'],
      ['Если вам нужен электрик, звоните.'],
      ['Вам нужен электрик, и мы это знаем.'],
    ],
  },
  {
    language: 'uk',
    seek: '(?:потріб(?:ен|на|ні)|шукаємо|шукає|запрошуємо|запрошує|набираємо)(?: (?:терміново|зараз|також|ще|на роботу|на постійну роботу))?',
    counts: 'один|одна|два|дві|троє|три',
    isWithoutArticles: true,
    before:
      '(?:в|у|до) (?:(?:наш|нов|дружн|молод)\\p{L}+ ){0,2}(?:команд[уи]|колектив(?:у)?|компані[юї]|кафе|ресторан(?:у)?|магазин(?:у)?|салон(?:у)?|цех(?:у)?|пекарн[юі])|до нас|на (?:посаду|роботу)|терміново|нов(?:ий|ого|а|у|і|их)|(?:досвідчен|відповідальн|активн|енергійн|працьовит|талановит|кваліфікован|надійн)(?:ий|ого|а|у|і|их)|і|та',
    ends: 'в|у|на|для|з|зі|до|який|яка|які|від|по|із|без',
    and: 'і|та|або|й',
    cases: [
      ['До нашої пекарні потрібні досвідчені кухарі та водій з категорією C.', 'Кухарі', 'Водій'],
      ['Якщо вам потрібен електрик, телефонуйте.'],
    ],
  },
  {
    language: 'hr sr',
    seek: '(?:tražimo|traži se|traže se|traži|potreb(?:an|na|ni|ne)|zapošljavamo|zapošljava|primamo)(?: (?:hitno|odmah|trenutno|još|i))?',
    counts: 'jedan|jednog|jednu|dva|dvije|dve|tri',
    isWithoutArticles: true,
    before:
      '(?:za|u) (?:(?:naš|nov|mlad)\\p{L}* )?(?:tim|ekipu|kolektiv|firmu|restoran|kuhinju|salon|radionicu|pekaru|trgovinu)|nam (?:je|su)|(?:je|su)|za poslove|nov(?:og|u|i|e|a)|(?:iskusn|vrijedn|vredn|odgovorn|motiviran|motivisan|mlad|pouzdan|kreativn|stručn)(?:og|u|i|e|a)|iskusan|vrijedan|odgovoran|i',
    ends: 'za|u|na|s|sa|koji|koja|koje|od|po|iz|radi|tokom|tijekom',
    and: 'i|ili|te|kao i',
    cases: [
      ['Potrebni iskusni kuhari za ljetnu sezonu na moru.', 'Kuhari'],
      ['Potrebni su organizatori za izlete tokom leta.', 'Organizatori'],
      ['Tražimo pekara i prodavačicu za rad vikendom.', 'Pekara', 'Prodavačicu'],
      ['Uvijek tražimo kuhare.'],
      ['Ako vam treba konobar, nazovite.'],
    ],
  },
  {
    language: 'sr',
    seek: '(?:тражимо|тражи се|траже се|тражи|потреб(?:ан|на|ни|не)|запошљавамо|запошљава|примамо)(?: (?:хитно|одмах|тренутно|још))?',
    counts: 'један|једног|једну|два|две|три',
    isWithoutArticles: true,
    before:
      '(?:за|у) (?:(?:наш|нов|млад)\\p{L}* )?(?:тим|екипу|колектив|фирму|ресторан|кухињу|салон|радионицу|пекару)|нам (?:је|су)|(?:је|су)|нов(?:ог|у|и|е|а)|(?:искусн|вредн|одговорн|мотивисан|млад|поуздан|креативн|стручн)(?:ог|у|и|е|а)|искусан|вредан|одговоран|и',
    ends: 'за|у|на|са|који|која|које|од|по|из|ради|током',
    and: 'и|или|те|као и',
    cases: [
      ['Потребан искусан кувар за летњу сезону.', 'Кувар'],
      ['Тражимо зидара и молера за рад у Нишу.', 'Зидара', 'Молера'],
    ],
  },
  {
    language: 'sl',
    seek: '(?:iščemo|išče|zaposlimo|zaposli|potrebujemo)(?: (?:takoj|trenutno|še|tudi))?',
    counts: 'enega|eno|dva|dve|tri',
    isWithoutArticles: true,
    before:
      'v (?:(?:naš|nov|mlad)\\p{L}* )?(?:ekipo|tim|kolektiv|podjetje|restavracijo|kuhinjo|salon|delavnico)|za naš\\p{L}+ \\p{L}+|nov(?:ega|o|e)|(?:izkušen|pridn|zanesljiv|odgovorn|motiviran|prijazn)(?:ega|o|e)|in',
    ends: 'za|v|na|s|z|ki|od|po|iz|pri',
    and: 'in|ali|ter',
    cases: [
      ['V našo ekipo iščemo izkušenega natakarja za delo ob koncih tedna.', 'Natakarja'],
      ['Vedno iščemo natakarje.'],
    ],
  },
  {
    language: 'bg',
    seek: '(?:търсим|търси|търсят се|назначаваме|назначава|набираме|набира|наемаме)(?: (?:спешно|сега|още|също))?',
    counts: 'един|една|двама|две|трима|три',
    isWithoutArticles: true,
    before:
      'в (?:(?:наш|нов|млад)\\p{L}+ )?(?:екипа?|колектива?|фирмата|ресторанта|магазина|салона)|за (?:наш\\p{L}+ )\\p{L}+|на длъжност|нов(?:и|а)?|(?:опитн|отговорн|мотивиран|трудолюбив|енергичн)(?:и|а)|опитен|отговорен|и',
    ends: 'за|в|във|на|с|със|който|която|които|от|по|из|до|при',
    and: 'и|или|както и',
    cases: [
      ['За мелницата край реката търсим опитни готвачи и шофьор за нощна смяна.', 'Готвачи', 'Шофьор'],
      ['Винаги търсим готвачи.'],
    ],
  },
  ...MORE_SOUGHT_WORDS,
];
