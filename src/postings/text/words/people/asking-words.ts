import type { LanguageWords } from '../pattern-parts.js';

/**
 * Words of sentences that say whom to ask about a posting, or where an application goes, and of much else: beside one
 * of these a person is meant whose name nobody could take for something else. A * stands for any ending.
 * `asking-words.spec.ts` reads each of these tables.
 */
export const ASKING_WORDS: readonly LanguageWords[] = [
  [
    'en',
    'question*|query|queries|enquir*|inquir*|information|details|contact|apply|application*|cv|cvs|resume*|résumé*|call|c/o|talk to|speak to|speak with|chat with|in touch with|cover letter|covering letter|a letter|references to|whatsapp|text or call|or text|send a text to',
  ],
  [
    'de',
    'frage|fragen|rückfragen|auskunft|auskünfte|information*|infos|vorabinfos|vorab-infos|vorabinformation*|bewerb*|bewirb*|kontakt*|lebenslauf|unterlagen|anrufen|ruf an|ruf einfach|ruf doch|ruf gern|ruf gerne|rufen sie|sprich mit|sprechen sie mit|melde dich|melden sie sich|wende dich|wenden sie sich|vereinbar*|schnuppertag*',
  ],
  ['fr', 'question*|renseignement*|information*|infos|contact*|candidature*|cv|postul*|adresse*|appele*'],
  ['es', 'pregunta*|duda*|información|informes|consulta*|contact*|candidatura*|cv|currículum|interesad*|solicitud*'],
  ['ca', 'dubte*|informació|contact*|candidatur*|currículum'],
  ['pt', 'dúvida*|pergunta*|informação|informações|contact*|contat*|candidatura*|cv|currículo*'],
  [
    'it',
    'domande|informazion*|info|contatt*|candidatur*|candidarsi|candidati|cv|curriculum|chiamare|chiama|telefonare|rivolgersi|responsabile del procedimento|responsabile unico del procedimento',
  ],
  [
    'nl',
    'vraag|vragen|informatie|inlichtingen|contact|reageer|reacties|solliciteer|solliciteren|sollicitatie*|cv|bel|bellen|app|mail|praat met',
  ],
  ['sv', 'fråga|frågor|upplysning*|information|kontakta|kontakt|ansök*|cv|hör av dig|ring|mejla|prata med|prat med'],
  ['no', 'spørsmål|opplysning*|informasjon|kontakt|søknad*|cv|ring|prat med|snakk med'],
  ['da', 'spørgsmål|oplysning*|information|kontakt|ansøgning*|cv|ring|snak med|aftal besøg'],
  ['fi', 'kysymyk*|tiedustelu*|lisätieto*|yhteyttä|yhteydenotot|hakemu*|cv|soita|kysy lisää|kysy|kysyä'],
  ['is', 'spurning*|upplýsing*|umsókn*|ferilskrá*|samband við'],
  ['pl', 'pytan*|pytań|informacj*|kontakt*|aplikacj*|cv|zgłoszeni*|dzwoń|dzwonić|zadzwoń|skontaktuj*'],
  [
    'cs sk',
    'dotaz*|otázk*|informac*|informác*|kontakt*|životopis*|cv|volejte|zavolejte|volajte|zavolajte|žiadosť|žiadosti|hlaste|hláste',
  ],
  ['hu', 'kérdés*|érdeklőd*|információ*|tájékoztatás*|jelentkez*|önéletrajz*|elérhetőség*|kapcsolat|hívja|keresse'],
  [
    'ro',
    'sunați|sună|sunati|relații la|relații suplimentare|întrebări|informații|detalii|contact*|cv|cv-ul|cv-urile|candidatur*|aplicați*',
  ],
  ['hr sr', 'nazovite|pozovite|pitanja|informacij*|obavijest*|kontakt*|prijav*|životopis*|zamolb*|molb*|cv'],
  ['sr', 'питања|информациј*|контакт*|пријав*|биографиј*'],
  ['sl', 'vprašanja|informacij*|kontakt*|prijav*|življenjepis*|pokličite'],
  ['bg', 'въпроси|информация|контакт*|автобиографи*|кандидатур*|cv'],
  ['ru', 'вопрос*|информаци*|контакт*|резюме|анкет*|звоните|позвоните|телефон для связи|обращ*'],
  ['uk', 'питан*|запитан*|інформаці*|контакт*|резюме|анкет*|телефонуйте|дзвоніть|телефон для звʼязку|зверт*'],
  ['tr', 'soru|sorular*|sorunuz|sorularınız|bilgi|bilgiler*|iletişim*|başvuru*|özgeçmiş*|cv'],
  ['el', 'ερωτήσ*|πληροφορί*|επικοινων*|βιογραφικ*|αιτήσ*'],
  ['et', 'küsimus*|info|lisainfo|lisateave|kontakt*|avaldus*|kandideeri*|cv|helista|ühendust'],
  ['lv', 'zvani|zvaniet|sazinies|sazinieties|jautājum*|informācij*|kontakt*|pieteikum*|cv'],
  ['lt', 'klausim*|informacij*|kontakt*|prašym*|gyvenimo aprašym*|teiraukit*|cv|skambink*|susisiek*'],
  ['id ms', 'pertanyaan|informasi|maklumat|hubungi|lamaran|kontak'],
  ['vi', 'câu hỏi|thông tin|liên hệ|hồ sơ|ứng tuyển'],
];

