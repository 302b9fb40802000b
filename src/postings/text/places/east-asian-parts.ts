import { areaIn, fameOf, readName, unread, WELL_KNOWN, type Part } from './place-names.js';
import { isUnspaced } from '../words.js';

/** Postal code, country and prefecture in front of a Japanese address. */
const PREFECTURE =
  /^(?:〒?\s?\d{3}-?\d{4}\s?)?(?:日本\s?)?((東京)都|北海道|(?:大阪|京都)府|(?!都道府)\p{Script=Han}{2,3}県)\s?/u;
/** First-level divisions of China as ISO 3166-2 has them, which adverts write without the word for a province too. */
const PROVINCE =
  /^(?:中国\s?)?((?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海)省?)\s?/u;
const TAIWANESE_COUNTY = /^(?:[台臺]灣\s?)?(\p{Script=Han}{2}縣)\s?/u;
/** First-level divisions of Korea, in full and as they are shortened. */
const KOREAN_PROVINCE =
  /^(?:대한민국\s)?((?:경기|강원|충청?[남북]|충[남북]|전라?[남북]|전[남북]|경상?[남북]|경[남북]|제주)(?:특별자치)?도?)(?=\s|$)\s?/u;
/** A city, or a county of towns, with the word for it. */
const CITY = /^([\p{Lo}ー]{1,7}?[市郡시군])(?!市)/u;
/** "立川市" behind "東京都": no ward of the capital, "市場" is a market. */
const CITY_OF_TOKYO = /^(?!内)(?:(?![区內内])\p{Lo}){1,5}市(?!場)/u;
/**
 * What may stand behind a city: a ward with its streets, or a house of the company, or that its surroundings are meant.
 */
const BEHIND_CITY =
  /^(?:[都市시]|광역시|특별시|특별자치시)?\s?(?:[\p{Lo}ー]{1,8}[区區市町村县縣镇鎮구시군동읍면](?:[\s\p{Lo}\d－-].{0,30})?|[\p{Lo}ー]{1,10}[\d０-９]{1,4}(?:番地?|丁目|号|の|[－-]\d).{0,30}|[\p{Lo}ー]{0,5}(?:本社|支社|オフィス|営業所|支店|工場|本部|本店|事業所|センター|内|エリア|周辺|近郊|总部|總部|分公司|办公室|辦公室|园区|高新区|开发区|新区|본사|지사|공장|사무소|전지역|일대|근무))?$/u;
/** A longer text (characters) is a sentence. */
const MAX_TEXT = 60;

/**
 * A place in the order of East Asia, the larger thing first and often without spaces: "広島県広島市中区", "경기도 성남시
 * 분당구", "江苏 苏州", "大阪支社".
 */
export function readEastAsian(text: string): Part[] | undefined {
  if (!isUnspaced(text) || text.length > MAX_TEXT) return undefined;
  return readPrefecture(text) ?? readCity(text);
}

/** The country whose prefecture or province a text begins with, its words and what stands behind them. */
function prefectureOf(text: string): { country: string; name: string; rest: string } | undefined {
  for (const [country, pattern] of [
    ['JP', PREFECTURE],
    ['CN', PROVINCE],
    ['TW', TAIWANESE_COUNTY],
    ['KR', KOREAN_PROVINCE],
  ] as const) {
    const found = pattern.exec(text);
    if (found?.[1] !== undefined) return { country, name: found[2] ?? found[1], rest: text.slice(found[0].length) };
  }
  return undefined;
}

function readPrefecture(text: string): Part[] | undefined {
  const found = prefectureOf(text);
  if (!found) return undefined;
  const { country, name, rest } = found;
  const area = areaIn(name, [country]);
  // The capital is a prefecture and a city; beyond its wards the prefecture has other cities.
  const town = name === '東京' && !CITY_OF_TOKYO.test(rest) ? townIn(country, name) : townBehind(country, rest);
  if (town) return [town, area];
  return rest === '' || country === 'JP' ? [area] : undefined;
}

/** The town that stands behind its prefecture, known or called one. */
function townBehind(country: string, text: string): Part | undefined {
  const city = CITY.exec(text)?.[1];
  if (city !== undefined) return townIn(country, city) ?? { ...unread(city), said: 'village' };
  const town = longestTown(text, 1);
  return town?.towns.some((known) => known.country === country) === true ? town : undefined;
}

function townIn(country: string, name: string): Part | undefined {
  const towns = readName(name).towns.filter((town) => town.country === country);
  return towns.length === 0 ? undefined : { ...unread(name), towns };
}

/** A well-known city and what belongs to it: "大阪市北区", "서울 본사", "成都高新区". */
function readCity(text: string): Part[] | undefined {
  const plain = text.replace(/^(?:中国|中國|日本|대한민국)\s?(?=.{2})/u, '');
  const town = longestTown(plain, WELL_KNOWN) ?? cityWithPart(plain);
  return town && BEHIND_CITY.test(plain.slice(town.text.length)) ? [town] : undefined;
}

/** "성남시 분당구", "용인처인구", "堺市堺区": a city with the word for it or with one for its part, known or less. */
const PART_OF_CITY = /^(?:[시市]|(?=\s?(?:\p{Script=Hangul}{1,3}[구읍면동]|\p{Script=Han}{1,3}[区區])(?:\s|$)))/u;

function cityWithPart(text: string): Part | undefined {
  const town = longestTown(text, 1);
  return town && PART_OF_CITY.test(text.slice(town.text.length)) ? town : undefined;
}

/** "上海浦东": a city of China and one of its districts, without the words for either. */
export function townOfChineseQuarter(text: string): Part[] | undefined {
  const city = /^(\p{Script=Han}{2})\p{Script=Han}{2}$/u.exec(text)?.[1] ?? '';
  const town = townIn('CN', city);
  return town && fameOf(town) >= WELL_KNOWN ? [town] : undefined;
}

/** The longest beginning of a text that is a town of this fame. */
function longestTown(text: string, fame: number): Part | undefined {
  for (let length = Math.min(text.length, 6); length > 1; length--) {
    if (text[length - 1] === ' ') continue;
    const part = readName(text.slice(0, length));
    if (fameOf(part) >= fame) return { ...unread(part.text), towns: part.towns };
  }
  return undefined;
}
