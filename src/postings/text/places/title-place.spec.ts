import { expect, it } from '@jest/globals';
import { readTitleArea, readTitlePlace, titleAndPlace } from './title-place.js';

it.each([
  ['Baker (based in Leeds)', 'Baker', 'Leeds'],
  ['Bäcker Standort Ulm', 'Bäcker', 'Ulm'],
  ['Bäcker (m/w/d) für unseren Standort Ulm', 'Bäcker (m/w/d)', 'Ulm'],
  ['Köchin in unserem Restaurant in Bonn', 'Köchin', 'Bonn'],
  ['Nurse for our Leeds branch', 'Nurse', 'Leeds'],
  ['Boulanger pour notre magasin de Lyon', 'Boulanger', 'Lyon'],
  ['Nurse for our Children branch', 'Nurse for our Children branch', undefined],
  ['Baker (Leeds)', 'Baker (Leeds)', undefined],
  ['Baker (based in the night)', 'Baker (based in the night)', undefined],
  ['Baker (m/w/d)', 'Baker (m/w/d)', undefined],
])('the end of %j', (title, name, place) => {
  expect(titleAndPlace(title)).toEqual({ name, place });
});

it.each([
  ['Padeiro (Indaial/SC)', 'Indaial/SC'],
  ['Padeiro - Noturno (Itajaí / SC)', 'Itajaí / SC'],
  ['Developer (Java/IT)', undefined],
  ['Baker (Vendas/SP)', undefined],
  ['Developer (Angular/JS)', undefined],
])('the town and its state in brackets of %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Baker – Wollongong NSW', 'Wollongong NSW'],
  ['Baker – Fremantle WA 6160', 'Fremantle WA 6160'],
  ['Baker (Kitchener ON)', 'Kitchener ON'],
  ['Baker, Hibbing MN', 'Hibbing MN'],
  ['Baker – Rochester RN', undefined],
  ['Baker – Madrid QA', undefined],
  ['Baker – Reading IT', undefined],
])('the town of %j with the state it lies in, and no other letters', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Baker (Leeds - Field Based)', 'Leeds'],
  ['Baker (Leeds – hybrid)', 'Leeds'],
  ['Bäcker (Vollzeit - Ulm)', 'Ulm'],
  ['Baker (York - North)', undefined],
  ['Baker (Bread - remote)', undefined],
  ['Baker (Field Based)', undefined],
])('the town beside how one works in the brackets of %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Bäcker (m/w/d) – Filiale Bochum', 'Bochum'],
  ['Baker – Leeds branch', 'Leeds'],
  ['Baker (Bradford Store)', 'Bradford'],
  ['Boulanger – agence de Rennes', 'Rennes'],
  ['Bakker – winkel Utrecht', 'Utrecht'],
  ['Panettiere – sede di Bologna', 'Bologna'],
  ['Panadero – tienda de Sevilla', 'Sevilla'],
  ['Caretaker, Leeds Central Library', 'Leeds'],
  ['Caretaker, Ipswich County Library', 'Ipswich'],
  ['Cleaner (Leeds City Museum)', 'Leeds'],
  ['Cook – Kansas City Restaurant', 'Kansas City'],
  ['Clerk, based at Leeds Public Library', 'Leeds'],
  ['Clerk, based in Leeds', 'Leeds'],
  ['Clerk, based at home', undefined],
  ['Clerk, Kent County Library', undefined],
  ['Clerk, Public Library', undefined],
  ['Baker – Night Team', undefined],
  ['Leiter – Team Orange', undefined],
  ['Head Chef – Hotel Kitchen', undefined],
])('the town of the house that %j names', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Senior Baker _ Torino/Milano', 'Torino/Milano'],
  ['Senior Baker _ Rye', undefined],
])('the towns behind a low line in %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Пекарь (г. Москва)', 'Москва'],
  ['Пекарь (город Москва)', 'Москва'],
  ['Пекар (м. Київ)', 'Київ'],
  ['Пекар (гр. София)', 'София'],
  ['Пекарь (м. Сокол)', undefined],
  ['Пекарь (на вахту)', undefined],
])('the place behind a word for a town in %j', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Leeds – Baker', undefined, 'Leeds'],
  ['[Leeds] Baker', undefined, 'Leeds'],
  ['【大阪】パン職人', undefined, '大阪'],
  ['パン職人（大阪）', undefined, '大阪'],
  ['面包师-上海', undefined, '上海'],
  ['خباز في الرياض', undefined, 'الرياض'],
  ['Boulanger (H/F) - Quimper (29)', 'France', 'Quimper'],
  ['Boulanger – Quimper / Brest', undefined, 'Quimper / Brest'],
  ['Bagare i Malmö och Lund', 'Sweden', 'Malmö, Lund'],
  ['Bager til Aarhus og Odense', 'Denmark', 'Aarhus, Odense'],
  ['Bagare i Malmö och natten', 'Sweden', undefined],
  ['Koch – Frankfurt (Oder)', undefined, 'Frankfurt (Oder)'],
  ['Bäcker (m/w/d) Fulda', 'Germany', 'Fulda'],
  ['Bäcker (m/w/d) Nachtschicht', 'Germany', undefined],
  ['Baker (Skipton)', 'United Kingdom', 'Skipton'],
  ['Baker (Skipton)', undefined, undefined],
  ['Pekař v Brně', undefined, 'Brno'],
  ['Pekař do Brna', undefined, 'Brno'],
  ['Programista w Excelu', undefined, undefined],
  ['Пекарь в Казани', undefined, 'Казань'],
  ['Pek v Mariboru', undefined, 'Maribor'],
  ['Pék Szegeden', 'Hungary', 'Szeged'],
  ['Pék Szegeden', undefined, undefined],
  ['Leipuri Helsinkiin', 'Finland', 'Helsinki'],
  ['Kepėjas Vilniuje', 'Lithuania', 'Vilnius'],
  ['Elektriker bei Stadtwerke Ulm', 'Germany', undefined],
  ['Baker – Night Shift', 'United Kingdom', undefined],
  ['Victoria – Baker', undefined, undefined],
  ['Baker (Leeds / remote)', undefined, 'Leeds'],
  ['Panadera (Santo Domingo / remoto)', undefined, 'Santo Domingo'],
  ['Bäcker (Köln, Vollzeit)', undefined, 'Köln'],
  ['Boulanger (Lyon / télétravail)', undefined, 'Lyon'],
  ['Baker (remote / full-time)', undefined, undefined],
  ['Baker (nights / remote)', undefined, undefined],
])('the place in %j on a site of %s', (title, country, place) => {
  expect(readTitlePlace(title, country === undefined ? [] : [country])).toBe(place);
});