/** What a letter is marked with that goes to somebody; nothing but whom it goes to follows. */
export const FOR_SOMEBODY: readonly LanguageWords[] = [
  ['en', 'attn|attention of|fao'],
  ['de', 'z. hd.|z. hd|z.hd.|z. h.|zu händen|zu handen|zuhanden|z. hdn.'],
  ['fr', "à l'attention de|à l'attention d'|attention de"],
  ['es', 'a la atención de|at.|a/a'],
  ['pt', 'a/c|ao cuidado de|à atenção de|aos cuidados de'],
  ['it', "alla c.a.|c.a.|alla cortese attenzione di|all'attenzione di"],
  ['nl', 't.a.v.|tav|ter attentie van'],
  ['sv da no', 'att.|mrk.'],
  ['pl', 'do rąk|na ręce'],
  ['cs sk', 'k rukám|do rúk'],
  ['ro', 'în atenția'],
  ['hr sr sl', 'n/r|na ruke|v roke'],
  ['bg', 'на вниманието на'],
  ['ru', 'вниманию'],
  ['uk', 'до уваги'],
  ['el', 'υπόψη|υπ’ όψιν'],
  ['lt', 'dėmesiui'],
];

/** What else there are contacts for; a * stands for any ending, and beginnings of compounds count. */
export const OTHER_MATTERS: readonly LanguageWords[] = [
  [
    'en',
    'press|media|privacy|data protection|personal data|your data|gdpr|investor*|customer service|sales enquir*|works council|trade union|safeguarding|adjustments|referee*|accessib*|accommodation*|complaint*|whistleblow*|emergency|booking*|reservation*|orders|deletion of|erasure of|unsubscribe|withdraw your consent|revoke your consent',
  ],
  [
    'de',
    'presse*|medienanfrage*|datenschutz*|personenbezogen*|investor*|kundenservice|kundendienst|vertriebsanfrage*|barrierefreiheit|beschwerde*|hinweisgeber*|betriebsrat*|personalrat*|schwerbehindertenvertretung|gleichstellungsbeauftragt*|frauenbeauftragt*|notfall*|reservierung*|bestellung*|vertretungsberechtig*|löschung deiner daten|löschung ihrer daten|löschung der daten|widerruf*',
  ],
  [
    'fr',
    'presse|médias|référent handicap|référente handicap|données personnelles|protection des données|dpo|rgpd|réclamation*|réservation*|commandes|accessibilité|suppression de vos données|suppression de tes données|droit d’accès|droits d’accès|retirer votre consentement',
  ],
  [
    'es',
    'prensa|medios de comunicación|protección de datos|datos personales|reclamacion*|reserva|reservas|pedidos|derechos de acceso|derechos arco|cancelación de sus datos|cancelación de tus datos|supresión de sus datos|supresión de tus datos',
  ],
  [
    'pt',
    'imprensa|proteção de dados|dados pessoais|reclamaç*|reservas|encomendas|exclusão dos seus dados|eliminação dos seus dados|direitos de acesso',
  ],
  [
    'it',
    'stampa|protezione dei dati|dati personali|privacy|reclam*|prenotazion*|ordini|cancellazione dei tuoi dati|cancellazione dei suoi dati|cancellazione dei dati|diritti di accesso|revocare il consenso',
  ],
  [
    'nl',
    'pers|perscontact|vertrouwenspersoon|ondernemingsraad|persvragen|persvoorlichter|gegevensbescherming|persoonsgegevens|klachten|reserveringen|bestellingen|klantenservice|verwijdering van uw gegevens|verwijdering van je gegevens|uw toestemming intrekken|je toestemming intrekken',
  ],
  [
    'sv',
    'press*|facket|fackförbund*|skyddsombud*|dataskydd*|personuppgift*|klagomål|kundtjänst|beställning*|facklig*|fackliga',
  ],
  [
    'no da',
    'presse*|tillidsrepræsentant*|tillitsvalgt*|verneombud*|personvern*|databeskyttelse*|personopplysning*|personoplysning*|klage*|kundeservice|bestilling*',
  ],
  ['fi', 'tietosuoja*|luottamusmies|luottamushenkilö*|henkilötieto*|lehdistö*|asiakaspalvelu*|varauk*'],
  ['pl', 'prasow*|dla mediów|ochrony danych|danych osobowych|iod|reklamacj*|rezerwacj*|zamówieni*'],
  [
    'cs sk',
    'pověřenec|poverenec|zodpovedná osoba|pro média|pre médiá|tiskov*|tlačov*|ochran* osobních|osobních údajů|osobných údajov|ochrany údajů|reklamac*|reklamác*|rezervac*|rezervác*|objednávk*',
  ],
  ['hu', 'sajtó*|adatvédel*|személyes adat*|panasz*|foglalás*|rendelés*'],
  ['ro', 'presă|protecția datelor|datelor cu caracter personal|reclamații|rezervări|comenzi'],
  [
    'hr sr sl',
    'za medije|zaštit* podataka|osobnih podataka|varstv* podatkov|osebnih podatkov|reklamacij*|rezervacij*|narudžb*|naročil*',
  ],
  ['bg', 'за медии|личните данни|лични данни|жалби|резервации|поръчки'],
  ['ru', 'пресс*|для сми|персональных данных|жалоб*|бронировани*|заказ*'],
  ['uk', 'прес*|для змі|персональних даних|скарг*|бронюванн*|замовленн*'],
  ['tr', 'basın*|kişisel veri*|kvkk|şikayet*|rezervasyon*|sipariş*'],
  ['el', 'τύπου|προσωπικών δεδομένων|παράπον*|κρατήσ*|παραγγελί*'],
  ['et lv lt', 'andmekaits*|isikuandme*|datu aizsardzīb*|personas dat*|duomenų apsaug*|asmens duomen*'],
  ['id ms vi', 'data pribadi|dữ liệu cá nhân|báo chí'],
];

