/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type ConditionWord = readonly [language: string, words: string];

/**
 * What a sentence begins with that says when something is so: "If no vacancy fits, …".
 * `only-open-applications.spec.ts` puts each before one. Portuguese and Italian "se" is not among them: it is Swedish
 * for "see" as well; what is "yes", "has" or "this" elsewhere (ja, ha, če) stands with what follows.
 */
export const IF_WORDS: readonly ConditionWord[] = [
  ['en', 'even if|if|in case'],
  ['de', 'auch wenn|falls|wenn|sollte|sollten'],
  ['fr', 'si|même si'],
  ['es', 'si|en caso de que'],
  ['pt', 'caso'],
  ['it', 'qualora'],
  ['nl', 'als|wanneer|indien'],
  ['sv', 'om'],
  ['da no', 'hvis'],
  ['fi', 'jos'],
  ['pl', 'jeśli|jeżeli'],
  ['cs sk', 'pokud|ak|jestliže'],
  ['hu', 'ha nincs|ha nem|ha egyik|ha jelenleg|ha szeretnél|amennyiben'],
  ['ro', 'dacă'],
  ['hr sr sl bg', 'ako|ukoliko|če ni|če med|če trenutno|ако'],
  ['ru', 'если'],
  ['uk', 'якщо'],
  ['el', 'εάν|αν'],
  ['tr', 'eğer'],
  ['lt', 'jei|jeigu'],
  ['lv', 'ja nav|ja neviena|ja jums|ja vēlies'],
  ['et', 'kui'],
];

/**
 * What says of "no openings" that a search or a filter has none, or a part that was chosen; `closed-part.spec.ts` puts
 * each behind such words.
 */
export const CHOSEN_WORDS: readonly ConditionWord[] = [
  [
    'en',
    'found|match*|filter*|search*|criteria|selection|this area|this department|this location|this field|this name|that name|this title|keyword*',
  ],
  ['de', 'gefunden|suche|kriterien|suchkriterien|suchbegriff*|auswahl|bereich|diesem namen|diesem titel'],
  ['fr', 'trouvé*|recherche|critères|correspond*|domaine|ce nom|ce titre'],
  ['es', 'encontr*|resultado|resultados|búsqueda|criterios|filtro*|este nombre|ese nombre|este título'],
  ['pt', 'resultado*|critérios|filtro*|este nome|esse nome|este título'],
  ['it', 'trovat*|risultat*|criteri|filtri|questo nome|questo titolo'],
  ['nl', 'gevonden|zoekopdracht|zoekcriteria|deze naam|deze titel'],
  ['sv', 'hittade*|sökning|kriterier'],
  ['da no', 'fundet|funnet|kriterier'],
  ['fi', 'löytynyt|hakuehdo*'],
  ['pl', 'znaleziono|kryteri*|filtr*|tej nazwie|takiej nazwie'],
  ['cs sk', 'nenalezen*|nalezen*|nájden*|kritéri*'],
  ['hu', 'találat*|keresési'],
  ['ro', 'găsit*|criterii*|filtre*'],
  ['hr sr sl', 'pronađen*|kriterij*'],
  ['ru', 'найден*|критери*|фильтр*|таким названием|этим названием'],
  ['uk', 'знайден*|критері*|фільтр*'],
  ['el', 'βρέθηκ*|κριτήρια'],
  ['tr', 'bulunamadı|filtre*'],
  ['ja', '検索'],
  ['ko', '검색'],
  ['zh', '搜索|筛选|搜尋'],
];

