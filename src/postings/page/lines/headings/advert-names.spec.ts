import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../../test/every-row.js';
import { fold } from '../../../text/words.js';
import { ADVERT_NAMES, NUMBERED_NOTICES, POST_CALLS } from '../../../text/words/titles/advert-names.js';
import { CALL_RESULTS } from '../../../text/words/titles/result-words.js';
import { NOTICE_ENDINGS, NOTICE_ENDS, NOTICE_STAFF } from '../../../text/words/titles/notice-words.js';
import { isStaffNotice, isSlugOfAdvert } from './advert-names.js';
import { isContentUrl } from './career-words.js';
import { callsForPost } from '../openings/post-calls.js';
import { jobTitleScore, titleInSentence } from '../titles/job-titles.js';

itHoldsForEvery('an advert calls itself so', ADVERT_NAMES, (_language, names) => {
  for (const name of names.split('|')) {
    expect(titleInSentence(`${name}: Confectioner`)).toBe('Confectioner');
    expect([name, isSlugOfAdvert(`${fold(name).replace(/[\s']+/g, '-')}-confectioner`)]).toEqual([name, true]);
  }
});

itHoldsForEvery('a notice calls itself so, with its number', NUMBERED_NOTICES, (_language, names) => {
  for (const name of names.split('|')) {
    expect([name, titleInSentence(`${name} nº 01/2026 – Confectioner`)]).toEqual([name, 'Confectioner']);
    expect([name, titleInSentence(`${name} 12/26: Confectioner`)]).toEqual([name, 'Confectioner']);
  }
});

it('a number behind what names no notice, or one of no occupation, is left as it is written', () => {
  for (const line of [
    'Moulin nº 01/2026 – Confectioner',
    'Edital nº 01/2026 – Flour and salt',
    'Edital – Confectioner',
  ])
    expect(titleInSentence(line)).toBe(line);
});

itHoldsForEvery('a call for one post', POST_CALLS, (_language, calls) => {
  for (const call of calls.split('|')) {
    expect([call, titleInSentence(`${call} „Confectioner“`)]).toEqual([call, 'Confectioner']);
    expect([call, jobTitleScore(`${call} Confectioner`)]).toEqual([call, 1]);
  }
});

itHoldsForEvery('what a call led to', CALL_RESULTS, (_language, results) => {
  for (const result of results.split('|')) {
    expect([result, jobTitleScore(`Konkurs na stanowisko Confectioner – ${result}`)]).toEqual([result, -1]);
    expect([result, jobTitleScore(`${result}: Confectioner`)]).toEqual([result, -1]);
  }
});

it.each([
  ['Concurs pentru postul de brutar (rezultate finale)', -1],
  ['Baker – results team', 1],
  ['Конкурс за длъжността „Секретар на читалището“', 1],
  ['Конкурс за детска рисунка „Моята Коледа“', 0],
  ['Konkurs na stanowisko pracy', -1],
  ['Offre d’emploi : accueil et vente', 1],
  ['Stellenausschreibung – Bäcker', 1],
  ['Vacature | Bakker', 1],
  ['Vacancy for bakers!!!', 1],
  ['Vaga para padeiro!', 1],
  ['Vacancy for bakers? Not this year!', -1],
  ['Job offer: apply now', -1],
  ['Stellenausschreibung – Berlin', -1],
  ['Vacancy: details', -1],
  // What is said of an advert is none of its titles.
  ['Vacancy: job description', -1],
  ['Vacancy: ref no 123', -1],
  ['Vacancy: Monday to Friday', -1],
  ['Job offer: what to look for', -1],
  ['Offre d’emploi : rejoignez notre équipe', -1],
  ['Oferta de trabajo: Madrid y Barcelona', -1],
  ['Oferta laboral: jornada completa', -1],
  ['Вакансия: как устроиться', -1],
  ['Вакансия: требования и условия', -1],
  ['Volné místo: Praha 4', -1],
  ['Stellenanzeige: was muss rein', -1],
  ['Offres d’emploi', -1],
  // Where one works in the house, of one advert.
  ['Stellenanzeige Küche', 1],
  ['Stellenangebot: Verwaltung', 1],
  ['Vacature bediening', 1],
  ['Offre d’emploi : Cuisine', 1],
  ['Oferta de trabajo Limpieza', 1],
  ['Stellenangebote Verwaltung', -1],
  ['Stellenanzeige schalten', -1],
])('"%s" is a title by %d', (text, score) => {
  expect(jobTitleScore(text)).toBe(score);
});

