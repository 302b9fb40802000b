import { expect, it } from '@jest/globals';
import { nameIn } from './contact-name.js';
import { readContact } from './contact.js';

/** Texts and whom to ask by them: "text|name|phone|e-mail", with / for a new line; nothing where there is none. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Your contact: Jane Doe, Head of HR|Jane Doe||',
    'Contact person: Jane Doe, jane.doe@mill.test|Jane Doe||jane.doe@mill.test',
    'Hiring manager: Ms. Jane Doe|Jane Doe||',
    'Hiring Manager/Jane Doe|Jane Doe||',
    'Recruiter: Seán Ó Briain, +353 1 234 5678|Seán Ó Briain|+353 1 234 5678|',
    'Contact person: Fiona McDonald|Fiona McDonald||',
    'Contact person: Mr. Nguyen Van An|Nguyen Van An||',
    'Contact person: John O’Neill|John O’Neill||',
    "Contact person: Grace D'Angelo, tel. 020 7946 0123|Grace D'Angelo|020 7946 0123|",
    'Contact person: Jane A. Doe|Jane A. Doe||',
    'Contact person: Pieter van der Berg|Pieter van der Berg||',
    'Contact person: Maria de la Cruz|Maria de la Cruz||',
    'Contact person: Mrs M. Miller, 020 7946 0123|M. Miller|020 7946 0123|',
    'Contact person: Dr. Jane Doe, PhD|Jane Doe||',
    'Questions about this role? Call Jane Doe on 020 7946 0123.|Jane Doe|020 7946 0123|',
    'For more information contact Jane Doe at jane@mill.test.|Jane Doe||jane@mill.test',
    'Contact: jane@mill.test|||',
    'Call 020 7946 0123 for details./Contact person: Jane Doe|Jane Doe|020 7946 0123|',
    'Order number 12345678/Contact person: Jane Doe|Jane Doe||',
    'Questions? Just call Jane on 020 7946 0123./Jane Doe, head of bakery|Jane Doe|020 7946 0123|',
    'Questions? Call us on 020 7946 0123./Jane Doe, head of bakery||020 7946 0123|',
    'Contact: We’re Looking for/Bakers|||',
    'Contact/We Are Hiring!|||',
    'Contact/Come Work With Us, jobs@mill.test|||',
    'Contact/Apply Now|||',
    'Salary: Fixed Salary + Attractive Bonus/Call Now: +44 20 7946 0123|||',
    'Contact person: hr@mill.test|||hr@mill.test',
    'Contact person: HR Department, hr@mill.test|||hr@mill.test',
    'Contact person: Human Resources Team|||',
    'For more information, please visit our Applicant Policy|||',
    'Contact person: The Recruitment Team|||',
    'You will be the contact person for our customers in Leeds.|||',
    'You are the contact person for Key Accounts.|||',
    'You report to the Hiring Manager.|||',
    'Contact person: Jane Doe or John Smith, (555) 123-4567|Jane Doe|(555) 123-4567|',
    'Contact person: Jane Doe/Phone: +1 555-123-4567/E-mail: jane@mill.test|Jane Doe|+1 555-123-4567|jane@mill.test',
    'We make contact lenses. Great Benefits.|||',
    'To apply, please contact us at Baker Street. Our founder John Doe sold bread on 020 7946 0123.|||',
    'You will call John Doe every day.|||',
    'Contact person: Quality Engineering Manager|||',
    'Contact person: Plant Operations|||',
    'Contact person: Supply Chain|||',
    'Contact person: Managing Partner|||',
    'Contact person: Jane Doe, Quality Engineering|Jane Doe||',
    'Contact person: Ottokar Miller|Ottokar Miller||',
    'Contact person: Quality Engineering|||',
  ],
  de: [
    'Ansprechperson: Amtsleiter Josef Lahner|Josef Lahner||',
    'Ansprechpartnerin: Frau Dr. Anna-Lena Muster-Beispiel|Anna-Lena Muster-Beispiel||',
    'Ihr Ansprechpartner: Herr Max Muster, Tel. 0711/123456-78|Max Muster|0711/123456-78|',
    'Ansprechpartner/Max Muster/Personalleiter/Tel.: +49 (0)711 123 45 67|Max Muster|+49 (0)711 123 45 67|',
    'Dein Kontakt: Lea von Muster|Lea von Muster||',
    'Kontakt: Max Muster, max.muster@muehle.test|Max Muster||max.muster@muehle.test',
    'Ansprechpartner: Prof. Dr. Karl Muster|Karl Muster||',
    'Für Rückfragen steht dir Lea Muster unter 0171 1234567 zur Verfügung.|Lea Muster|0171 1234567|',
    'Bei Fragen wende dich gerne an Lea Muster.|Lea Muster||',
    'Ansprechpartner: Personalabteilung, Tel. 0711 123456||0711 123456|',
    'Bewerbungen an: bewerbung@muehle.test|||',
    'Sende deine Bewerbung an Lea Muster, lea@muehle.test|Lea Muster||lea@muehle.test',
    'Sie sind Ansprechpartner für unsere Kunden.|||',
    'Du bist Ansprechpartner für Kunden und Lieferanten in Ulm.|||',
    'Ansprechpartner/Telefon: 0711 123456/Max Muster|Max Muster|0711 123456|',
    'Ansprechpartnerin: Lea Muster (Personal), 0041 44 123 45 67|Lea Muster|0041 44 123 45 67|',
    'Ansprechpartnerin: Jana Groß|Jana Groß||',
    'Ansprechpartner: Müller, Max|||',
  ],
  fr: [
    'Personne à contacter : Claire Dupont, 01 23 45 67 89|Claire Dupont|01 23 45 67 89|',
    'Votre contact : Jean-Pierre de La Tour|Jean-Pierre de La Tour||',
    'Contact : Mme Claire Dupont - 06.12.34.56.78|Claire Dupont|06.12.34.56.78|',
    'Pour toute question, contactez Claire Dupont au +33 1 23 45 67 89.|Claire Dupont|+33 1 23 45 67 89|',
    'Personne à contacter : M. Éric L’Hermite|Éric L’Hermite||',
    'Votre interlocutrice : Mme Dupont|||',
    'Vous êtes la personne de contact des clients.|||',
    'Contact : Service Ressources Humaines, 01 23 45 67 89||01 23 45 67 89|',
  ],
  es: [
    'Persona de contacto: María José García López, 912 345 678|María José García López|912 345 678|',
    'Persona de contacto: D. Juan Pérez|Juan Pérez||',
    'Contacto: Sra. Ana de la Fuente, ana@molino.test|Ana de la Fuente||ana@molino.test',
    'Contacto: Recursos Humanos, 912 345 678|||',
  ],
  pt: [
    'Pessoa de contacto: João da Silva, +351 912 345 678|João da Silva|+351 912 345 678|',
    'Contato: Ana dos Santos, (11) 91234-5678|Ana dos Santos|(11) 91234-5678|',
  ],
  it: [
    'Persona di riferimento: dott.ssa Anna De Luca|Anna De Luca||',
    'Referente: Marco D’Amico, 02 1234567|Marco D’Amico|02 1234567|',
    'Contatto: Giulia Lo Presti, giulia@mulino.test|Giulia Lo Presti||giulia@mulino.test',
  ],
  nl: [
    'Contactpersoon: Jan van den Berg, 06-12345678|Jan van den Berg|06-12345678|',
    'Contactpersoon: Anouk de Vries|Anouk de Vries||',
    'Neem contact op met mevr. M. Kuiper (m.kuiper@molen.test)|M. Kuiper||m.kuiper@molen.test',
    'Vragen? Neem contact op met Sanne van ’t Hof, 020-1234567|Sanne van ’t Hof|020-1234567|',
    'Meer weten? Bel Kees ter Horst, 06 12 34 56 78|Kees ter Horst|06 12 34 56 78|',
    'Contactpersoon: mevr. J. van den Berg, 06-12345678|J. van den Berg|06-12345678|',
    'Solliciteren? Neem contact op met onze bakker Kees ter Horst, 06 12 34 56 78.|Kees ter Horst|06 12 34 56 78|',
    'Neem contact op met Molen De Hoop, 06 12 34 56 78.|||',
    'Je bent contactpersoon voor onze klanten.|||',
  ],
  sv: [
    'Kontaktperson: Åsa Öberg, 08-123 456 78|Åsa Öberg|08-123 456 78|',
    'Rekryterande chef: Lars af Ekström, 070-123 45 67|Lars af Ekström|070-123 45 67|',
    'Frågor om tjänsten? Ring Åsa Öberg, 08-123 456 78|Åsa Öberg|08-123 456 78|',
  ],
  no: [
    'Kontaktperson: Bjørn Ødegård, tlf. 912 34 567|Bjørn Ødegård|912 34 567|',
    'Kontaktperson/Kari Nordmann/Daglig leder/+47 912 34 567|Kari Nordmann|+47 912 34 567|',
  ],
  da: [
    'Kontaktperson: Søren Østergaard, tlf. 12 34 56 78|Søren Østergaard|12 34 56 78|',
    'Har du spørgsmål til stillingen, så kontakt Mette Bæk på 12 34 56 78.|Mette Bæk|12 34 56 78|',
  ],
  fi: [
    'Yhteyshenkilö: Päivi Mäkelä, 040 123 4567|Päivi Mäkelä|040 123 4567|',
    'Lisätietoja antaa myymäläpäällikkö Päivi Mäkelä, p. 040 123 4567|Päivi Mäkelä|040 123 4567|',
  ],
  is: [
    'Tengiliður: Sigríður Jónsdóttir, 551 2345|Sigríður Jónsdóttir|551 2345|',
    'Nánari upplýsingar veitir Þór Ólafsson, thor@mylla.test|Þór Ólafsson||thor@mylla.test',
  ],
  pl: [
    'Osoba do kontaktu: Małgorzata Żak-Nowak, 22 123 45 67|Małgorzata Żak-Nowak|22 123 45 67|',
    'Osoba kontaktowa: Pani Łucja Świątek, +48 601 234 567|Łucja Świątek|+48 601 234 567|',
  ],
  cs: [
    'Kontaktní osoba: Ing. Jiří Dvořák, +420 601 234 567|Jiří Dvořák|+420 601 234 567|',
    'Kontaktní osoba: Mgr. Šárka Čapková|Šárka Čapková||',
  ],
  sk: ['Kontaktná osoba: Ľubica Šťastná, +421 901 234 567|Ľubica Šťastná|+421 901 234 567|'],
  hu: [
    'Kapcsolattartó: Nagy Ágnes, +36 30 123 4567|Nagy Ágnes|+36 30 123 4567|',
    'Kapcsolattartó: Dr. Szűcs Ödön|Szűcs Ödön||',
  ],
  ro: ['Persoană de contact: Ștefan Țuțu, 0721 234 567|Ștefan Țuțu|0721 234 567|'],
  hr: ['Osoba za kontakt: Željka Šarić, 01 234 5678|Željka Šarić|01 234 5678|'],
  sl: ['Kontaktna oseba: Črt Žagar, 041 123 456|Črt Žagar|041 123 456|'],
  bg: ['Лице за контакт: Мария Петрова, 0888 123 456|Мария Петрова|0888 123 456|'],
  ru: [
    'Контактное лицо: Иванова Мария Петровна, +7 (495) 123-45-67|Иванова Мария Петровна|+7 (495) 123-45-67|',
    'Контактное лицо: Анна Смирнова-Белова|Анна Смирнова-Белова||',
    'Контактное лицо: Отдел кадров, +7 495 123-45-67||+7 495 123-45-67|',
  ],
  uk: [
    'Контактна особа: Олена Ґудзь, +380 67 123 45 67|Олена Ґудзь|+380 67 123 45 67|',
    'Контактна особа: Дар’я Їжак|Дар’я Їжак||',
  ],
  sr: [
    'Особа за контакт: Јована Јовић, 011 234 567|Јована Јовић|011 234 567|',
    'Kontakt osoba: Đorđe Živković|Đorđe Živković||',
  ],
  el: [
    'Υπεύθυνη επικοινωνίας: Ελένη Παπαδοπούλου, 210 123 4567|Ελένη Παπαδοπούλου|210 123 4567|',
    'Υπεύθυνος επικοινωνίας: κ. Γιώργος Ανδρέου|Γιώργος Ανδρέου||',
  ],
  tr: [
    'İlgili kişi: Ayşe Yıldız, 0212 123 45 67|Ayşe Yıldız|0212 123 45 67|',
    'Yetkili kişi: İpek Çağlar Hanım|İpek Çağlar||',
  ],
  et: ['Kontaktisik: Õie Ülper, 5123 4567|Õie Ülper|5123 4567|'],
  lv: ['Kontaktpersona: Jānis Bērziņš, 29123456|Jānis Bērziņš|29123456|'],
  lt: ['Kontaktinis asmuo: Žydrūnė Šimkutė, +370 612 34567|Žydrūnė Šimkutė|+370 612 34567|'],
  ca: ['Persona de contacte: Núria Puig Ferrer, 931 234 567|Núria Puig Ferrer|931 234 567|'],
  ja: [
    '採用担当：山田太郎 03-1234-5678|山田太郎|03-1234-5678|',
    '担当者：佐藤 花子|佐藤 花子||',
    '担当：人事部|||',
    '03-1234-5678までお問い合わせ下さい。/担当：山中|山中|03-1234-5678|',
    '採用担当：山中まで|山中||',
  ],
  zh: [
    '联系人：王小明 13812345678|王小明|13812345678|',
    '聯絡人：陳怡君小姐 02-2345-6789|陳怡君|02-2345-6789|',
    '联系人：人事部|||',
  ],
  ko: [
    '담당자: 김민수 02-123-4567|김민수|02-123-4567|',
    '채용 담당자: 이영희 팀장|이영희||',
    '문의: 02-123-4567 (담당: 김민수)|김민수|02-123-4567|',
  ],
  ar: ['الشخص المسؤول: محمد العلي، ‎+971 50 123 4567|محمد العلي|+971 50 123 4567|'],
  he: ['איש קשר: דנה כהן, 03-1234567|דנה כהן|03-1234567|'],
  vi: ['Người liên hệ: Nguyễn Thị Ánh, 0912 345 678|Nguyễn Thị Ánh|0912 345 678|', 'Người liên hệ: Ms. Hương|Hương||'],
  id: ['Narahubung: Siti Aminah, 0812-3456-7890|Siti Aminah|0812-3456-7890|'],
  th: ['ผู้ติดต่อ: คุณสมชาย ใจดี 02-123-4567|สมชาย ใจดี|02-123-4567|'],
};

it.each(Object.entries(FORMS))('texts name whom to ask (%s)', (_language, forms) => {
  const read = forms.map((form) => {
    const [text = ''] = form.split('|');
    const contact = readContact(`We mill flour.\n${text.replaceAll(/\/(?=\p{L}|\+)(?!\d)/gu, '\n')}`);
    return [text, contact?.name, contact?.phone, contact?.email].join('|');
  });
  expect(read).toEqual(forms);
});

it.each([
  ['Chief Engineer', undefined],
  ['Vice President, Sales', undefined],
  ['Office Administrator', undefined],
  ['Jane Doe, Chief Financial Officer', 'Jane Doe'],
  ['Jane Doe Superintendent', 'Jane Doe'],
])('the value %j of a label names %j', (value, name) => {
  expect(nameIn(value)).toBe(name);
});
