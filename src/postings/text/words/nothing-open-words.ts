import type { LanguageWords } from './pattern-parts.js';
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
  [
    'nothing',
    'en',
    'vacancies have been filled|vacancies are filled|roles have been filled|roles are filled|jobs have been filled|jobs are filled|not currently looking for new staff|not currently looking for new people|not currently looking for new employees|not currently looking for new colleagues|not currently looking for new team members|not currently looking for additional staff|not looking for anyone right now|not looking for anyone at the moment|not looking for anyone at present|vacancies none',
    'filled by|filled with|filled from|filled internally|filled through',
  ],
  [
    'nothing',
    'de',
    'unsere Stellen sind besetzt|unsere Positionen sind besetzt|Arbeitsplätze besetzt|Arbeitsplätze sind besetzt|wir sind voll besetzt|wir sind vollzählig|unser Team ist vollzählig|keine Stelle frei|keine Stellen frei|keinen Bedarf an neuen Mitarbeit*|keinen Bedarf an weiteren Mitarbeit*|keinen Bedarf an neuen Kolleg*|keinen Bedarf an weiteren Kolleg*',
    'voll besetzt mit',
  ],
  [
    'nothing',
    'fr',
    'ne recherchons personne|ne cherchons personne|ne recrutons personne',
    'personne de|personne d|personne qui',
  ],
  [
    'nothing',
    'es',
    'todos los puestos están ocupados|no tenemos procesos|no existen ofertas|no disponemos de vacantes|no disponemos de ofertas|no disponemos de puestos|no estamos buscando personal|no estamos incorporando personal|plantilla está completa|plantilla está al completo',
  ],
  ['nothing', 'ca', 'cap vacant|cap plaça vacant|no hi ha places vacants|no busquem personal'],
  ['nothing', 'pt', 'vagas estão preenchidas|posições estão preenchidas'],
  [
    'nothing',
    'it',
    'organico è al completo|non sono presenti offerte|non sono presenti annunci|non ci sono annunci|non ci sono selezioni|non sono attive ricerche',
  ],
  ['nothing', 'nl', 'alle functies zijn bezet|alle plekken zijn bezet|geen plek voor nieuwe collega*'],
  [
    'nothing',
    'sv',
    'just nu söker vi ingen|rekryterar inte just nu|rekryterar inte för närvarande|rekryterar inte för tillfället',
  ],
  [
    'nothing',
    'fi',
    'kaikki paikat on täytetty|kaikki tehtävät on täytetty|kaikki työpaikat on täytetty|emme etsi uusia|avoimia tehtäviä ei ole|ei avoimia tehtäviä',
  ],
  ['nothing', 'is', 'öll störf eru mönnuð|engar lausar stöður'],
  [
    'nothing',
    'pl',
    'brak ogłoszeń|nie posiadamy wolnych|nie mamy aktualnych ofert|nie mamy żadnych ofert',
    'brak ogłoszeń spełniających',
  ],
  [
    'nothing',
    'cs',
    'všechny pozice jsou obsazeny|všechna místa jsou obsazená|neobsazujeme žádn*|nevypisujeme žádn*|v tuto chvíli nenabíráme|nyní nenabíráme',
  ],
  ['nothing', 'sk', 'všetky pozície sú obsadené|všetky miesta sú obsadené|neprijímame nových|momentálne nenaberáme'],
  [
    'nothing',
    'hu',
    'nincs betöltetlen|minden pozíciónk betöltött|minden pozíció betöltött|minden állásunk betöltött|nincs álláshirdetés*',
  ],
  [
    'nothing',
    'ro',
    'nu avem locuri vacante|nu avem locuri de muncă|nu avem locuri disponibile|toate posturile sunt ocupate|toate pozițiile sunt ocupate|nu avem anunțuri',
  ],
  ['nothing', 'hr', 'sva radna mjesta su popunjena|sva mjesta su popunjena|sve pozicije su popunjene'],
  ['nothing', 'sr', 'немамо отворених|немамо слободних|сва радна места су попуњена'],
  ['nothing', 'sl', 'vsa delovna mesta so zasedena|vsa mesta so zasedena'],
  [
    'nothing',
    'bg',
    'няма обявени позиции|няма обявени места|всички позиции са заети|всички места са заети|не набираме персонал|не набираме служители',
  ],
  [
    'nothing',
    'ru',
    'вакансии заполнены|не набираем сотрудников|не набираем персонал|штат укомплектован|штат полностью укомплектован',
  ],
  [
    'nothing',
    'uk',
    'вакансії закриті|вакансії заповнені|не шукаємо співробітників|не шукаємо працівників|не набираємо працівників|не набираємо співробітників|не набираємо персонал',
  ],
  ['nothing', 'el', 'θέσεις έχουν καλυφθεί|δεν προσλαμβάνουμε'],
  [
    'nothing',
    'tr',
    'pozisyonlarımız doludur|pozisyonlar doludur|pozisyonlarımız dolu|işe alım yapmıyoruz|ilanımız bulunmuyor|ilanımız bulunmamaktadır|ilanımız yok',
  ],
  [
    'nothing',
    'et',
    'kõik ametikohad on täidetud|kõik töökohad on täidetud|ei ole avatud konkursse|avatud konkursse ei ole',
  ],
  ['nothing', 'lv', 'vakances ir aizpildītas'],
  ['nothing', 'lt', 'visos pozicijos užimtos|visos darbo vietos užimtos'],
  ['nothing', 'ja', '職種はございません'],
  ['nothing', 'zh', '均已招满|全部招满|都已招满'],
];

/**
 * That there are none of what stands above, "Open positions" or "Events", or in the same line; `topic-words.spec.ts`
 * puts each below both.
 */
export const NONE_WORDS: readonly LanguageWords[] = [
  ['en', 'none at the moment|none at this time|none at present|none currently available|none available at'],
  ['fr', 'aucune pour le moment|aucun pour le moment|aucune actuellement|aucun actuellement'],
  ['es', 'ninguna por el momento|ninguno por el momento|ninguna en este momento|ninguna actualmente'],
  ['ca', 'cap en aquest moment|cap actualment|cap de moment'],
  ['pt', 'nenhuma de momento|nenhuma no momento|nenhum de momento|nenhuma atualmente'],
  ['it', 'nessuna al momento|nessuno al momento|nessuna attualmente'],
  ['sv', 'inga just nu|inga för tillfället|inga för närvarande'],
  ['da no', 'ingen for tiden|ingen i øjeblikket|ingen for øyeblikket|ingen lige nu'],
  ['de', 'derzeit keine vorhanden|aktuell keine vorhanden|zurzeit keine vorhanden|keine zurzeit|keine derzeit'],
];
