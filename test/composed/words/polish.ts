import type { CareerWords } from './career-words.ts';

export const POLISH: CareerWords = {
  language: 'pl',
  careers: 'Kariera',
  openings: ['Oferty pracy', 'Aktualne oferty', 'Szukamy', 'Dołącz do nas', 'Wolne stanowiska'],
  titles: [
    'Elektryk',
    'Kelner / Kelnerka',
    'Programista Java',
    'Asystent biura',
    'Pomocnik stolarza',
    'Pielęgniarka',
    'Kierowca kat. C+E',
    'Specjalista ds. obsługi klienta',
    'Księgowa',
    'Stażysta w dziale marketingu',
    'Kierownik budowy',
    'Hydraulik',
    'Opiekun osób starszych',
    'Inżynier projektu',
    'Przedstawiciel handlowy',
    'Kucharz',
    'Technik utrzymania ruchu',
    'Ogrodnik',
    'Nauczyciel przedszkola',
    'Magazynier',
    'Pracownik gospodarczy',
    'Asystentka stomatologiczna',
    'Fryzjer',
    'Spawacz',
    'Mechanik samochodowy',
  ],
  places: ['Kraków', 'Gdańsk', 'Łódź', 'Lublin'],
  kinds: ['Pełny etat', 'Część etatu', 'Staż', 'Umowa zlecenie'],
  texts: [
    'Będziesz pracować w małym zespole, który trzyma się razem od lat i lubi to, co robi.',
    'Lubisz ludzi i nie boisz się pracy.',
    'Na tym stanowisku opiekujesz się klientami od pierwszego telefonu do ostatniej faktury.',
  ],
  duties: {
    heading: 'Zakres obowiązków',
    items: ['Utrzymanie maszyn', 'Obsługa gości', 'Realizacja zamówień'],
  },
  requirements: {
    heading: 'Wymagania',
    items: ['Dwa lata doświadczenia', 'Prawo jazdy kat. B', 'Dobra znajomość polskiego'],
  },
  offers: {
    heading: 'Oferujemy',
    items: ['Prywatna opieka medyczna', '26 dni urlopu', 'Szkolenia'],
  },
  actions: ['Aplikuj', 'Aplikuj teraz', 'Więcej', 'Zobacz ofertę'],
  labels: {
    place: 'Lokalizacja',
    kind: 'Wymiar pracy',
    pay: 'Wynagrodzenie',
  },
  pay: ['6 000–7 500 zł brutto', '32 zł za godzinę', 'do uzgodnienia'],
  about: {
    heading: 'Buduj z nami przyszłość',
    text: 'Jesteśmy firmą rodzinną, czterdzieści osób w trzech miastach od 1987 roku.',
  },
  benefits: {
    heading: 'Dlaczego my',
    entries: [
      ['Elastyczne godziny', 'Przychodź, kiedy pasuje tobie i zespołowi.'],
      ['Szkolenia', 'Płacimy za kursy i egzaminy.'],
      ['Opieka medyczna', 'Od pierwszego dnia.'],
      ['Dobra kawa', 'Palona za rogiem.'],
    ],
  },
  steps: {
    heading: 'Jak rekrutujemy',
    entries: [
      ['Wyślij zgłoszenie', 'Wystarczy kilka zdań.'],
      ['Pierwsza rozmowa', 'Pół godziny przez telefon.'],
      ['Dzień próbny', 'Poznasz zespół.'],
      ['Decyzja', 'W ciągu tygodnia.'],
    ],
  },
  people: {
    heading: 'Nasz zespół',
    entries: [
      ['Anna Bielak', 'Kierownik produkcji'],
      ['Tomasz Górski', 'Dyrektor handlowy'],
      ['Sara Kowal', 'Kierownik jakości'],
    ],
  },
  voices: {
    heading: 'Co mówią pracownicy',
    text: 'Przyszłam na wakacje i zostałam, bo nikt tu nie jest numerem.',
  },
  questions: {
    heading: 'Częste pytania',
    entries: [
      ['Czy mogę aplikować bez dyplomu?', 'Tak, liczy się to, co umiesz.'],
      ['Jak długo to trwa?', 'Około dwóch tygodni.'],
    ],
  },
  nothing: {
    heading: 'Nie ma nic dla ciebie?',
    text: 'Wyślij nam aplikację spontaniczną.',
  },
  news: {
    heading: 'Aktualności',
    titles: ['Nowy warsztat w Krakowie', 'Nasi uczniowie zdobyli nagrodę', 'Piknik 2026'],
  },
  services: {
    heading: 'Usługi',
    names: ['Montaż kuchni', 'Instalacje elektryczne', 'Projektowanie ogrodów'],
  },
  menu: ['Start', 'O nas', 'Usługi', 'Kariera', 'Kontakt'],
  teams: ['Technika', 'Administracja', 'Sprzedaż'],
  contact: 'Kontakt',
};
