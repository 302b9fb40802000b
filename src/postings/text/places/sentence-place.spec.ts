import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { placesInSentences } from './sentence-place.js';
import { readTextPlace } from './text-place.js';
import { WHOSE_HOUSE_WORDS } from '../words/places/whose-house-words.js';
import { WORKPLACE_WORDS, type WorkplaceWordKind } from '../words/places/workplace-words.js';

it.each([
  ['Hľadáme kolegu do našej pobočky v Žiline.', 'Žilina'],
  ['Pracovať budete v našej prevádzke v Banskej Bystrici.', 'Banská Bystrica'],
  ['Miesto výkonu práce je v Košiciach.', 'Košice'],
  ['You work in our bakery in Leeds, West Yorkshire. Our Leeds bakery is old.', 'Leeds, West Yorkshire'],
  ['You work in our bakery in Leeds, Monday to Friday.', 'Leeds'],
  ['Our Leeds office is small. You work in our office in Leeds, West Yorkshire.', 'Leeds, West Yorkshire'],
  ['Do nášho tímu v Trenčíne hľadáme pekára.', 'Trenčín'],
  ['Máme kanceláriu v Bratislave.', 'Bratislava'],
  ['Pracoviště v Brně, v centru města.', 'Brno'],
  ['Hledáme posilu do naší pobočky v Českých Budějovicích.', 'České Budějovice'],
  ['Místo výkonu práce: Hradec Králové', 'Hradec Králové'],
  ['Nástup do dílny v Ostravě.', 'Ostrava'],
  ['Hell und modern ausgestattete Büroräume in Wiesbaden-Nordost', 'Wiesbaden-Nordost'],
  ['Budete pracovat v naší kanceláři v Praze.', 'Praha'],
  ['Do naší provozovny v Plzni hledáme kuchaře.', 'Plzeň'],
  ['V naší pekárně v Olomouci přijmeme pekaře.', 'Olomouc'],
  ['Pracujemy w naszym biurze w Krakowie.', 'Kraków'],
  ['Do naszego zespołu w Gdańsku szukamy programisty.', 'Gdańsk'],
  ['Miejsce pracy: Łódź', 'Łódź'],
  ['Praca w biurze we Wrocławiu.', 'Wrocław'],
  ['Zapraszamy do pracy w zakładzie w Bielsku-Białej.', 'Bielsko-Biała'],
  ['Praca stacjonarna w siedzibie firmy w Rzeszowie.', 'Rzeszów'],
  ['Szukamy osoby do salonu w Zielonej Górze.', 'Zielona Góra'],
  ['Nasz warsztat w Łodzi zatrudni mechanika.', 'Łódź'],
  ['Oferujemy pracę w Poznaniu.', 'Poznań'],
  ['Keresünk kollégát szegedi irodánkba.', 'Szeged'],
  ['Munkavégzés helye: Győr', 'Győr'],
  ['Budapesti irodánkban dolgozhatsz.', 'Budapest'],
  ['Debreceni telephelyünkre keresünk asztalost.', 'Debrecen'],
  ['Műhelyünk Kecskeméten található.', 'Kecskemét'],
  ['Irodánk Pécsen van.', 'Pécs'],
  ['Munkatársat keresünk Miskolcon.', 'Miskolc'],
  ['Etsimme leipuria toimipisteeseemme Tampereella.', 'Tampere'],
  ['Työpaikka sijaitsee Helsingissä.', 'Helsinki'],
  ['Toimistomme on Turussa.', 'Turku'],
  ['Työskentelet toimistollamme Jyväskylässä.', 'Jyväskylä'],
  ['Lahden toimipisteeseen haetaan asentajaa.', 'Lahti'],
  ['Töökoht asub Tartus.', 'Tartu'],
  ['Meie kontor asub Tallinnas.', 'Tallinn'],
  ['Otsime pagarit meie töökotta Pärnus.', 'Pärnu'],
  ['Darba vieta: Rīga', 'Rīga'],
  ['Aicinām darbā mūsu birojā Rīgā.', 'Rīga'],
  ['Darbs mūsu noliktavā Liepājā.', 'Liepāja'],
  ['Darbo vieta: Kaunas', 'Kaunas'],
  ['Dirbsi mūsų biure Vilniuje.', 'Vilnius'],
  ['Ieškome kepėjo mūsų kepykloje Klaipėdoje.', 'Klaipėda'],
  ['Darbas Kaune, mūsų dirbtuvėse.', 'Kaunas'],
  ['Radno mjesto u našem uredu u Zagrebu.', 'Zagreb'],
  ['Mjesto rada: Rijeka', 'Rijeka'],
  ['Rad u radionici u Rijeci.', 'Rijeka'],
  ['Rad u kancelariji u Beogradu.', 'Beograd'],
  ['Тражимо радника у нашем погону у Новом Саду.', 'Нови Сад'],
  ['Posao u našoj radnji u Nišu.', 'Niš'],
  ['Delo v naši pisarni v Ljubljani.', 'Ljubljana'],
  ['Iščemo peka za našo poslovalnico v Mariboru.', 'Maribor'],
  ['Kraj dela: Celje', 'Celje'],
  ['Работа в нашия офис в Пловдив.', 'Пловдив'],
  ['Бараме пекар за нашата пекарница во Битола.', 'Битола'],
  ['Търсим колега за офиса ни в София.', 'София'],
  ['Месторабота: Варна', 'Варна'],
  ['Работа в офисе в Казани.', 'Казань'],
  ['Требуется пекарь в нашу пекарню в Екатеринбурге.', 'Екатеринбург'],
  ['Наше производство находится в Нижнем Новгороде.', 'Нижний Новгород'],
  ['Работа в Санкт-Петербурге.', 'Санкт-Петербург'],
  ['Место работы: г. Тула', 'Тула'],
  ['Робота в офісі у Львові.', 'Львів'],
  ['Шукаємо пекаря до нашої майстерні в Києві.', 'Київ'],
  ['Місце роботи: м. Одеса', 'Одеса'],
  ['Наш офіс розташований у Харкові.', 'Харків'],
  ['Працювати в нашому цеху в Запоріжжі.', 'Запоріжжя'],
  ['Вакансія в Дніпрі.', 'Дніпро'],
  ["Ofisimiz İstanbul'da.", 'İstanbul'],
  ["İzmir'deki ofisimizde çalışacak takım arkadaşı arıyoruz.", 'İzmir'],
  ['Ankara ofisimizde çalışacaksınız.', 'Ankara'],
  ['Bursa’daki fabrikamızda çalışacak usta arıyoruz.', 'Bursa'],
  ['Çalışma yeri: Kocaeli / Gebze', 'Gebze'],
  ['Ζητείται υπάλληλος για το γραφείο μας στη Θεσσαλονίκη.', 'Θεσσαλονίκη'],
  ['Τα γραφεία μας βρίσκονται στην Αθήνα.', 'Αθήνα'],
  ['Εργασία στο κατάστημά μας στον Πειραιά.', 'Πειραιάς'],
  ['Θα εργαστείτε στο εργαστήριό μας στην Πάτρα.', 'Πάτρα'],
  ['Τόπος εργασίας: Ηράκλειο', 'Ηράκλειο'],
  ['Lucrezi în biroul nostru din Cluj-Napoca.', 'Cluj-Napoca'],
  ['Angajăm brutar la punctul de lucru din Brașov.', 'Brașov'],
  ['Căutăm colegi pentru sediul nostru din Timișoara.', 'Timișoara'],
  ['Treballaràs a la nostra oficina de Girona.', 'Girona'],
  ['Skrifstofa okkar er á Akureyri.', 'Akureyri'],
  ['Við leitum að bakara í verslun okkar í Reykjavík.', 'Reykjavík'],
  ['Du jobber på kontoret vårt i Trondheim.', 'Trondheim'],
  ['Vi søker baker til butikken vår i Tromsø.', 'Tromsø'],
  ['Du kommer til at arbejde i vores værksted i Odense.', 'Odense'],
  ['Vi søger en bager til vores butik i Esbjerg.', 'Esbjerg'],
  ['Vi söker en bagare till vårt bageri i Lund.', 'Lund'],
  ['Du utgår från vårt kontor i Västerås.', 'Västerås'],
  ['Voor onze bakkerij in Zwolle zoeken wij een bakker.', 'Zwolle'],
  ['Je werkt vanuit ons kantoor in Breda.', 'Breda'],
  ['Procuramos padeiro para a nossa padaria em Braga.', 'Braga'],
  ['O nosso escritório fica no Porto.', 'Porto'],
  ['Trabalho presencial em Campinas.', 'Campinas'],
  ['Local de trabalho: Aveiro', 'Aveiro'],
  ['Buscamos panadero para nuestra panadería en Burgos.', 'Burgos'],
  ['Nuestra oficina está en Valencia.', 'Valencia'],
  ['Trabajo presencial en Sevilla.', 'Sevilla'],
  ['Cerchiamo un fornaio per il nostro laboratorio di Parma.', 'Parma'],
  ['Luogo di lavoro: Reggio Emilia', 'Reggio Emilia'],
  ['Il nostro ufficio si trova a Trieste.', 'Trieste'],
  ['Nous recherchons un boulanger pour notre boulangerie de Quimper.', 'Quimper'],
  ['Nos bureaux se trouvent à Angers.', 'Angers'],
  ['Poste à pourvoir à Limoges.', 'Limoges'],
  ['Für unsere Bäckerei in Fulda suchen wir eine Bäckerin.', 'Fulda'],
  ['Du arbeitest in unserer Werkstatt in Marburg.', 'Marburg'],
  ['Unser Büro liegt in Bielefeld.', 'Bielefeld'],
  ['Arbeitsort ist Zug.', 'Zug'],
  ['Verstärkung für unser Team in Wuppertal gesucht.', 'Wuppertal'],
  ["You'll work from our Leeds bakery.", 'Leeds'],
  ['Our bakery is in Harrogate.', 'Harrogate'],
  ['We are a small bakery based in Skipton, North Yorkshire.', 'Skipton'],
  ['This role is office-based in Reading.', 'Reading'],
  [
    'Wir suchen zur Verstärkung unseres Teams eine freundliche Bäckerin für Vollzeit in Dornbirn ab sofort.',
    'Dornbirn',
  ],
  ['Bekerja di kantor kami di Bandung.', 'Bandung'],
  ['Penempatan di Bandung', 'Bandung'],
  ['Anda akan ditempatkan di Surabaya.', 'Surabaya'],
  ['Serviços de bancada na nossa oficina de Caxias do Sul: motor e câmbio.', 'Caxias do Sul'],
  ['Você vai trabalhar na nossa loja em Mogi das Cruzes.', 'Mogi das Cruzes'],
  ['Kde: v Praze', 'Praha'],
  ['Praca w naszym warsztacie w Łodzi.', 'Łódź'],
  ['Mill & Sons in Leeds is currently looking for a baker.', 'Leeds'],
  ['Die Mühle Berg in Graz sucht einen Bäcker.', 'Graz'],
  ['Le moulin Dupont à Lyon recherche un boulanger.', 'Lyon'],
  ['Møllen Bro i Aarhus søger en bager til nattevagt.', 'Aarhus'],
  ['Mlýn Hora v Olomouci hledá pekaře.', 'Olomouc'],
  // Shortened names, the middle of a town, and a town with its surroundings further behind who is sought.
  ['Verstärkung für unser Team in St. Pölten gesucht.', 'St. Pölten'],
  ['You work at our clinic in St. Albans.', 'St. Albans'],
  ['Our depot in Ft. Worth is growing.', 'Ft. Worth'],
  ['Mill is een nieuw museum in het centrum van Deventer.', 'Deventer'],
  ['You work in our office in the heart of Leeds.', 'Leeds'],
  ['A quiet workplace at a central location in Leeds.', 'Leeds'],
  ['Een rustige werkplek op een centrale plek in Utrecht', 'Utrecht'],
  ['Ein heller Arbeitsplatz in zentraler Lage von Bremen', 'Bremen'],
  ['Una oficina en una ubicación céntrica de Sevilla.', 'Sevilla'],
  ['En arbetsplats i centralt läge i Malmö.', 'Malmö'],
  ['Vi ansetter primært i Trondheim, men også andre steder.', 'Trondheim'],
  ['We mostly hire in Leeds.', 'Leeds'],
  ['Nous embauchons à Limoges.', 'Limoges'],
  ['Wir suchen eine Gärtnerin für die Pflege von Wohnanlagen und großen Parks in Fulda und Umgebung.', 'Fulda'],
  ['Cerchiamo giardinieri esperti per la cura di parchi e giardini privati a Bergamo e dintorni.', 'Bergamo'],
  ['Buscamos jardineros con experiencia para cuidar parques y jardines en Burgos y alrededores.', 'Burgos'],
  ['Nous recherchons un jardinier pour entretenir des parcs et des jardins à Angers et alentours.', 'Angers'],
  ['Wij zoeken een hovenier die tuinen en parken van particulieren verzorgt in Breda en omgeving.', 'Breda'],
  // What stands between a house, or that something stands, and its town; a day between who is sought and where.
  ['Wij zijn een brouwerij, gevestigd in een monumentaal pand aan de Molenkade in Amsterdam.', 'Amsterdam'],
  ['Unser Gasthof liegt in einem alten Forsthaus am Waldrand von Ilmenau.', 'Ilmenau'],
  ['Nuestro hotel, situado en una antigua casona a las afueras de Ronda, busca personal.', 'Ronda'],
  ['La cooperativa ha sede in un’ex filanda nel centro storico di Cuneo.', 'Cuneo'],
  ['Notre fournil, installé dans une ancienne grange à Saint-Malo, recrute.', 'Saint-Malo'],
  ['Byggfirman håller till i ett gammalt sågverk utanför Umeå.', 'Umeå'],
  ['Værkstedet ligger i en gammel fabrik i Odense.', 'Odense'],
  ['Dílna sídlí ve staré továrně na okraji Brna.', 'Brno'],
  ['The theatre is housed in an old mill by the weir in Leeds.', 'Leeds'],
  ['Suchen wir zum 1. Juni eine*n Müller*in in Hamburg.', 'Hamburg'],
  ['Suchen wir ab 15. August eine Müller:in in Hamburg.', 'Hamburg'],
  ['Wir sind ein kleiner Blumenladen in Dresden-Neustadt.', 'Dresden-Neustadt'],
  ['Start ist unser Lager in 21335 Lüneburg.', '21335 Lüneburg'],
  ['We are a family farm outside Kendal.', 'Kendal'],
  ['Die Mühle Berg aus Villach ist ein Familienbetrieb.', 'Villach'],
  ['Mulder Brood uit Amersfoort zoekt een bakker.', 'Amersfoort'],
  ['Wir, die Berg Mühlen GmbH aus Villach, mahlen Mehl.', 'Villach'],
])('%s → %s', (text, town) => {
  expect(readTextPlace(text)?.location).toContain(town);
});

