import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

it.each([
  'We are a family-run company that mills flour for the whole county, with more than 20 years of experience.',
  'Harrow Mills is a bakery group boasting over 15 years of experience.',
  'Wir sind ein junges Handwerksunternehmen für Mühlen mit mehr als 20 Jahren Erfahrung.',
  'Die Mühle Müller ist ein familiengeführter Betrieb in Ulm mit über 20 Jahren Erfahrung.',
  'Nous sommes une entreprise spécialisée dans le pain, avec plus de 20 ans d’expérience.',
  'Somos una empresa 100% local dedicada a la harina y el pan con más de 25 años de experiencia.',
  'Somos uma empresa dedicada ao pão com mais de 20 anos de experiência.',
  'Siamo un’azienda specializzata nella farina con oltre 20 anni di esperienza.',
  'Twee zussen die samen al 24+ jaar brood bakken, begonnen de molen.',
  'Unsere Müller mahlen zusammen schon 20+ Jahre Roggen.',
  'Nos meuniers cumulent plus de 20 ans d’expérience.',
  'Wij zijn een bakkersbedrijf in Utrecht met meer dan 20 jaar ervaring.',
  'Vi är ett kvarnföretag i Lund med över 20 års erfarenhet.',
  'Vi er en virksomhed i Odense med over 20 års erfaring.',
  'Jesteśmy firmą produkującą mąkę z ponad 20 lat doświadczenia.',
  'Jsme rodinná společnost z Brna s více než 20 let zkušeností.',
  'Suntem o companie de panificație cu peste 20 de ani de experiență.',
  'Мы — мукомольная компания из Тулы с более чем 20 лет опыта.',
  'Είμαστε μια εταιρεία αλεύρων με περισσότερα από 20 χρόνια εμπειρίας.',
  'Based in Leeds (York), with over 25 years’ experience, they take pride in the bread that they bake for your home.',
  'Established in 1998 and with more than 20 years of experience, Harrow Mills bakes for all of York.',
  'Mit Sitz in Ulm und über 25 Jahren Erfahrung backt die Mühle für die ganze Stadt.',
  'Basée à Lille, avec plus de 20 ans d’expérience, la boulangerie livre toute la région.',
  'Con sede en Lugo y con más de 20 años de experiencia, Molinos Lugo sirve harina.',
  'Con sede a Bari, con oltre 20 anni di esperienza, il forno serve la città.',
  'Gevestigd in Gent, met meer dan 20 jaar ervaring, bakt de molen elke dag.',
  'Z siedzibą w Łodzi, z ponad 20 lat doświadczenia, młyn miele mąkę.',
  'Berbasis di Bandung, dengan lebih dari 20 tahun pengalaman, toko ini membuat roti.',
  'Có trụ sở tại Huế, với hơn 20 năm kinh nghiệm, tiệm bánh phục vụ cả thành phố.',
])('years that a company has are not asked for: %s', (text) => {
  expect(readExperience(text)?.years).toBeUndefined();
});

it.each([
  ['We are a milling company looking for a miller with more than 10 years of experience.', 10],
  ['Based in Leeds, with over 10 years of experience, you lead our bakery.', 10],
  ['Based in Leeds, with at least 10 years of experience at an oven.', 10],
  ['Based in Leeds, the ideal candidate comes with over 10 years of experience.', 10],
  ['Mit Sitz in Ulm suchen wir einen Müller mit über 10 Jahren Erfahrung.', 10],
  ['We are a milling company. A miller with 10 years of experience.', 10],
  ['Je bakt samen met ons team en hebt al 3 jaar ervaring.', 3],
  ['Du hast zusammen mit anderen gebacken: mindestens 3 Jahre Erfahrung.', 3],
  ['We are a milling company with room for millers with at least 10 years of experience.', 10],
  ['We are a bakery company, and you come with more than 12 years of experience.', 12],
  ['Our ideal colleague is a company secretary with more than 10 years of experience.', 10],
  ['You will meet us soon: the miller we have in mind is a business analyst with over 10 years of experience.', 10],
  ['Le profil idéal est une personne issue d’un cabinet avec plus de 10 ans d’expérience.', 10],
  ['The ideal person is a company accountant with over 5 years of experience.', 5],
  ['Wir sind ein Mühlenbetrieb und suchen einen Müller mit mehr als 10 Jahren Erfahrung.', 10],
  ['Somos una empresa de harinas y buscamos un molinero con más de 10 años de experiencia.', 10],
  ['Somos uma empresa de farinhas e procuramos um moleiro com mais de 10 anos de experiência.', 10],
  ['Siamo un’azienda di farine e cerchiamo un mugnaio con oltre 10 anni di esperienza.', 10],
  ['Nous sommes une entreprise qui recrute un meunier avec plus de 10 ans d’expérience.', 10],
  ['Jesteśmy firmą i szukamy młynarza z ponad 10 lat doświadczenia.', 10],
  ['Somos una empresa de harinas con 25 años de experiencia. Requisitos: 2 años de experiencia', 2],
])('years behind what seeks somebody are asked for: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});
