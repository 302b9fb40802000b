/** How a sentence asks something of whoever applies, a language, and the words: | divides them, * is any ending. */
export type AskingFrame = readonly [kind: AskingKind, language: string, words: string];

/**
 * In front of what the reader `has` ("you have"), of what the reader `is`, of a language that the reader `speaks`; on
 * either side of what `must` be ("is required"); and in front of somebody who is sought `with` something.
 */
export type AskingKind = 'has' | 'is' | 'speaks' | 'must' | 'with';

/** `told-in-sentences.spec.ts` puts each into a sentence and reads it. */
export const ASKING_FRAMES: readonly AskingFrame[] = [
  [
    'has',
    'en',
    "you have|you've got|you bring|you hold|you possess|you will possess|you'll possess|you will have|you'll have|you will need|you'll need|you need|you will bring|you'll bring|you already have|you have completed",
  ],
  [
    'is',
    'en',
    "you are|you're|you will be|you'll be|must be|you should be|candidate should be|candidates should be|applicants should be|applicant should be|candidate will be|candidate is|applicant will be|right person is|ideal person will be|right person will be|you need to be|candidate needs to be|candidates need to be|applicants need to be",
  ],
  ['speaks', 'en', 'you speak|you are fluent in|you also speak|you write and speak|you can speak'],
  [
    'must',
    'en',
    'must have|must hold|must possess|must speak|should have|should hold|should possess|should speak|need to have|needs to have|required|essential|a must|is necessary|are necessary|mandatory|compulsory|prerequisite|we expect|we require|we ask for|requires|requirement is|requirements|candidate will have|candidate has|candidates have|applicant will have|applicant has|right person has|right person will have',
  ],
  [
    'with',
    'en',
    'looking for|we are seeking|we are searching for|we want to hire|we are hiring|required|we seek a|we seek an|we seek someone|we need a|we need an|we need someone',
  ],
  [
    'has',
    'de',
    'Sie haben|haben Sie|du hast|hast du|ihr habt|Sie bringen|bringen Sie|bringst|Sie verfügen|verfügen Sie|du verfügst|verfügst du|Sie besitzen|besitzen Sie|du besitzt|besitzt du|Sie brauchen|du brauchst|brauchst du|Sie benötigen|du benötigst|du überzeugst|Sie überzeugen|zeichnen Sie sich|zeichnest du dich|du kennst|Sie kennen',
  ],
  [
    'is',
    'de',
    'Sie sind|sind Sie|du bist|bist du|ihr seid|Sie arbeiten|du arbeitest|sollten Sie|solltest du|Sie sollten|du solltest|Sie müssen|du musst',
  ],
  ['speaks', 'de', 'Sie sprechen|du sprichst|sprichst du|sprechen Sie|Sie beherrschen|du beherrschst'],
  [
    'must',
    'de',
    'Voraussetzung*|vorausgesetzt|setzen wir voraus|wir verlangen|wir fordern|erforderlich|erforderliche|ist notwendig|sind notwendig|notwendige Voraussetzung*|notwendige Grundlage*|zwingend|ein Muss|unabdingbar|unerlässlich|Pflicht|ist nötig|sind nötig|wird benötigt|werden benötigt|muss vorhanden|müssen vorhanden|sollte vorhanden|sollten über|sollte über|muss über|müssen über|bringt mit|sollte mitbringen|wünschen wir uns|wir wünschen uns|Bedingung|voraus|wir erwarten|erwarten wir',
  ],
  ['with', 'de', 'wir suchen|suchen wir|gesucht|wir brauchen|sucht'],
  [
    'has',
    'fr',
    "vous avez|vous disposez|vous justifiez|vous possédez|vous détenez|vous maîtrisez|vous connaissez|vous bénéficiez d'une expérience|vous faites preuve|vous êtes titulaire|vous êtes diplômé*|vous êtes doté*|tu as|tu disposes|tu justifies|tu possèdes|tu maîtrises|tu connais|tu fais preuve|tu es titulaire|tu es diplômé*|vous êtes issu*|tu es issu*|vous savez|tu sais",
  ],
  ['is', 'fr', 'vous êtes|tu es|vous serez|on vous dit|vous savez être|doit être|devez être|dois être'],
  ['speaks', 'fr', 'vous parlez|tu parles|vous maîtrisez|tu maîtrises'],
  [
    'must',
    'fr',
    'exigé*|requis*|obligatoire*|indispensable*|impérati*|est nécessaire|sont nécessaires|nous exigeons|nous demandons|nous attendons|doit avoir|doit posséder|doit justifier|devez avoir|devez posséder|devez justifier|demandé*|prérequis|il faut avoir|vous devez être titulaire',
  ],
  [
    'with',
    'fr',
    'nous recherchons|nous cherchons|on recherche|on cherche|recherche un|recherche une|recherche des|recherche son|recherche sa|recherchons|cherche un|cherche une|cherche son|cherche sa',
  ],
  [
    'has',
    'es',
    'tienes|tiene usted|cuentas con|posees|dispones de|aportas|acreditas|dominas|debes tener|debe tener|has de tener|necesitas|conoces|tenga|tengas|tengan|cuente con|cuentes con',
  ],
  ['is', 'es', 'eres|es usted|debes ser|debe ser|has de ser|seas'],
  ['speaks', 'es', 'hablas|dominas|hablar|hable'],
  [
    'must',
    'es',
    'se requiere*|requerid*|requisito*|imprescindible*|indispensable*|obligatori*|es necesari*|son necesari*|será necesari*|se necesita*|se exige*|exigimos|pedimos|se pide|se precisa|requerimos|debe contar|debe poseer|deberá tener|deberá contar|deberás tener|deben tener',
  ],
  ['with', 'es', 'buscamos|se busca|necesitamos|precisamos|busca un|busca una|estamos buscando'],
  ['has', 'ca', 'tens|té vostè|disposes de|aportes|has de tenir|ha de tenir|coneixes|tinguis'],
  ['is', 'ca', 'ets|has de ser|siguis'],
  ['speaks', 'ca', 'parles|domines'],
  [
    'must',
    'ca',
    'es requereix*|requisit*|imprescindible*|indispensable*|obligatori*|és necessari*|són necessari*|cal tenir|es demana|es necessita|demanem',
  ],
  ['with', 'ca', 'busquem|cerquem|es busca|necessitem'],
  [
    'has',
    'pt',
    'tens|você tem|possuis|você possui|dispões de|contas com|deves ter|deve ter|precisas de|você precisa ter|dominas|tenha|tenhas|tenham|possua|conheces',
  ],
  ['is', 'pt', 'tu és|você é|deves ser|deve ser|sejas|seja'],
  ['speaks', 'pt', 'falas|você fala|dominas'],
  [
    'must',
    'pt',
    'é necessári*|são necessári*|requer|requer-se|exige-se|exigimos|exigid*|obrigatóri*|imprescindíve*|indispensáve*|essencial|requisito*|pedimos|deve possuir|deverá ter|deverá possuir|pretende-se',
  ],
  ['with', 'pt', 'procuramos|estamos à procura|buscamos|precisamos de|procura-se|contrata-se|estamos contratando'],
  [
    'has',
    'it',
    'hai|possiedi|disponi di|sei in possesso|è in possesso|avete|possedete|devi avere|deve avere|dovrai avere|conosci|vanti|abbia|abbiano|possieda|in possesso di',
  ],
  ['is', 'it', 'sei|siete|devi essere|deve essere|dovrai essere'],
  ['speaks', 'it', 'parli|parlate|conosci'],
  [
    'must',
    'it',
    'si richied*|richiest*|requisit*|è necessari*|sono necessari*|indispensabil*|obbligatori*|essenzial*|è fondamentale|sono fondamentali|richiediamo|chiediamo|dovrà avere|dovrà possedere|deve possedere|imprescindibil*|ci aspettiamo|tassativ*',
  ],
  [
    'with',
    'it',
    'cerchiamo|si cerca|stiamo cercando|siamo alla ricerca|ricerchiamo|ricerca un|ricerca una|selezioniamo|cercasi',
  ],
  [
    'has',
    'nl',
    'je hebt|heb je|u heeft|u hebt|jij hebt|je beschikt|beschik je|u beschikt|jij beschikt|je bezit|je brengt|je bent in het bezit|in bezit van|in het bezit van|je toont|je kent',
  ],
  ['is', 'nl', 'je bent|ben je|jij bent|u bent|je werkt'],
  ['speaks', 'nl', 'je spreekt|u spreekt|jij spreekt|spreek je|je beheerst|beheers je'],
  [
    'must',
    'nl',
    'vereist|een vereiste|noodzakelijk|een must|verplicht|is nodig|nodig is|we verwachten|wij verwachten|we vragen|wij vragen|vereisen|moet beschikken|dient te beschikken|onmisbaar|essentieel|voorwaarde*|is een eis|je moet beschikken|dien je te beschikken',
  ],
  ['with', 'nl', 'wij zoeken|we zoeken|zoeken wij|zoeken we|zijn op zoek|gezocht|zoekt'],
];
