import type { LanguageWords } from '../pattern-parts.js';

/** What stands before the name of who wrote a page: "24 November 2026 by Anna Berg"; the spec reads each. */
export const BYLINE_WORDS: readonly LanguageWords[] = [
  ['en', 'by|posted by|published by|written by|submitted by'],
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

/** What stands between who wrote a page and its day: "Written by Anna Berg on 24 November 2026". */
export const BYLINE_DAY_WORDS: readonly LanguageWords[] = [
  ['en', 'on'],
  ['de', 'am'],
  ['fr', 'le'],
  ['es ca', 'el'],
  ['pt', 'em|a'],
  ['it', 'il'],
  ['nl', 'op'],
  ['sv da no', 'den'],
  ['pl', 'dnia|w dniu'],
  ['cs sk', 'dne|dňa'],
  ['ro', 'pe|la'],
  ['hr sr sl', 'dana|dne'],
  ['bg', 'на'],
  ['el', 'στις'],
];

/** What stands behind that day in front of the part of the site: "Posted in Jobs". */
export const FILED_WORDS: readonly LanguageWords[] = [
  ['en', 'posted in|filed under|published in|in'],
  ['de', 'veröffentlicht in|veröffentlicht unter|abgelegt unter|kategorie|in'],
  ['fr', 'publié dans|classé dans|posté dans|dans'],
  ['es', 'publicado en|archivado en|en'],
  ['ca', 'publicat a|publicat en'],
  ['pt', 'publicado em|postado em|arquivado em'],
  ['it', 'pubblicato in|postato in|in'],
  ['nl', 'geplaatst in|gepubliceerd in|in'],
  ['sv da no', 'publicerad i|udgivet i|publisert i'],
  ['pl', 'opublikowano w|w kategorii'],
  ['cs sk', 'publikováno v|zařazeno v|publikované v'],
];

/** What leads to what readers say of a page, beside its day: "No comments". */
export const COMMENT_WORDS: readonly LanguageWords[] = [
  ['en', 'no comments|no comments yet|0 comments|1 comment|leave a comment|leave a reply|add comment|comments off'],
  ['de', 'keine kommentare|0 kommentare|schreibe einen kommentar|kommentar hinterlassen|kommentar schreiben'],
  ['fr', 'aucun commentaire|pas de commentaire|0 commentaire|0 commentaires|laisser un commentaire'],
  ['es', 'sin comentarios|no hay comentarios|0 comentarios|deja un comentario|dejar un comentario'],
  ['ca', 'cap comentari|0 comentaris|deixa un comentari'],
  ['pt', 'sem comentários|nenhum comentário|0 comentários|deixe um comentário|deixar um comentário'],
  ['it', 'nessun commento|0 commenti|lascia un commento'],
  ['nl', 'geen reacties|0 reacties|laat een reactie achter|plaats een reactie'],
  ['sv da no', 'inga kommentarer|ingen kommentarer|0 kommentarer|lämna en kommentar|skriv en kommentar'],
  ['fi', 'ei kommentteja|0 kommenttia|jätä kommentti'],
  ['pl', 'brak komentarzy|0 komentarzy|dodaj komentarz'],
  ['cs sk', 'žádné komentáře|žiadne komentáre|0 komentářů|napsat komentář|pridať komentár'],
  ['hu', 'nincs hozzászólás|0 hozzászólás|szólj hozzá'],
  ['ro', 'niciun comentariu|0 comentarii|lasă un comentariu'],
  ['hr sr sl', 'nema komentara|0 komentara|ostavite komentar|brez komentarjev'],
  ['tr', 'yorum yok|0 yorum|yorum yap'],
];
