import { describe, expect, it } from '@jest/globals';
import { readContact } from './contact.js';

/** Texts and whom to ask by them: "text|name|phone|e-mail", with ¶ for a new line; nothing where there is none. */
type Forms = Readonly<Record<string, readonly string[]>>;

const ASKED: Forms = {
  he: [
    'לפרטים: רונית כהן, מנהלת, 03-1234567|רונית כהן|03-1234567|',
    'לבירורים: מר דן כהן, 03-1234567|דן כהן|03-1234567|',
  ],
  ar: ['للتواصل: أ. خالد العلي، مدير، جوال 0551234567|خالد العلي|0551234567|'],
  en: [
    'To visit the mill, telephone Mrs S. Whitfield on 020 7946 0000 with any questions.|S. Whitfield|020 7946 0000|',
    'Questions? Jane Miller. Tel. 020 7946 0000|Jane Miller|020 7946 0000|',
    'Jane Miller answers questions about the job: 020 7946 0000|Jane Miller|020 7946 0000|',
    'Questions? Jane Miller, job no. 20261234, 020 7946 0000|Jane Miller|020 7946 0000|',
    'Questions? Jane Miller, jane@mill.test. 25 000 30 000 a year|Jane Miller||jane@mill.test',
    'Questions? Contact Jane Miller, Head of HR, at jane.miller@mill.test or 020 7946 0000|Jane Miller|020 7946 0000|jane.miller@mill.test',
    'Apply to: Jane Miller, Mill Road Bakery, jane@mill.test|Jane Miller||jane@mill.test',
    'Send your CV and a short letter, attn. Jane Miller, to Mill Road 1, Leeds.|Jane Miller||',
    'Applications c/o Jane Miller, jobs@mill.test|Jane Miller||jobs@mill.test',
    'Jane Miller will be happy to answer your questions on 020 7946 0000.|Jane Miller|020 7946 0000|',
    'For an informal chat about the role, call our head baker Tom Hill on 020 7946 0000 or apply below.|Tom Hill|020 7946 0000|',
    'HR Manager Jane Miller answers questions: jane.miller@mill.test|Jane Miller||jane.miller@mill.test',
    'Questions?¶Jane Miller¶Head Baker¶020 7946 0000|Jane Miller|020 7946 0000|',
    'We look forward to your application!¶Jane Miller¶Owner¶jane@mill.test|Jane Miller||jane@mill.test',
    'Kind regards,¶Jane Miller¶Head of People¶T: 020 7946 0000|Jane Miller|020 7946 0000|',
    'We bake every night.¶Jane Miller¶Head of People¶jane.miller@mill.test|Jane Miller||jane.miller@mill.test',
    'Apply to jane.miller@mill.test¶Tom Hill¶Jane Miller, MA|Jane Miller||jane.miller@mill.test',
    'Apply to jobs@mill.test¶Tom Hill¶Jane Miller|||',
    'Email your resume to Thandiwe Mokoena (t.mokoena@mill.test).|Thandiwe Mokoena||t.mokoena@mill.test',
    'Enquiries: Jane Miller, fax 020 7946 0001, tel. 020 7946 0000|Jane Miller|020 7946 0000|',
    'Enquiries: Jane Miller, Tel/Fax 020 7946 0000|Jane Miller|020 7946 0000|',
    'Questions? Jane Miller, jane@mill.test. Closing date 01.02.2026|Jane Miller||jane@mill.test',
    'Phone: 020 7946 0000 (Jane Miller, head baker)|Jane Miller|020 7946 0000|',
    'For a chat call Revd Jane Miller on 020 7946 0000.|Jane Miller|020 7946 0000|',
  ],
  de: [
    'Bei Fragen: Dr. med. Xenia Groß, Telefon 0711/123456|Xenia Groß|0711/123456|',
    'Für Fragen zur Stelle steht Ihnen die Leiterin des Bauamtes, Frau Ute Seidel (Tel. 07123 45-678), zur Verfügung.|Ute Seidel|07123 45-678|',
    'Kontakt: Kirchengemeinde St. Josef, Herr Bernd Lang, 0711 123456|Bernd Lang|0711 123456|',
    'Für Fragen steht Ihnen Frau Petra Klein gerne zur Verfügung (petra.klein@muehle.test).|Petra Klein||petra.klein@muehle.test',
    'Ihr Kontakt¶Lea Klein¶Personalleiterin¶0711 123456|Lea Klein|0711 123456|',
    'Bewerbungen z. Hd. Frau Petra Klein, jobs@muehle.test|Petra Klein||jobs@muehle.test',
    'Ihre Bewerbung schicken Sie bitte an:¶Mühle Klein¶z. H. Petra Klein¶Mühlgasse 2¶petra.klein@muehle.test|Petra Klein||petra.klein@muehle.test',
    'Ihre Bewerbung schicken Sie bitte an H. Klein, h.klein@muehle.test|H. Klein||h.klein@muehle.test',
    'Ihre Unterlagen senden Sie bitte zu Händen von Xaver Hintermoser, x.hintermoser@muehle.test|Xaver Hintermoser||x.hintermoser@muehle.test',
    'Noch Fragen? Backstubenleiter Max Klein hilft: 0171 1234567|Max Klein|0171 1234567|',
    'Petra Klein freut sich auf Ihre Bewerbung: petra.klein@muehle.test|Petra Klein||petra.klein@muehle.test',
    'Auskünfte erteilt Pfarrer Max Klein, 0711 123456|Max Klein|0711 123456|',
    'Wir freuen uns auf deine Bewerbung!¶Petra Klein¶Ausbildungsleitung¶Tel. 0711 123456¶klein@muehle.test|Petra Klein|0711 123456|klein@muehle.test',
    'Mit freundlichen Grüßen¶Petra Klein¶Fax: 0711 123457¶Tel.: 0711 123456|Petra Klein|0711 123456|',
    'Auskünfte erteilt unser Geschäftsführer Max Klein, Tel. 0711 123456.|Max Klein|0711 123456|',
    'Bewerbung per Mail an Frau Klein: klein@muehle.test|||klein@muehle.test',
    'Tel.: 0711 123456 (Frau Petra Klein)|Petra Klein|0711 123456|',
    'Bewerbungsfragen beantwortet dir Jürgen Groß unter juergen.gross@muehle.test|Jürgen Groß||juergen.gross@muehle.test',
  ],
  fr: [
    'Renseignements : Mme Nathalie LE GOFF, au 04 75 00 00 00|Nathalie LE GOFF|04 75 00 00 00|',
    'Renseignements : Mme Claire Dupont, 04 75 00 00 00|Claire Dupont|04 75 00 00 00|',
    "Candidature à adresser à l'attention de Claire Dupont, rh@moulin.test|Claire Dupont||rh@moulin.test",
    'CV et lettre à Monsieur Luc Perrin, chef boulanger, luc.perrin@moulin.test|Luc Perrin||luc.perrin@moulin.test',
    'Une question ? Claire DUPONT, responsable RH, 04 75 00 00 00|Claire DUPONT|04 75 00 00 00|',
    'Claire Dupont répond à vos questions au 04 75 00 00 00.|Claire Dupont|04 75 00 00 00|',
    'Cordialement,¶Claire Dupont¶Gérante¶c.dupont@moulin.test|Claire Dupont||c.dupont@moulin.test',
  ],
  es: [
    'Más información: Marta Ruiz, marta@obrador.test|Marta Ruiz||marta@obrador.test',
    'Interesados enviar CV a la atención de Marta Ruiz, rrhh@obrador.test|Marta Ruiz||rrhh@obrador.test',
    'Para cualquier duda, nuestra encargada Carmen López te atiende en el +34 912 345 678.|Carmen López|+34 912 345 678|',
    'Un saludo,¶Marta Ruiz¶Responsable de personal¶marta.ruiz@obrador.test|Marta Ruiz||marta.ruiz@obrador.test',
  ],
  ca: ['Per a més informació: Núria Puig, nuria.puig@forn.test|Núria Puig||nuria.puig@forn.test'],
  pt: [
    'Mais informações: João Silva, +351 912 345 678|João Silva|+351 912 345 678|',
    'Envie o CV ao cuidado de Ana Santos para padaria@forno.test|Ana Santos||padaria@forno.test',
    'Dúvidas? Fale com a Ana Santos, ana.santos@forno.test|Ana Santos||ana.santos@forno.test',
  ],
  it: [
    'Inviare il CV alla c.a. di Giulia Rossi, lavoro@forno.test|Giulia Rossi||lavoro@forno.test',
    'Per informazioni: Sig.ra Giulia Rossi, 02 1234567|Giulia Rossi|02 1234567|',
    'Domande? Il responsabile Marco Bianchi risponde al 02 1234567.|Marco Bianchi|02 1234567|',
  ],
  nl: [
    'Solliciteren? Mail naar mevr. J. van den Berg: j.vandenberg@molen.test|J. van den Berg||j.vandenberg@molen.test',
    'Reageer via anja@molen.test, t.a.v. Anja Wolters.|Anja Wolters||anja@molen.test',
    'Stuur je sollicitatie naar Joost de Boer: joost@molen.test|Joost de Boer||joost@molen.test',
    'Vragen over de vacature? Bedrijfsleider Kees Bakker vertelt je er meer over: 06 12345678|Kees Bakker|06 12345678|',
    'Met vriendelijke groet,¶Sanne Bakker¶sanne@molen.test|Sanne Bakker||sanne@molen.test',
  ],
  sv: [
    'Frågor besvaras av driftchef Karin Lind, 090-123 45 67, karin.lind@kvarn.test.|Karin Lind|090-123 45 67|karin.lind@kvarn.test',
    'Vi bakar bröd varje natt. Frågor besvaras av Driftchef Karin Lind, 090-123 45 67. Välkommen!|Karin Lind|090-123 45 67|',
    'Facklig kontakt är Lars Berg, 08-123 45 67. Frågor om jobbet besvaras av Karin Lind, 090-123 45 67.|Karin Lind|090-123 45 67|',
    'Skicka din ansökan till bageriet, att. Karin Lind, jobb@kvarn.test|Karin Lind||jobb@kvarn.test',
  ],
  no: [
    'Kontakt: Dal Kommune, Kari Nordli, tlf. 912 34 567|Kari Nordli|912 34 567|',
    'Spørsmål rettes til daglig leder Knut Berg, tlf. 912 34 567.|Knut Berg|912 34 567|',
    'Søknad sendes til Kari Nordli, kari.nordli@molle.test|Kari Nordli||kari.nordli@molle.test',
  ],
  da: [
    'Yderligere oplysninger fås hos bagermester Søren Holm på 12 34 56 78.|Søren Holm|12 34 56 78|',
    'Send din ansøgning til mølleriet, att.: Mette Bæk, job@molle.test|Mette Bæk||job@molle.test',
  ],
  fi: [
    'Tiedustelut: leipomopäällikkö Päivi Mäkelä, 040 123 4567|Päivi Mäkelä|040 123 4567|',
    'Hakemukset: Matti Laine, matti.laine@mylly.test|Matti Laine||matti.laine@mylly.test',
  ],
  pl: [
    'CV prosimy przesyłać do rąk Anna Nowak, praca@piekarnia.test|Anna Nowak||praca@piekarnia.test',
    'Pytania? Anna Nowak, kierowniczka piekarni, tel. 22 123 45 67|Anna Nowak|22 123 45 67|',
    'Kontakt z panią Anną Nowak, anna.nowak@piekarnia.test|||anna.nowak@piekarnia.test',
  ],
  cs: [
    'CV prosím zasílejte na p. Novákovou, novakova@pekarna.test|||novakova@pekarna.test',
    'Dotazy zodpoví vedoucí Jana Nováková, tel. 601 234 567|Jana Nováková|601 234 567|',
    'Životopisy zasílejte: Petr Dvořák, petr.dvorak@pekarna.test|Petr Dvořák||petr.dvorak@pekarna.test',
  ],
  sk: ['Informácie: Zuzana Kováčová, 0901 234 567|Zuzana Kováčová|0901 234 567|'],
  hu: [
    'Jelentkezés: Kovács Anna, anna@pekseg.test|Kovács Anna||anna@pekseg.test',
    'Érdeklődni Szabó Gábor üzemvezetőnél a +36 30 123 4567 számon lehet.|Szabó Gábor|+36 30 123 4567|',
  ],
  ro: ['Pentru detalii: Ioana Popescu, 0721 234 567|Ioana Popescu|0721 234 567|'],
  hr: ['Prijave slati na ruke Ivana Horvat, ivana.horvat@pekara.test|Ivana Horvat||ivana.horvat@pekara.test'],
  sr: ['Пријаве и питања: Марко Јовић, 011 234 5678|Марко Јовић|011 234 5678|'],
  sl: ['Za vprašanja je na voljo Petra Novak, 041 123 456.|Petra Novak|041 123 456|'],
  bg: ['За въпроси: Мария Петрова, 0888 123 456|Мария Петрова|0888 123 456|'],
  ru: ['Вопросы и резюме: Анна Смирнова, +7 495 123-45-67|Анна Смирнова|+7 495 123-45-67|'],
  uk: [
    'Резюме надсилайте: Олена Коваль, +380 67 123 45 67|Олена Коваль|+380 67 123 45 67|',
    'Контакт: Анна Мельник, (04455) 5-12-34|Анна Мельник|(04455) 5-12-34|',
  ],
  el: ['Πληροφορίες: κ. Μαρία Ανδρέου, 210 123 4567|Μαρία Ανδρέου|210 123 4567|'],
  tr: ['Başvuru ve sorular için: Ayşe Demir, 0212 123 45 67|Ayşe Demir|0212 123 45 67|'],
  et: ['Lisainfo: Tiina Tamm, tiina.tamm@pagar.test|Tiina Tamm||tiina.tamm@pagar.test'],
  lv: [
    'Jautājumi: Ilze Ozola, 29123456|Ilze Ozola|29123456|',
    'Tālrunis: 29 123 456 (Anna Ozola, vadītāja)|Anna Ozola|29 123 456|',
  ],
  lt: ['Daugiau informacijos: Rasa Kalnienė, +370 612 34567|Rasa Kalnienė|+370 612 34567|'],
  is: [
    'Spurningar svarar Guðrún Jónsdóttir, gudrun.jonsdottir@mylla.test|Guðrún Jónsdóttir||gudrun.jonsdottir@mylla.test',
  ],
  id: ['Hubungi Ibu Siti Aminah, 0812-3456-7890|Siti Aminah|0812-3456-7890|'],
  vi: [
    'Liên hệ: Ms. Nguyễn Thị Ánh, 0912 345 678|Nguyễn Thị Ánh|0912 345 678|',
    'Liên hệ: chị Lan Nguyễn – 0912 345 678|Lan Nguyễn|0912 345 678|',
  ],
  ja: ['お問い合わせ：人事部 佐藤花子 03-1234-5678|佐藤花子|03-1234-5678|', '採用担当：人事部 佐藤花子|佐藤花子||'],
  ko: ['담당자: 인사팀 김민수 과장 02-123-4567|김민수|02-123-4567|'],
};

