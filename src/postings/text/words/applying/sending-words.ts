/**
 * Buttons by which one sends an application: what one does, as a command, an infinitive or in the first person, and
 * what is sent; where `isBehind`, the verb ends the words ("Bewerbung einreichen"). | divides the words, a * stands
 * for any ending; `action-words.spec.ts` puts each into a button.
 */
export type SendingWords = readonly [language: string, send: string, application: string, isBehind?: true];

export const SENDING_WORDS: readonly SendingWords[] = [
  [
    'en',
    'send|submit|drop|leave|upload|attach|email|e-mail|share|forward',
    'cv|c.v.|resume|résumé|application|curriculum vitae',
  ],
  ['de', 'sende|senden|schick|schicke|schicken', 'lebenslauf|bewerbung|bewerbungsunterlagen|unterlagen|cv'],
  [
    'de',
    'einreichen|senden|schicken|abschicken|absenden|hochladen|einsenden|zusenden|übermitteln|abgeben',
    'lebenslauf|bewerbung|bewerbungsunterlagen|unterlagen|cv',
    true,
  ],
  [
    'fr',
    "déposer|déposez|dépose|je dépose|envoyer|envoyez|envoyez-nous|envoie|j'envoie|transmettre|transmettez|soumettre|soumettez|joindre|adresser",
    'cv|c.v|candidature|candidatures|dossier|curriculum vitae',
  ],
  [
    'es',
    'enviar|envía|envíe|envíanos|envíenos|enviarnos|manda|mándanos|mandar|dejar|deja|déjanos|subir|sube|adjuntar|adjunta|cargar|presentar',
    'cv|c.v|currículum|curriculum|currículo|hoja de vida|candidatura|solicitud|postulación',
  ],
  ['ca', "envia|envia'ns|enviar|deixar|pujar|adjuntar", 'cv|currículum|candidatura'],
  [
    'pt',
    'enviar|envie|envia|mandar|mande|deixar|deixe|anexar|anexe|cadastrar|cadastre|submeter|carregar|entregar',
    'cv|currículo|curriculum|candidatura|inscrição',
  ],
  ['it', 'invia|inviare|inviaci|manda|mandaci|carica|caricare|allega|trasmetti|inoltra', 'cv|curriculum|candidatura'],
  ['nl', 'stuur|verstuur|upload|mail|verzend|dien', 'cv|sollicitatie|motivatiebrief'],
  ['nl', 'sturen|versturen|uploaden|mailen|indienen|verzenden', 'cv|sollicitatie|motivatiebrief', true],
  ['sv', 'skicka|skicka in|ladda upp|lämna|mejla|maila', 'cv|ansökan|personligt brev'],
  ['da', 'send|indsend|upload|vedhæft', 'cv|ansøgning|ansøgningen'],
  ['no', 'send|send inn|last opp|legg ved', 'cv|søknad|søknaden'],
  ['fi', 'lähetä|jätä|lataa|liitä', 'cv|hakemus|hakemuksesi|ansioluettelo|ansioluettelosi'],
  ['is', 'senda|sendu', 'umsókn|ferilskrá'],
  [
    'pl',
    'wyślij|prześlij|złóż|załącz|dodaj|zostaw|wysyłam|aplikuj i wyślij',
    'cv|aplikację|zgłoszenie|podanie|swoje cv|dokumenty aplikacyjne',
  ],
  ['cs', 'odeslat|poslat|zaslat|pošlete|zašlete|pošli|nahrát|vložit', 'životopis|cv|přihlášku'],
  ['sk', 'odoslať|poslať|zaslať|pošlite|zašlite|pošli|nahrať|vložiť', 'životopis|cv|žiadosť|prihlášku'],
  [
    'hu',
    'küldje|küldd|küldj|töltse fel|töltsd fel',
    'önéletrajzot|önéletrajzát|önéletrajzod|önéletrajzodat|jelentkezését',
  ],
  ['hu', 'küldése|beküldése|feltöltése|elküldése|csatolása', 'önéletrajz|jelentkezés|pályázat', true],
  ['ro', 'trimite|trimiteți|trimite-ne|depune|depuneți|încarcă|atașează', 'cv|cv-ul|aplicația|candidatura|dosarul'],
  [
    'hr sr sl',
    'pošalji|pošaljite|pošlji|pošljite|oddaj|predaj|priloži',
    'cv|životopis|prijavu|prijavo|biografiju|življenjepis',
  ],
  ['bg', 'изпрати|изпратете|качи|прикачи|подай', 'cv|автобиография|кандидатура|кандидатурата'],
  [
    'ru',
    'отправить|отправьте|отправь|прислать|пришлите|загрузить|прикрепить|оставить|заполнить',
    'резюме|анкету|заявку|отклик',
  ],
  ['uk', 'надіслати|надішліть|відправити|завантажити|прикріпити|залишити|заповнити', 'резюме|анкету|заявку|відгук'],
  ['el', 'στείλε|στείλτε|στείλτε μας|υποβάλετε|υποβολή|αποστολή|ανέβασε', 'βιογραφικό|βιογραφικού|αίτηση|αίτησης|cv'],
  [
    'tr',
    'gönder|gönderin|yükle|yükleyin|bırak|bırakın|ilet',
    'cv|özgeçmiş|özgeçmişini|özgeçmişinizi|başvuru|başvurunu',
    true,
  ],
  ['lt', 'siųsti|siųskite|siųsk|pateikti|įkelti', 'cv|gyvenimo aprašymą|paraišką'],
  ['lv', 'sūtīt|nosūtīt|sūti|iesniegt|augšupielādēt', 'cv|pieteikumu'],
  ['et', 'saada|esita|lae üles', 'cv|avaldus|kandideerimisavaldus'],
  ['id ms', 'kirim|kirimkan|hantar|unggah|muat naik', 'cv|lamaran|resume|permohonan'],
  ['vi', 'gửi|nộp|tải lên', 'cv|hồ sơ|đơn ứng tuyển'],
];
