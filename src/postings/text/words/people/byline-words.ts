import type { LanguageWords } from '../pattern-parts.js';

/** What stands before the name of who wrote a page: "24 November 2026 by Anna Berg"; the spec reads each. */
export const BYLINE_WORDS: readonly LanguageWords[] = [
  ['en', 'by|posted by|published by|written by'],
  ['de', 'von|geschrieben von|verfasst von|veröffentlicht von'],
  ['fr', 'par|publié par|écrit par|posté par'],
  ['es', 'por|publicado por|escrito por'],
  ['ca', 'per|publicat per|escrit per'],
  ['pt', 'por|publicado por|escrito por|postado por'],
  ['it', 'di|da|pubblicato da|scritto da'],
  ['nl', 'door|geplaatst door|geschreven door'],
  ['sv da no', 'av|af|skriven av|publicerad av|skrevet af|skrevet av|publisert av|udgivet af'],
  ['fi', 'kirjoittaja|kirjoittanut|julkaissut'],
  ['is', 'eftir|höfundur'],
  ['pl', 'przez|autor|opublikował|opublikowała|dodał|dodała'],
  ['cs sk', 'od|autor|autorka|napsal|napsala|napísal|napísala|vložil|vložila|zverejnil|zverejnila'],
  ['hu', 'írta|szerző|közzétette'],
  ['ro', 'de|de către|publicat de|scris de|autor'],
  ['hr sr sl', 'od|autor|avtor|objavio|objavila|objavil|napisao|napisala|аутор|објавио|објавила'],
  ['bg', 'от|автор|публикувано от|публикувана от'],
  ['ru', 'автор|опубликовал|опубликовала'],
  ['uk', 'автор|опублікував|опублікувала'],
  ['el', 'από|από τον|από την|συντάκτης'],
  ['tr', 'yazan|yazar|ekleyen'],
  ['lt lv et', 'autorius|parašė|autors|autore|autor|kirjutas'],
  ['id ms', 'oleh|ditulis oleh|diposting oleh'],
  ['vi', 'bởi|đăng bởi|tác giả|người đăng'],
];