/** Texts that name somebody who is nobody to ask. */
const NOT_ASKED: Forms = {
  he: ['לפרטים: משרד ראשי, 03-1234567|||'],
  ar: ['للتواصل: شركة المطاحن, 0551234567|||'],
  vi: ['Trung tâm Tiếng Anh Giao Tiếp, liên hệ 0912 345 678|||'],
  en: [
    'Jane Miller, CEO of the mill, said: “We grow.” For questions write to jobs@mill.test.|||',
    'You will be reporting to the Head of Bakery, Jane Miller. Apply: jobs@mill.test|||',
    'Line manager: Jane Miller. Questions: jobs@mill.test|||',
    'Jane Miller, guest: “I always call 020 7946 0000 when I have questions.”|||',
    '“I answer questions”, Jane Miller, baker. Tel. 020 7946 0000|||',
    'Contact us: Wheaton Rye, wheatonrye@mill.test, 020 7946 0000|||',
    'Questions? Ask Baker Jane, 020 7946 0000|||',
    'Our team:¶Jane Miller, Baker¶jane.miller@mill.test¶Tom Hill, Cook¶tom.hill@mill.test|||',
    'Apply to St. James Mill, 020 7946 0000|||',
    'Visit us at 1 Victoria Park, or call 020 7946 0000 for information.|||',
    'Contact: Martin Luther King Library, 020 7946 0000|||',
    'You report to Jane Miller. Send your CV to jobs@mill.test.|||',
    'You report to Jane Miller, our head baker, and answer questions of guests on 020 7946 0000.|||',
    'Our founder Jane Miller opened the mill in 1990. Apply by email: jobs@mill.test|||',
    '“I never stop asking questions”, says Jane Miller, baker. Apply: jobs@mill.test|||',
    'Questions about this role? Contact Miller & Sons, 020 7946 0000.|||',
    'Contact: Jane Miller Ltd, 020 7946 0000|||',
    'Questions? Jane Miller & Sons, 020 7946 0000|||',
    'Press contact: Jane Miller, jane.miller@mill.test|||',
    'For press enquiries contact Jane Miller, jane.miller@mill.test|||',
    'Data protection officer: Jane Miller, jane.miller@mill.test. Questions? Write to us.|||',
    'Questions about your personal data? Contact Jane Miller, jane.miller@mill.test|||',
    'Send your application to jane.miller@mill.test|||',
    'Apply to the bakery, 12 Jane Street, 020 7946 0000|||',
    'Information: info@mill.test|||',
    'A baker never sleeps.¶Jane Miller¶Contact¶Mill Road 1, Leeds¶020 7946 0000|||',
    'Apply in person: Charles Dickens School, 020 7946 0000|||',
    'Fax: 020 7946 0000 (Jane Miller)|||',
    'Orders: 020 7946 0000 (Jane Miller)|||',
    'Data protection officer: 020 7946 0000 (Jane Miller)|||',
    'Phone: 020 7946 0000 (Mill Road, ask for Jane Miller)|||',
    'Jane Miller has worked here since 2010. She answers calls. Our number is 020 7946 0000|||',
  ],
  de: [
    'Betriebsrat: Max Müller, 0711 123456. Bewerbung per Post.|||',
    'Unsere Gründer Petra Klein und Max Müller. Bewerbung: jobs@muehle.test|||',
    'Das Team um Küchenchef Max Müller freut sich auf Deine Bewerbung: jobs@muehle.test|||',
    'Kontakt: Seniorenheim Maria Frieden, 0711 123456|||',
    'Fragen? Bäckerei Max Müller, 0711 123456|||',
    'Bewerbung an: Autohaus Karl Weber, weber@autohaus-weber.test|||',
    'Bewerbungen an: Max Müller GmbH, Tel. 0711 123456|||',
    'Kontakt zum Datenschutz: Max Müller, max.mueller@muehle.test|||',
    'Presse¶Petra Klein, 0711 123456, beantwortet Fragen|||',
    'Bewerbungen an M. Müller Transport AG, Tel. 0711 123456|||',
    'Pressekontakt: Petra Klein, petra.klein@muehle.test|||',
    'Du berichtest an Petra Klein, Tel. 0711 123456, und bearbeitest Fragen.|||',
    'Gründerin: Petra Klein. Bewerbung an jobs@muehle.test|||',
    'Geschäftsführer: Max Müller, Kontakt: Tel. 0711 123456|||',
    'Bewerbung: Karl-Marx-Straße 5, Praxis Dr. Anna Berg, 0711 123456|||',
    'Unser Team: Dr. Anna Berg und Dr. Max Klein behandeln Kinder. Bewerbungen: praxis@zahn.test|||',
  ],
  fr: [
    'Claire Dupont, boulangère : « J’ai trouvé ma place. » Candidature : rh@moulin.test|||',
    'Contact : rue Marie Curie 5, 04 75 00 00 00|||',
    "Adresser le CV à la Mairie de Moulins, à l'attention de la direction, mairie@moulin.test|||",
    'Candidature : Boulangerie Claire Dupont, 04 75 00 00 00|||',
    'Candidature à déposer au 12 rue Marie Curie, 04 75 00 00 00|||',
    'Contact presse : Claire Dupont, 04 75 00 00 00|||',
    '« On me pose des questions », dit Claire Dupont. Postulez : rh@moulin.test|||',
  ],
  es: [
    'Panadería Carmen López. Información: 912 345 678|||',
    'Protección de datos: Marta Ruiz, información en el 912 345 678|||',
  ],
  it: [
    'Candidature: Panificio Mario Rossi, 02 1234567|||',
    'Informazioni in sede: via Giuseppe Verdi 12, 02 1234567|||',
  ],
  nl: ['Sollicitatie: Bakkerij Piet Jansen, 020 1234567|||', 'Perscontact: Anja Wolters, 020 1234567, voor vragen|||'],
  sv: [
    'Vi vet att Karin Lind bakar gott bröd.|||',
    'Frågor om facket: Karin Lind, 08-123 45 67|||',
    'Presskontakt: Karin Lind, 08-123 45 67|||',
    'Du rapporterar till Karin Lind, 08-123 45 67, och svarar på frågor.|||',
  ],
  pl: ['Kontakt: Szpital im. Jana Nowaka, tel. 22 123 45 67|||', 'CV: Piekarnia Anna Nowak, 22 123 45 67|||'],
  cs: ['Kontakt: Boženy Němcové 12, Praha, tel. 601 234 567|||', 'Informace: Pekárna Jana Nováková, 601 234 567|||'],
  hu: ['Cím: Petőfi Sándor utca 5. Érdeklődni: 06 30 123 4567|||', 'Jelentkezés: Kovács Anna Pékség, 06 1 234 5678|||'],
  ru: ['Вопросы: пекарня Анна Смирнова, +7 495 123-45-67|||'],
};

