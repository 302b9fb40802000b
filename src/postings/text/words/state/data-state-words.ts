/** Names of one language as data have them, folded and without separators; | divides them. */
type DataNames = readonly [language: string, words: string];

/** Under which an entry says that it is open, by a yes or no; `json-public.spec.ts` reads each. */
export const OPEN_NAMES: readonly DataNames[] = [
  [
    'en',
    'active|published|open|visible|enabled|live|listed|public|available|hiring|nowhiring|vacant|acceptingapplications|acceptsapplications|openforapplications',
  ],
  ['de', 'aktiv|offen|verfugbar|verfuegbar|sichtbar|veroffentlicht|veroeffentlicht|buchbar'],
  ['fr', 'actif|ouvert|ouverte|publie|publiee|disponible|visible'],
  ['es', 'activo|activa|abierto|abierta|publicado|publicada|disponible|vigente'],
  ['pt', 'ativo|ativa|aberto|aberta|publicado|publicada|disponivel'],
  ['it', 'attivo|attiva|aperto|aperta|pubblicato|pubblicata|disponibile'],
  ['nl', 'actief|gepubliceerd|beschikbaar|zichtbaar'],
  ['sv da no', 'aktiv|publicerad|publiceret|publisert|tillganglig|tilgaengelig|tilgjengelig'],
  ['pl', 'aktywny|aktywna|aktywne|otwarty|otwarta|opublikowany|opublikowana|dostepny|dostepna'],
  ['cs sk', 'aktivni|aktivny|aktivna|zverejneno|otevreno|dostupne'],
  ['fi', 'avoinna|julkaistu'],
  ['hu', 'aktiv|elerheto|nyitott'],
  ['ro', 'activ|activa|deschis|disponibil'],
  ['tr', 'aktif|acik|yayinda'],
  ['id', 'aktif|tersedia|dibuka|buka'],
];

/**
 * Under which it says whether it is shown, by a yes or no: of its page, where several entries say yes; else it may be
 * what a script opened of it. "Visa" and "vis" are none: whether a permit is paid for.
 */
export const SHOWN_NAMES: readonly DataNames[] = [
  ['en', 'show|shown|display|displayed|showonsite|showonwebsite|displayonsite|displayonwebsite|onwebsite'],
  ['de', 'anzeigen|angezeigt|zeigen'],
  ['fr', 'afficher|affiche|affichee'],
  ['es', 'mostrar|mostrada'],
  ['pt', 'mostrar|exibir|exibida'],
  ['it', 'mostra|mostrare'],
  ['nl', 'tonen|weergeven'],
  ['sv da no', 'visas|vises'],
  ['pl', 'pokaz|wyswietlaj'],
  ['cs sk', 'zobrazit'],
];

/** Under which it says that it is closed, by a yes or no. */
export const SHUT_NAMES: readonly DataNames[] = [
  [
    'en',
    'closed|archived|draft|expired|filled|hidden|deleted|disabled|inactive|unlisted|unavailable|notavailable|test|internalonly|onlyinternal|internaljob|internalposting|internalvacancy|intranetonly',
  ],
  ['de', 'geschlossen|archiviert|entwurf|abgelaufen|besetzt|vergeben|versteckt|geloscht|geloescht|inaktiv|nurintern'],
  ['fr', 'ferme|fermee|archive|archivee|brouillon|expire|expiree|pourvu|pourvue|cloture|cloturee|interneuniquement'],
  [
    'es',
    'cerrado|cerrada|archivado|archivada|borrador|cubierta|finalizado|finalizada|inactivo|inactiva|solointerno|solointerna',
  ],
  [
    'pt',
    'fechado|fechada|encerrado|encerrada|arquivado|arquivada|rascunho|preenchida|inativo|inativa|apenasinterno|apenasinterna',
  ],
  ['it', 'chiuso|chiusa|archiviato|archiviata|bozza|scaduto|scaduta|inattivo|inattiva|solointerno|solointerna'],
  ['nl', 'gesloten|gearchiveerd|concept|verlopen|vervuld|inactief|verborgen|alleenintern'],
  ['sv da no', 'stangd|arkiverad|arkiveret|arkivert|utkast|kladde|lukket|utgangen|udlobet|inaktiv'],
  ['pl', 'zamkniety|zamknieta|zarchiwizowany|szkic|nieaktywny|nieaktywna|zakonczony|zakonczona'],
  ['cs sk', 'uzavreno|archivovano|koncept|neaktivni|obsazeno'],
  ['fi', 'suljettu|arkistoitu|luonnos'],
  ['hu', 'lezart|archivalt|piszkozat|inaktiv|betoltve'],
  ['ro', 'inchis|arhivat|ciorna|inactiv|expirat'],
  ['tr', 'kapali|arsivlendi|taslak|pasif'],
  ['id', 'ditutup|tutup|diarsipkan|draf'],
];