it.each([
  ['Recepční – Most', 'Czechia', 'Most'],
  ['Konobar (Split)', 'Croatia', 'Split'],
  ['Pfleger, Halle (Saale)', 'Germany', 'Halle (Saale)'],
  ['Lead Developer – Split', 'Germany', undefined],
  ['Nurse, Leeds (Nights)', 'United Kingdom', undefined],
  ['Μηχανικός – Σταθμός Ρόδου', 'Greece', 'Ρόδος'],
  ['Πωλήτρια – Κατάστημα Χανίων', 'Greece', 'Χανιά'],
  ['Πωλήτρια – Κατάστημα Πειραιά', 'Greece', 'Πειραιάς'],
  ['Пекарь – Филиал Казани', 'Russia', 'Казань'],
  ['Μηχανικός – Σταθμός Ρόδου', 'Germany', 'Ρόδος'],
  ['Пекарь – Филиал Казани', 'Germany', undefined],
  ['Μηχανικός – Ομάδα Πελατών', 'Greece', undefined],
  ['Specjalista – Zespół Sprzedaży', 'Poland', undefined],
  ['Kuchař – Restaurace Zámek', 'Czechia', undefined],
])('%s on a site of %s: %s', (title, country, place) => {
  expect(readTitlePlace(title, [country])).toBe(place);
});

