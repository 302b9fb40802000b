import type { LanguageWords } from '../pattern-parts.js';

/** What begins a numbered part of an address that is no street: a floor, a hall, a box; `street.spec.ts` reads each. */
export const NO_STREET_WORDS: readonly LanguageWords[] = [
  ['en', 'building|unit|suite|floor|hall|gate|room|level|po box|p.o. box|box|block|plant|warehouse|dock|zone|plot|bay'],
  ['de', 'haus|gebäude|halle|werk|etage|stock|zimmer|raum|postfach|tor|bau|aufgang|bauteil'],
  ['fr', 'bâtiment|bât.|bat|étage|bp|boîte postale|cs|lot|porte|usine|entrée'],
  ['es ca', 'edificio|edifici|planta|piso|local|nave|nau|parcela|apartado|puerta|polígono|manzana'],
  ['pt', 'edifício|prédio|andar|sala|bloco|loja|lote|caixa postal|galpão'],
  ['it', 'edificio|piano|scala|capannone|casella postale|interno|palazzina|lotto'],
  ['nl', 'gebouw|hal|verdieping|kamer|postbus'],
  ['sv da no', 'byggnad|bygning|våning|hus|postboks|etasje|etage'],
  ['fi et', 'talo|kerros|rakennus|hoone|korrus'],
  ['pl', 'budynek|bud.|piętro|hala|lokal|skrytka|pokój'],
  ['cs sk', 'budova|patro|poschodie|areál'],
  ['hu', 'épület|emelet|pf.|csarnok'],
  ['ro', 'bloc|bl.|etaj|clădirea'],
  ['ru uk bg', 'корпус|здание|этаж|офис|цех|склад|поверх|етаж|будівля|сграда|вход'],
  ['tr', 'kat|bina|blok|no'],
  ['hr sr sl', 'zgrada|stavba|nadstropje|зграда'],
  ['el', 'όροφος|κτίριο'],
  ['id ms vi', 'lantai|gedung|lô|tầng|tòa'],
];