/** Under which it says when it was over. */
export const SHUT_TIMES: readonly DataNames[] = [
  ['en', 'closedat|closedon|closeddate|filledat|filledon|filleddate|archivedat|archivedon|archiveddate'],
  ['en', 'unpublishedat|unpublishedon|unpublisheddate|deletedat|deletedon|deleteddate|expiredat|expiredon|expireddate'],
];

/** Under which a store says when it published it: what it keeps without is a draft, where others have it. */
export const PUBLISHED_TIMES: readonly DataNames[] = [['en', 'publishedat|firstpublishedat']];

/** Under which its state stands, beside the labels of cards. */
export const STATE_NAMES: readonly DataNames[] = [['en', 'jobstatus|postingstatus|visibility|availability']];

/** Of whom or what it is the state, with "status" or "state" behind: "requisitionStatus". */
export const STATE_OWNERS: readonly DataNames[] = [
  [
    'en',
    'requisition|vacancy|position|opening|role|offer|publish|publishing|publication|record|entry|post|listing|workflow|content',
  ],
];

/** What says no, of texts in the place of a yes or no. */
export const NO_WORDS: readonly DataNames[] = [
  ['en', 'false|no|n|0|f'],
  ['de', 'nein|falsch'],
  ['fr', 'non|faux'],
  ['es', 'no'],
  ['pt', 'nao|falso'],
  ['it', 'no'],
  ['nl', 'nee'],
  ['sv da no', 'nej|nei'],
  ['pl', 'nie'],
  ['cs', 'ne'],
  ['fi', 'ei'],
  ['hu', 'nem'],
  ['ro', 'nu'],
  ['tr', 'hayir'],
  ['ru', 'нет'],
  ['uk', 'ні'],
  ['id', 'tidak'],
  ['vi', 'khong'],
];

/** What says yes. */
export const YES_WORDS: readonly DataNames[] = [
  ['en', 'true|yes|y|1|t'],
  ['de', 'ja|wahr'],
  ['fr', 'oui|vrai'],
  ['es it', 'si'],
  ['pt', 'sim'],
  ['nl sv da no', 'ja'],
  ['pl', 'tak'],
  ['cs', 'ano'],
  ['fi', 'kylla'],
  ['hu', 'igen'],
  ['ro', 'da'],
  ['tr', 'evet'],
  ['ru', 'да'],
  ['uk', 'так'],
  ['id', 'ya'],
  ['vi', 'co'],
];

/** What stores of content say of the state of an entry that nobody is to see, beside the words of cards. */
export const UNSEEN_STATES: readonly DataNames[] = [
  ['en', 'draft|archive|archived|inactive|unpublished|hidden|on hold|onhold|on_hold|on-hold|private|internal'],
  ['de', 'entwurf|inaktiv|archiviert|intern'],
  ['fr', 'brouillon|archivée|archivé|inactif|inactive'],
  ['es', 'borrador|archivada|archivado|inactiva|inactivo'],
  ['pt', 'rascunho|arquivada|arquivado|inativa|inativo'],
  ['it', 'bozza|archiviata|archiviato|inattiva|inattivo'],
  ['nl', 'concept|gearchiveerd|inactief'],
  ['sv da no', 'utkast|kladde|arkiverad|arkiveret|arkivert|inaktiv'],
  ['pl', 'szkic|nieaktywna|nieaktywny|zarchiwizowana'],
  ['cs sk', 'koncept|neaktivní|archivováno'],
  ['fi', 'luonnos|arkistoitu'],
  ['hu', 'piszkozat|inaktív|archivált'],
  ['ro', 'ciornă|inactiv|arhivat'],
  ['tr', 'taslak|pasif'],
  ['ru', 'черновик|в архиве|неактивна'],
  ['uk', 'чернетка|в архіві|неактивна'],
  ['id', 'draf|nonaktif|diarsipkan'],
];
