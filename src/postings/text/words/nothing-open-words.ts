import type { WordRow } from './phrase-table.js';
import type { Topic } from './topics-said.js';

/** More ways in which a page says that it seeks nobody now; `topic-words.spec.ts` reads each. */
export const NOTHING_OPEN_WORDS: readonly WordRow<Topic>[] = [
  [
    'nothing',
    'en',
    "don't have any open roles|don't have any open positions|don't have any vacancies|don't have any openings|do not currently have any opportunities|aren't any vacancies|aren't any openings|we are fully staffed|we're fully staffed|we are currently fully staffed|not recruiting at present|not recruiting at the moment",
  ],
  [
    'nothing',
    'de',
    'suchen wir keine neuen Mitarbeiter*|suchen wir keine Mitarbeiter*|keine Ausschreibungen|Ausbildungsplätze sind vergeben|Ausbildungsstellen sind vergeben|Ausbildungsplätze sind besetzt|keine Stelle zu besetzen|keine Stellen zu besetzen|keinen Personalbedarf',
  ],
  ['nothing', 'fr', 'équipes sont au complet|équipe est au complet|équipe est complète'],
  ['nothing', 'nl', "niet op zoek naar nieuwe|niet op zoek naar personeel|geen nieuwe collega's nodig"],
  [
    'nothing',
    'es',
    'no hay ninguna oferta|ninguna oferta disponible|no hay procesos de selección|no estamos contratando|no hay convocatorias|no buscamos personal',
  ],
  ['nothing', 'it', 'non sono previste nuove assunzioni|non sono previste assunzioni|non stiamo assumendo'],
  [
    'nothing',
    'pt',
    'não estamos a recrutar|não estamos a contratar|não estamos contratando|sem ofertas de emprego|não existem oportunidades|não existem vagas',
  ],
  ['nothing', 'sv', 'söker vi ingen ny|söker vi ingen personal|rekryterar vi inte|söker inte ny personal'],
  ['nothing', 'da', 'ingen opslåede stillinger|søger ikke nye|søger vi ikke nye|ingen opslag lige nu'],
  ['nothing', 'no', 'søker ikke nye|søker vi ikke nye|ansetter ikke nå'],
  ['nothing', 'fi', 'emme hae uusia|emme rekrytoi|avoimia paikkoja ei ole|avoimia työpaikkoja ei ole'],
  ['nothing', 'pl', 'nie prowadzimy naboru|nie szukamy pracowników'],
  ['nothing', 'cs', 'nemáme žádnou volnou|nemáme žádnou otevřenou|neobsazujeme žádné|nikoho nehledáme|nehledáme nové'],
  ['nothing', 'sk', 'nemáme žiadnu voľnú|nehľadáme nových|nikoho nehľadáme'],
  ['nothing', 'hu', 'nincs felvétel|nincs betöltendő|nem veszünk fel'],
  ['nothing', 'ro', 'nu angajăm|nu facem angajări'],
  ['nothing', 'hr sr', 'trenutno ne tražimo|ne primamo nove'],
  ['nothing', 'sl', 'trenutno ne iščemo|ne iščemo novih'],
  ['nothing', 'bg', 'нямаме отворени|няма активни обяви|не търсим нови'],
  ['nothing', 'ru', 'никого не ищем|не ищем сотрудников|набор закрыт|не ведём набор'],
  ['nothing', 'uk', 'нікого не шукаємо|набір закрито'],
  ['nothing', 'tr', 'personel alımı yapılmamaktadır|personel alımımız bulunmamaktadır|personel alımı bulunmamaktadır'],
  ['nothing', 'et', 'ei otsi uusi|vabad töökohad puuduvad|vabu kohti ei ole'],
  ['nothing', 'lv', 'neviena vakance nav|darbiniekus nemeklējam'],
  ['nothing', 'lt', 'darbo pasiūlymų nėra|naujų darbuotojų neieškome'],
  ['nothing', 'ja', '採用は終了|募集は終了|採用活動は終了'],
  ['nothing', 'zh', '暂时没有招聘|暫無職缺|暂无职缺'],
  ['nothing', 'ko', '모집 중인 포지션이 없습니다|채용 중인 포지션이 없습니다|진행 중인 공고가 없습니다'],
];
