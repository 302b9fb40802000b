/** What invented companies write around their career pages in one language; all of it is our own. */
export interface SiteWords {
  /** What links to career pages say. */
  readonly links: readonly string[];
  /** Addresses of career pages. */
  readonly paths: readonly string[];
  /** What leads to a list on another page, and to its next page. */
  readonly more: string;
  readonly next: string;
  /** What the page of an opening says when it is over. */
  readonly filled: string;
  /** What heads other openings on the page of one. */
  readonly others: string;
  /** What is no opening, although it stands among them. */
  readonly openApplication: string;
  /** What marks an opening as new. */
  readonly mark: string;
}

/** By language. */
export const SITE_WORDS: Readonly<Record<string, SiteWords>> = {
  en: {
    links: ['Work with us', 'Jobs', 'Join us', 'Vacancies', 'Careers'],
    paths: ['/careers', '/jobs.html', '/about/join-us', '/work-with-us.php', '/vacancies/', '/?page_id=14'],
    more: 'See all openings',
    next: 'Next',
    filled: 'This position has been filled.',
    others: 'Other openings',
    openApplication: 'Speculative application',
    mark: 'New',
  },
  de: {
    links: ['Karriere', 'Jobs', 'Stellenangebote', 'Arbeiten bei uns', 'Offene Stellen'],
    paths: ['/karriere', '/jobs.html', '/stellenangebote/', '/unternehmen/karriere.html', '/index.php?id=22'],
    more: 'Alle offenen Stellen',
    next: 'Weiter',
    filled: 'Diese Stelle ist bereits besetzt.',
    others: 'Weitere Stellen',
    openApplication: 'Initiativbewerbung',
    mark: 'Neu',
  },
  fr: {
    links: ['Recrutement', 'Carrières', 'Nous rejoindre', 'Offres d’emploi'],
    paths: ['/recrutement', '/carrieres.html', '/nous-rejoindre/', '/societe/emploi', '/?page_id=31'],
    more: 'Voir toutes les offres',
    next: 'Suivant',
    filled: 'Ce poste est pourvu.',
    others: 'Autres offres',
    openApplication: 'Candidature spontanée',
    mark: 'Nouveau',
  },
  es: {
    links: ['Empleo', 'Trabaja con nosotros', 'Únete al equipo'],
    paths: ['/empleo', '/trabaja-con-nosotros.html', '/carreras/', '/nosotros/equipo'],
    more: 'Ver todas las vacantes',
    next: 'Siguiente',
    filled: 'Esta vacante ya está cubierta.',
    others: 'Otras vacantes',
    openApplication: 'Candidatura espontánea',
    mark: 'Nuevo',
  },
  it: {
    links: ['Lavora con noi', 'Carriere', 'Posizioni aperte'],
    paths: ['/lavora-con-noi', '/lavora-con-noi.html', '/azienda/carriere/'],
    more: 'Vedi le posizioni aperte',
    next: 'Avanti',
    filled: 'La posizione è stata coperta.',
    others: 'Altre posizioni',
    openApplication: 'Candidatura spontanea',
    mark: 'Nuovo',
  },
  pt: {
    links: ['Trabalhe conosco', 'Carreiras', 'Vagas'],
    paths: ['/trabalhe-conosco', '/carreiras.html', '/empresa/vagas/'],
    more: 'Ver todas as vagas',
    next: 'Próxima',
    filled: 'Esta vaga foi preenchida.',
    others: 'Outras vagas',
    openApplication: 'Candidatura espontânea',
    mark: 'Novo',
  },
  nl: {
    links: ['Werken bij', 'Vacatures', 'Jobs'],
    paths: ['/werken-bij', '/vacatures.html', '/jobs/'],
    more: 'Bekijk alle vacatures',
    next: 'Volgende',
    filled: 'Deze vacature is vervuld.',
    others: 'Andere vacatures',
    openApplication: 'Open sollicitatie',
    mark: 'Nieuw',
  },
  sv: {
    links: ['Jobba hos oss', 'Lediga jobb', 'Karriär'],
    paths: ['/jobba-hos-oss', '/lediga-jobb.html', '/karriar/'],
    more: 'Se alla lediga jobb',
    next: 'Nästa',
    filled: 'Tjänsten är tillsatt.',
    others: 'Andra lediga tjänster',
    openApplication: 'Spontanansökan',
    mark: 'Ny',
  },
  da: {
    links: ['Job hos os', 'Ledige stillinger', 'Karriere'],
    paths: ['/job', '/ledige-stillinger.html', '/om-os/karriere/'],
    more: 'Se alle ledige stillinger',
    next: 'Næste',
    filled: 'Stillingen er besat.',
    others: 'Andre ledige stillinger',
    openApplication: 'Uopfordret ansøgning',
    mark: 'Nyt',
  },
  pl: {
    links: ['Kariera', 'Praca', 'Oferty pracy'],
    paths: ['/kariera', '/praca.html', '/oferty-pracy/'],
    more: 'Zobacz wszystkie oferty',
    next: 'Następna',
    filled: 'To stanowisko jest już obsadzone.',
    others: 'Inne oferty',
    openApplication: 'Aplikacja spontaniczna',
    mark: 'Nowość',
  },
  cs: {
    links: ['Kariéra', 'Volná místa', 'Práce u nás'],
    paths: ['/kariera', '/kariera.html', '/volna-mista/'],
    more: 'Zobrazit volné pozice',
    next: 'Další',
    filled: 'Tato pozice je již obsazena.',
    others: 'Další pozice',
    openApplication: 'Spontánní přihláška',
    mark: 'Nové',
  },
  fi: {
    links: ['Töihin meille', 'Avoimet työpaikat', 'Ura'],
    paths: ['/toihin-meille', '/avoimet-tyopaikat.html', '/yritys/ura/'],
    more: 'Katso avoimet työpaikat',
    next: 'Seuraava',
    filled: 'Työpaikka on täytetty.',
    others: 'Muut avoimet työpaikat',
    openApplication: 'Avoin hakemus',
    mark: 'Uusi',
  },
  hu: {
    links: ['Karrier', 'Állásajánlatok', 'Dolgozz nálunk'],
    paths: ['/karrier', '/allasok.html', '/rolunk/karrier/'],
    more: 'Összes állásajánlat',
    next: 'Következő',
    filled: 'Az állást már betöltöttük.',
    others: 'További állásajánlatok',
    openApplication: 'Általános jelentkezés',
    mark: 'Új',
  },
  tr: {
    links: ['Kariyer', 'İş fırsatları', 'Açık pozisyonlar'],
    paths: ['/kariyer', '/is-ilanlari.html', '/kurumsal/kariyer/'],
    more: 'Tüm açık pozisyonlar',
    next: 'Sonraki',
    filled: 'Bu pozisyon doldurulmuştur.',
    others: 'Diğer ilanlar',
    openApplication: 'Genel başvuru',
    mark: 'Yeni',
  },
  ru: {
    links: ['Карьера', 'Вакансии', 'Работа у нас'],
    paths: ['/karera', '/vakansii.html', '/company/vacancies/', '/?page_id=7'],
    more: 'Все вакансии',
    next: 'Следующая',
    filled: 'Вакансия закрыта.',
    others: 'Другие вакансии',
    openApplication: 'Отправить резюме без вакансии',
    mark: 'Новая',
  },
  ja: {
    links: ['採用情報', '求人情報', 'リクルート'],
    paths: ['/recruit', '/recruit.html', '/company/saiyo/'],
    more: '募集職種一覧',
    next: '次へ',
    filled: 'この求人の募集は終了しました。',
    others: 'その他の求人',
    openApplication: 'オープンポジション',
    mark: '新着',
  },
};
