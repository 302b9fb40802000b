import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { YEAR_BEHIND_WORDS } from '../../text/words/days/day-words.js';
import {
  DUE_BEFORE,
  DUE_BEHIND,
  DUE_HOURS,
  NOT_DUE,
  PAPERS,
  SENT_TOO_WORDS,
  SHORT_DAY_UNTIL,
  WORK_UNTIL,
} from '../../text/words/days/due-day-words.js';
import { dayAskedBy } from './asked-by-day.js';
import { dueDayOf } from './due-day.js';

itHoldsForEvery('a day that applications have to come by', DUE_BEFORE, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf, gern mit Foto, ${word} 13.09.2027.`.replace("' ", "'");
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('the same behind the day', DUE_BEHIND, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf, gern mit Foto, 13.09.2027 ${word}.`.replace(" '", "'");
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('an hour in front of its day', DUE_HOURS, (_language, ahead, behind) => {
  for (const before of ahead.split('|'))
    for (const after of behind.split('|')) {
      const sentence = `Lebenslauf bis ${before} 12.00 ${after} 13.09.2027.`.replace('  ', ' ');
      expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
    }
});

itHoldsForEvery('a year that is called one', YEAR_BEHIND_WORDS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf bis 13 September 2027 ${word}.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('what one applies with', PAPERS, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `${word} mühle@mill.example bis 13.09.2027.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

itHoldsForEvery('something else ends on a day', NOT_DUE, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf ${word} bis 13.09.2027.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, undefined]);
  }
});

itHoldsForEvery('what is sought lasts until a day', WORK_UNTIL, (_language, words) => {
  for (const word of words.split('|')) {
    const sentence = `Lebenslauf: ${word} bis 13.09.2027.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, undefined]);
  }
});

it.each([
  'Prosimy o przesłanie CV najpóźniej do poniedziałku 13 września 2027 r.',
  'Pošaljite biografiju najkasnije do ponedeljka, 13. septembra 2027.',
  'Присылайте резюме не позднее понедельника 13 сентября 2027 года.',
  'Envie a sua candidatura até segunda-feira, 13 de setembro de 2027.',
  'Siųskite savo CV ne vėliau kaip iki pirmadienio, 2027 m. rugsėjo 13 d.',
  'Vui lòng gửi hồ sơ chậm nhất vào thứ Hai, ngày 13 tháng 9 năm 2027.',
  'Nhận hồ sơ đến 12 giờ ngày 13/9/2027.',
  'Başvurunuzu en geç 13 Eylül 2027 Pazartesi gününe kadar gönderin.',
  'El plazo de presentación de solicitudes finaliza el 13 de septiembre de 2027 a las 14:00 horas.',
  'Send dit CV inden d. 13.09.2027.',
  'Pokud se k nám chcete připojit, pošlete nám svůj životopis do 13. září 2027 na adresu pekar@mlyn.example.',
  'Önéletrajzokat Molnár Anna igazgatóhelyettes várja 2027. szeptember 13-ig.',
  'Die Unterlagen senden Sie, gern auch per Mail, bis spätestens 13.09.2027 an die Gemeinde Seetal, Bachweg 1.',
  'CV et lettre de motivation à Anne Meunier avant le 13 septembre 2027 : emploi@moulin.example',
  'Las solicitudes se presentarán en el registro de la panadería hasta el 13 de septiembre de 2027 a las 14:00 horas.',
  'Životopis zašlete do 13. 9. 2027 na e-mail prace@mlyn.example, kontaktní osoba Jana Malá.',
  'Dokumenty prosimy przesłać na adres praca@mlyn.example do dnia 13 września 2027 r.',
  'Søknad sendes til post@molla.example innen 13. september 2027.',
  'Prijave se podnose u roku od osam dana, najkasnije do 13. rujna 2027., na adresu pekare.',
  'Convocatoria para cubrir una plaza: las solicitudes se presentarán hasta el 13 de septiembre de 2027.',
  'Poste à pourvoir au plus vite, CV avant le 13 septembre 2027 à emploi@moulin.example',
  'Bewerbungen können vom 1.9.2027 bis 13.9.2027 bei der Gemeinde abgegeben werden.',
  'Bewerbungen unter Angabe der Kennziffer 5249 bis zum 13.09.2027 an Prof. Dr. Annette Mühl, a@muehle.example.',
  'Dokumenty z dopiskiem 118/27 prosimy składać do dnia 13 września 2027 r.',
  'Les candidatures doivent nous parvenir pour le lundi 13 septembre 2027 à midi au plus tard.',
  'Bewerbungen auf die Stelle können bis einschl. 13. September 2027 per E-Mail an post@muehle.example gesendet werden.',
  'Per candidarti, invia il tuo CV e la lettera di motivazione e non oltre il 13/09/2027.',
  'Le domande dovranno pervenire entro le ore 12:00 del giorno 13 settembre 2027 a pena di esclusione.',
  'Las solicitudes podrán presentarse hasta las 14:00 h del día 13 de septiembre de 2027.',
  'As candidaturas devem ser enviadas até às 18h00 do dia 13 de setembro de 2027.',
  'Dokumenty należy składać do godz. 15.00 dnia 13 września 2027 r.',
  'Avaldus ja CV palume saata 13. septembriks 2027 aadressile post@veski.example.',
  'Hakemukset tulee toimittaa 13.9.2027 klo 15.00 mennessä osoitteeseen post@mylly.example.',
  'A pályázatokat 2027. szeptember 13-ig kérjük benyújtani.',
  'Başvurular 13 Eylül 2027 tarihine kadar post@degirmen.example adresine gönderilmelidir.',
  'ترسل السيرة الذاتية إلى البريد الإلكتروني hr@mill.example حتى تاريخ 13.09.2027 مع ذكر المسمى الوظيفي.',
  'განცხადება და CV უნდა წარმოადგინოთ დირექციაში 2027 წლის 13 სექტემბრის 18:00 საათამდე.',
  'რეზიუმე გამოგვიგზავნეთ 2027 წლის 13 სექტემბრამდე.',
  'Биографија на posao@mlin.example, најдоцна до 13 септември 2027 година.',
  'Permohonan hendaklah dihantar sebelum atau pada 13 September 2027 (Isnin), jam 11.59 malam.',
  'Nộp hồ sơ từ ngày 01/09/2027 đến hết ngày 13/09/2027 tại phòng tổ chức.',
])('%s', (sentence) => {
  expect(dueDayOf(sentence)).toBe('2027-09-13');
  expect(dayAskedBy([`Termin: ${sentence}`, sentence])).toBe('2027-09-13');
});

