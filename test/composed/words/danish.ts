import type { CareerWords } from './career-words.ts';

export const DANISH: CareerWords = {
  language: 'da',
  careers: 'Job',
  openings: ['Ledige stillinger', 'Ledige job', 'Vi søger', 'Bliv en del af holdet', 'Aktuelle stillinger'],
  titles: [
    'Elektriker',
    'Tjener',
    'Webudvikler',
    'Kontorassistent',
    'Tømrerlærling',
    'Sygeplejerske',
    'Lastbilchauffør',
    'Kundeservicemedarbejder',
    'Bogholder',
    'Praktikant i kommunikation',
    'Byggeleder',
    'VVS-montør',
    'Social- og sundhedshjælper',
    'Projektleder',
    'Butiksassistent',
    'Kok',
    'Servicetekniker',
    'Gartner',
    'Pædagog',
    'Lagermedarbejder',
    'Rengøringsassistent',
    'Tandlægeassistent',
    'Frisør',
    'Svejser',
    'Automekaniker',
  ],
  places: ['Aarhus', 'Odense', 'Aalborg', 'Esbjerg'],
  kinds: ['Fuldtid', 'Deltid', 'Praktik', 'Vikariat'],
  texts: [
    'Du arbejder i et lille team, der har holdt sammen i mange år og kan lide det, vi laver.',
    'Du kan lide mennesker og tager gerne fat.',
    'I jobbet tager du dig af vores kunder fra første opkald til sidste faktura.',
  ],
  duties: {
    heading: 'Arbejdsopgaver',
    items: ['Vedligehold af maskiner', 'Modtage gæster', 'Håndtere ordrer'],
  },
  requirements: {
    heading: 'Kvalifikationer',
    items: ['To års erfaring', 'Kørekort B', 'Gode danskkundskaber'],
  },
  offers: {
    heading: 'Vi tilbyder',
    items: ['Frokostordning', '6 ugers ferie', 'Pension'],
  },
  actions: ['Søg jobbet', 'Ansøg nu', 'Læs mere'],
  labels: {
    place: 'Sted',
    kind: 'Ansættelse',
    pay: 'Løn',
  },
  pay: ['28.000–32.000 kr. pr. måned', '160 kr. i timen', 'efter aftale'],
  about: {
    heading: 'Byg fremtiden med os',
    text: 'Vi er en familievirksomhed med fyrre mennesker tre steder siden 1987.',
  },
  benefits: {
    heading: 'Hvorfor arbejde hos os',
    entries: [
      ['Fleksible tider', 'Kom, når det passer dig og holdet.'],
      ['Uddannelse', 'Vi betaler kurser og prøver.'],
      ['Pension', 'Fra første dag.'],
      ['God kaffe', 'Ristet om hjørnet.'],
    ],
  },
  steps: {
    heading: 'Sådan foregår det',
    entries: [
      ['Send din ansøgning', 'Et par linjer er nok.'],
      ['Første samtale', 'En halv time i telefonen.'],
      ['Prøvedag', 'Du møder holdet.'],
      ['Svar', 'Inden for en uge.'],
    ],
  },
  people: {
    heading: 'Vores team',
    entries: [
      ['Anna Berg', 'Produktionschef'],
      ['Tom Holm', 'Kontorchef'],
      ['Sara Lind', 'Salgschef'],
    ],
  },
  voices: {
    heading: 'Mød vores medarbejdere',
    text: 'Jeg kom for et sommerjob og blev, for her er ingen bare et nummer.',
  },
  questions: {
    heading: 'Ofte stillede spørgsmål',
    entries: [
      ['Kan jeg søge uden eksamen?', 'Ja, det tæller, hvad du kan.'],
      ['Hvor lang tid tager det?', 'Cirka to uger.'],
    ],
  },
  nothing: {
    heading: 'Fandt du ikke noget?',
    text: 'Send en uopfordret ansøgning.',
  },
  news: {
    heading: 'Nyheder',
    titles: ['Nyt værksted i Odense', 'Vores lærlinge vinder pris', 'Sommerfest 2026'],
  },
  services: {
    heading: 'Vores ydelser',
    names: ['Køkkenmontage', 'El-installation', 'Havedesign'],
  },
  menu: ['Hjem', 'Om os', 'Ydelser', 'Job', 'Kontakt'],
  teams: ['Teknik', 'Administration', 'Salg'],
  contact: 'Kontakt',
};
