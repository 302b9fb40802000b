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

/**
 * What says that an amount is paid to others, or for somebody who is recommended, whatever words for pay follow. Each
 * text is read as no pay.
 */
export const PAID_TO_OTHERS: readonly PayWord[] = [
  ['\\brefer (?:an?|your|friends|someone|somebody)\\b', 'en', 'Refer a friend and earn $500 a year'],
  [
    '\\b(?:customers?|clients?|users|guests|tenants|students|families|patients|subscribers) (?:\\p{L}{1,12} )?pay(?:s|ing)?\\b',
    'en',
    'Our customers pay $40,000 per year',
  ],
  [
    'empfiehl (?:einen?|uns)|freunde werben|mitarbeiter werben',
    'de',
    'Empfiehl einen Freund und verdiene 1.500 € im Jahr',
  ],
  ['kunden (?:zahlen|bezahlen)', 'de', 'Unsere Kunden bezahlen 30.000 € im Jahr'],
  ['parraine[zr]?\\b|parrainage', 'fr', 'Parrainez un ami et gagnez un salaire de 1 500 €'],
  ['clients paient', 'fr', 'Nos clients paient un salaire de 30 000 € par an'],
  ['recomienda a\\b|clientes pagan', 'es', 'Recomienda a un amigo y gana un salario de 500 € al mes'],
  ['indique um amigo|clientes pagam', 'pt', 'Indique um amigo e ganhe salário de R$ 3.500,00 por mês'],
  ['presenta un amico|clienti pagano', 'it', 'Presenta un amico: stipendio di 1.500 € al mese'],
  ['draag (?:een|iemand)|klanten betalen', 'nl', 'Draag een vriend aan: salaris € 1.500 per maand'],
  ['poleć (?:znajomego|nam)|klienci płacą', 'pl', 'Poleć znajomego: wynagrodzenie 1 500 zł miesięcznie'],
  ['tipsa (?:en|oss)|kunder betalar', 'sv', 'Tipsa en vän: lön 5 000 SEK i månaden'],
  ['приведи друга|клиенты платят', 'ru', 'Приведи друга: зарплата 5 000 руб. в месяц'],
];

/**
 * What names pay as the label of an amount and begins a clause: what was said before it is of something else. Each
 * text is read as pay, behind a recommendation too.
 */
export const LABELS_OF_PAY: readonly PayWord[] = [
  ['salar(?:y|ies)\\b|(?:hourly |base )?pay:|wages?\\b', 'en', 'salary $2,500 a month'],
  [
    '(?:monats|jahres|grund|brutto|stunden)?(?:gehalt|lohn|vergütung|entgelt|verdienst)\\b',
    'de',
    'Gehalt 2.500 € im Monat',
  ],
  ['salaire|rémunération', 'fr', 'salaire 2 500 € par mois'],
  ['salario|sueldo|retribución', 'es', 'salario 2.500 € al mes'],
  ['salário|remuneração|vencimento', 'pt', 'salário 2.500 € por mês'],
  ['stipendio|retribuzione', 'it', 'stipendio 2.500 € al mese'],
  ['(?:bruto)?salaris|(?:uur|maand)?loon', 'nl', 'salaris € 2.500 per maand'],
  ['(?:månads|tim)?lön', 'sv', 'lön 35 000 SEK i månaden'],
  ['(?:måneds|time)?lønn?', 'da no', 'løn 35.000 DKK pr. måned'],
  ['wynagrodzenie|pensja|stawka', 'pl', 'wynagrodzenie 6 500 zł miesięcznie'],
  ['mzda|plat', 'cs', 'mzda 35 000 Kč měsíčně'],
  ['зарплата|оклад', 'ru', 'зарплата 90 000 руб. в месяц'],
];

/**
 * What says that an amount is the pay of apprentices: none of an opening that is no apprenticeship. Each text is read
 * as pay for one alone.
 */
export const PAY_OF_APPRENTICES: readonly PayWord[] = [
  [
    "apprentices?[’']? (?:\\p{L}{1,9} )?(?:earn|get|receive|start|are paid|pay|wages?|salary|rate)",
    'en',
    'Our apprentices earn £18,000 a year',
  ],
  [
    'ausbildungsvergütung|ausbildungsgehalt|azubi-?gehalt|lehrlings(?:entschädigung|einkommen|lohn|gehalt)|(?<!nach (?:dem|deinem|ihrem) )\\d\\. (?:lehr|ausbildungs)jahr',
    'de',
    'Ausbildungsvergütung: 1. Jahr 1.000 € im Monat',
  ],
  [
    'rémunération des (?:apprentis|alternants|stagiaires)|gratification de stage',
    'fr',
    'Gratification de stage : 600 € par mois',
  ],
  ['(?:retribución|salario) de (?:los )?(?:aprendices|becarios)', 'es', 'Salario de los becarios: 600 € al mes'],
  ['(?:leerling|stage)vergoeding', 'nl', 'Stagevergoeding: salaris € 500 per maand'],
  ['(?:lærlinge?|elev)(?:e|er)?(?:løn|lønn)', 'da no', 'Lærlingeløn: 14.000 DKK pr. måned'],
  ['lärlingslön', 'sv', 'Lärlingslön: 18 000 SEK i månaden'],
  ['wynagrodzenie (?:uczni|stażyst|praktykant)', 'pl', 'Wynagrodzenie uczniów: 1 500 zł miesięcznie'],
];

/**
 * What calls an amount a sample of what somebody may come to: pay only where nothing else says any. Each text is read
 * as pay, and gives way to a plain one.
 */
export const SAMPLES_OF_PAY: readonly PayWord[] = [
  [
    'for (?:example|instance)|\\be\\.g\\.|(?:salary|pay|wage) examples?',
    'en',
    'Salary example: $40,000 - $50,000 a year',
  ],
  ['(?:rechen|gehalts|lohn)?beispiel|z\\. ?b\\.', 'de', 'Gehaltsbeispiel: 3.400 € - 3.900 € im Monat'],
  ['par exemple|exemple de (?:salaire|rémun)', 'fr', 'Exemple de salaire : 2 400 € - 2 900 € par mois'],
  ['(?:por|un) ejemplo|ejemplo de s', 'es', 'Ejemplo de salario: 1.800 € - 2.100 € al mes'],
  ['por exemplo|exemplo de s', 'pt', 'Exemplo de salário: R$ 3.000,00 a R$ 4.000,00 por mês'],
  ['(?:ad|per|un) esempio|esempio di s', 'it', 'Esempio di stipendio: 1.800 € - 2.100 € al mese'],
  ['bijvoorbeeld|rekenvoorbeeld|voorbeeldsalaris', 'nl', 'Voorbeeldsalaris: € 2.800 - € 3.200 per maand'],
  ['na przykład|przykładow', 'pl', 'Przykładowe wynagrodzenie: 7 000 - 8 000 zł miesięcznie'],
  ['например|пример зарплат', 'ru', 'Пример зарплаты: 90 000 - 110 000 руб. в месяц'],
  ['(?:収|給|俸)例|モデル(?:年|月)収|モデル給', 'ja', '月収例24万円～29万円'],
];
