import type { SendingWords } from './sending-words.js';

/**
 * Buttons that lead to the advert of one opening: what one does or "to the", and what the advert is called; where
 * `isBehind`, the verb ends the words ("Stelle ansehen"). Written as `SENDING_WORDS`.
 */
export const VIEWING_WORDS: readonly SendingWords[] = [
  [
    'en',
    'view|see|show|read|open|explore',
    'job|role|position|vacancy|opening|job advert|job ad|job posting|job description|job spec|jd',
  ],
  ['de', 'zur|zum', 'stelle|stellenanzeige|stellenausschreibung|ausschreibung|stellenangebot|job|jobangebot|vakanz'],
  [
    'de',
    'ansehen|anzeigen|anschauen|lesen|öffnen|entdecken',
    'stelle|stellenanzeige|stellenausschreibung|ausschreibung|stellenangebot|stellenbeschreibung|job|vakanz',
    true,
  ],
  ['fr', 'voir|consulter|découvrir|lire', "l'offre|l’offre|offre|poste|l'annonce|l’annonce|fiche de poste"],
  ['es', 'ver|consultar|leer', 'vacante|oferta|puesto|empleo|posición|oferta de empleo'],
  ['pt', 'ver|consultar|conferir', 'vaga|oferta|anúncio'],
  ['it', 'vedi|leggi|scopri|visualizza', "posizione|offerta|annuncio|l'offerta|l’offerta|l'annuncio|l’annuncio"],
  ['nl', 'bekijk|lees|open|naar', 'vacature|functie'],
  ['nl', 'bekijken|lezen', 'vacature|functie', true],
  ['ca', 'veure|consultar', "oferta|vacant|l'oferta|l’oferta"],
  ['sv', 'visa|se|läs', 'jobb|jobbet|tjänst|tjänsten|annons|annonsen'],
  ['da', 'se|vis|læs', 'stilling|stillingen|job|jobbet|jobopslag|jobopslaget'],
  ['no', 'se|vis|les', 'stilling|stillingen|jobb|jobben|annonsen|stillingsannonse|utlysningen'],
  ['fi', 'katso|näytä|avaa|lue', 'paikka|työpaikka|tehtävä|ilmoitus|työpaikkailmoitus'],
  ['pl', 'zobacz|sprawdź|pokaż|przejdź do', 'ofertę|oferty|stanowisko|ogłoszenie|ofertę pracy'],
  ['cs', 'zobrazit|otevřít|prohlédnout', 'pozici|nabídku|inzerát'],
  ['sk', 'zobraziť|otvoriť|pozrieť', 'pozíciu|ponuku|inzerát'],
  ['hu', 'megnézése|megtekintése', 'állás|hirdetés|álláshirdetés|pozíció', true],
  ['ro', 'vezi|citește', 'postul|oferta|anunțul|jobul'],
  ['hr sr', 'pogledaj|vidi|otvori', 'oglas|poziciju|radno mjesto|radno mesto'],
  ['sl', 'poglej|oglej si|preberi', 'oglas|delovno mesto'],
  ['bg', 'виж|вижте|към', 'обявата|обява|позицията'],
  ['ru', 'смотреть|открыть|перейти к', 'вакансию|вакансии'],
  ['uk', 'переглянути|відкрити', 'вакансію'],
  ['el', 'δείτε|προβολή', 'θέση|θέσης|αγγελία|αγγελίας'],
  ['tr', 'gör|görüntüle|incele', 'ilanı|pozisyonu|ilan', true],
  ['lt', 'žiūrėti|peržiūrėti|skaityti', 'skelbimą|poziciją'],
  ['lv', 'skatīt|apskatīt|lasīt', 'vakanci|sludinājumu'],
  ['et', 'vaata|loe', 'kuulutust|tööpakkumist|ametikohta'],
  ['id ms', 'lihat', 'lowongan|posisi|jawatan'],
  ['vi', 'xem', 'tin tuyển dụng|vị trí|công việc'],
];
