import { expect, it } from '@jest/globals';
import { readContact } from './contact.js';

/** Texts and whom to ask by them: "text|name|phone|e-mail", with ¶ for a new line; nothing where there is none. */
const ASKED = [
  'Bewerbung an jobs@muehle.test, Rückfragen unter 089 00012-203.||089 00012-203|jobs@muehle.test',
  'De molen zoekt bakkers voor in de bakkerij. Weet jij van aanpakken? Bel dan 0318 00 00 99||0318 00 00 99|',
  'De molen zoekt een bakker. Bel dan 040 000 60 51 of stuur een e-mail naar bakker@molen.test||040 000 60 51|bakker@molen.test',
  'Wir suchen eine Müllerin. Ruf uns an unter 07531 123456 oder schreib an team@muehle.test.||07531 123456|team@muehle.test',
  '¿Te interesa? Llámanos al 912 345 678||912 345 678|',
  'Kiinnostuitko? Soita 040 123 4567||040 123 4567|',
  '応募方法¶お電話にてご連絡ください。¶03-6709-0000||03-6709-0000|',
  'Wir freuen uns auf deine Bewerbung.¶Oder ruf an: 0711 123456||0711 123456|',
  'Manda tu currículum por WhatsApp al 612 345 678||612 345 678|',
  'Enviar currículo pelo WhatsApp (11) 93456-7890||(11) 93456-7890|',
  'To apply call 555-123-4567.||555-123-4567|',
  'To apply call 1-800-555-0100||1-800-555-0100|',
  'Aplicați sau sunați la 0721 234 567||0721 234 567|',
  'Резюме отправляйте Ольге: 8 912 345 67 89||8 912 345 67 89|',
  'Stuur je motivatie en CV naar Wiebe Terwal via e-mail of bel ons.¶Solliciteer¶Of bel: 06 15 00 77 21|Wiebe Terwal|06 15 00 77 21|',
  'Send your CV to our head baker Tom Hill.|Tom Hill||',
  'Call Rick Stratton at 555-123-4567 to apply|Rick Stratton|555-123-4567|',
  "Invia il CV a Ilaria Dell'Orto: ilaria@mulino.test|Ilaria Dell'Orto||ilaria@mulino.test",
  "Başvurularınızı Gülay Demirtaş'a gönderin: gulay@degirmen.test|Gülay Demirtaş||gulay@degirmen.test",
  'Ozvěte se nám na tel. číslo 606 123 456 a domluvíme si schůzku.||606 123 456|',
  'Bei Interesse bitte unter 02843/280012 melden.||02843/280012|',
  'Voor meer informatie over deze vacature: 0639261234||0639261234|',
  'Conmutador Dep. R.H. (999) 912 01 00 extensión 7||(999) 912 01 00|',
  'Επικοινωνία¶Μαρία Παπαδοπούλου¶210 1234567|Μαρία Παπαδοπούλου|210 1234567|',
  'Spørsmål?¶22 44 21 12 · post@molla.test||22 44 21 12|post@molla.test',
  'Spørsmål: 22 44 21 12||22 44 21 12|',
  'If you are interested, please contact us.¶• Address: Mill Road 3, Leeds¶• Email: team¶• Telephone (desk): 020 7946 0000||020 7946 0000|',
  'Bei Interesse melde dich:¶E-Mail: ofen@muehle.test¶Telefonisch: 0711 123456||0711 123456|',
  'Pytania: Agnieszka Wrona, 601-234-567|Agnieszka Wrona|601-234-567|',
];

/** Numbers that are there for something else, and people to whom no application goes. */
const NOT_ASKED = [
  'De molen is open. Bel dan 0318 00 00 99|||',
  'お電話にてご連絡ください。¶03-6709-0000|||',
  'We are looking for a baker. We also sell bread: 020 7946 0000|||',
  'We bake rye bread. Call us today for a cake: 020 7946 0000|||',
  'Questions of style?¶22 44 21 12|||',
  'We bake for you.¶• Address: Mill Road 3, Leeds¶• Telephone: 020 7946 0000|||',
  'Press questions: 020 7946 0000|||',
  'Bei Interesse bitte melden. Bestellungen: 02843/280012|||',
  'Your application is read within a week.¶The mill¶020 7946 0000|||',
  'Personal data of your application: 020 7946 0000|||',
  'Bestellungen bei Fragen unter 0711 123456|||',
  'Apply by 31.12.2026 and quote 555-123-45678.|||',
  'Your application is read. You report to Tom Hill.|||',
  'Send your CV to Baker Street.|||',
  'Job ref: 555-123-4567, apply online.|||',
];

it.each([...ASKED, ...NOT_ASKED])('a text says which number to call, and to whom one applies: %s', (form) => {
  const [text = ''] = form.split('|');
  const contact = readContact(`We mill flour.\n${text.replaceAll('¶', '\n')}`);
  expect([text, contact?.name, contact?.phone, contact?.email].join('|')).toBe(form);
});
