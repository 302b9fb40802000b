import { expect, it } from '@jest/globals';
import { readToldInSentences } from './told-in-sentences.js';

it.each([
  ['et', 'Ootame sinult kaheaastast töökogemust pagarina.', 'Pakume tasuta lõunat ja lisapuhkust.'],
  ['lv', 'Nepieciešama pieredze maiznieka amatā.', 'Piedāvājam veselības apdrošināšanu.'],
  ['lt', 'Reikalinga kepėjo darbo patirtis.', 'Siūlome sveikatos draudimą ir mokymus.'],
  ['vi', 'Ứng viên cần có ít nhất hai năm kinh nghiệm làm bánh.', 'Chúng tôi cung cấp bảo hiểm y tế và phụ cấp.'],
  ['id', 'Kandidat harus memiliki pengalaman sebagai pembuat roti.', 'Kami menawarkan gaji pokok dan bonus.'],
  ['is', 'Umsækjandi þarf að hafa bílpróf.', 'Við bjóðum góð laun og sveigjanlegan vinnutíma.'],
  ['he', 'נדרש ניסיון של שנתיים באפייה.', 'אנחנו מציעים שכר הולם וארוחות.'],
  ['ar', 'يشترط خبرة لا تقل عن سنتين في المخابز.', 'نوفر تأمينا طبيا ومكافآت.'],
])('%s: sentences say what is asked and given', (_language, asked, given) => {
  expect(readToldInSentences(`${asked}\n${given}`)).toEqual({ requirements: [asked], benefits: [given] });
});

it.each([
  'Varasem töökogemus ei ole vajalik.',
  'Meil on 30 aastat kogemust, mis on vajalik.',
  'Pakume klientidele head palka väärivat lõunat.',
  'Pieredze nav nepieciešama.',
  'Mums ir 30 gadu pieredze, un tā ir nepieciešama.',
  'Patirtis nebūtina.',
  'Turime 30 metų patirtį, kuri reikalinga visiems.',
  'Không yêu cầu kinh nghiệm.',
  'Chúng tôi có 20 năm kinh nghiệm làm bánh theo yêu cầu.',
  'Tidak diperlukan pengalaman.',
  'Kami memiliki pengalaman yang dibutuhkan pelanggan.',
  'Engin reynsla er nauðsynleg.',
  'Við höfum reynslu sem er nauðsynleg.',
  'לא נדרש ניסיון.',
  'לנו יש ניסיון של שלושים שנה, והוא חובה.',
  'لا يشترط خبرة.',
  'لدينا خبرة مطلوبة في السوق.',
])('asks for nothing: %s', (sentence) => {
  expect(readToldInSentences(sentence)).toEqual({});
});
