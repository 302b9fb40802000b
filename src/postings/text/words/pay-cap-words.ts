import type { PayWord } from './pay-words.js';

/**
 * What calls an amount the most that a law or a scale allows: no posting pays it. Each text is read as no pay, whatever
 * words for pay it has.
 */
export const CAPS_OF_PAY: readonly PayWord[] = [
  [
    '(?:maximum|highest|top) (?:salary|pay|rate)(?: available| allowed| payable| possible| permitted)?\\s(?:for|in|under|on|within|of) (?:the|this|our|any)\\s[^.;\\n]{0,40}(?:system|scale|schedule|pay plan|pay band|agency)',
    'en',
    'The maximum salary available for the pay system is $183,500',
  ],
  ['(?:salary|pay|wage|earnings) (?:cap|ceiling)\\b', 'en', 'The pay cap is $183,500 a year'],
  ['statutory (?:cap|maximum|limit|ceiling)', 'en', 'Salaries under the statutory limit of $183,500'],
  [
    'gehaltsobergrenze|beitragsbemessungsgrenze|jahresarbeitsentgeltgrenze|verdienstgrenze|verdienstobergrenze|einkommensgrenze',
    'de',
    'Gehalt bis zur Beitragsbemessungsgrenze von 96.600 € im Jahr',
  ],
  [
    'plafond (?:de (?:la )?rémunération|salarial|légal|de la sécurité)',
    'fr',
    'Le plafond de la rémunération est de 90 000 € par an',
  ],
  ['(?:tope|techo) salarial|límite legal', 'es', 'El tope salarial es de 60.000 € al año'],
  ['teto (?:salarial|constitucional|remuneratório)', 'pt', 'Salários até ao teto constitucional de R$ 41.650 por mês'],
  ['tetto (?:salariale|retributivo|massimo)', 'it', 'Il tetto retributivo è di 240.000 € all’anno'],
  ['salarisplafond|balkenendenorm|wnt-norm', 'nl', 'Het salarisplafond (WNT-norm) is € 233.000 per jaar'],
  ['lönetak', 'sv', 'Lönetaket är 60 000 kr per månad'],
  ['lønloft|lønnstak', 'da no', 'Lønloftet er 60.000 kr. om måneden'],
  ['palkkakatto', 'fi', 'Palkkakatto on 6 000 € kuukaudessa'],
  ['limit wynagrodze[nń]|górn\\p{L}{1,3} limit (?:płac|wynagr)', 'pl', 'Limit wynagrodzeń: 20 000 zł miesięcznie'],
  ['(?:platový|mzdový|platov[ýy]) strop', 'cs', 'Platový strop je 60 000 Kč měsíčně'],
  ['bérplafon', 'hu', 'A bérplafon havi 900.000 Ft'],
  ['потолок (?:зарплат|оклад)', 'ru', 'Потолок зарплаты 200 000 руб. в месяц'],
];
