import type { CareerWords } from './career-words.ts';

export const SWEDISH: CareerWords = {
  language: 'sv',
  careers: 'Jobba hos oss',
  openings: ['Lediga tjänster', 'Lediga jobb', 'Vi söker', 'Bli en av oss', 'Aktuella tjänster'],
  titles: [
    'Elektriker',
    'Servitör',
    'Webbutvecklare',
    'Receptionist',
    'Snickarlärling',
    'Sjuksköterska natt',
    'Lastbilschaufför',
    'Kundtjänstmedarbetare',
    'Ekonomiassistent',
    'Praktikant kommunikation',
    'Platschef',
    'Rörmokare',
    'Undersköterska',
    'Projektledare anläggning',
    'Butikssäljare',
    'Kock',
    'Servicetekniker',
    'Trädgårdsmästare',
    'Förskollärare',
    'Lagerarbetare',
    'Lokalvårdare',
    'Tandsköterska',
    'Frisör',
    'Svetsare',
    'Bilmekaniker',
  ],
  places: ['Göteborg', 'Malmö', 'Umeå', 'Örebro'],
  kinds: ['Heltid', 'Deltid', 'Praktik', 'Vikariat'],
  texts: [
    'Du arbetar i ett litet team som har hållit ihop i många år och tycker om det vi gör.',
    'Du gillar människor och tvekar inte att hugga i.',
    'I rollen tar du hand om våra kunder från första samtalet till sista fakturan.',
  ],
  duties: {
    heading: 'Arbetsuppgifter',
    items: ['Underhåll av maskiner', 'Ta emot gäster', 'Hantera beställningar'],
  },
  requirements: {
    heading: 'Kvalifikationer',
    items: ['Två års erfarenhet', 'B-körkort', 'God svenska'],
  },
  offers: {
    heading: 'Vi erbjuder',
    items: ['Friskvårdsbidrag', '30 dagars semester', 'Kollektivavtal'],
  },
  actions: ['Ansök', 'Ansök nu', 'Läs mer'],
  labels: {
    place: 'Ort',
    kind: 'Anställningsform',
    pay: 'Lön',
  },
  pay: ['28 000–32 000 kr/mån', '160 kr i timmen', 'enligt avtal'],
  about: {
    heading: 'Bygg framtiden med oss',
    text: 'Vi är ett familjeföretag med fyrtio personer på tre orter sedan 1987.',
  },
  benefits: {
    heading: 'Varför jobba hos oss',
    entries: [
      ['Flexibla tider', 'Kom när det passar dig och teamet.'],
      ['Utbildning', 'Vi betalar kurser och prov.'],
      ['Friskvård', 'Från första dagen.'],
      ['Gott kaffe', 'Rostat runt hörnet.'],
    ],
  },
  steps: {
    heading: 'Så rekryterar vi',
    entries: [
      ['Skicka din ansökan', 'Några rader räcker.'],
      ['Första samtalet', 'En halvtimme på telefon.'],
      ['Provdag', 'Du träffar teamet.'],
      ['Besked', 'Inom en vecka.'],
    ],
  },
  people: {
    heading: 'Vårt team',
    entries: [
      ['Anna Berg', 'Produktionschef'],
      ['Tom Holm', 'Kontorschef'],
      ['Sara Lind', 'Säljchef'],
    ],
  },
  voices: {
    heading: 'Möt våra medarbetare',
    text: 'Jag kom för ett sommarjobb och blev kvar, för här är ingen bara ett nummer.',
  },
  questions: {
    heading: 'Vanliga frågor',
    entries: [
      ['Kan jag söka utan examen?', 'Ja, det som räknas är vad du kan.'],
      ['Hur lång tid tar det?', 'Ungefär två veckor.'],
    ],
  },
  nothing: {
    heading: 'Hittar du inget som passar?',
    text: 'Skicka en spontanansökan.',
  },
  news: {
    heading: 'Nyheter',
    titles: ['Ny verkstad i Malmö', 'Våra lärlingar vinner pris', 'Sommarfest 2026'],
  },
  services: {
    heading: 'Våra tjänster',
    names: ['Köksmontering', 'Elinstallation', 'Trädgårdsdesign'],
  },
  menu: ['Hem', 'Om oss', 'Tjänster', 'Jobba hos oss', 'Kontakt'],
  teams: ['Teknik', 'Administration', 'Försäljning'],
  contact: 'Kontakt',
};