it.each([
  "We build software for our client's office in Leeds.",
  'Our customers include bakeries in Vienna and hotels in Paris.',
  'She was born in Leeds and studied in York.',
  'Meet us at the trade fair in Hannover.',
  'A customer story: how a hotel in Berlin saves energy.',
  'We are hiring people in Agile teams.',
  'Looking for a manager in Training.',
  'Unser Kunde betreibt ein Hotel in Berlin.',
  'Geboren in Ulm, Studium in Wien.',
  'Besuchen Sie uns auf der Messe in Hannover.',
  'Wir sind ein Team in Bewegung.',
  'Wir suchen Menschen in Essen.',
  'Wir suchen Lieferanten in Polen.',
  'Erfahrung in einem Restaurant in Berlin ist von Vorteil.',
  'Máme zákazníky v Praze i v Brně.',
  'Firma byla založena v Ostravě.',
  'Hledáme kolegu v Agile týmu.',
  'Pracujte v SAPu a v Excelu.',
  'Absolvent školy v Brně vítán.',
  'Nasi klienci mają biura w Warszawie.',
  'Urodzony w Krakowie, mieszka w Gdańsku.',
  'Praca w Excelu.',
  'Работа в Excel, опыт работы в России.',
  'Работа в Битриксе и в Фигме.',
  'Работа в Маркетинге.',
  'Munka Excelben.',
  'Työskentely Excelissä, tiimi Annan johdolla.',
  'Darbas Exceliu.',
  'Працювати в Excel та у Фотошопі.',
  'Práca v Exceli, školenie v Prahe.',
  'Rad u Excelu i rad u Timu.',
  'Bureau de Vote, atelier de Lecture',
  'Recherche de Nice candidats',
  'Il team di Marco cerca. Laboratorio di Chimica.',
  'Lavoro in Team, lavoro a Turni',
  'Trabalho em Equipe. Loja de Roupas.',
  'Location: Remote',
  'Where: Excel',
  'Kontor på Teams',
  'Vi søger en kollega på Facebook',
  'Wij zoeken een collega in Vast dienstverband',
  'Our office is in March.',
  'We are looking for drivers in May.',
  "Türkiye'de çalışma izni olan",
  'Almanya’daki müşterilerimiz için çalışacak.',
  'Wir suchen eine Gärtnerin für die Pflege von Wohnanlagen und großen Parks, die in Fulda geplant wurden.',
  'Wir pflegen seit vielen Jahren Wohnanlagen und große Parks in Fulda und Umgebung.',
  // What was there once, and names of people.
  'We run a bakery. Our first shop in Vienna in 1995 was small.',
  'El equipo de Carmen busca.',
  'Everybody who bakes in Leeds, and is looking for more, is welcome.',
  'Our client in Leeds is looking for a baker.',
  'Our partner Hotel Rose in Leeds is looking for a baker.',
  'Unsere Schwesterfirma Berg in Wien sucht einen Bäcker.',
  'Everyone in Leeds is looking for bread.',
  'Jeder in Graz sucht eine Wohnung.',
  'We know how a family in Leeds is looking for bread.',
  // What is stressed, customers, and several towns; whence bread is.
  'Dein Schwerpunkt liegt auf großen Kunden in Hamburg.',
  'De nadruk ligt op projecten voor de gemeente in Amsterdam.',
  'Unsere Kunden sind in alten Mühlen untergebracht, die meisten in Hamburg.',
  'We mill flour located on the shelves and sell it in Leeds.',
  'Das Mehl aus Villach ist gut.',
  'Für unseren Kunden Berg Mühlen GmbH aus Villach bauen wir.',
  'Wij halen ons meel uit Amersfoort.',
  'Wir gehören zur Berg Holding AG aus Zürich.',
  'Our flour comes from Star Mills Inc. from Chicago.',
  'Het blad is een onderdeel van Van der Molen & Partners uit Heerenveen.',
  'Unsere Muttergesellschaft mit Sitz in Zürich hilft uns.',
  'Our parent company is located in Chicago.',
  'La nostra capogruppo, con sede a Milano, macina farina.',
  'Onze moedermaatschappij is gevestigd in Brussel.',
  'Die Berufsschule liegt in Ulm.',
  'Wir beraten Unternehmen in Hamburg.',
  'Nous livrons chaque restaurant de Lyon.',
  'Je werkt samen met het team in Brussel.',
])('%s names no place of work', (text) => {
  expect(placesInSentences(text)).toEqual([]);
});