it.each([
  ['Electricista – Móstoles (Madrid)', 'Móstoles (Madrid)'],
  ['Electricista en Elche (Alicante)', 'Elche (Alicante)'],
  ['Electricista – Taller (Madrid)', 'Madrid'],
  ['Electricista (Madrid)', 'Madrid'],
])('a town keeps what it lies in: %s', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each(['NäPA', 'KiTa', 'PTA', 'UPA', 'OTA', 'TGA', 'CNC', 'RN', 'MFA', 'HSE', 'BIM', 'PhD', 'OSS', 'Kita', 'Perm'])(
  'what is short for something is no town: %s',
  (short) => {
    const titles = [
      `Baker (${short})`,
      `Baker – ${short}`,
      `Baker, ${short}`,
      `Baker (m/w/d) ${short}`,
      `Baker (${short}) (m/w/d)`,
      `${short} – Baker`,
      `${short}: Baker`,
      `Baker in ${short}`,
    ];
    const places = ['Germany', 'Netherlands', 'United States'].flatMap((country) =>
      titles.map((title) => readTitlePlace(title, [country])),
    );
    expect(places.filter((place) => place !== undefined)).toEqual([]);
  },
);

it.each([
  ['Baker (Napa)', 'Napa'],
  ['NYC – Baker', 'NYC'],
  ['ROMA – CUOCO', 'ROMA'],
  ['Baker (LEEDS)', 'LEEDS'],
  ['Baker – Leeds (RN)', 'Leeds'],
  ['Baker (McAllen)', 'McAllen'],
])('what is written in capitals may be one: %s', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Köchin (Freiburg, D)', 'Freiburg, D'],
  ['Bäcker – Olten (CH)', 'Olten (CH)'],
  ['Bäcker (Olten CH)', 'Olten CH'],
  ['Bakker (Utrecht NL)', 'Utrecht NL'],
  ['Kellner – 1010 Wien', '1010 Wien'],
  ['Kellner (m/w/d) (4020 Linz)', '4020 Linz'],
  ['Bäcker D-79098 Freiburg', 'D-79098 Freiburg'],
  ['Bäcker, CH-4600 Olten', 'CH-4600 Olten'],
  ['Boulanger – 69002 Lyon', '69002 Lyon'],
  ['Baker (Remote, US)', 'Remote, US'],
  ['Müller (Homeoffice / Deutschland)', 'Homeoffice / Deutschland'],
  ['Bäcker (Kassel, H)', undefined],
  ['Engineer (Remote, IT)', undefined],
  ['Messebau – 2026 Paris', undefined],
  ['Verkauf – 5000 Brote', undefined],
  ['Pfleger – Haus 12', undefined],
  ['Schlosser 4711 Anlagen', undefined],
  ['Köchin (Bern, B)', undefined],
  ['Baker (Night, A)', undefined],
])('the place with its code that %j ends with', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Miller, Reno, NV', 'Reno, NV'],
  ['Miller, Charlotte, North Carolina', 'Charlotte, North Carolina'],
  ['Miller, Leeds, UK', 'Leeds, UK'],
  ['Miller, Paris, London', 'Paris, London'],
  ['Miller, Rye, IT', undefined],
  ['Miller, Word, Excel', undefined],
  ['Miller, Flour, CA', undefined],
  ['Baker in Kent County', undefined],
])('a town with what it lies in ends a title behind a comma, too: %s', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});

it.each([
  ['Baker (France)', 'France'],
  ['Baker in Bayern', 'Bayern'],
  ['Baker – Halifax County, Virginia', 'Halifax County, Virginia'],
  ['Jobs in Kent County', 'Kent County'],
  ['Baker (Lyon)', undefined],
  ['Baker (French)', undefined],
  ['Baker (IT)', undefined],
  ['Baker in Lyon et Grenoble', undefined],
])('the country that a title ends with, or what lies in one: %s', (title, area) => {
  expect(readTitleArea(title)).toBe(area);
});

it.each([
  ['Baker – Millwater, OH', 'Millwater, OH'],
  ['Baker (Millwater, OH)', 'Millwater, OH'],
  ['Baker in Millwater, NSW', 'Millwater, NSW'],
  ['Baker – Nights, MA', undefined],
  ['Baker – Second Shift, NC', undefined],
  ['Baker – Millwater, XY', undefined],
])('a village that no table knows is told by the code of its state: %s', (title, place) => {
  expect(readTitlePlace(title)).toBe(place);
});
