import type { SoughtWords } from './sought-grammar.js';

/** More languages of `SOUGHT_WORDS`: those of Scandinavia. */
export const NORTHERN_SOUGHT_WORDS: readonly SoughtWords[] = [
  {
    language: 'sv',
    seek: 'söker|på jakt efter|behöver|rekryterar|anställer|letar efter|letar nu efter|letar just nu efter',
    counts: 'ett antal|ett flertal|flera|några|en|ett|två|tre',
    before:
      'nu|vi|därför|nytt|engagera\\p{L}+|noggran\\p{L}+|ambitiös\\p{L}*|en ny|ny|nya|erfaren|erfarna|driven|duktig|duktiga|fler|ytterligare',
    ends: 'till|för|med|som|i|på|hos|att|från',
    and: 'och|eller|samt',
    we: 'vi',
    now: 'just nu|nu|för närvarande|för tillfället|omgående|rekryterar|anställer',
    vacant:
      '(?:vi har|har vi) (?:(?:just|nu|flera|följande|även) ){0,3}(?:lediga (?:tjänster|jobb|anställningar)|(?:en )?ledig tjänst) (?:som|för)|vi tar (?:gärna )?emot ansökningar (?:till|för)(?: tjänste(?:n|rna) som)?|(?:vi har|har vi|vi är i|är vi i) (?:(?:just|nu|stort|ett) ){0,3}behov av',
    cases: [
      ['Vi har lediga tjänster som kock och bagare.', 'Kock', 'Bagare'],
      ['Vi har just nu behov av bagare.', 'Bagare'],
      ['Vi har inga lediga tjänster som kock.'],
      ['Just nu söker vi snickare till Malmö.', 'Snickare'],
      ['Vi söker alltid snickare.'],
      ['Vi anställer snickare och målare!', 'Snickare', 'Målare'],
      ['Kvarnen växer och vi söker därför nu ett antal engagerade bagare som vill utveckla brödet.', 'Bagare'],
      ['Bageriet i Ystad söker en erfaren bagare till sommaren.', 'Bagare'],
      ['Kvarnen letar efter en tf. verksamhetsledare för perioden 1.3–31.12.2027.', 'Tf. verksamhetsledare'],
      ['Vi letar alltid efter bagare.'],
    ],
  },
  {
    language: 'no da',
    seek: 'søker|søger|trenger|mangler|ansetter|ansætter',
    counts: 'et antall?|flere|noen|en|et|to|tre',
    before: 'nå|nu|vi|derfor|engager\\p{L}+|ny|nye|erfaren|erfarne|dyktig|dyktige|dygtig|dygtige|flere|etter|efter',
    ends: 'til|for|med|som|i|på|hos|der|fra|ved',
    and: 'og|eller|samt',
    we: 'vi',
    now: 'lige nu|akkurat nå|i øjeblikket|for øyeblikket|for tiden|ansetter|ansætter',
    vacant:
      '(?:vi har|har vi) (?:(?:lige|akkurat|nu|nå|for|tiden|flere|følgende|også) ){0,3}(?:ledige (?:stillinger|jobs?)|(?:en )?ledig stilling) (?:som|for|til)|(?:vi har|har vi) (?:(?:lige|akkurat|nu|nå|for|tiden|stort|et) ){0,3}(?:behov|bruk|brug) for|vi (?:modtager|tar imot|mottar) (?:gerne |gjerne )?(?:ansøgninger|søknader) (?:til|på|om)(?: stilling(?:en|ene|erne) som)?',
    cases: [
      ['Vi har ledige stillinger som kok og bager.', 'Kok', 'Bager'],
      ['Vi har ingen ledige stillinger som kok.'],
      ['Vi søger lige nu tømrere.', 'Tømrere'],
      ['Verkstedet søker en erfaren sveiser til avdelingen i Bodø.', 'Sveiser'],
      ['Vi mangler en tømrer og en murer til vores hold.', 'Tømrer', 'Murer'],
      ['Vi søger lige nu en dygtig tømrer og en murersvend til vores hold i Odense.', 'Tømrer', 'Murersvend'],
    ],
  },
];
