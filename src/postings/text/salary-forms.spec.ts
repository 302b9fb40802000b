import { expect, it } from '@jest/globals';
import { readSalary } from './salary.js';

/**
 * Pay as adverts write it, in the languages the service reads; a country where its money is called like that of others.
 */
const FORMS: readonly (readonly [
  text: string,
  min: number | undefined,
  max: number | undefined,
  currency: string | undefined,
  period: string | undefined,
  country?: string,
])[] = [
  ['з/п 80000 – 110000 rub', 80000, 110000, 'RUB', undefined],
  ['Wynagrodzenie: 6500 pln miesięcznie', 6500, 6500, 'PLN', 'month'],
  ['Bolsa no valor de R$ 4300,00 mensais.', 4300, 4300, 'BRL', 'month'],
  ['$22k–25k libres mensuales', 22000, 25000, undefined, 'month'],
  ['Lön40 000 – 45 000 kr per månad', 40000, 45000, 'SEK', 'month'],
  ['Wynagrodzenie13 000–18 000 zł brutto / miesiąc', 13000, 18000, 'PLN', 'month'],
  ['Salary starts from £22 - 25,000 per annum with potential to increase', 22000, 25000, 'GBP', 'year'],
  ['Pay: $50-100,000', 50000, 100000, 'USD', 'year'],
  ['26-32k brutos/año + dietas', 26000, 32000, undefined, 'year'],
  ['Salary range: $255,000 - $383,000 t', 255000, 383000, 'USD', 'year'],
  ['35-40k gross a year', 35000, 40000, undefined, 'year'],
  ['Gehalt: 38 – 45.000 € im Jahr', 38000, 45000, 'EUR', 'year'],
  ['Salaire : 35 à 42 000 € par an', 35000, 42000, 'EUR', 'year'],
  ['€ 3 – 4.500 brutto per maand', 3000, 4500, 'EUR', 'month'],
  ['Lön 32-38 000 kr/mån', 32000, 38000, 'SEK', 'month'],
  ['Salary: 45,000 - 55,000', 45000, 55000, undefined, undefined],
  ['Salary - 2,00,000 - 5,00,000', 200000, 500000, undefined, undefined],
  ['Salary: 20000-25000 per month', 20000, 25000, undefined, 'month'],
  ['Gehalt: 3.200 - 4.000', 3200, 4000, undefined, undefined],
  ['Зарплата: 40 000 - 60 000', 40000, 60000, undefined, undefined],
  ['Salary: £500 - 1,000 per week', 500, 1000, 'GBP', 'week'],
  ['Up to £45k DOE', undefined, 45000, 'GBP', 'year'],
  ['Full-time, remote (Europe). €70,000–€85,000.', 70000, 85000, 'EUR', 'year'],
  ['Bristol · full time · £38–44k', 38000, 44000, 'GBP', 'year'],
  ['Full time, 40 hours, £32k–£36k depending on experience', 32000, 36000, 'GBP', 'year'],
  ['40 hours, £12.21 per hour', 12.21, 12.21, 'GBP', 'hour'],
  ['16 hours a week, £12.60 per hour', 12.6, 12.6, 'GBP', 'hour'],
  ['38,5 Stunden/Woche, 3.200 € im Monat', 3200, 3200, 'EUR', 'month'],
  ['24 uur, € 14,50 per uur', 14.5, 14.5, 'EUR', 'hour'],
  ['Vollzeit, 38 Stunden, 16,50 € pro Stunde', 16.5, 16.5, 'EUR', 'hour'],
  ['You work on site. CAD 68,000 per year.', 68000, 68000, 'CAD', 'year'],
  ['Weekends until New Year. $16 per hour plus tips.', 16, 16, 'USD', 'hour'],
  ['Salary: 150,000.Tsh – 400,000.Tsh a month', 150000, 400000, 'TZS', 'month'],
  ['Salary: Ushs 600,000 per month', 600000, 600000, 'UGX', 'month'],
  ['We sold 3,000.In May we pay EUR 3,000 a month', 3000, 3000, 'EUR', 'month'],
  ['$18.50/hr', 18.5, 18.5, 'USD', 'hour'],
  ['Leeds · 9,50 €/hour', 9.5, 9.5, 'EUR', 'hour'],
  ['Zaragoza · Media jornada · 9,50 €/hora', 9.5, 9.5, 'EUR', 'hour'],
  ['CDD 6 mois – Angers – 11,88 € de l’heure', 11.88, 11.88, 'EUR', 'hour'],
  ['Bäckereihilfe auf Minijob-Basis gesucht, 14,80 € die Stunde plus Trinkgeld.', 14.8, 14.8, 'EUR', 'hour'],
  ['Tampere, kokoaikainen, 13,50 €/h', 13.5, 13.5, 'EUR', 'hour'],
  ['Казань, полная занятость, от 70 000 ₽ в месяц', 70000, undefined, 'RUB', 'month'],
  ['Bursa · Tam zamanlı · 35.000 – 40.000 TL', 35000, 40000, 'TRY', undefined],
  ['£11.44ph', 11.44, 11.44, 'GBP', 'hour'],
  ['Starting from $65,000 annually', 65000, undefined, 'USD', 'year'],
  ['$75,000+ per year, depending on experience', 75000, undefined, 'USD', 'year'],
  ['Salary upto 4.5 LPA', undefined, 450000, 'INR', 'year'],
  ['Stipend: INR 15000 pm', 15000, 15000, 'INR', 'month'],
  ['15,50 €/h', 15.5, 15.5, 'EUR', 'hour'],
  ['Atalgojums: €7.00–€10.00 bruto stundā + dzeramnauda', 7, 10, 'EUR', 'hour'],
  ['10 € all’ora', 10, 10, 'EUR', 'hour'],
  ['fiksna plaća 5000 kn + bonusi', 5000, 5000, 'HRK', undefined],
  ['плата 25.000 ден. месечно', 25000, 25000, 'MKD', 'month'],
  ['13,90 €/Std.', 13.9, 13.9, 'EUR', 'hour'],
  ['16,00 Euro pro Stunde', 16, 16, 'EUR', 'hour'],
  ['Das Mindestentgelt beträgt EUR 2.341,00 brutto pro Monat (14x)', 2341, 2341, 'EUR', 'month'],
  ['Mindestgehalt lt. Kollektivvertrag € 32.000 brutto p.a.', 32000, 32000, 'EUR', 'year'],
  ['Ausbildungsvergütung im 1. Lehrjahr: 1.150 €', 1150, 1150, 'EUR', undefined],
  ["CHF 5'500.– bis 6'200.– pro Monat", 5500, 6200, 'CHF', 'month'],
  ['€ 14,50 per uur', 14.5, 14.5, 'EUR', 'hour'],
  ['Een salaris van maximaal € 5.000 bruto p/m', undefined, 5000, 'EUR', 'month'],
  ['€3.500 p.m.', 3500, 3500, 'EUR', 'month'],
  ['À partir de 1 900 € net mensuel', 1900, undefined, 'EUR', 'month'],
  ['Taux horaire : 13,20€', 13.2, 13.2, 'EUR', 'hour'],
  ['TJM : 450 - 550 €', 450, 550, 'EUR', 'day'],
  ['Gratification : 659,76 € par mois', 659.76, 659.76, 'EUR', 'month'],
  ['Hasta 45K€ según experiencia', undefined, 45000, 'EUR', 'year'],
  ['Sueldo mensual: $12,000 pesos libres', 12000, 12000, undefined, 'month'],
  ['Renta líquida: $900.000', 900000, 900000, 'CLP', undefined, 'Chile'],
  ['Sueldo: S/ 1,500 mensual', 1500, 1500, 'PEN', 'month'],
  ['Remuneración: S/. 2,000 a S/. 2,500', 2000, 2500, 'PEN', undefined],
  ['Salario semanal de $2,300 MXN', 2300, 2300, 'MXN', 'week'],
  ['Entre 22.000€ i 25.000€ bruts/any', 22000, 25000, 'EUR', 'year'],
  ['Remuneração: R$ 45/hora', 45, 45, 'BRL', 'hour'],
  ['Bolsa-auxílio: R$ 1.200,00', 1200, 1200, 'BRL', undefined],
  ['A partir de R$ 2.000,00 por mês', 2000, undefined, 'BRL', 'month'],
  ['Remuneração: 1200€ ilíquidos mensais', 1200, 1200, 'EUR', 'month'],
  ['RAL 30-35k', 30000, 35000, undefined, 'year'],
  ['150 kr. i timen', 150, 150, 'DKK', 'hour', 'Denmark'],
  ['Månedsløn 35.000-40.000 kr. ekskl. pension', 35000, 40000, 'DKK', 'month', 'Denmark'],
  ['175 kr i timmen inklusive semesterersättning', 175, 175, 'SEK', 'hour', 'Sweden'],
  ['Palkka alkaen 2 300 euroa kuukaudessa', 2300, undefined, 'EUR', 'month'],
  ['Peruspalkka on 2 894,50 euroa/kk', 2894.5, 2894.5, 'EUR', 'month'],
  ['Kuukausipalkka 2800–3200 euroa', 2800, 3200, 'EUR', 'month'],
  ['Palkka 12 euroa tunnissa', 12, 12, 'EUR', 'hour'],
  ['Vuosipalkka 45 000 euroa', 45000, 45000, 'EUR', 'year'],
  ['Laun: 650.000 kr. á mánuði', 650000, 650000, 'ISK', 'month', 'Iceland'],
  ['Mánaðarlaun 550.000 - 600.000 kr.', 550000, 600000, 'ISK', 'month', 'Iceland'],
  ['Tímakaup: 3.200 kr.', 3200, 3200, 'ISK', 'hour', 'Iceland'],
  ['Wynagrodzenie ~20-30 zł/1h', 20, 30, 'PLN', 'hour'],
  ['Pensja do 8 tys. zł netto miesięcznie', undefined, 8000, 'PLN', 'month'],
  ['Wynagrodzenie zasadnicze: 5200 zł m-c', 5200, 5200, 'PLN', 'month'],
  ['Odměna 150 Kč/hodina', 150, 150, 'CZK', 'hour'],
  ['Mzdové rozpětí: od 40 tis. do 55 tis. Kč', 40000, 55000, 'CZK', undefined],
  ['Až 45 000 Kč měsíčně', undefined, 45000, 'CZK', 'month'],
  ['Havi bruttó 500-600 ezer Ft', 500000, 600000, 'HUF', 'month'],
  ['Alapbér 480 000 forint', 480000, 480000, 'HUF', undefined],
  ['Venit între 5000 și 7000 RON', 5000, 7000, 'RON', undefined],
  ['25 lei/oră', 25, 25, 'RON', 'hour'],
  ['Възнаграждение от 2000 лева бруто', 2000, undefined, 'BGN', undefined],
  ['Нетно възнаграждение 1200 евро на месец', 1200, 1200, 'EUR', 'month'],
  ['Plaća: 1.200 EUR neto', 1200, 1200, 'EUR', undefined],
  ['Plaća od 1.000 do 1.300 € mjesečno', 1000, 1300, 'EUR', 'month'],
  ['Neto plata 80.000 RSD', 80000, 80000, 'RSD', undefined],
  ['Plata: 90.000 - 110.000 dinara mesečno', 90000, 110000, 'RSD', 'month'],
  ['Плата од 70.000 до 90.000 динара', 70000, 90000, 'RSD', undefined],
  ['Satnica: 8 € bruto', 8, 8, 'EUR', 'hour'],
  ['Plačilo: od 1.500 do 1.800 € bruto mesečno', 1500, 1800, 'EUR', 'month'],
  ['Urna postavka: 7,50 €/h neto', 7.5, 7.5, 'EUR', 'hour'],
  ['350 руб./час', 350, 350, 'RUB', 'hour'],
  ['Оклад от 1 200 руб. в месяц', 1200, undefined, 'BYN', 'month', 'Belarus'],
  ['Оклад от 80 000 ₽ в месяц', 80000, undefined, 'RUB', 'month', 'Belarus'],
  ['Оклад от 1200 до 1500 бел. руб. в месяц', 1200, 1500, 'BYN', 'month'],
  ['Зарплата 1 300 белорусских рублей', 1300, 1300, 'BYN', undefined],
  ['Заработная плата от 100 т.р.', 100000, undefined, 'RUB', undefined],
  ['ЗП 200-250к', 200000, 250000, undefined, undefined],
  ['Доход 150 000 р. в месяц', 150000, 150000, 'RUB', 'month'],
  ['Вилка: 250–300 тыс. ₽', 250000, 300000, 'RUB', undefined],
  ['Заробітна плата від 20 000 грн на місяць', 20000, undefined, 'UAH', 'month'],
  ['ЗП: 18000 грн/міс', 18000, 18000, 'UAH', 'month'],
  ['Оплата праці: 120 грн/год', 120, 120, 'UAH', 'hour'],
  ['Ставка 1000 грн за зміну', 1000, 1000, 'UAH', undefined],
  ['Дохід до 50 тис. грн', undefined, 50000, 'UAH', undefined],
  ['Μηνιαίες αποδοχές από 1.000 ευρώ μικτά', 1000, undefined, 'EUR', 'month'],
  ['Ημερομίσθιο: 50€', 50, 50, 'EUR', 'day'],
  ['Ωρομίσθιο 6 €', 6, 6, 'EUR', 'hour'],
  ['Aylık net 28.000 TL', 28000, 28000, 'TRY', 'month'],
  ['Saatlik ücret 150 TL', 150, 150, 'TRY', 'hour'],
  ['Günlük 1.200 TL yevmiye', 1200, 1200, 'TRY', 'day'],
  ['Ücret: 25 bin TL', 25000, 25000, 'TRY', undefined],
  ['Atlyginimas nuo 1.200 € į rankas per mėn.', 1200, undefined, 'EUR', 'month'],
  ['Darbo užmokestis nuo 1800 Eur/mėn. (neatskaičius mokesčių)', 1800, undefined, 'EUR', 'month'],
  ['Alga iki 2500 € bruto/mėn.', undefined, 2500, 'EUR', 'month'],
  ['Valandinis įkainis 8 €/val.', 8, 8, 'EUR', 'hour'],
  ['Atalgojums no 1400 līdz 1800 EUR pirms nodokļu nomaksas', 1400, 1800, 'EUR', undefined],
  ['Mēnešalga 1300 eiro bruto', 1300, 1300, 'EUR', 'month'],
  ['Atalgojums: 7,50 €/stundā', 7.5, 7.5, 'EUR', 'hour'],
  ['Darba alga mēnesī 1 100 EUR', 1100, 1100, 'EUR', 'month'],
  ['Töötasu alates 1400 eurot kuus', 1400, undefined, 'EUR', 'month'],
  ['Brutopalk 1600 €/kuus', 1600, 1600, 'EUR', 'month'],
  ['Tunnitasu 8,50 eurot', 8.5, 8.5, 'EUR', 'hour'],
  ['Põhipalk kuni 2000 eurot kuus', undefined, 2000, 'EUR', 'month'],
  ['שכר חודשי: 10,000 ש״ח ברוטו', 10000, 10000, 'ILS', 'month'],
  ['עד 20,000 ₪ ברוטו לחודש', undefined, 20000, 'ILS', 'month'],
  ['42 שקלים לשעה', 42, 42, 'ILS', 'hour'],
  ['الراتب الشهري من 4000 إلى 6000 درهم', 4000, 6000, 'AED', 'month'],
  ['الراتب: ٣٥٠٠ ر.س', 3500, 3500, 'SAR', undefined],
  ['सैलरी: 18,000 रुपये महीना', 18000, 18000, 'INR', 'month'],
  ['वेतन 12000 रुपये से 18000 रुपये', 12000, 18000, 'INR', undefined],
  ['日給12,000円以上', 12000, undefined, 'JPY', 'day'],
  ['日当7,500円～', 7500, undefined, 'JPY', 'day'],
  ['【月給】２３万～', 230000, undefined, 'JPY', 'month'],
  ['月収23万円以上', 230000, undefined, 'JPY', 'month'],
  ['基本給 21万5,000円', 215000, 215000, 'JPY', undefined],
  ['給与：月給 ¥220,000〜', 220000, undefined, 'JPY', 'month'],
  ['税前固定工资 ¥5,000 / 月', 5000, 5000, 'CNY', 'month'],
  ['Salary: ¥5,000,000 per year', 5000000, 5000000, 'JPY', 'year'],
  ['年収 ¥5,000,000', 5000000, 5000000, 'JPY', 'year'],
  ["Stipendio (min. CHF 78'547.00 – max. CHF 99'116.00 annui)", 78547, 99116, 'CHF', 'year'],
  ['Gehalt: min. 3.000 € - max. 4.000 € im Monat', 3000, 4000, 'EUR', 'month'],
  ['Salary ¥5,000,000 per year (東京都港区)', 5000000, 5000000, 'JPY', 'year'],
  ['Salary ¥300,000 per month 東京', 300000, 300000, 'JPY', 'month'],
  ['Salary ¥300,000 per month, 元町', 300000, 300000, 'JPY', 'month'],
  ['営業職 年俸 ¥6,000,000', 6000000, 6000000, 'JPY', 'year'],
  ['月薪 ¥15,000', 15000, 15000, 'CNY', 'month'],
  ['工资 ¥8,000元/月', 8000, 8000, 'CNY', 'month'],
  ['Salary ¥8,000 per month 绩效', 8000, 8000, 'CNY', 'month'],
  ['Salary ¥8,000 per month 上海', 8000, 8000, 'CNY', 'month', 'China'],
  ['Salary ¥300,000 per month 转', 300000, 300000, 'JPY', 'month', 'Japan'],
  ['初任給 月額 225,000円', 225000, 225000, 'JPY', 'month'],
  ['月給18万5千円', 185000, 185000, 'JPY', 'month'],
  ['薪资：15k-25k·14薪', 15000, 25000, undefined, undefined],
  ['薪资范围：1万-1.5万/月', 10000, 15000, undefined, 'month'],
  ['年薪20-30万', 200000, 300000, undefined, 'year'],
  ['月薪：5千-8千', 5000, 8000, undefined, 'month'],
  ['200元/天', 200, 200, 'CNY', 'day'],
  ['月薪32,000元以上', 32000, undefined, 'CNY', 'month'],
  ['연봉 3500~4000만원', 35000000, 40000000, 'KRW', 'year'],
  ['월 280만원 이상', 2800000, undefined, 'KRW', 'month'],
  ['급여: 월 2,300,000원', 2300000, 2300000, 'KRW', 'month'],
  ['연봉 4천만원', 40000000, 40000000, 'KRW', 'year'],
  ['Lương: 10 - 15 triệu', 10000000, 15000000, 'VND', undefined],
  ['Lương cứng 7-9 tr/tháng', 7000000, 9000000, 'VND', 'month'],
  ['Lương: Từ 15 triệu VND', 15000000, undefined, 'VND', undefined],
  ['Lương lên đến 2000 USD', undefined, 2000, 'USD', undefined],
  ['Gaji 4,5 juta/bulan', 4500000, 4500000, 'IDR', 'month'],
  ['เงินเดือนเริ่มต้น 18,000 บาท', 18000, undefined, 'THB', undefined],
  ['รายได้ 25,000 บาทขึ้นไป', 25000, undefined, 'THB', undefined],
  ['Sahod: ₱18,000 - ₱22,000 kada buwan', 18000, 22000, 'PHP', 'month'],
  ['Er zahlt 3.000 € und 30 Tage Urlaub: ein gutes Gehalt', 3000, 3000, 'EUR', undefined],
  ['Salary: between €3,000 and €4,200 a month', 3000, 4200, 'EUR', 'month'],
  // The unit alone, right behind the amount.
  ['Salary: $18 - $23 hour', 18, 23, 'USD', 'hour'],
  ['Lohn: 16,50 € Stunde', 16.5, 16.5, 'EUR', 'hour'],
  ['Gehalt: 3.000 € Monat, je nach Erfahrung', 3000, 3000, 'EUR', 'month'],
  ['Salaire : 13,50 € heure', 13.5, 13.5, 'EUR', 'hour'],
  ['Sueldo: 1.600 € mes', 1600, 1600, 'EUR', 'month'],
  ['Stipendio: 1.500 € mese', 1500, 1500, 'EUR', 'month'],
  ['Salaris: € 15,75 uur', 15.75, 15.75, 'EUR', 'hour'],
  ['Wynagrodzenie: 35 zł godz.', 35, 35, 'PLN', 'hour'],
  // A cap in another sentence.
  ['Salary: $90,000 a year. The pay cap is $183,500.', 90000, 90000, 'USD', 'year'],
];

