import { expect, it } from '@jest/globals';
import { readExperience } from './experience.js';

/** Years that are an age, or those of the company. */
it.each([
  'You look after children from 3-6 years in our kindergarten and your experience counts.',
  'Experience with children aged 3 to 6 years',
  'Experience with pupils of 6 to 10 years',
  'Expérience auprès des enfants de 3 à 6 ans',
  'Erfahrung mit Kindern von 3-6 Jahren',
  'Erfahrung mit Kindern im Alter von 3 bis 6 Jahren',
  'Experiencia con niños de 3 a 6 años',
  'Experiência com crianças de 3 a 6 anos',
  'Esperienza con bambini da 3 a 6 anni',
  'Ervaring met kinderen van 4 tot 12 jaar',
  'Erfaring med børn 3-6 år',
  'Erfaring med barn 1-5 år',
  'Erfarenhet av barn 1-5 år',
  'Kokemus lapsista 3-6 vuotta',
  'Doświadczenie w pracy z dziećmi 3-6 lat',
  'Zkušenost s dětmi 3-6 let',
  'Опыт работы с детьми 3-6 лет',
  'Досвід роботи з дітьми 3-6 років',
  'Tapasztalat gyermekekkel, gyermekek 3-6 év',
  '3-6 yaş çocuk deneyimi, çocuklar 3-6 yıl',
  'Experience with people 60 years and older',
  'Unser Team hat im Schnitt 12 Jahre Erfahrung.',
  'Our average employee has 8 years of experience.',
  'You will work with a mentor with 10 years of experience.',
  'Dein Ausbilder mit 15 Jahren Erfahrung zeigt dir alles.',
  'Notre chef a 20 ans d’expérience.',
  'Nuestro equipo tiene 15 años de experiencia.',
  'O nosso chefe tem 15 anos de experiência.',
  'Il nostro team ha 15 anni di esperienza.',
  'Ons team heeft 15 jaar ervaring.',
  'Vårt team har 15 års erfarenhet.',
  'Nasz zespół ma 15 lat doświadczenia.',
  'Naše firma má 15 let zkušeností.',
  'У нашей команды 15 лет опыта.',
  'Nach 2 Jahren Praxis kannst du Leiter werden.',
  'After 2 years of experience with us you become a lead.',
  'Après 2 ans d’expérience chez nous, vous évoluerez.',
  'Tras 2 años de experiencia con nosotros puedes ascender.',
  'You gain 2 years of experience.',
  'The project runs for 3 years in a hospital environment.',
  '2-year contract in our sales team',
  'Residency of 3 years with hands-on teaching',
  '4-year degree in engineering',
  'Bachelor (3 years) with experience',
  '5 Jahre Garantie auf unsere Praxis',
  '10 Jahre Praxis Dr. Müller',
  'Die Praxis gibt es 12 Jahre',
  '12 years of practice management software',
  'For 12 years, we have been building houses.',
  '10+ years in the market',
  'Ein Unternehmen mit 20 Jahren Erfahrung',
  'Unser Betrieb blickt auf 20 Jahre Erfahrung zurück',
  'Mit über 20 Jahren Erfahrung sind wir Marktführer',
  'Mit mehr als 20 Jahren Erfahrung ist die Mühle Müller ein Begriff',
  'An eager baker with 2-3 years of college experience or beyond.',
  'In business for over 20 years, we have experience in roofing.',
  'With over 20 years of experience, we are the first address.',
  'With more than 15 years of experience, Smith Mills bakes for all.',
  'Avec plus de 20 ans d’expérience, nous sommes leader.',
  'Con más de 20 años de experiencia, nuestra empresa busca personal.',
  'Com mais de 20 anos de experiência, somos líderes.',
  'Con oltre 20 anni di esperienza, siamo leader.',
  'Met meer dan 20 jaar ervaring zijn wij marktleider.',
  'Med mer än 20 års erfarenhet är vi ledande.',
  'Med over 20 års erfaring er vi førende.',
  'Z ponad 20-letnim doświadczeniem jesteśmy liderem.',
  'S více než 20 let praxe jsme jednička.',
  'With 10 years of experience, we help you grow.',
  'With 20 years of experience in the trade, our bakery is here for you.',
  'Ausbildung: 3 Jahre Ausbildung, erste Erfahrung willkommen',
])('"%s" asks for none', (text) => {
  expect(readExperience(text)).toBeUndefined();
});

it.each([
  ['2 years of experience with children', 2],
  ['Working with children: at least 3 years of experience', 3],
  ['In der Arbeit mit Kindern mindestens 3 Jahre Erfahrung', 3],
  ['Experience with children of at least 2 years', 2],
  ['With 5 years of experience, you know rye.', 5],
  ['5 Jahre in der Praxis', 5],
  ['2+ years of Project Management experience', 2],
  ['3 years contract management experience', 3],
  ['3 years in market research, with experience', 3],
  ['Bachelor degree with 3 years of experience', 3],
  ['Mit 5 Jahren Erfahrung kennen Sie Roggen.', 5],
  ['Avec 10 ans d’expérience, vous connaissez le seigle.', 10],
  ['With 5 years of experience in our industry, you will lead the team.', 5],
  ['With 5 years of experience, join us and bake our bread.', 5],
  ["Avec 5 ans d'expérience, vous rejoignez notre équipe.", 5],
  ['Mit 5 Jahren Erfahrung bringen Sie unser Team weiter.', 5],
  ['Con 5 años de experiencia en nuestro sector', 5],
  ['Con 5 años de experiencia, liderarás nuestro equipo.', 5],
  ['Com 5 anos de experiência na nossa área, você lidera a equipe.', 5],
  ['Con 5 anni di esperienza nel nostro settore', 5],
  ['Met 5 jaar ervaring versterk je ons team.', 5],
  ['Med 5 års erfaring leder du vores team.', 5],
  ['Z 5-letnim doświadczeniem wzmocnisz nasz zespół.', 5],
  ['S 5 roky praxe posílíte náš tým.', 5],
  ['With at least 15 years of experience in the milling of rye and wheat as required for the post.', 15],
  ['Mit mindestens 15 Jahren Erfahrung in der Müllerei, wie sie die Stelle verlangt', 15],
  ['Idealerweise nach 3 Jahren Berufserfahrung', 3],
  ['Ideally after 3 years of experience', 3],
  ['Mindestens 3 Jahre Ausbildungserfahrung', 3],
])('"%s" asks for %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});

it('a number alone above what it counts is the pride of a company', () => {
  expect(readExperience('We bake.\n10+\nyears placing bakers\n95 %\nretention')).toBeUndefined();
  expect(readExperience('We bake.\n10+ years baking bread')?.years).toBe(10);
});

it('years that are wished for yield to those that are asked for', () => {
  expect(readExperience('Idealerweise nach 3 Jahren Berufserfahrung\nMindestens 2 Jahre Erfahrung')?.years).toBe(2);
});

it.each([
  ['Mølla har eksistert i over 4 år, og vi ser etter deg som har erfaring', undefined],
  ['Our mill has existed for 12 years and looks for bakers with experience', undefined],
  ['Notre moulin existe depuis 12 ans et cherche une personne d’expérience', undefined],
  ['Ervaring van 5 jaar in een team dat bestaat uit bakkers', 5],
  ['2 years of experience operating a mill', 2],
])('%s: %s', (text, years) => {
  expect(readExperience(text)?.years).toBe(years);
});