const readingsOf = (forms: readonly string[]): string[] =>
  forms.map((form) => {
    const [text = ''] = form.split('|');
    const contact = readContact(`We mill flour.\n${text.replaceAll('¶', '\n')}`);
    return [text, contact?.name, contact?.phone, contact?.email].join('|');
  });

describe('whom a text asks to write to or to call', () => {
  it.each(Object.entries(ASKED))('is read (%s)', (_language, forms) => {
    expect(readingsOf(forms)).toEqual(forms);
  });

  it.each(Object.entries(NOT_ASKED))('is nobody who is only named (%s)', (_language, forms) => {
    // Their mailboxes and numbers may be for applications.
    const nameOf = (form: string): string => form.split('|').slice(0, 2).join('|');
    expect(readingsOf(forms).map(nameOf)).toEqual(forms.map(nameOf));
  });
});

it.each([
  ['Jane Miller¶Head of Ovens¶jane.miller@mill.test¶020 7946 0000', 'Jane Miller'],
  ['Petra Klein¶Backstube¶p.klein@muehle.test', 'Petra Klein'],
  ['Claire Dupont¶Meunerie¶claire.dupont@moulin.test', 'Claire Dupont'],
  ['Press¶Jane Miller¶jane.miller@mill.test', undefined],
  ['Jane Miller bakes bread.¶jane.miller@mill.test', undefined],
  ['Jane Miller¶Baker¶jane.miller@mill.test¶Tom Hill¶Cook¶tom.hill@mill.test', undefined],
  ['Jane Miller¶Head of Ovens¶office@mill.test', undefined],
])('who stands above the only mailbox of a text, her own, signs it wherever it goes on: %s', (block, name) => {
  const text = `We mill flour.¶${block}¶${'The mill has stood by the river for years. '.repeat(12)}`;
  expect(readContact(text.replaceAll('¶', '\n'))?.name).toBe(name);
});