/** Right before somebody who is no contact: whom one works for, who founded the company, who is quoted. */
export const SOMEBODY_ELSE: readonly LanguageWords[] = [
  [
    'en',
    'report to|report directly to|reporting to|reporting directly to|reports to|founded by|founder:|founders:|led by|owned by|run by|says|said|adds|explains|ceo:|replace|replacing|named after|photo by|photos by|web design:|under the direction of|supervised by',
  ],
  [
    'de',
    'berichtest an|berichten an|unterstellt|gegründet von|gründer:|gründerin:|geführt von|geleitet von|sagt|erklärt|inhaber:|inhaberin:|geschäftsführer:|geschäftsführerin:|geschäftsführung:|vertreten durch|nachfolge von|unter der leitung von|unter leitung von|team um|team rund um|foto:|fotos:|webdesign:|benannt nach',
  ],
  [
    'fr',
    'rattaché à|rattachée à|fondé par|fondée par|fondateur:|fondatrice:|dirigée par|dirigé par|dit|explique|gérant:|gérante:|hiérarchique de|sous la responsabilité de|sous la direction de|remplacement de|directeur de la publication',
  ],
  [
    'es',
    'reportarás a|reporta a|bajo la dirección de|fundada por|fundado por|fundador:|fundadora:|dirigida por|dirigido por|dice|explica',
  ],
  ['pt', 'reportarás a|reportar a|fundada por|fundado por|fundador:|fundadora:|dirigida por|diz|explica'],
  [
    'it',
    'riporterai a|riporta a|sotto la guida di|fondata da|fondato da|fondatore:|fondatrice:|diretta da|guidata da|dice|spiega',
  ],
  [
    'nl',
    'rapporteert aan|onder leiding van|leidinggevende is|opgericht door|oprichter:|geleid door|zegt|vertelt|eigenaar:',
  ],
  ['sv', 'rapporterar till|under ledning av|grundat av|grundades av|grundare:|säger|berättar|ägare:|leds av'],
  [
    'no da',
    'rapporterer til|refererer til|grunnlagt av|grundlagt af|gründer:|grundlægger:|stiftet af|sier|siger|forteller|fortæller|ledes av|ledes af',
  ],
  ['fi', 'raportoit|perustaja:|perusti|sanoo|kertoo'],
  ['pl', 'raportujesz do|podlegasz|założył|założyła|założyciel:|założycielka:|mówi|kierowana przez'],
  [
    'cs sk',
    'podřízen|založil|založila|zakladatel:|zakladatelka:|zakladateľ:|říká|hovorí|majitel:|majiteľ:|jednatel:|konateľ:',
  ],
  ['hu', 'alapító:|alapította|mondja|tulajdonos:|ügyvezető:'],
  ['ro', 'raportezi către|fondat de|fondată de|fondator:|fondatoare:|spune|condusă de|administrator:'],
  ['hr sr sl', 'osnivač:|osnovao|osnovala|ustanovitelj:|kaže|pravi|vlasnik:'],
  ['bg', 'основана от|основател:|казва|собственик:'],
  ['ru', 'основатель:|основана|говорит|подчиняется|владелец:'],
  ['uk', 'засновник:|заснована|засновниця:|каже|розповідає'],
  ['tr', 'kurucu:|kurucusu:|kurucumuz:|diyor'],
  ['el', 'ιδρυτής:|ιδρύτρια:|λέει|ιδιοκτήτης:'],
];