it.each([
  'Pokud do 13. září 2027 nenastoupíte, pošlete nám svůj životopis znovu.',
  'Wenn Sie sich bewerben, beginnt der Kurs und läuft bis 31.12.2027.',
  'Ihre Bewerbungsunterlagen werden bis zum 31.12.2027 aufbewahrt.',
  'Wir freuen uns auf Ihre Bewerbung für diese Stelle, befristet bis 31.12.2027.',
  'Bitte senden Sie Ihre Bewerbung für die bis zum 31. Dezember 2028 befristete Stelle.',
  'Wir informieren alle Bewerberinnen bis 1.3.2027.',
  'Les candidatures seront conservées jusqu’au 31 décembre 2027.',
  'Si vous êtes disponible avant le 1er mars 2027, envoyez votre CV.',
  'Los currículums recibidos se conservarán hasta el 31 de diciembre de 2027.',
  // A period of the work, what is to be filled by a day, and what is not there until then.
  'Bewirb dich für ein Praktikum von 01.03.2027 bis 31.08.2027.',
  'Aplikuj, praca od 01.03.2027 do 31.08.2027.',
  'Životopis zašlete, práce od 1.3.2027 do 31.8.2027.',
  'Envoie ton CV pour travailler du 1er mai jusqu’au 30 septembre 2027.',
  'Envoyez votre CV pour un poste à pourvoir avant le 1er septembre 2027.',
  'Envoyez votre CV pour le 1er septembre 2027.',
  'Solicitudes: sustitución por baja hasta el 31 de diciembre de 2027.',
  'Stuur je cv; het project loopt tot 31-12-2027.',
  'Bewerben Sie sich: Projektlaufzeit bis 31.12.2028.',
  'Für die Bewerbung ist unser Büro bis 13.09.2027 nicht besetzt.',
  'Ihre Bewerbung wird bis 13.09.2027 streng vertraulich aufbewahrt.',
  'Bei Fragen zur Bewerbung erreichen Sie uns bis 13.09.2027.',
  'Unser Café ist bis 13.09.2027 geschlossen.',
  'Le CV doit préciser si vous êtes libre pour le 13 septembre 2027.',
  'Avalduse vaatame läbi ja tööle asumine on 13. septembriks 2027.',
  'Başvuru sonuçları 13 Eylül 2027 tarihine kadar açıklanır.',
  'We review all applications by 13 September 2027.',
])('is no last day to apply: %s', (sentence) => {
  expect(dueDayOf(sentence)).toBeUndefined();
});

itHoldsForEvery('when somebody could begin is told in an application', SENT_TOO_WORDS, (_language, words) => {
  for (const phrase of words.split('|')) {
    const sentence = `Bitte senden Sie Ihre Bewerbung mit ${phrase.replaceAll('*', 'en')} bis zum 13.09.2027 an die Mühle.`;
    expect([sentence, dueDayOf(sentence)]).toEqual([sentence, '2027-09-13']);
  }
});

it('when work begins is no last day', () => {
  expect(dueDayOf('Bewerbung für Stellen mit Arbeitsbeginn bis 13.09.2027')).toBeUndefined();
});

it('a day of six figures stands behind Swedish words for it alone', () => {
  for (const word of SHORT_DAY_UNTIL.split('|'))
    expect([
      word,
      dueDayOf(`Skicka in ansökan (brev och CV på två A4-sidor) ${word} 270913 till anna@kvarnen.test`),
    ]).toEqual([word, '2027-09-13']);
  expect(dueDayOf('Skicka din ansökan med referens 270913 till anna@kvarnen.test')).toBeUndefined();
  expect(dueDayOf('Skicka din ansökan senast 279913')).toBeUndefined();
});

it('a long sentence about where papers go ends in its day', () => {
  const sentence =
    'Wymagane dokumenty aplikacyjne należy składać w siedzibie Stowarzyszenia Lokalna Grupa Młynarska Dolina Rzeki, ul. Młyńska 35, sala nr 3 lub przesłać drogą elektroniczną na adres biuro@mlyn.test w terminie do dnia 13.09.2027 r. do godz. 15.15.';
  expect(dueDayOf(sentence)).toBe('2027-09-13');
  expect(dayAskedBy([`Termin: ${sentence}`, sentence])).toBe('2027-09-13');
});
