import { codeOfName } from '../places/countries.js';
import { UNSIGNED_PAY_WORDS } from '../words/pay/unsigned-pay-words.js';
import { wordPattern } from '../word-pattern.js';

/** Currencies of countries whose money is called dollar, yuan or krone. */
const DOLLARS: Record<string, string> = {
  Canada: 'CAD',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  Singapore: 'SGD',
  'Hong Kong': 'HKD',
  Mexico: 'MXN',
  Argentina: 'ARS',
  Chile: 'CLP',
  Colombia: 'COP',
  Uruguay: 'UYU',
};
const YUANS: Record<string, string> = { China: 'CNY', Taiwan: 'TWD', 'Hong Kong': 'HKD', Macao: 'MOP' };
const DINARS: Record<string, string> = {
  Jordan: 'JOD',
  Kuwait: 'KWD',
  Bahrain: 'BHD',
  Iraq: 'IQD',
  Tunisia: 'TND',
  Algeria: 'DZD',
  Libya: 'LYD',
};
const DINARS_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/أردني/u, 'JOD'],
  [/كويتي/u, 'KWD'],
  [/بحريني/u, 'BHD'],
  [/عراقي/u, 'IQD'],
  [/تونسي/u, 'TND'],
  [/جزائري/u, 'DZD'],
  [/ليبي/u, 'LYD'],
];
const KRONER: Record<string, string> = { Sweden: 'SEK', Denmark: 'DKK', Norway: 'NOK', Iceland: 'ISK', Czechia: 'CZK' };
/** Countries of two currencies of one name and one value, by their central banks: BCEAO and BEAC. */
const CFA_FRANCS: Record<string, readonly string[]> = {
  XOF: ['BJ', 'BF', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'],
  XAF: ['CM', 'CF', 'TD', 'CG', 'GA', 'GQ'],
};

function cfaFrancOf(country: string): string | undefined {
  const code = codeOfName(country);
  return Object.keys(CFA_FRANCS).find((currency) => CFA_FRANCS[currency]?.includes(code ?? ''));
}

/** How a language writes pay and month tells its krone where no country is known. */
const KRONER_BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/lön|(?<!\p{L})mån(?!u|að|ed)|timm/iu, 'SEK'],
  [/lønn|(?<!\p{L})mnd(?!\p{L})/iu, 'NOK'],
  [/løn(?!n)|pr\.? md|(?<!\p{L})md\./iu, 'DKK'],
  [/(?<!\p{L})laun|kaup(?!\p{L})|mánuð/iu, 'ISK'],
];
/** "$ 88.440 (pesos uruguayos …)": whose peso it is, in words. */
const PESOS_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})pesos uruguayos/iu, 'UYU'],
  [/(?<!\p{L})pesos argentinos/iu, 'ARS'],
  [/(?<!\p{L})pesos chilenos/iu, 'CLP'],
  [/(?<!\p{L})pesos colombianos/iu, 'COP'],
  [/(?<!\p{L})pesos mexicanos/iu, 'MXN'],
];
const OF_QUEBEC =
  /\d\s?\$(?=.{0,50}?(?:\sde l['’]heure|\/\s?h(?:eure)?(?!\p{L})|\spar (?:heure|année)))|taux horaire[^$]{0,40}\d\s?\$/iu;
/** Words beside an amount in languages of countries that call other money than the dollar "$". */
const OF_PESOS =
  /(?<!\p{L})(?:mensual(?:es)?|semanal(?:es)?|quincenal(?:es)?|diarios|libres|netos?|brutos?|al mes|por mes|por hora|la hora|sueldo|salario)(?!\p{L})/iu;

/**
 * The code of a currency as `findMoney` has it: of one that is written like that of several countries by the country,
 * or by the words around the amount; undefined where neither tells it.
 */
export function currencyIn(
  currency: string | undefined,
  around: string,
  country: string | undefined,
): string | undefined {
  const byPlace = currency === undefined ? undefined : OF_PLACES.get(currency);
  if (byPlace !== undefined) return byPlace(around, country);
  return currency ?? currencyByWords(around, country);
}

/** Whose money an amount without a sign is, by words for pay of a language that one country pays in. */
function currencyByWords(around: string, country: string | undefined): string | undefined {
  if (YEN_WORDS.test(around)) return 'JPY';
  const paid = PAID_IN.find(({ words }) => words.test(around));
  if (paid === undefined || (country ?? paid.country) !== paid.country) return undefined;
  return paid.currency === 'CNY' && !isSimplified(around) ? undefined : paid.currency;
}

const PAID_IN = UNSIGNED_PAY_WORDS.map(([country, currency, words]) => ({
  country,
  currency,
  words: wordPattern(
    String.raw`(?<!\p{Script=Latin}|\p{Script=Hebrew})(?:${words})(?!\p{Script=Latin}|\p{Script=Hebrew})`,
    'iu',
  ),
}));

/** Whether a text is written as only China writes: Taiwan, Hong Kong and Japan have other signs. */
function isSimplified(text: string): boolean {
  return SIMPLIFIED.test(text) && !TRADITIONAL.test(text) && !JAPANESE.test(text);
}

/** Whether several countries write their money like that of `findMoney`: "$", "kr", "lei". */
export function isOfPlace(currency: string | undefined): boolean {
  return currency !== undefined && OF_PLACES.has(currency);
}

/** Whose money it is where several countries write it alike. */
const OF_PLACES: ReadonlyMap<string, (around: string, country: string | undefined) => string | undefined> = new Map([
  ['$', dollarIn],
  ['kr', kroneIn],
  ['cfa', (_around, country) => (country === undefined ? undefined : cfaFrancOf(country))],
  ['lei', (_around, country) => (country === 'Moldova' ? 'MDL' : 'RON')],
  ['rouble', (_around, country) => (country === 'Belarus' ? 'BYN' : 'RUB')],
  ['¥', yenOrYuan],
  ['CNY', yuanIn],
  ['dinar', (around, country) => DINARS_BY_NAME.find(([name]) => name.test(around))?.[1] ?? DINARS[country ?? '']],
  ['peso', (_around, country) => (country === 'Philippines' ? 'PHP' : DOLLARS[country ?? ''])],
]);

function dollarIn(around: string, country: string | undefined): string | undefined {
  const named = /\b(USD|CAD|AUD|NZD|SGD|HKD|MXN|ARS|CLP|COP|UYU)\b/.exec(around)?.[1];
  if (named !== undefined) return named;
  const peso = PESOS_BY_NAME.find(([name]) => name.test(around))?.[1];
  if (peso !== undefined) return peso;
  // In French a dollar behind the amount of an hour or a year is that of Canada.
  if (country === undefined && OF_QUEBEC.test(around)) return 'CAD';
  if (country === undefined) return OF_PESOS.test(around) ? undefined : 'USD';
  return DOLLARS[country] ?? 'USD';
}

function kroneIn(around: string, country: string | undefined): string | undefined {
  return country === undefined ? KRONER_BY_WORD.find(([word]) => word.test(around))?.[1] : KRONER[country];
}

/** Words of Chinese adverts beside an amount; 元 begins or ends many a Japanese name. */
const CHINESE_WORDS = /(?<!\p{Script=Han})元(?!\p{Script=Han})|元(?=[每一])|薪|税前|人民币|人民幣/u;
/** Characters that only simplified Chinese has; Japanese and traditional Chinese write each of them otherwise. */
const SIMPLIFIED =
  /[资转岗奖绩务发东门业员进设备计师时间见职责级经验补贴试实际历龄销车长书语议论说请谈调课认识开关总监产结给约统线组织维编营护报选择专严络联单应须]/u;
/** Characters that simplified Chinese writes otherwise: 元 is the money of other states, too. */
const TRADITIONAL =
  /[萬時資經歷領業員獎勞費應績職務發東門進設備計師間見責級驗補貼試實際齡長書語論說請談調課認識開關監產結給約統]/u;
/** "月給25万": pay of which only Japan writes so, also where no sign of its money stands beside it. */
const YEN_WORDS = /[月時日年週]給|月収|年収|給与|給料|年俸制/u;
const JAPANESE = /[\u3040-\u30ff給円]/u;

/** What only the money of China is called: "RMB 20,000" pays nobody in dollars. */
const OF_CHINA = /人民[币幣]|(?<!\p{L})(?:RMB|CNY|CN¥)/iu;

/** Of 元 that traditional characters stand beside, the country tells whose it is. */
function yuanIn(around: string, country: string | undefined): string | undefined {
  if (OF_CHINA.test(around)) return 'CNY';
  const ofCountry = YUANS[country ?? ''];
  if (ofCountry !== undefined) return ofCountry;
  return TRADITIONAL.test(around) && !SIMPLIFIED.test(around) ? undefined : 'CNY';
}

/** Japan and China write one sign; without their names the words and characters tell them apart, or it is the yen. */
function yenOrYuan(around: string, country: string | undefined): string {
  if (country === 'China' || country === 'Japan') return country === 'China' ? 'CNY' : 'JPY';
  const isChinese = (CHINESE_WORDS.test(around) || SIMPLIFIED.test(around)) && !JAPANESE.test(around);
  return isChinese ? 'CNY' : 'JPY';
}
