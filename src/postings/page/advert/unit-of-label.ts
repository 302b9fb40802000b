import { namesCurrency } from '../../text/pay/money.js';

/** "Salary (SGD)", "Gehalt [EUR/Monat]", "Зарплата, руб.": at its end a label says in what its amounts are counted. */
const UNIT_AT_END = /(?:[([]\s?([^()[\]]{1,20}?)\s?[)\]]|,\s([^,]{1,20}))\s?[:：]?$/u;

/** An amount of pay with the currency that its label names: "4,000 - 4,800" below "Salary (SGD)". */
export function withUnit(value: string, label: string): string {
  const [, inBrackets, behind] = UNIT_AT_END.exec(label) ?? [];
  const unit = inBrackets ?? behind;
  if (unit === undefined || !/\d/.test(value) || namesCurrency(value)) return value;
  return namesCurrency(`1 ${unit}`) ? value.replace(/\d(?=\D*$)/, `$& ${unit}`) : value;
}
