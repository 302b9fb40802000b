import type { CareerWords } from './career-words.ts';

export const DUTCH: CareerWords = {
  language: 'nl',
  careers: 'Vacatures',
  openings: ['Openstaande vacatures', 'Vacatures', 'Werken bij ons', 'Kom bij ons werken', 'Wij zoeken'],
  titles: [
    'Elektromonteur',
    'Medewerker bediening',
    'Webdeveloper',
    'Administratief medewerker',
    'Leerling timmerman',
    'Verpleegkundige nachtdienst',
    'Vrachtwagenchauffeur CE',
    'Klantenservice medewerker',
    'Boekhouder',
    'Stage communicatie',
    'Uitvoerder',
    'Loodgieter',
    'Thuishulp',
    'Projectleider civiel',
    'Verkoper binnendienst',
    'Kok',
    'Onderhoudsmonteur',
    'Hovenier',
    'Pedagogisch medewerker',
    'Magazijnmedewerker',
    'Schoonmaker',
    'Zaterdaghulp',
    'Tandartsassistente',
    'Kapper',
  ],
  places: ['Utrecht', 'Gent', 'Rotterdam', 'Zwolle'],
  kinds: ['Fulltime', 'Parttime', 'Stage', 'Bijbaan'],
  texts: [
    'Je werkt in een klein team dat al jaren samen is en van het werk houdt.',
    'Je houdt van mensen en steekt graag de handen uit de mouwen.',
    'In deze functie help je onze klanten van het eerste telefoontje tot de laatste factuur.',
  ],
  duties: {
    heading: 'Wat ga je doen',
    items: ['Onderhoud van machines', 'Gasten ontvangen', 'Orders verwerken'],
  },
  requirements: {
    heading: 'Functie-eisen',
    items: ['Twee jaar ervaring', 'Rijbewijs B', 'Goede beheersing van het Nederlands'],
  },
  offers: {
    heading: 'Wij bieden',
    items: ['Goed salaris', '25 vakantiedagen', 'Pensioen'],
  },
  actions: ['Solliciteer', 'Solliciteer nu', 'Lees meer', 'Bekijk vacature'],
  labels: {
    place: 'Locatie',
    kind: 'Dienstverband',
    pay: 'Salaris',
  },
  pay: ['€ 2.400 - € 2.900 per maand', '€ 14 per uur', 'marktconform'],
  about: {
    heading: 'Bouw mee',
    text: 'Wij zijn een familiebedrijf met veertig mensen op drie plekken sinds 1987.',
  },
  benefits: {
    heading: 'Waarom bij ons werken',
    entries: [
      ['Flexibele uren', 'Kom wanneer het jou en het team past.'],
      ['Opleiding', 'Wij betalen cursussen en examens.'],
      ['Pensioen', 'Vanaf de eerste dag.'],
      ['Goede koffie', 'Om de hoek gebrand.'],
    ],
  },
  steps: {
    heading: 'Sollicitatieprocedure',
    entries: [
      ['Stuur je sollicitatie', 'Een paar regels zijn genoeg.'],
      ['Eerste gesprek', 'Een half uur aan de telefoon.'],
      ['Meeloopdag', 'Je ontmoet het team.'],
      ['Aanbod', 'Binnen een week.'],
    ],
  },
  people: {
    heading: 'Ons team',
    entries: [
      ['Anna Berg', 'Hoofd productie'],
      ['Tom Heuvel', 'Kantoormanager'],
      ['Sara de Wit', 'Verkoopleider'],
    ],
  },
  voices: {
    heading: 'Collega’s aan het woord',
    text: 'Ik kwam voor een vakantiebaan en bleef, want hier is niemand een nummer.',
  },
  questions: {
    heading: 'Veelgestelde vragen',
    entries: [
      ['Kan ik zonder diploma solliciteren?', 'Ja, het gaat om wat je kunt.'],
      ['Hoe lang duurt het?', 'Ongeveer twee weken.'],
    ],
  },
  nothing: {
    heading: 'Niets gevonden?',
    text: 'Stuur ons een open sollicitatie.',
  },
  news: {
    heading: 'Nieuws',
    titles: ['Nieuwe werkplaats in Zwolle', 'Onze leerlingen winnen prijs', 'Zomerfeest 2026'],
  },
  services: {
    heading: 'Onze diensten',
    names: ['Keukenmontage', 'Elektra', 'Tuinontwerp'],
  },
  menu: ['Home', 'Over ons', 'Diensten', 'Vacatures', 'Contact'],
  teams: ['Techniek', 'Administratie', 'Verkoop'],
  contact: 'Contact',
};