const plainWords = (words: string): string[] => words.split('|').filter((word) => !word.includes('*'));

itHoldsForEvery('a house of others is none of the company', WHOSE_HOUSE_WORDS, (kind, languages, words) => {
  const [language = ''] = languages.split(' ');
  for (const word of plainWords(words)) {
    if (kind === 'others') expect(placesInSentences(`${word} office in Leeds`)).toEqual([]);
    if (kind === 'ours') expect(placesInSentences(`customers ${word} office in Leeds`)).toHaveLength(1);
    if (kind === 'any') expect(placesInSentences(`${word} ${inHouse(language)}`)).toEqual([]);
    if (kind === 'being')
      expect(placesInSentences(`${word} ${first(anyOf(language))} ${inHouse(language)}`)).toHaveLength(1);
  }
});

/** "Bäckerei in Berlin", in a language. */
function inHouse(language: string): string {
  const of = (wanted: WorkplaceWordKind): string =>
    first(
      WORKPLACE_WORDS.filter(([kind, from]) => kind === wanted && from === language).flatMap(([, , words]) => words),
    );
  return `${of('house')} ${of('in')} Berlin`;
}

function anyOf(language: string): string {
  return WHOSE_HOUSE_WORDS.find(([kind, of]) => kind === 'any' && of.split(' ').includes(language))?.[2] ?? '';
}

