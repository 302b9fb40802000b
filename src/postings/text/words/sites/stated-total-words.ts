import type { LanguageWords } from '../pattern-parts.js';

/**
 * How a list says which part of it a page shows: what stands between the first and the last number, and before that of
 * all, "1 to 10 of 57"; `stated-total.spec.ts` reads each.
 */
export const PART_OF_LIST_WORDS: readonly (readonly [language: string, to: string, of: string])[] = [
  ['en', 'to|through', 'of|out of|from'],
  ['de', 'bis', 'von|aus'],
  ['fr', 'à|au', 'sur|de'],
  ['es', 'a|al|hasta', 'de|sobre'],
  ['ca', 'a|al|fins a', 'de'],
  ['pt', 'a|até', 'de|em'],
  ['it', 'a|al|-', 'di|su'],
  ['nl', 'tot|t/m|tot en met', 'van|van de'],
  ['sv', 'till|till och med', 'av'],
  ['da no', 'til', 'af|av|ud af|ut av'],
  ['is', 'til', 'af'],
  ['fi', '-', '/'],
  ['et', 'kuni', '/'],
  ['lv', 'līdz', 'no'],
  ['lt', 'iki', 'iš'],
  ['pl', 'do', 'z|ze'],
  ['cs', 'až|do', 'z|ze|celkem'],
  ['sk', 'až|do', 'z|zo|celkom'],
  ['hu', '-', '/|összesen'],
  ['ro', 'până la|la', 'din'],
  ['hr sr sl', 'do', 'od'],
  ['bg', 'до', 'от'],
  ['sr', 'до', 'од'],
  ['ru', 'до|по', 'из'],
  ['uk', 'до|по', 'з|із'],
  ['el', 'έως|ως|μέχρι', 'από'],
  ['tr', 'ile', '/'],
  ['he', 'עד', 'מתוך'],
  ['ar', 'إلى', 'من'],
  ['vi', 'đến', 'trên|trong|của'],
  ['id ms', 'sampai|hingga', 'dari|daripada'],
  ['th', 'ถึง', 'จาก'],
  ['ja', '〜', '/'],
  ['zh', '至|到', '共|/'],
  ['ko', '~', '/'],
];

/**
 * Words of a line that counts what a list shows: what is shown, or its entries. "8 of 10 bakers" counts something else;
 * `stated-total.spec.ts` reads each.
 */
export const SHOWN_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'shown|showing|displayed|displaying|viewing|result|results|entries|records|jobs|openings|vacancies|positions|postings',
  ],
  ['de', 'zeigt|gezeigt|angezeigt*|anzeige|ergebnis*|treffer*|eintr*|stellen*|jobs'],
  ['fr', 'affich*|résultat*|offres|postes'],
  ['es', 'mostra*|muestra*|resultado*|ofertas|vacantes'],
  ['ca', 'mostra*|resultat*'],
  ['pt', 'mostra*|exib*|resultado*|vagas'],
  ['it', 'mostra*|visualizza*|risultati|annunci'],
  ['nl', 'getoond*|weergegeven|toon|resultaten|vacatures'],
  ['sv', 'visar|visas|träffar|resultat|jobb|tjänster'],
  ['da no', 'viser|vises|resultater|treff|stillinger|job|jobb'],
  ['fi', 'näytetään|tulosta'],
  ['pl', 'wyświetl*|pokaz*|wynik*|ofert'],
  ['cs sk', 'zobrazeno|zobrazené|výsledk*|nabídek|ponúk'],
  ['hu', 'találat*|megjelenítve'],
  ['ro', 'afișa*|rezultat*'],
  ['hr sr sl', 'prikaz*|rezultat*'],
  ['ru', 'показан*|результат*|вакансий'],
  ['uk', 'показан*|результат*|вакансій'],
  ['tr', 'gösteril*|sonuç*|ilan'],
];

/** What may stand behind how many openings there are, and says no more of them. */
export const FOUND_WORDS: readonly LanguageWords[] = [
  ['en', 'found|available|open|in total|total'],
  ['de', 'gefunden|verfügbar|offen|insgesamt'],
  ['fr', 'trouvés|trouvées|disponibles|au total'],
  ['es', 'encontrados|encontradas|disponibles|en total'],
  ['pt', 'encontrados|encontradas|disponíveis|no total'],
  ['it', 'trovati|trovate|disponibili|aperte|in totale'],
  ['nl', 'gevonden|beschikbaar|in totaal'],
  ['sv', 'hittades|totalt'],
  ['da no', 'fundet|funnet|i alt'],
];

/** Languages that say how many there are in front: "57 found, of them 1 - 10"; the counted word stands between. */
export const TOTAL_AHEAD_WORDS: readonly LanguageWords[] = [
  ['ja', '件中'],
  ['zh', '条中|个中|條中'],
  ['ko', '건 중|개 중'],
  ['tr', 'sonuçtan|kayıttan|ilandan'],
];