it.each([
  ['en', 'To apply please contact Erika Muster on 020 7946 0123'],
  ['de', 'Melde dich einfach bei Erika Muster unter 0711 123456'],
  ['fr', 'Appelez Erika Muster au 01 23 45 67 89'],
  ['es', 'Ponte en contacto con Erika Muster, 912 345 678'],
  ['pt', 'Entre em contacto com Erika Muster, 912 345 678'],
  ['it', 'Chiamare Erika Muster, 02 1234567'],
  ['nl', 'Neem contact op met Erika Muster, 020 1234567'],
  ['sv', 'Hör av dig till Erika Muster, 08 123 456 78'],
  ['no', 'Ta kontakt med daglig leder Erika Muster på telefon 466 12 345'],
  ['da', 'Du kan kontakte os: kontakt Erika Muster på 33 12 34 56'],
  ['fi', 'Ota yhteyttä: Erika Muster, 040 123 4567'],
  ['is', 'Hafðu samband við Erika Muster, 551 2345'],
  ['pl', 'Skontaktuj się z Erika Muster, 22 123 45 67'],
  ['cs', 'Volejte Erika Muster, 223 123 456'],
  ['hr', 'Nazovite Erika Muster, 01 123 4567'],
  ['sl', 'Pokličite Erika Muster, 01 123 45 67'],
  ['ro', 'Contactați Erika Muster, 0212 345 678'],
  ['hu', 'Hívja Erika Muster kollégánkat: 06 1 234 5678'],
  ['et', 'Helista: Erika Muster, 0512 3456'],
  ['lv', 'Zvani: Erika Muster, 0671 23456'],
  ['lt', 'Skambinkite: Erika Muster, 0612 34567'],
  ['id', 'Hubungi Erika Muster, 0812 3456 7890'],
])('a call for somebody (%s) names a person, and no company: %s', (_language, text) => {
  expect(readContact(text)?.name).toBe('Erika Muster');
  expect(readContact(text.replace('Erika Muster', 'Acme Mill'))?.name).toBeUndefined();
});

