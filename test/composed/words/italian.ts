import type { CareerWords } from './career-words.ts';

export const ITALIAN: CareerWords = {
  language: 'it',
  careers: 'Lavora con noi',
  openings: ['Posizioni aperte', 'Offerte di lavoro', 'Stiamo cercando', 'Unisciti al team'],
  titles: [
    'Elettricista',
    'Cameriere di sala',
    'Sviluppatore web',
    'Impiegata amministrativa',
    'Apprendista falegname',
    'Infermiere notturno',
    'Autista patente C',
    'Addetto al servizio clienti',
    'Contabile',
    'Stage comunicazione',
    'Capocantiere',
    'Idraulico',
    'Assistente domiciliare',
    'Ingegnere progettista',
    'Commerciale',
    'Commessa',
    'Cuoco',
    'Tecnico manutentore',
    'Giardiniere',
    'Educatrice',
    'Magazziniere',
    'Addetto alle pulizie',
    'Receptionist',
    'Parrucchiera',
  ],
  places: ['Torino', 'Bologna', 'Milano', 'Bari'],
  kinds: ['Full time', 'Part time', 'Stage', 'Tempo determinato'],
  texts: [
    'Lavorerai in una piccola squadra unita da anni che ama quello che fa.',
    'Ti piacciono le persone e non ti pesa alzarti presto.',
    'In questo ruolo segui i clienti dalla prima chiamata all’ultima fattura.',
  ],
  duties: {
    heading: 'Mansioni',
    items: ['Manutenzione degli impianti', 'Accoglienza dei clienti', 'Gestione degli ordini'],
  },
  requirements: {
    heading: 'Requisiti',
    items: ['Due anni di esperienza', 'Patente B', 'Buona conoscenza dell’italiano'],
  },
  offers: {
    heading: 'Offriamo',
    items: ['Buoni pasto', 'Formazione', 'Ambiente giovane'],
  },
  actions: ['Candidati', 'Candidati ora', 'Scopri di più', 'Vedi offerta'],
  labels: {
    place: 'Sede',
    kind: 'Contratto',
    pay: 'Retribuzione',
  },
  pay: ['1.500 € al mese', '11 € l’ora', 'da CCNL'],
  about: {
    heading: 'Costruisci il tuo futuro',
    text: 'Siamo un’azienda familiare con quaranta persone in tre città dal 1987.',
  },
  benefits: {
    heading: 'Perché lavorare con noi',
    entries: [
      ['Orario flessibile', 'Vieni quando va bene a te e al team.'],
      ['Formazione', 'Paghiamo corsi ed esami.'],
      ['Assicurazione', 'Dal primo giorno.'],
      ['Buon caffè', 'Tostato dietro l’angolo.'],
    ],
  },
  steps: {
    heading: 'Processo di selezione',
    entries: [
      ['Invia la candidatura', 'Bastano poche righe.'],
      ['Primo colloquio', 'Mezz’ora al telefono.'],
      ['Giornata di prova', 'Conosci la squadra.'],
      ['Risposta', 'Entro una settimana.'],
    ],
  },
  people: {
    heading: 'Il nostro team',
    entries: [
      ['Anna Bianchi', 'Responsabile produzione'],
      ['Tommaso Galli', 'Direttore commerciale'],
      ['Sara Conti', 'Responsabile qualità'],
    ],
  },
  voices: {
    heading: 'Dicono di noi',
    text: 'Sono venuta per un lavoro estivo e sono rimasta, perché qui nessuno è un numero.',
  },
  questions: {
    heading: 'Domande frequenti',
    entries: [
      ['Posso candidarmi senza titolo?', 'Sì, conta quello che sai fare.'],
      ['Quanto dura?', 'Circa due settimane.'],
    ],
  },
  nothing: {
    heading: 'Non trovi la tua posizione?',
    text: 'Inviaci una candidatura spontanea.',
  },
  news: {
    heading: 'Notizie',
    titles: ['Nuova officina a Torino', 'I nostri apprendisti vincono un premio', 'Festa d’estate 2026'],
  },
  services: {
    heading: 'Servizi',
    names: ['Montaggio cucine', 'Impianti elettrici', 'Progettazione giardini'],
  },
  menu: ['Home', 'Chi siamo', 'Servizi', 'Lavora con noi', 'Contatti'],
  teams: ['Tecnica', 'Amministrazione', 'Vendite'],
  contact: 'Contatti',
};