function first(words: string | readonly string[]): string {
  return plainWords(typeof words === 'string' ? words : words.join('|'))[0] ?? '';
}

it('of several towns behind what stands somewhere the first counts', () => {
  expect(readTextPlace('The mill is situated by a weir in Leeds, with guests in York.')?.location).toBe('Leeds');
});

it.each([
  ['Dienstort ist das Rathaus, Markt 1, 04107 Leipzig. Du backst.', 'Rathaus, Markt 1, 04107 Leipzig'],
  ['You bake. Location is the Mill Hub, 9 Mill Row, Leeds LS1 1AA.', 'Mill Hub, 9 Mill Row, Leeds LS1 1AA'],
  ['Luogo di lavoro è via Mulino 9, 20121 Milano.', 'via Mulino 9, 20121 Milano'],
  ['Arbeidssted er Møllevegen 20, 4358 Kleppe.', 'Møllevegen 20, 4358 Kleppe'],
  ['- miejsce pracy: biuro, ul. Młynarska 11/4, Nowomłyn,', 'biuro, ul. Młynarska 11/4, Nowomłyn'],
])('an address behind a label is the workplace: %s', (text, location) => {
  expect(readTextPlace(text)?.location).toBe(location);
});

it.each([
  'Unsere Kundin ist die Mühle, Markt 1, 04107 Oberhausdorf.',
  'Dienstort ist das Rathaus am Markt.',
  'Kleine Praxis am Markt.',
  'Kommen Sie in unsere Filiale am Ring.',
  'Dienstort ist Gebäude 3, 04107 Oberhausdorf.',
  'Miejsce pracy: biuro firmy,',
])('no address behind a label: %s', (text) => {
  expect(readTextPlace(text)).toBeUndefined();
});