/** For whom a part of a page may be: `closed-part.spec.ts` puts each over a part that has nothing open. */
export const GROUP_WORDS: readonly ConditionWord[] = [
  [
    'en',
    'graduate|graduates|student|students|interns|apprentices|trainees|pupils|school leavers|professionals|experienced professionals|career changers',
  ],
  [
    'de',
    'absolventen|studenten|studierende|schüler|schülerinnen und schüler|berufserfahrene|berufseinsteiger|quereinsteiger|professionals|young professionals|fachkräfte|fach- und führungskräfte',
  ],
  [
    'fr',
    'étudiants|diplômés|jeunes diplômés|lycéens|stagiaires|alternants|professionnels|professionnels confirmés|profils expérimentés|confirmés|jeunes',
  ],
  ['es', 'estudiantes|graduados|recién graduados|recién titulados|profesionales|becarios'],
  ['ca', 'estudiants|professionals|titulats'],
  ['pt', 'estudantes|recém-formados|recém-licenciados|profissionais|estagiários'],
  ['it', 'studenti|laureati|neolaureati|professionisti|stagisti|neodiplomati'],
  ['nl', 'studenten|afgestudeerden|scholieren|starters|professionals|zij-instromers|stagiairs'],
  ['sv', 'studenter|nyexaminerade|erfarna'],
  ['da no', 'studerende|studenter|nyuddannede|nyutdannede|erfarne'],
  ['fi', 'opiskelijat|vastavalmistuneet|ammattilaiset'],
  ['is', 'nemendur|nemar'],
  ['pl', 'studenci|absolwenci|uczniowie|profesjonaliści|specjaliści|praktykanci'],
  ['cs sk', 'studenti|absolventi|študenti|profesionálové|profesionáli'],
  ['hu', 'diákok|pályakezdők|friss diplomások|tapasztalt szakemberek|gyakornokok'],
  ['ro', 'studenți|absolvenți|profesioniști|elevi'],
  ['hr sr sl', 'studenti|učenici|dijaki|diplomanti|profesionalci|студенти|ученици'],
  ['bg', 'студенти|ученици|стажанти|професионалисти'],
  ['ru', 'студенты|выпускники|студентам|выпускникам|школьникам|молодые специалисты|профессионалы|специалистам'],
  ['uk', 'студенти|випускники|студентам|випускникам|молоді спеціалісти|професіонали'],
  ['el', 'φοιτητές|απόφοιτοι|επαγγελματίες'],
  ['tr', 'öğrenciler|yeni mezunlar|profesyoneller|deneyimli profesyoneller|stajyerler'],
  ['lt lv et', 'studentai|studenti|üliõpilased|tudengid|absolventai|absolventi|profesionalai'],
  ['ja', '学生の方|新卒の方|経験者の方|中途の方'],
  ['ko', '신입|경력|대학생'],
  ['zh', '学生|应届生|應屆生|社会人士'],
  ['id vi', 'mahasiswa|profesional|sinh viên|chuyên gia'],
  ['ar he', 'الطلاب|الخريجون|סטודנטים|בוגרים'],
];

/**
 * What leads to what something hangs on: "depending on experience" asks for none. `section-headings.spec.ts` puts each
 * between pay and a word for requirements.
 */
export const HANGS_ON_WORDS: readonly ConditionWord[] = [
  ['en', 'depending on|dependent on|depends on|commensurate with|based on|in line with|subject to|according to'],
  ['de', 'je nach|abhängig von|entsprechend|richtet sich nach|gehalt nach|lohn nach|vergütung nach|bezahlung nach'],
  ['fr', 'selon|en fonction de|suivant|à négocier selon'],
  ['es', 'según|en función de|acorde a|de acuerdo a'],
  ['pt', 'conforme|consoante|de acordo com|compatível com'],
  ['it', "in base a|in base all'|in base alla|commisurat*|a seconda"],
  ['nl', 'afhankelijk van|op basis van|conform|naar gelang|naargelang|salaris naar'],
  ['sv', 'beroende på|enligt'],
  ['da no', 'afhængig* af|avhengig av|løn efter|lønn etter'],
  ['pl', 'w zależności od|zależn* od|adekwatn* do|uzależnion* od'],
  ['cs sk', 'podle|dle|podľa|v závislosti na'],
  ['ro', 'în funcție de'],
  ['hr sr sl', 'ovisno o|zavisno od|glede na'],
  ['lt lv et', 'priklausomai nuo|atkarībā no|sõltuvalt'],
  ['ru', 'в зависимости от|зависит от'],
  ['uk', 'залежно від|залежить від'],
  ['el', 'ανάλογα με'],
];
