import type { CareerWords } from './career-words.ts';

export const CZECH: CareerWords = {
  language: 'cs',
  careers: 'Kariéra',
  openings: ['Volná místa', 'Volné pozice', 'Hledáme', 'Přidejte se k nám', 'Nabídka práce'],
  titles: [
    'Elektrikář',
    'Číšník / Servírka',
    'Programátor Java',
    'Asistentka kanceláře',
    'Učeň truhlář',
    'Zdravotní sestra',
    'Řidič sk. C',
    'Operátor zákaznické linky',
    'Účetní',
    'Stáž v marketingu',
    'Stavbyvedoucí',
    'Instalatér',
    'Pečovatelka',
    'Projektant',
    'Obchodní zástupce',
    'Kuchař',
    'Údržbář',
    'Zahradník',
    'Učitelka mateřské školy',
    'Skladník',
    'Uklízečka',
    'Recepční',
    'Kadeřnice',
    'Svářeč',
    'Automechanik',
  ],
  places: ['Brno', 'Ostrava', 'Plzeň', 'Olomouc'],
  kinds: ['Plný úvazek', 'Částečný úvazek', 'Stáž', 'Brigáda'],
  texts: [
    'Budete pracovat v malém týmu, který drží léta pohromadě a má svou práci rád.',
    'Máte rádi lidi a nebojíte se práce.',
    'Na této pozici se staráte o zákazníky od prvního telefonátu po poslední fakturu.',
  ],
  duties: {
    heading: 'Náplň práce',
    items: ['Údržba strojů', 'Péče o hosty', 'Vyřizování objednávek'],
  },
  requirements: {
    heading: 'Požadujeme',
    items: ['Dva roky praxe', 'Řidičský průkaz sk. B', 'Dobrá čeština'],
  },
  offers: {
    heading: 'Nabízíme',
    items: ['Stravenky', '25 dní dovolené', 'Školení'],
  },
  actions: ['Mám zájem', 'Více informací', 'Detail pozice', 'Odpovědět'],
  labels: {
    place: 'Místo výkonu práce',
    kind: 'Úvazek',
    pay: 'Mzda',
  },
  pay: ['32 000–38 000 Kč', '180 Kč/hod', 'dle dohody'],
  about: {
    heading: 'Tvořte s námi',
    text: 'Jsme rodinná firma, čtyřicet lidí ve třech městech od roku 1987.',
  },
  benefits: {
    heading: 'Proč k nám',
    entries: [
      ['Pružná pracovní doba', 'Přijďte, kdy se to hodí vám i týmu.'],
      ['Vzdělávání', 'Platíme kurzy a zkoušky.'],
      ['Příspěvek na sport', 'Od prvního dne.'],
      ['Dobrá káva', 'Pražená za rohem.'],
    ],
  },
  steps: {
    heading: 'Jak probíhá výběr',
    entries: [
      ['Pošlete životopis', 'Stačí pár řádků.'],
      ['První rozhovor', 'Půl hodiny po telefonu.'],
      ['Zkušební den', 'Poznáte tým.'],
      ['Odpověď', 'Do týdne.'],
    ],
  },
  people: {
    heading: 'Náš tým',
    entries: [
      ['Anna Bílková', 'Vedoucí výroby'],
      ['Tomáš Horák', 'Obchodní ředitel'],
      ['Sára Králová', 'Vedoucí kvality'],
    ],
  },
  voices: {
    heading: 'Řekli o nás',
    text: 'Přišla jsem na brigádu a zůstala, protože tady nikdo není číslo.',
  },
  questions: {
    heading: 'Časté otázky',
    entries: [
      ['Mohu se hlásit bez vzdělání?', 'Ano, počítá se, co umíte.'],
      ['Jak dlouho to trvá?', 'Asi dva týdny.'],
    ],
  },
  nothing: {
    heading: 'Nenašli jste nic?',
    text: 'Pošlete nám svůj životopis.',
  },
  news: {
    heading: 'Aktuality',
    titles: ['Nová dílna v Brně', 'Naši učni vyhráli soutěž', 'Letní slavnost 2026'],
  },
  services: {
    heading: 'Služby',
    names: ['Montáž kuchyní', 'Elektroinstalace', 'Návrhy zahrad'],
  },
  menu: ['Domů', 'O nás', 'Služby', 'Kariéra', 'Kontakt'],
  teams: ['Technika', 'Administrativa', 'Obchod'],
  contact: 'Kontakt',
};
