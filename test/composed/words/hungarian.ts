import type { CareerWords } from './career-words.ts';

export const HUNGARIAN: CareerWords = {
  language: 'hu',
  careers: 'Karrier',
  openings: ['Nyitott pozíciók', 'Állásajánlatok', 'Aktuális állásaink', 'Munkatársat keresünk', 'Álláslehetőségek'],
  titles: [
    'Szakács',
    'Felszolgáló',
    'Villanyszerelő',
    'Vízvezeték-szerelő',
    'Szoftverfejlesztő',
    'Bolti eladó',
    'Ápoló',
    'Raktáros',
    'Gépkocsivezető (C+E)',
    'Könyvelő',
    'Marketing gyakornok',
    'Takarító',
    'Asztalos',
    'Projektvezető',
    'Ügyfélszolgálati munkatárs',
    'Óvodapedagógus',
    'Fodrász',
    'CNC gépkezelő',
    'Irodai asszisztens',
    'Autószerelő',
    'Építésvezető',
  ],
  places: ['Budapest', 'Debrecen', 'Szeged', 'Győr', 'Pécs'],
  kinds: ['Teljes munkaidő', 'Részmunkaidő', 'Szakmai gyakorlat', 'Határozott idejű'],
  texts: [
    'Egy kis csapatba várunk, amely évek óta együtt dolgozik.',
    'Olyan embert keresünk, aki szereti a vendégeket és a korai kezdést.',
    'Ebben a munkakörben az első hívástól az utolsó számláig kíséred ügyfeleinket.',
  ],
  duties: { heading: 'Feladatok', items: ['Gépek karbantartása', 'Vendégek kiszolgálása', 'Jelentések készítése'] },
  requirements: {
    heading: 'Elvárások',
    items: ['Két év tapasztalat', 'B kategóriás jogosítvány', 'Jó kommunikációs készség'],
  },
  offers: { heading: 'Amit kínálunk', items: ['Cafeteria', 'Rugalmas munkaidő', 'Céges autó'] },
  actions: ['Jelentkezem', 'Jelentkezés', 'Részletek', 'Tovább'],
  labels: { place: 'Munkavégzés helye', kind: 'Munkaidő', pay: 'Fizetés' },
  pay: ['bruttó 500 000 – 600 000 Ft / hó', '2 500 Ft / óra', 'Megegyezés szerint'],
  about: {
    heading: 'Rólunk',
    text: 'Családi vállalkozás vagyunk negyven emberrel. 1987 óta készítünk tartós dolgokat.',
  },
  benefits: {
    heading: 'Miért dolgozz nálunk',
    entries: [
      ['Rugalmas munkaidő', 'Gyere, amikor neked és a csapatnak jó.'],
      ['Képzések', 'Kifizetjük a tanfolyamokat és a vizsgákat.'],
      ['Egészségbiztosítás', 'Az első naptól.'],
      ['Jó kávé', 'A sarkon pörkölik.'],
    ],
  },
  steps: {
    heading: 'A jelentkezés menete',
    entries: [
      ['Küldd el az önéletrajzod', 'Néhány sor elég.'],
      ['Első interjú', 'Fél órát beszélgetünk.'],
      ['Ajánlat', 'Egy héten belül válaszolunk.'],
    ],
  },
  people: {
    heading: 'Csapatunk',
    entries: [
      ['Nagy Anna', 'Termelési vezető'],
      ['Kovács Tamás', 'Irodavezető'],
      ['Szabó Sára', 'Értékesítési igazgató'],
    ],
  },
  voices: {
    heading: 'Munkatársaink mondták',
    text: 'Nyári munkára jöttem és itt maradtam, mert itt senki sem csak egy szám.',
  },
  questions: {
    heading: 'Gyakori kérdések',
    entries: [
      ['Jelentkezhetek végzettség nélkül?', 'Igen, az számít, amit tudsz.'],
      ['Mennyi ideig tart?', 'Körülbelül két hétig.'],
    ],
  },
  nothing: {
    heading: 'Nem találtál megfelelőt?',
    text: 'Küldd el az önéletrajzod, és írd meg, mit szeretnél csinálni.',
  },
  news: {
    heading: 'Hírek',
    titles: ['Új műhely nyílt Győrben', 'Tanulóink díjat nyertek', 'Nyári ünnepség 2026'],
  },
  services: { heading: 'Szolgáltatásaink', names: ['Konyhaszerelés', 'Villanyszerelés', 'Kerttervezés'] },
  menu: ['Főoldal', 'Rólunk', 'Szolgáltatások', 'Karrier', 'Kapcsolat'],
  teams: ['Műszak', 'Adminisztráció', 'Értékesítés'],
  contact: 'Kapcsolat',
};
