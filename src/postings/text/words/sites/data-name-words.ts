import type { LanguageWords } from '../pattern-parts.js';

/** Names of the title of an entry of data, beside the labels of a title; `json-labels.spec.ts` reads each. */
export const TITLE_NAMES: readonly LanguageWords[] = [
  ['de', 'überschrift'],
  ['sk hr sr sl', 'názov|naslov'],
  ['ro', 'titlu|denumire'],
  ['hu', 'megnevezés'],
  ['tr', 'başlık'],
  ['lt lv et', 'pavadinimas|nosaukums|nimetus|pealkiri'],
  ['id vi', 'judul|tiêu đề'],
  ['ru uk bg', 'название|назва|наименование|заголовок'],
  ['el', 'τίτλος'],
  ['ja zh ko', 'タイトル|标题|標題|제목'],
];

/** Names of the text of an advert. */
export const DESCRIPTION_NAMES: readonly LanguageWords[] = [
  ['de', 'inhalt|stellentext|anzeigentext'],
  ['fr', 'contenu|descriptif du poste|description du poste|texte'],
  ['es', 'contenido|descripción del puesto|texto'],
  ['pt', 'descrição|conteúdo|descrição da vaga|texto'],
  ['it', 'contenuto|testo|descrizione posizione'],
  ['nl', 'inhoud|beschrijving|tekst|functieomschrijving'],
  ['da no', 'beskrivelse|indhold|innhold|tekst'],
  ['sv', 'beskrivning|innehåll'],
  ['fi', 'kuvaus|sisältö|teksti'],
  ['pl', 'treść|opis stanowiska|tekst'],
  ['cs sk', 'popis|obsah|popis pozice'],
  ['hu', 'leírás|tartalom|szöveg'],
  ['ro', 'descriere|conținut'],
  ['hr sr sl', 'sadržaj|vsebina|tekst|besedilo'],
  ['tr', 'açıklama|içerik|metin'],
  ['lt lv et', 'aprašymas|apraksts|kirjeldus|tekstas|teksts|tekst'],
  ['id vi', 'deskripsi|mô tả'],
  ['ru uk bg', 'описание|опис|текст'],
  ['el', 'περιγραφή|κείμενο'],
  ['ja zh ko', '仕事内容|職位描述|职位描述|직무내용|本文|正文|본문'],
];

/** Names of the address of an entry's page. */
export const ADDRESS_NAMES: readonly LanguageWords[] = [
  ['de', 'verweis|seite|adresse der seite'],
  ['fr', 'lien'],
  ['es', 'enlace'],
  ['pt', 'ligação'],
  ['it', 'collegamento'],
  ['da no', 'lenke'],
  ['sv', 'länk'],
  ['fi', 'linkki'],
  ['cs sk', 'odkaz'],
  ['tr', 'bağlantı'],
  ['id vi', 'tautan|liên kết'],
  ['ru uk bg', 'ссылка|посилання|връзка'],
];

/** What stands in the names of data behind that of the pay, for the least and the most: `mzdaOd`, `mzdaDo`. */
export const LEAST_ENDINGS: readonly LanguageWords[] = [
  ['de', 'ab|von|mindestens'],
  ['fr es pt it', 'desde|dal|mini|minimum|minimo|minima'],
  ['sv da no', 'fra|från'],
  ['cs sk pl hr sr sl', 'od|minimalni|minimalna'],
  ['fi', 'alkaen'],
  ['en', 'from|min|low|start'],
];
export const MOST_ENDINGS: readonly LanguageWords[] = [
  ['de', 'bis|höchstens'],
  ['fr es pt it', 'hasta|até|al|maxi|maximum|maximo|massimo|massima'],
  ['sv da no', 'til|till'],
  ['cs sk pl hr sr sl', 'do|maximalni|maximalna'],
  ['fi', 'asti'],
  ['en', 'to|max|high|end'],
];

/** Names of a price: what has one is sold, a course or goods. */
export const PRICE_NAMES: readonly LanguageWords[] = [
  ['de', 'preis|kursgebühr'],
  ['fr', 'prix'],
  ['es', 'precio'],
  ['pt', 'preço'],
  ['it', 'prezzo'],
  ['nl', 'prijs'],
  ['sv da no', 'pris'],
  ['fi', 'hinta'],
  ['cs sk pl', 'cena'],
  ['hr', 'cijena'],
  ['ro', 'preț'],
  ['tr', 'fiyat'],
  ['ru uk bg', 'цена|ціна'],
];

