import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saidBy } from '../../../../test/said-by.js';
import { readSalary } from './salary.js';
import { RECEIVING_WORDS } from '../words/pay/receiving-words.js';

/** Sentences of adverts with the pay they say: "sentence|least|most|currency|period", nothing where they say none. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We pay from £25k pro rata.|25000||GBP|year',
    'You will earn between $22 and $26 an hour, paid weekly.|22|26|USD|hour',
    'The salary for this role is up to £52,000 a year.||52000|GBP|year',
    'We offer 12 LPA for the right candidate.|1200000|1200000|INR|year',
    'The package is ₹8–12 lakh.|800000|1200000|INR|year',
    'Pay: from £2,400 (£14 an hour).|2400||GBP|',
    'Base pay (in London): £14 an hour.|14|14|GBP|hour',
    'Compensation: $120K-$150K plus equity.|120000|150000|USD|year',
    'Expect to earn €2,800 gross per month.|2800|2800|EUR|month',
    'Driver\nFrom $2,400 to $2,900|2400|2900|USD|',
    'Kitchens\nfrom £2,400 to you.||||',
    'You get £2,400 a month.|2400|2400|GBP|month',
    'You will receive at least £14 an hour.|14||GBP|hour',
    'We offer: £14 an hour.|14|14|GBP|hour',
    'We offer $110,000 - $125,000 and bread.|110000|125000|USD|year',
    'We offer £1,300 a month for your rent.||||',
    'You get £100 a month.||||',
    'You get £14 an hour less than your fuel costs us all in all.||||',
    'You get us £2,400 a month.||||',
    'We turned over £25k last month.||||',
    'Vessel of 20k gross tonnage.||||',
    'Good salary. The ship has 20k gross tonnage.||||',
    'Our centre pays off with 120k gross leasable area.||||',
    'The site has 120,000 gross sq ft.||||',
    'The ship makes up to 20 kn and we pay well.||||',
    'You test loads of 200 kN. The pay is good.||||',
    'We just closed our $20M Series A and pay well.||||',
    'Refer a friend and earn $500.||||',
    'Customers pay $40,000 per year for our product.||||',
    'We turned over £40,000-£50,000 a month in our first year.||||',
    'You raise €30,000–€50,000 per year in donations.||||',
    'You manage a budget of €500,000 per year.||||',
    'A budget of $40,000 is yours to spend.||||',
    'Pay: AED 8,000 - 10,000 per month plus housing.|8000|10000|AED|month',
    'The rate is R350 per hour.|350|350|ZAR|hour',
    'KES 45,000 per month is offered as salary.|45000|45000|KES|month',
    'Salary: ₦250,000 monthly.|250000|250000|NGN|month',
  ],
  de: [
    'Dafür zahlen wir ab 3.200 € brutto im Monat.|3200||EUR|month',
    'Für diese Position gilt ein KV-Mindestgehalt von EUR 2.345,- brutto/Monat, Überzahlung möglich.|2345||EUR|month',
    'Du verdienst bei uns 18,50 € pro Stunde.|18.5|18.5|EUR|hour',
    'Das Jahresbruttogehalt liegt zwischen 48.000 und 55.000 Euro.|48000|55000|EUR|year',
    'Du bekommst bis zu 2.400 € im Monat.||2400|EUR|month',
    'Du bekommst 1.500 € im Jahr für Weiterbildungen.||||',
    'Bezahlung nach TVöD E9b.||||',
    'Wir zahlen ab 3.200 € (das sind 19,50 € pro Stunde).|3200||EUR|',
    'Gehalt: 19,50 € pro Stunde (rund 3.200 € im Monat).|19.5|19.5|EUR|hour',
    'Einreihung in Lohnklasse 14.||||',
    'Der Stundenlohn beträgt mindestens 15 Euro.|15||EUR|hour',
    'Wir zahlen dir bis zu 60.000 € im Jahr.||60000|EUR|year',
    'Der Lohn beträgt CHF 5200 x 13.|5200|5200|CHF|',
    'Koch (m/w/d)\nGehalt: 3.000 €|3000|3000|EUR|',
    'Koch (m/f/h)\nGehalt: 3.000 €|3000|3000|EUR|',
    'Du verwaltest ein Budget von 50.000 € im Jahr.||||',
    'Wir bieten ein Bruttomonatsgehalt ab € 2.900,– (auf Vollzeitbasis).|2900||EUR|month',
  ],
  fr: [
    'Nous vous offrons un salaire de 2 300 € brut par mois.|2300|2300|EUR|month',
    'La rémunération est comprise entre 35 et 42 k€ par an.|35000|42000|EUR|year',
    'Vous serez payé 12,50 € de l’heure.|12.5|12.5|EUR|hour',
    'Salaire fixe de 28K€ à 32K€ selon profil.|28000|32000|EUR|year',
    'Rémunération à partir de 1 800 € net.|1800||EUR|',
    'Notre chiffre d’affaires est de 35 000 € par mois.||||',
  ],
  es: [
    'Ofrecemos un salario de 1.800 € brutos al mes.|1800|1800|EUR|month',
    'El salario es de entre 24.000 y 28.000 euros brutos anuales.|24000|28000|EUR|year',
    'Se ofrece un sueldo de $15,000 a $18,000 mensuales.|15000|18000|MXN|month',
    'Pagamos 9,50 € la hora.|9.5|9.5|EUR|hour',
    'Tiempo completo, salario de ₡420.000 mensuales.|420000|420000|CRC|month',
  ],
  pt: [
    'Oferecemos um salário de R$ 3.500,00 por mês.|3500|3500|BRL|month',
    'Vencimento base de 1.100 € mensais.|1100|1100|EUR|month',
    'O salário vai de R$ 2.500 a R$ 3.200.|2500|3200|BRL|',
    'Padeiro\nDe R$1900,00 a R$2400,00|1900|2400|BRL|',
  ],
  it: [
    'Offriamo una retribuzione di 1.600 € netti al mese.|1600|1600|EUR|month',
    'La RAL è compresa tra 28.000 e 34.000 euro.|28000|34000|EUR|year',
    'Stipendio lordo da 25.000€ annui.|25000||EUR|year',
  ],
  nl: [
    'Je verdient tussen de € 2.800 en € 3.400 bruto per maand.|2800|3400|EUR|month',
    'Wij betalen een uurloon van € 15,75.|15.75|15.75|EUR|hour',
    'Een salaris vanaf € 3.000 bruto per maand.|3000||EUR|month',
  ],
  sv: ['Vi betalar 165 kr i timmen.|165|165|SEK|hour', 'Månadslönen är 32 000–36 000 kr.|32000|36000|SEK|month'],
  no: [
    'Lønnen er fra 450 000 til 520 000 kroner i året.|450000|520000|NOK|year',
    'Timelønnen er kr 215,-.|215|215|NOK|hour',
  ],
  da: ['Vi tilbyder en løn på 32.000 kr. om måneden.|32000|32000|DKK|month', 'Timelønnen er 155 kr.|155|155|DKK|hour'],
  fi: ['Maksamme palkkaa 2 600 euroa kuukaudessa.|2600|2600|EUR|month', 'Tuntipalkka on 13,50 €/h.|13.5|13.5|EUR|hour'],
  is: ['Laun eru 620.000 kr. á mánuði.|620000|620000|ISK|month'],
  pl: [
    'Oferujemy wynagrodzenie od 6000 do 7500 zł brutto miesięcznie.|6000|7500|PLN|month',
    'Stawka wynosi 32 zł za godzinę.|32|32|PLN|hour',
    'Zarobisz nawet 9 000 zł miesięcznie.||9000|PLN|month',
  ],
  cs: [
    'Nabízíme mzdu od 45 000 Kč měsíčně.|45000||CZK|month',
    'Plat 35 000 – 42 000 Kč hrubého za měsíc.|35000|42000|CZK|month',
    'Vyděláš si 180 Kč na hodinu.|180|180|CZK|hour',
  ],
  sk: ['Ponúkame mzdu od 1 200 € brutto mesačne.|1200||EUR|month', 'Základná mzda je 7,50 €/hod.|7.5|7.5|EUR|hour'],
  hu: [
    'Bruttó 450 000 Ft fizetést kínálunk havonta.|450000|450000|HUF|month',
    'Az órabér bruttó 2.200 Ft.|2200|2200|HUF|hour',
  ],
  ro: [
    'Oferim un salariu net de 4.500 lei pe lună.|4500|4500|RON|month',
    'Salariul este între 5.000 și 6.500 lei net.|5000|6500|RON|',
  ],
  hr: ['Nudimo plaću od 1.200 € neto mjesečno.|1200||EUR|month'],
  sr: ['Нудимо плату од 85.000 динара месечно.|85000||RSD|month', 'Plata je 900 EUR neto mesečno.|900|900|EUR|month'],
  sl: ['Ponujamo plačo od 1.700 € bruto na mesec.|1700||EUR|month'],
  bg: ['Предлагаме заплата от 1800 до 2200 лв. на месец.|1800|2200|BGN|month'],
  ru: [
    'Мы платим от 90 000 рублей в месяц.|90000||RUB|month',
    'Оклад 60 000 руб. плюс премия.|60000|60000|RUB|',
    'Зарплата от 90.000 рублей; (600 р в час)|90000||RUB|',
    'Предлагаем доход 80–100 тыс. руб. в месяц.|80000|100000|RUB|month',
  ],
  uk: ['Пропонуємо зарплату від 25 000 грн на місяць.|25000||UAH|month', 'Платимо 150 грн за годину.|150|150|UAH|hour'],
  el: ['Προσφέρουμε μισθό 1.100 € μικτά τον μήνα.|1100|1100|EUR|month', 'Ο μισθός ξεκινά από 950 ευρώ.|950||EUR|'],
  tr: [
    'Aylık 35.000 TL net maaş veriyoruz.|35000|35000|TRY|month',
    'Maaş 30.000 - 40.000 TL arasındadır.|30000|40000|TRY|',
  ],
  et: ['Pakume palka alates 1500 eurost kuus.|1500||EUR|month', 'Tunnitasu on 7–9 eurot.|7|9|EUR|hour'],
  lv: ['Piedāvājam algu no 1200 EUR mēnesī bruto.|1200||EUR|month'],
  lt: ['Siūlome 1500–1900 Eur atlyginimą į rankas per mėnesį.|1500|1900|EUR|month'],
  ca: ['Oferim un sou de 22.000 € bruts anuals.|22000|22000|EUR|year'],
  he: ['אנו מציעים שכר של 12,000 ₪ לחודש.|12000|12000|ILS|month'],
  ar: ['نقدم راتبًا شهريًا قدره 5000 ريال.|5000|5000|SAR|month', 'الراتب 700 دولار شهريا.|700|700|USD|month'],
  hi: ['हम ₹15,000 प्रति माह वेतन देते हैं।|15000|15000|INR|month'],
  ja: [
    '月給25万円〜|250000||JPY|month',
    '時給1,200円以上でお支払いします。|1200||JPY|hour',
    '年収は450万円〜600万円です。|4500000|6000000|JPY|year',
    '日給1万円を支給します。|10000|10000|JPY|day',
    '売上高は5億円です。||||',
  ],
  zh: [
    '年薪20-30万。|200000|300000||year',
    '月薪 3.5 萬起。|35000|||month',
    '底薪5000元，另加提成。|5000|5000|CNY|',
    '我们提供8000-12000元/月的工资。|8000|12000|CNY|month',
    '時薪200元。|200|200||hour',
  ],
  ko: [
    '연봉 4,000만원 이상|40000000||KRW|year',
    '시급 10,500원을 지급합니다.|10500|10500|KRW|hour',
    '월급은 250만원~300만원입니다.|2500000|3000000|KRW|month',
  ],
  vi: ['Mức lương từ 10 - 15 triệu.|10000000|15000000|VND|', 'Thu nhập lên tới 20 triệu/tháng.||20000000|VND|month'],
  id: [
    'Gaji Rp 5.000.000 - 7.000.000 per bulan.|5000000|7000000|IDR|month',
    'Kami menawarkan gaji 4 - 5 juta per bulan.|4000000|5000000|IDR|month',
  ],
  ms: ['Gaji RM2,500 - RM3,000 sebulan.|2500|3000|MYR|month'],
  th: ['เงินเดือน 15,000 - 20,000 บาท|15000|20000|THB|', 'ค่าแรงวันละ 400 บาท|400|400|THB|day'],
  fil: ['Ang sahod ay ₱20,000 kada buwan.|20000|20000|PHP|month'],
};

const COUNTRIES: Readonly<Record<string, string>> = { sv: 'Sweden', no: 'Norway', da: 'Denmark', is: 'Iceland' };

it.each(Object.entries(FORMS))('sentences say the pay (%s)', (language, forms) => {
  const read = forms.map((form) => {
    const [sentence = ''] = form.split('|');
    const country = /\$.*mensuales/.test(sentence) ? 'Mexico' : COUNTRIES[language];
    const salary = readSalary(`We mill flour. ${sentence}`, { country });
    return [sentence, salary?.min, salary?.max, salary?.currency, salary?.period].join('|');
  });
  expect(read).toEqual(forms);
});

itHoldsForEvery('words say that one gets an amount', RECEIVING_WORDS, (languages, words) => {
  for (const word of saidBy(words)) {
    const said = word.replace(/^./u, (letter) => letter.toUpperCase());
    expect([languages, said, readSalary(`We mill. ${said} 2.400 EUR / month.`)?.min]).toEqual([languages, said, 2400]);
    expect([said, readSalary(`We mill. ${said} rye 2.400 EUR / month.`)]).toEqual([said, undefined]);
  }
});