it.each([
  ['Our bakery in Bedford Square is looking for a baker', undefined],
  ['You work in our office in Oxford Street', undefined],
  ['You work in our office in Leeds Hospital', 'Leeds'],
  ['Du arbeitest in unserer Backstube in Stuttgarter Platz', undefined],
  ['Our bakery in Bedford is looking for a baker', 'Bedford'],
  ['You work in our office in Oxford, Park Street', 'Oxford'],
])('%s: %s', (text, town) => {
  expect(placesInSentences(text)[0]?.location).toBe(town);
});

it.each([
  ['You will be based at Leeds Central Library.', 'Leeds'],
  ['We seek a caretaker based at Ipswich County Library.', 'Ipswich'],
  ['The baker is based in Kansas City Central Bakery.', 'Kansas City'],
  ['You will be based at Kent County Hospital.', 'Kent County'],
])('a house that serves all of a town is in it: %s', (text, location) => {
  expect(readTextPlace(text)?.location).toBe(location);
});

it('a country says nothing against a town in it, and another one does', () => {
  const office = 'Je werkt op ons kantoor in Utrecht.';
  expect(readTextPlace(`Je bent woonachtig in Nederland. ${office}`)?.location).toBe('Utrecht');
  expect(readTextPlace(`Je bent woonachtig in Duitsland. ${office}`)).toBeUndefined();
});

it.each([
  'Unsere Präsenz in Dubai wächst.',
  'Notre présence à Lyon depuis 1990 fait notre force.',
  'La nostra presenza a Torino dura da anni.',
  'A nossa presença em Lisboa cresce.',
  'Wij zijn al lang aanwezig in Rotterdam.',
])('where a company is present one need not be: %s', (text) => {
  expect(readTextPlace(text)).toBeUndefined();
});
