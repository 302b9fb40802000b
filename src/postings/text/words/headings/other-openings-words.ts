/** Headings of what else is open, on the page of one opening; by language, | divides them. */
export const OTHER_OPENINGS_WORDS: readonly (readonly [language: string, headings: string])[] = [
  [
    'en',
    'other openings|other job openings|see other openings|see other job openings|not the right fit|other open positions|other positions|other jobs|other roles|other open roles|other vacancies|other opportunities|more openings|more open positions|more jobs|more roles|more opportunities|more open roles|similar jobs|similar roles|similar positions|similar openings|related jobs|related positions|related roles|related openings|you may also like|you might also like|you may also be interested in|jobs you may like|explore other roles|explore more roles|see other openings|latest jobs|recent jobs|recent openings|further vacancies',
  ],
  [
    'de',
    'weitere stellen|weitere offene stellen|weitere stellenangebote|weitere jobs|weitere offene positionen|weitere karrieremöglichkeiten|andere stellen|andere jobs|andere stellenangebote|ähnliche stellen|ähnliche jobs|ähnliche stellenangebote|mehr jobs|mehr stellen|mehr stellenangebote|das könnte sie auch interessieren|das könnte dich auch interessieren|auch interessant|noch mehr jobs|aktuelle jobs',
  ],
  [
    'fr',
    'autres offres|autres offres d’emploi|autres postes|autres postes à pourvoir|nos autres offres|offres similaires|postes similaires|plus d’offres|vous pourriez aussi aimer|ces offres peuvent vous intéresser|dernières offres',
  ],
  [
    'es',
    'otras vacantes|otras ofertas|otras ofertas de empleo|otros empleos|otros puestos|más vacantes|más ofertas|ofertas similares|vacantes similares|empleos similares|ofertas relacionadas|también te puede interesar|empleos relacionados',
  ],
  [
    'pt',
    'outras vagas|outras oportunidades|outras ofertas|mais vagas|mais oportunidades|vagas semelhantes|vagas relacionadas|você também pode gostar|também pode interessar',
  ],
  [
    'it',
    'altre posizioni|altre posizioni aperte|altre offerte|altre offerte di lavoro|altri lavori|offerte simili|posizioni simili|altre opportunità|potrebbe interessarti anche|potrebbero interessarti',
  ],
  [
    'nl',
    'andere vacatures|meer vacatures|overige vacatures|vergelijkbare vacatures|gerelateerde vacatures|bekijk ook|andere functies|misschien ook interessant',
  ],
  [
    'sv da no',
    'andra lediga tjänster|andra lediga jobb|fler lediga jobb|fler lediga tjänster|fler jobb|liknande jobb|liknande tjänster|relaterade jobb|andre ledige stillinger|andre stillinger|flere ledige stillinger|flere stillinger|lignende stillinger|lignende job|andre job|flere ledige jobs|relaterede stillinger|relaterte stillinger',
  ],
  ['fi', 'muut avoimet työpaikat|muut työpaikat|lisää työpaikkoja|samankaltaiset työpaikat|vastaavat työpaikat'],
  [
    'pl',
    'inne oferty|inne oferty pracy|pozostałe oferty|podobne oferty|podobne oferty pracy|więcej ofert|zobacz także|może cię zainteresować',
  ],
  [
    'cs sk',
    'další pozice|další volné pozice|další volná místa|další nabídky|podobné pozice|podobné nabídky|ďalšie pozície|ďalšie voľné pozície|podobné ponuky',
  ],
  [
    'hu ro',
    'további állások|további pozíciók|további nyitott pozíciók|hasonló állások|alte posturi|alte joburi|alte poziții deschise|joburi similare',
  ],
  ['tr', 'diğer pozisyonlar|diğer açık pozisyonlar|diğer ilanlar|benzer ilanlar'],
  [
    'ja ko zh',
    'その他の求人|他の求人|その他の募集職種|関連する求人|다른 채용공고|다른 포지션|其他职位|其他職位|相关职位|相關職位',
  ],
];