it.each([
  ['Stellenausschreibung Bäcker (m/w/d)', 'Bäcker (m/w/d)'],
  ['Stellenanzeige Staatlich geprüfter Bäcker', 'Staatlich geprüfter Bäcker'],
  ['Vacature bakker', 'bakker'],
  ['Offre n°1 : Boulanger', 'Boulanger'],
  ['Position 2 – Head Baker', 'Head Baker'],
  ['Position 2 – the rules', 'Position 2 – the rules'],
  ['Vacature bakker weekend (8 uur)', 'bakker weekend (8 uur)'],
  ["Offre d'emploi Boulanger H/F", 'Boulanger H/F'],
  ['Oferta de empleo Panadero', 'Panadero'],
  ['Oferta pracy Piekarz', 'Piekarz'],
  ['Nabídka práce Pekař', 'Pekař'],
  ['Ledig stilling Baker', 'Baker'],
  // In English such words are part of an occupation.
  ['Job posting specialist', 'Job posting specialist'],
])('the title in "%s" is "%s"', (line, title) => {
  expect(titleInSentence(line)).toBe(title);
});

it.each([
  ['https://mill.example/news/job-posting-mill-hand', false],
  ['https://mill.example/novosti/oglas-za-posao-pekar', false],
  ['https://mill.example/actualites/offre-demploi-meunier', false],
  ['https://mill.example/news/jobs-growth-in-2026', true],
  ['https://mill.example/news/our-baker-tells', true],
  ['https://mill.example/news/a-vacancy-well-filled', true],
])('%s leads to content: %s', (url, isContent) => {
  expect(isContentUrl(url)).toBe(isContent);
});

it.each([
  ["Recrutement d'un boulanger", true],
  ['Nabór na stanowisko: piekarz', true],
  ["Recrutement d'un boulanger : les erreurs à éviter", false],
  ["Recrutement d'un boulanger, comment faire ?", false],
  ['Concurs pentru postul de brutar – rezultate', false],
])('"%s" calls for one post: %s', (line, calls) => {
  expect(callsForPost(line)).toBe(calls);
});

const STAFF_OF: Readonly<Record<string, string>> = { ko: '기간제근로자', ja: '臨時職員', zh: '合同制工作人员' };

itHoldsForEvery(
  'the end of a notice that calls for staff in one year',
  NOTICE_ENDS.flatMap(([language, ends]) => ends.split('|').map((end) => [end, language] as const)),
  (end, language) => {
    expect(jobTitleScore(`2027年 ${STAFF_OF[language] ?? ''} ${end}`)).toBe(1);
  },
);

itHoldsForEvery(
  'staff that such a notice calls for',
  NOTICE_STAFF.flatMap(([language, staff]) => staff.split('|').map((one) => [one, language] as const)),
  (staff, language) => {
    const end = { ko: ' 채용공고', ja: '採用試験案内', zh: '招聘公告' }[language] ?? '';
    expect(jobTitleScore(`第3次 ${staff}${end}`)).toBe(1);
  },
);

it.each([
  '2027년 채용공고',
  '직원 채용공고',
  '2027년 상반기 채용 안내',
  '2027년 하반기 3차 기간제근로자 최종합격자 발표',
  '2027年度 新卒採用',
  '令和9年度 職員紹介',
  '2027年工作人员培训公告',
])('"%s" is no title of a notice for staff', (line) => {
  expect(isStaffNotice(line)).toBe(false);
});

itHoldsForEvery(
  'a place in brackets, what one does there and the end of a notice call for staff',
  NOTICE_ENDINGS.flatMap(([language, ends]) => ends.split('|').map((end) => [language, end] as const)),
  (language, end) => {
    const [place, town, work] = language === 'ko' ? ['부천원미구', '김포', '포장 '] : ['大阪市', '東京', '梱包作業'];
    expect(isStaffNotice(`[${place}] ${work}${end}`)).toBe(true);
    expect(isStaffNotice(`【${town}】${work}${end}`)).toBe(true);
    if (language === 'ko') expect(isStaffNotice(`[인천검단] ${work}${end}`)).toBe(true);
    expect(isStaffNotice(`[公知] ${work}${end}`)).toBe(false);
    expect(isStaffNotice(`[${place}] ${work}${end} 결과`)).toBe(false);
  },
);