it.each([
  ['da', 'Har du spørgsmål, så ring til værkfører Xylo Muster på 40 24 00 17.'],
  ['no', 'Spørsmål? Styrer Xylo Muster, tlf. 900 00 412. Søknadsfrist: 3. mai 2027.'],
  ['sv', 'Frågor? Kontakta enhetschef Xylo Muster, tel. 08-123 45 67.'],
  ['fi', 'Kysy lisää: myymäläpäällikkö Xylo Muster, puh. 040 123 4567.'],
  ['de', 'Schnuppertage vereinbarst du mit Lehrlingsausbildner Xylo Muster (+43 664 123 4567).'],
  ['it', 'Informazioni possono essere richieste al signor Xylo Muster, Responsabile finanze (tel: 091 611 00 00).'],
  ['es', 'Información: doña Xyla Muster, 912 345 678.'],
])('what somebody is in front of a name, and a number behind it, make it one (%s): %s', (_language, text) => {
  expect(readContact(text)?.name).toMatch(/^Xyl[oa] Muster$/);
  expect(readContact(text.replace(/\S+ (?=Xyl[oa])/, ''))?.name).toBeUndefined();
});

it.each([
  'Questions? Store Manager North West, tel. 020 7946 0000',
  'Fragen? Filialleiter gesucht in Bad Muster, Tel. 0711 123456',
  'Ta kontakt med daglig leder Acme Bakeri, tlf. 466 12 345',
  'Spørsmål? Styrer Oslo, tlf. 900 00 412.',
  'Questions? Our manager is in New York, call 020 7946 0000',
])('what somebody is, in front of a place, names nobody: %s', (text) => {
  expect(readContact(text)?.name).toBeUndefined();
});

it.each([
  ['Envoyez votre CV à Anna Berg.', 'Anna Berg'],
  ['Envoyez votre CV à : moulin@moulin.test\nParticipez à la réussite de Anna Berg', undefined],
  ['Contacto: Conmutador Dep. R.H. (999) 123 45 67, rh@molino.test', undefined],
  ['Contacto: Ana García Dep. R.H. (999) 123 45 67, rh@molino.test', 'Ana García'],
])('whom an application goes to is named ahead of the mailbox, and a switchboard is nobody: %s', (text, name) => {
  expect(readContact(text)?.name).toBe(name);
});
