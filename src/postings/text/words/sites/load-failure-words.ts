import type { LanguageWords } from '../pattern-parts.js';

/**
 * What a page says where it could not load what it lists; `not-loaded.spec.ts` reads each. "Something went wrong" is
 * none: forms keep it hidden for those who send them.
 */
export const NOT_LOADED_WORDS: readonly LanguageWords[] = [
  [
    'en',
    "could not load|couldn't load|cannot load|can't load|could not be loaded|couldn't be loaded|cannot be loaded|unable to load|unable to fetch|unable to retrieve|failed to load|failed to fetch|could not fetch|could not retrieve|error loading|error while loading|error fetching|error retrieving",
  ],
  [
    'de',
    'nicht geladen werden|nicht abgerufen werden|fehler beim laden|fehler beim abrufen|laden fehlgeschlagen|laden ist fehlgeschlagen',
  ],
  [
    'fr',
    "impossible de charger|pas pu être chargé*|n'a pas pu charger|erreur lors du chargement|erreur de chargement|échec du chargement",
  ],
  ['es', 'no se pudo cargar|no se pudieron cargar|no se han podido cargar|no se ha podido cargar|error al cargar'],
  ['pt', 'não foi possível carregar|erro ao carregar|falha ao carregar'],
  ['it', 'impossibile caricare|errore durante il caricamento|errore nel caricamento|errore di caricamento'],
  ['nl', 'niet worden geladen|niet geladen worden|kon niet laden|konden niet laden|fout bij het laden|fout bij laden'],
  ['sv', 'kunde inte laddas|kunde inte hämtas|kunde inte ladda|kunde inte hämta'],
  ['da no', 'kunne ikke indlæses|kunne ikke hentes|kunne ikke lastes|kunne ikke hente|kunne ikke laste'],
  ['fi', 'lataaminen epäonnistui|lataus epäonnistui|ei voitu ladata|ei voida ladata'],
  ['pl', 'nie udało się załadować|nie udało się pobrać|nie udało się wczytać|błąd ładowania|błąd wczytywania'],
  ['cs sk', 'nepodařilo se načíst|nepodarilo sa načítať|chyba při načítání|chyba pri načítaní'],
  ['hu', 'nem sikerült betölteni|nem sikerült lekérni|hiba a betöltés'],
  ['ro', 'nu s-au putut încărca|nu s-a putut încărca|eroare la încărcare*'],
  ['tr', 'yüklenemedi|yüklenirken hata|yüklenirken bir hata'],
  ['el', 'δεν ήταν δυνατή η φόρτωση|σφάλμα φόρτωσης|σφάλμα κατά τη φόρτωση'],
  ['ru', 'не удалось загрузить|ошибка загрузки|ошибка при загрузке'],
  ['uk', 'не вдалося завантажити|помилка завантаження|помилка під час завантаження'],
  ['ja', '読み込めませんでした|読み込みに失敗しました|取得できませんでした|取得に失敗しました'],
  ['zh', '加载失败|載入失敗|加载出错|无法加载|無法載入'],
  ['ko', '불러오지 못했습니다|불러올 수 없습니다'],
];