/** What asks to write to whom is named behind it, beside the mailbox: "Email Jane Miller at …". */
export const WRITING_TO: readonly LanguageWords[] = [
  ['en', 'email|e-mail|write to|drop a line to|send an email to'],
  ['de', 'schreib an|schreibe an|schreiben sie an|schreib|schreiben sie|mail an|e-mail an'],
  ['fr', 'écrivez à|écrire à|écris à|envoyez un e-mail à|un mail à'],
  ['es', 'escribe a|escriba a|escribir a|escríbele a|escribid a|envía un correo a'],
  ['pt', 'escreva para|escreve para|escreva a|escreve a|envie um e-mail para|envia um e-mail a'],
  ['it', 'scrivi a|scrivere a|scrivete a|invia una mail a'],
  ['nl', 'mail naar|mail|e-mail|schrijf naar|schrijf aan'],
  ['sv', 'mejla|mejla till|maila|skriv till'],
  ['da no', 'skriv til|mail til|send en mail til|send en e-post til'],
  ['pl', 'napisz do|pisz do|proszę pisać do'],
  ['cs sk', 'napište|pište|napíšte|píšte|napiš|napiš mi|napiš nám|napíš|napíš nám'],
  ['ro', 'scrieți către|scrie către|scrieți la'],
  ['hr sr sl', 'pišite na|pišite'],
  ['ru', 'пишите|напишите'],
  ['uk', 'пишіть|напишіть'],
  ['bg', 'пишете на|пишете до'],
  ['el', 'γράψτε στον|γράψτε στην|στείλτε email στον|στείλτε email στην'],
  ['id', 'email ke|kirim email ke'],
];
