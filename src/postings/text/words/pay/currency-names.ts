/** What smaller languages call a currency, and the euro: its ISO 4217 code, the language, forms beside an amount. */
export type CurrencyName = readonly [code: string, language: string, words: string];

/** | divides the words; `salary-forms.spec.ts` reads each behind an amount. */
export const CURRENCY_NAMES: readonly CurrencyName[] = [
  ['EUR', 'fi et', 'euroa|eurot|eurost'],
  ['EUR', 'lt lv', 'eurų|eiro'],
  ['EUR', 'cs sk hr sl', 'eura|eurů|eurov|evra|evrov'],
  ['EUR', 'ru uk bg mk sr', 'евро|євро|евра'],
  ['EUR', 'el', 'ευρώ'],
  ['EUR', 'he ar', 'יורו|يورو'],
  ['EUR', 'ka hy az cy', 'ევრო|եվրո|avro|ewro'],
  ['RSD', 'sr', 'din.|dinara|дин.|динара'],
  ['MKD', 'mk', 'ден.|денар|денари'],
  ['ALL', 'sq', 'lek|lekë|lekësh'],
  ['GEL', 'ka', 'ლარი|ლარს|ლარის'],
  ['AMD', 'hy', 'դրամ|դր.'],
  ['AZN', 'az', 'manat|azn'],
];
