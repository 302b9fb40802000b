import { expect, it } from '@jest/globals';
import { isTerm } from './contract-term.js';
import { readContractText } from './job-type.js';

it.each([
  'We offer you a three year contract.',
  'This is a three-year contractual position, subject to a three-month probationary period.',
  'The position is for an initial period of 12 months.',
  'Contract duration: two years',
  'Der Vertrag läuft zunächst zwei Jahre.',
  'Dauer der Anstellung: zwei Jahre.',
  'We bieden je een contract voor drie jaar.',
  'De aanstelling is voor de duur van twee jaar.',
  'Nous proposons un contrat de trois ans.',
  'Remplacement de 14 mois à la boulangerie',
  'Laufzeit: zunächst Befristung auf 1 Jahr',
  'La durée du contrat est de deux ans.',
  'Ofrecemos un contrato de tres años.',
  'A duração do contrato é de dois anos.',
  'Offriamo un contratto di tre anni.',
  'Oferim un contract pe trei ani.',
  'Vi erbjuder ett treårigt kontrakt.',
  'Engasjementet varer i to år.',
  'Vi tilbyder en treårig kontrakt.',
  'Við bjóðum þriggja ára samning.',
  'Tarjoamme kolmen vuoden sopimuksen.',
  'Pakume kolmeaastast lepingut.',
  'Oferujemy umowę na trzy lata.',
  'Nabízíme smlouvu na rok.',
  'Hároméves szerződést kínálunk.',
  'Nudimo ugovor na tri godine.',
  'Ponujamo pogodbo za tri leta.',
  'Заключаем контракт на три года.',
  'Укладаємо контракт на три роки.',
  'Предлагаме договор за три години.',
  'Προσφέρουμε σύμβαση τριών ετών.',
  'Üç yıllık sözleşme sunuyoruz.',
  'Siūlome sutartį trejiems metams.',
  'Piedāvājam līgumu uz trim gadiem.',
  'אנו מציעים חוזה לשלוש שנים.',
  'نقدم عقداً لمدة ثلاث سنوات.',
  'قرارداد سه ساله ارائه می‌کنیم.',
  'हम तीन साल का अनुबंध देते हैं।',
  'Kontrak kerja selama dua tahun.',
  'Chúng tôi ký hợp đồng ba năm.',
  'สัญญาจ้างระยะเวลา 2 ปี',
  'ხელშეკრულების ვადა ორი წელი.',
  '契約期間は2年です。',
  '계약 기간은 2년입니다.',
  '签订三年合同。',
  'This is a 2-year full-time post.',
  'A three year, fully funded position in our mill',
  'The post is tenable for two years.',
  'Eine zweijährige befristete Stelle in der Mühle',
  'Een tweejarige aanstelling in de molen',
  'Tijdelijke functie voor twee jaar',
  'Poste de deux ans à la boulangerie',
  'CDD de deux ans',
  'Puesto temporal de dos años',
  'Posto di lavoro di due anni',
  'Vaga temporária de dois anos',
  'En tvåårig tjänst på bageriet',
  'En toårig stilling i bageriet',
  'Stillingen er tidsbegrænset til to år.',
  'En treårig stilling i bakeriet',
  'Määräaikainen työsuhde 2 vuotta',
  'We offer a 1-year contract with the prospect of a permanent contract.',
])('"%s" is for a fixed term', (sentence) => {
  expect(readContractText(sentence)?.type).toBe('fixed-term');
});

it.each([
  'We have signed a three year contract with the city.',
  'You look after our maintenance contract of 2 years.',
  'You sell a two year contract to our customers.',
  'We win 20 contracts a year.',
  'You have three years contract experience.',
  'Three years contract management.',
  'A two-year post graduate diploma',
  'Two years of a similar position',
  'The contract notice period is 3 months.',
  'At least 2 years employment in such a role.',
  'Nach drei Jahren Anstellung gibt es mehr Urlaub.',
  'Ausbildungsvertrag über drei Jahre.',
  'Unser Wartungsvertrag über zwei Jahre.',
  "Contrat d'apprentissage de deux ans.",
  'Preaviso del contrato de dos meses.',
  'Efter 6 måneders ansættelse får du pension.',
  'Umowa o pracę, okres próbny 3 miesiące.',
  'Experiență de doi ani contract.',
  'Опыт 3 года по договорам.',
  '3年以上の契約経験',
  'Contract van 32 uur per week.',
])('"%s" says of no term', (sentence) => {
  expect(readContractText(sentence)).toBeUndefined();
});

it.each(['Permanent contract with a trial period of six months.', 'Vast contract na een contract van een jaar.'])(
  '"%s" is no fixed term alone',
  (sentence) => {
    expect(readContractText(sentence)?.type).not.toBe('fixed-term');
  },
);

it.each([
  'One year',
  '1 Year',
  '12 months (renewable)',
  '6 Monate',
  'Zwei Jahre',
  '2 ans',
  '12 meses',
  '1 rok',
  'шесть месяцев',
])('"%s" is a term', (value) => {
  expect(isTerm(value)).toBe(true);
});

it.each(['2 years of experience', '40 hours', 'One year or permanent', 'Yearly', '12'])('"%s" is none', (value) => {
  expect(isTerm(value)).toBe(false);
});