/** Names of a name, as data have them beside the English ones. */
const NAMES = ['nom', 'nombre', 'nome', 'naam', 'navn', 'namn', 'nimi'];
/** Names of what something is called. */
export const NAMES_OF_THINGS = [...NAMES, 'nazwa', 'nazev', 'nazov', 'naziv', 'bezeichnung', 'titel'];
/** Names of what somebody is called. */
export const NAMES_OF_PEOPLE = [...NAMES, 'imieinazwisko', 'jmeno', 'meno', 'nev', 'nume', 'ime', 'adsoyad'];
/** Names of the mailbox and of the telephone of who answers questions. */
export const NAMES_OF_MAILBOXES = [
  ...['epost', 'eposta', 'correo', 'courriel', 'sahkoposti'],
  ...['correoelectronico', 'emailadresse', 'mailadresse'],
];
export const NAMES_OF_PHONES = [
  ...['telefono', 'telefone', 'telefoon', 'telefonnummer', 'tlf', 'puhelin'],
  ...['mobil', 'mobile'],
];

/**
 * Names of the parts of an advert that are no headings by one word: the verb of what a heading says, "vi tilbyder", or
 * all of it without its spaces.
 */
export const REQUIREMENT_NAMES: readonly LanguageWords[] = [
  ['de', 'wir erwarten|erwarten|wir suchen jemanden|das bringst du mit|du bringst mit|sie bringen mit|mitbringen'],
  ['fr', 'profil recherché|nous demandons|vous avez'],
  ['es pt', 'se requiere|perfil buscado|buscamos en ti|pedimos|o que esperamos'],
  ['it', 'si richiede|profilo richiesto|richiediamo|chiediamo'],
  ['nl', 'wij vragen|we vragen|vragen|gevraagd|functie eisen'],
  ['da no', 'vi forventer|forventer|vi krever|krever|vi kræver'],
  ['sv', 'vi kräver|kräver|vi förväntar oss'],
  ['pl cs sk', 'oczekujemy|czego oczekujemy|očekáváme|co očekáváme|očakávame'],
  ['hu ro', 'amit elvárunk|elvárjuk|așteptăm|ce așteptăm'],
  ['hr sr sl', 'očekujemo|što očekujemo|pričakujemo'],
  ['tr', 'aranan nitelikler|beklentilerimiz'],
  ['ru uk bg', 'мы ожидаем|ожидаем|ми очікуємо|очікуємо|очакваме'],
  ['vi', 'yêu cầu'],
  // In Latin letters, as names of programs mostly are.
  ['ru uk bg', 'trebovaniya|trebovania|vymogy|vymohy|iziskvaniya'],
  ['el', 'prosonta|apaitoumena'],
];
export const BENEFIT_NAMES: readonly LanguageWords[] = [
  ['en', 'offers|what we provide|why join us'],
  ['de', 'bieten|bieten wir|das bieten wir|was bieten wir|wir bieten dir|wir bieten ihnen|das bieten wir dir'],
  ['fr', 'nous offrons|nous vous offrons|offrons|nous proposons'],
  ['es pt', 'se ofrece|te ofrecemos|qué ofrecemos|o que oferecemos'],
  ['it', 'si offre|cosa offriamo|ti offriamo'],
  ['nl', 'wij bieden|we bieden|bieden wij|wat bieden wij'],
  ['da no', 'vi tilbyder|tilbyder|byder|vi byder på|vi tilbyr|tilbyr'],
  ['sv', 'vi erbjuder|erbjuder'],
  ['fi et', 'me tarjoamme|pakub|omalt poolt pakume'],
  ['pl cs sk', 'co oferujemy|co nabízíme|čo ponúkame'],
  ['hu ro', 'amit kínálunk|ce oferim|vă oferim'],
  ['hr sr sl', 'što nudimo|šta nudimo|kaj ponujamo|nudimo vam'],
  ['lt lv', 'mes siūlome|mēs piedāvājam'],
  ['tr', 'sunduklarımız|neler sunuyoruz'],
  ['ru uk bg', 'мы предлагаем|ми пропонуємо|ние предлагаме'],
  ['id vi', 'penawaran|quyền lợi|phúc lợi'],
  ['ru uk bg', 'usloviya|uslovia|umovy|predlagaem|proponuemo|predlagame'],
  ['el', 'paroches|prosferoume'],
];