it.each(FORMS)('%s is %p to %p %p a %p', (text, min, max, currency, ...[period, country]) => {
  expect(readSalary(text, { country })).toMatchObject({ min, max, currency, period });
});

it.each([
  'Salary: 2026 - 2027',
  'Salary: 5 - 7',
  'Pay - 1,000-1,500 students a year',
  'We were founded with $5,000 in 2012',
  'Serving customers who spend £3,000 to £5,000 per year',
  'A £500 referral bonus after 3 months',
  'Part time, 3 kids, £300',
  'Full time students, our guests, spend £12k–£14k',
  'plus a bonus of £2 - 3,000',
  'Salary: 1 - 25,000 EUR',
  'Up to $2,000 relocation assistance',
  'You will manage a budget of £250,000',
  'Zuschuss zum Jobticket in Höhe von 25 € monatlich',
  '1.000 € Prämie für jede Empfehlung',
  'Wir haben einen Umsatz von 50.000 € pro Monat',
  '50 € Tankgutschein monatlich',
  'Reiskostenvergoeding van € 0,23 per kilometer',
  'Opleidingsbudget van € 1.500 per jaar',
  "Chiffre d'affaires de 800 000 €",
  'Prime de cooptation de 1 000 €',
  'Bonificación por referido de 300€',
  'Vale alimentação de R$ 600,00 por mês',
  'Subsídio de alimentação de 7,63€/dia',
  'Rimborso spese di 600 € mensili',
  'Buoni pasto da 8 €',
  'Fatturato di 50.000 €',
  'Av lønnen trekkes 2 % innskudd',
  'Friskvårdsbidrag på 3 000 kr per år',
  'Liikevaihto 900 000 euroa vuodessa',
  'Premia do 1000 zł miesięcznie',
  'Karta lunchowa 400 zł miesięcznie',
  'Příspěvek na stravování 80 Kč/den',
  'Cafeteria évi 300.000 Ft',
  'Tichete de masă în valoare de 40 lei/zi',
  'Ваучери за храна 200 лв. месечно',
  'Премия до 20 000 руб.',
  '資本金1億円',
  '交通費月額3万円まで支給',
  '薪水面议',
  '注册资本500万元',
  '자본금 5억원',
  // A year, and a school.
  'В 2023 р. мы переехали в новый офис',
  'Degree or above, 2000 students',
])('%s is no pay', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

it.each([
  ['Prime de parrainage, salaire 2 500 € par mois', 2500],
  ['Friendly with customers Pay £12.50 per hour', 12.5],
  ['Nach dem 3. Lehrjahr verdienst du ein Gehalt von 3.500 €', 3500],
  ['We pay 3.200 € gross per month; apprentices get 1.100 €', 3200],
  ['Vergütung: 3.500 € brutto im Monat, Ausbildungsvergütung 1.200 €', 3500],
  ['Vergütung: 3.500 € brutto im Monat Ausbildungsvergütung 1.200 €', 3500],
  ['Ausbildungsvergütung 1.200 €, Gehalt 3.500 € brutto im Monat', 3500],
])('%s pays %s who is no apprentice', (text, least) => {
  expect(readSalary(text, { isTraining: false })?.min).toBe(least);
});

it.each([
  'Friendly customers pay £12.50 per hour',
  'Refer a friend, earn a salary of $500 a month',
  'Pay in the 3rd year: 1.100 € Ausbildungsvergütung im Monat',
  'Im 3. Lehrjahr verdienst du ein Gehalt von 1.100 €',
])('%s pays nobody else', (text) => {
  expect(readSalary(text, { isTraining: false })).toBeUndefined();
});

it('a trade of money in a field of pay takes nothing from it', () => {
  expect(readSalary('Responsable de loyers 30 000 € par an', { isSalaryField: true })?.min).toBe(30000);
});

it.each([
  'The cost per manager is $20,000 - $30,000 a year',
  'Training budget for your manager $2,000 - $4,000 a year',
  'Revenue per employee and manager £40,000 - £50,000 per year',
  'Betriebskosten 20.000 € – 30.000 € im Jahr',
  'Alquileres de 20.000 € - 30.000 € al año',
])('%s names no trade and is no pay', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

it('takes less than a pay for none where nothing calls it one', () => {
  expect(readSalary('You work on site. Free parking. €100 per month on top.')).toBeUndefined();
});

it.each([
  ['月給200,000円～260,000円\n時給1,100円～1,300円', 200000, 'month'],
  ['月給200,000円～260,000円 時給1,100円～1,300円', 200000, 'month'],
  ['賞与年2回（月末）\n時給1,100円～1,300円', 1100, 'hour'],
  ['월급 2,500,000원 ~ 3,000,000원\n시급 11,000원 ~ 12,000원', 2500000, 'month'],
  ['Monatslohn 3.100 € bis 3.400 €\nStundenlohn 18 € bis 20 €', 3100, 'month'],
  ['Salary £30,000 - £32,000\nper year', 30000, 'year'],
  ['年薪：20-30万/年', 200000, 'year'],
])('%s is paid %s a %s', (text, min, period) => {
  expect(readSalary(text)).toMatchObject({ min, period });
});

it.each([
  ['Зарплата: 30 000-480 000 руб. в месяц', 30000, 480000],
  ['Salary: £20,000 - £300,000 a year', 20000, 300000],
])('%s: what sales make spans much, right behind its word', (text, min, max) => {
  expect(readSalary(text)).toMatchObject({ min, max });
});

it.each(['You handle £20,000 - £300,000 a year', 'Salary: £900 - £30,000 a year'])('%s is no pay', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

it.each([
  ['Startlønn 600 000 NOK. Din årlige pensjon kommer i tillegg og er på 42 000 NOK', 600000],
  ['Årslønn og pensjon: 600 000 NOK i året', 600000],
  ['Palkka 3 000 € kuukaudessa, eläke 300 € kuukaudessa', 3000],
  ['Pensja: 6 500 zł miesięcznie', 6500],
  ['Lønn: 450 000 - 520 000 kr i året + pensjon', 450000],
  ['Plaća 1.200 € mjesečno i mirovinsko', 1200],
  ['En maison de retraite, vous êtes aide-soignant pour 2 100 € brut par mois', 2100],
  ['Domov důchodců hledá kuchaře, mzda v domově důchodců je 32 000 Kč měsíčně', 32000],
  ['Palkka eläkeläisille 15 € tunnissa', 15],
])('%s: the pension is no pay', (text, min) => {
  expect(readSalary(text)?.min).toBe(min);
});

it.each([
  ['Start: April 1, 2027\n$14/hour, paid biweekly', 14],
  ['Od 1. 5. 2027 platová třída 8, 22 500 – 27 000 Kč', 22500],
  ['Tariffa oraria di € 18,60, rimborso compreso', 18.6],
])('a sign belongs to the amount that it is written together with: %s', (text, min) => {
  expect(readSalary(text)?.min).toBe(min);
});

it.each([
  ['Salary: $3,180 a month + commission', 3180],
  ['Salary: $52,000 a year plus bonus', 52000],
  ['Gehalt: 3.180 € monatlich + Provision', 3180],
  ['Salaire : 2 180 € par mois + commissions', 2180],
  ['Salário: R$ 3.180,00 mensais + comissão.', 3180],
  ['Bonus: $1,500 a month + commission', undefined],
  ['Earn $2,500 a month in commission', undefined],
  ['$500 a month in bonuses and salary', undefined],
  ['Salary and $1,500 a month bonus', undefined],
])('what comes on top is told of itself: %s', (text, min) => {
  expect(readSalary(text)?.min).toBe(min);
});
