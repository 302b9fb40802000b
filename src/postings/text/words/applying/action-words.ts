/** What a link or button says by which one applies or reads on, in one language, folded or not; | divides the words. */
type ActionWord = readonly [language: string, words: string];

/** Whole texts, beside the pattern of `actions.ts`; `action-words.spec.ts` reads each. */
export const ACTION_WORDS: readonly ActionWord[] = [
  [
    'ja',
    '応募|応募する|応募はこちら|この求人に応募する|エントリー|エントリーする|エントリーはこちら|詳細|詳細を見る|詳細はこちら',
  ],
  ['ja', '詳しく見る|詳しくはこちら|もっと見る|募集要項を見る|求人詳細|求人詳細を見る|続きを読む'],
  ['ko', '지원|지원하기|자세히|자세히 보기|자세히보기|상세보기|공고 보기|더보기|바로 지원|입사지원|입사지원하기'],
  [
    'zh',
    '申请|申请职位|立即申请|立即投递|投递简历|查看|查看详情|查看职位|了解更多|详情|詳情|我要應徵|應徵|立即應徵|查看更多',
  ],
  ['vi', 'ứng tuyển|ứng tuyển ngay|nộp đơn|nộp hồ sơ|xem thêm|xem chi tiết|chi tiết|nộp cv'],
  ['th', 'สมัคร|สมัครงาน|สมัครเลย|สมัครตำแหน่งนี้|ดูรายละเอียด|รายละเอียด|อ่านเพิ่มเติม|อ่านต่อ'],
  ['id', 'lamar|lamar sekarang|lamar posisi ini|selengkapnya|baca selengkapnya|lihat detail|lihat lowongan|kirim cv'],
  ['ms', 'mohon|mohon sekarang|mohon jawatan ini|lihat lagi|maklumat lanjut'],
  ['tl', 'mag-apply|mag-apply na'],
  ['hi', 'आवेदन करें|अभी आवेदन करें|और पढ़ें|विवरण देखें'],
  ['ar', 'قدم|قدم الآن|تقديم|التقديم الآن|التفاصيل|عرض التفاصيل|اقرأ المزيد|المزيد'],
  ['he', 'הגש מועמדות|הגשת מועמדות|שליחת קורות חיים|שלח קורות חיים|לפרטים|לפרטים נוספים|לפרטי המשרה|קרא עוד'],
  ['fa', 'ارسال رزومه|ارسال درخواست|مشاهده جزئیات|جزئیات|ادامه مطلب'],
  [
    'en',
    'submit application|submit|submit cv|submit resume|submit your cv|submit your resume|send cv|send your cv|send resume|send your resume|send us your cv|upload cv|upload your cv|upload resume|upload your resume|show more|load more|view job|view role|job details|full description|view full description|download pdf|download job description|easy apply|apply via email|apply by email|apply online|apply for this job|apply for this position|apply for this role',
  ],
  [
    'de',
    'bewerbung senden|bewerbung absenden|bewerbung abschicken|jetzt bewerbung senden|lebenslauf hochladen|lebenslauf senden|stelle ansehen|stelle anzeigen|stellenbeschreibung ansehen|details ansehen|details anzeigen|online bewerben|jetzt online bewerben|direkt bewerben|anzeige als pdf|als pdf|pdf herunterladen|weitere infos|weitere informationen|absenden|zur bewerbung|zum stellenangebot|zur ausschreibung|mehr details|mehr anzeigen|per e-mail bewerben|per mail bewerben|jetzt initiativ bewerben',
  ],
  [
    'fr',
    "envoyer mon cv|envoyer votre cv|envoyez votre cv|envoyez-nous votre cv|postulez|postulez en ligne|postulez maintenant|déposer ma candidature|envoyer ma candidature|déposer mon cv|télécharger|télécharger l'offre|envoyer|voir les offres|voir l'annonce|voir le détail|plus d'infos|plus d'informations|découvrir le poste|découvrir l'offre|détails",
  ],
  [
    'es',
    'aplica|aplica ya|aplica aquí|aplica ahora|enviar|enviar cv|envía tu cv|envíanos tu cv|más información|más info|postúlate|postúlate aquí|postularse|inscribirme|inscríbete|adjuntar cv|leer más|quiero aplicar|quiero postularme|solicitar|solicitar empleo|ver más|ver empleo|conoce más|saber más',
  ],
  ['ca', "envia'ns el teu cv|enviar cv|més informació|llegir més|veure oferta|inscriu-t'hi|sol·licitar"],
  [
    'pt',
    'enviar|enviar currículo|envie seu currículo|envie o seu cv|envia o teu cv|saiba mais|saber mais|ver mais|ver detalhes|ler mais|quero me candidatar|candidatar|cadastre seu currículo|cadastrar currículo|anexar currículo|inscreva-se|mais informações',
  ],
  [
    'it',
    "candidati|candidati ora|candidati subito|candidati qui|invia|invia cv|carica cv|allega cv|leggi tutto|leggi di più|vedi offerta|vedi dettagli|dettagli|maggiori informazioni|rispondi all'annuncio|vai all'offerta|partecipa",
  ],
  [
    'nl',
    'direct solliciteren|solliciteren|nu solliciteren|online solliciteren|stuur je cv|verstuur|verzenden|upload je cv|meer informatie|naar de vacature|bekijk de vacature|ik heb interesse',
  ],
  [
    'sv',
    'skicka|skicka ansökan|skicka din ansökan|skicka cv|visa jobb|visa tjänst|visa mer|läs hela annonsen|till annonsen|sök här|sök tjänsten|sök nu|mer information',
  ],
  [
    'da',
    'søg nu|søg her|søg jobbet|søg stillingen|send ansøgning|send din ansøgning|send cv|send dit cv|send|se stillingen|se jobbet|se mere|se jobopslag|vis mere',
  ],
  [
    'no',
    'søk nå|søk her|søk på stillingen|søk stilling|send søknad|send cv|send inn|se stillingen|se mer|vis mer|les hele annonsen|til annonsen',
  ],
  [
    'fi',
    'lähetä|lähetä hakemus|lähetä cv|lähetä ansioluettelo|katso paikka|katso lisää|täytä hakemus|tutustu|näytä lisää|siirry hakemaan|avaa hakemus|jätä hakemus',
  ],
  ['is', 'sækja um|sækja um starf|senda umsókn|lesa meira|nánar|sjá nánar'],
  [
    'pl',
    'wyślij|wyślij aplikację|wyślij zgłoszenie|aplikuj teraz|czytaj więcej|czytaj dalej|szczegóły|zobacz szczegóły|dowiedz się więcej|pokaż więcej|złóż cv|złóż aplikację|prześlij cv|przejdź do oferty|załącz cv',
  ],
  [
    'cs',
    'odeslat|odeslat životopis|poslat životopis|zaslat životopis|poslat cv|chci se přihlásit|přihlásit se|více informací|více info|zobrazit pozici|zobrazit více|zobrazit detail|zobrazit|detail|detail pozice|zjistit více|číst více|přihláška|reagovat|odpovědět na inzerát|chci tuto práci|poslat',
  ],
  [
    'sk',
    'odoslať|odoslať životopis|poslať životopis|zaslať životopis|poslať cv|prihlásiť sa|viac informácií|viac info|zobraziť pozíciu|zobraziť viac|zobraziť|detail pozície|mám záujem|zistiť viac|čítať viac|reagovať|viac',
  ],
  [
    'hu',
    'jelentkezem|jelentkezés|jelentkezz|jelentkezzen|önéletrajz küldése|önéletrajz feltöltése|részletek|tovább|bővebben|küldés|megnézem|megtekintés|érdekel|olvass tovább|jelentkezés az állásra',
  ],
  [
    'ro',
    'aplică|aplică acum|aplică aici|aplică online|trimite|trimite cv|trimite-ne cv-ul|trimite cv-ul|află mai multe|vezi detalii|detalii|citește mai mult|depune cv|vezi jobul|vezi mai mult|candidează',
  ],
  [
    'bg',
    'кандидатствай|кандидатствайте|кандидатствай сега|изпрати|изпрати cv|изпратете cv|научи повече|виж обявата|виж повече|детайли|прочети повече|повече|подробности',
  ],
  [
    'sr hr',
    'prijavi se|prijavite se|pošalji|pošalji cv|pošaljite cv|pošalji prijavu|saznaj više|saznajte više|detaljnije|prijava|pročitaj više|pogledaj oglas|konkuriši|konkurišite|više|vidi više|пријави се|пошаљи|детаљније|сазнај више',
  ],
  [
    'sl',
    'prijavi se|prijavite se|pošlji cv|pošljite cv|pošljite življenjepis|pošlji|več o tem|več|preberi več|več informacij|oddaj prijavo|prijava',
  ],
  [
    'ru',
    'отправить|отправить резюме|отправить заявку|отправить анкету|отправить отклик|откликнуться|откликнуться на вакансию|подать заявку|подать заявление|подробнее|подробнее о вакансии|читать далее|оставить заявку|оставить резюме|прикрепить резюме|прикрепить файл|загрузить резюме|смотреть|смотреть вакансию|заполнить анкету|показать еще|показать ещё|узнать больше|хочу работать|связаться|позвонить|написать',
  ],
  [
    'uk',
    'надіслати|надіслати резюме|надіслати заявку|відгукнутися|відгукнутись|відгукнутися на вакансію|подати заявку|детальніше|докладніше|читати далі|прикріпити резюме|завантажити резюме|заповнити анкету|залишити заявку|дізнатися більше|переглянути вакансію|показати ще',
  ],
  [
    'el',
    'υποβολή|υποβολή αίτησης|υποβολή βιογραφικού|στείλτε βιογραφικό|στείλτε το βιογραφικό σας|αποστολή|αποστολή βιογραφικού|περισσότερα|δείτε τη θέση|δείτε περισσότερα|μάθετε περισσότερα|διαβάστε περισσότερα|αίτηση|κάντε αίτηση|αιτηθείτε',
  ],
  [
    'tr',
    'başvur|başvurun|hemen başvur|hemen başvurun|şimdi başvur|başvuru yap|cv gönder|özgeçmiş gönder|özgeçmişini yükle|cv yükle|devamını oku|devamı|detaylar|detay|detayları gör|incele|ilanı incele|gönder|daha fazla|daha fazla bilgi',
  ],
  ['lt', 'siųsti|siųsti cv|siųskite cv|kandidatuoti|kandidatuok|plačiau|sužinoti daugiau|skaityti daugiau|peržiūrėti'],
  ['lv', 'sūtīt|sūtīt cv|nosūtīt cv|pieteikties|piesakies|uzzināt vairāk|lasīt vairāk|vairāk|skatīt'],
  [
    'et',
    'saada|saada cv|saada avaldus|kandideeri|kandideeri siin|loe lähemalt|loe rohkem|loe edasi|vaata lähemalt|vaata',
  ],
  ['he', 'פרטים נוספים|שלח|שליחה|שלחו קורות חיים|הגישו מועמדות|למשרה|למשרה המלאה'],
  ['ar', 'أرسل سيرتك الذاتية|ارسل سيرتك الذاتية|إرسال|أرسل|تقدم الآن|تقدم للوظيفة|قدم طلبك|إقرأ المزيد|تفاصيل الوظيفة'],
  ['fa', 'ثبت درخواست|بیشتر بدانید|ارسال|درخواست همکاری|ثبت رزومه|مشاهده'],
  [
    'ja',
    '履歴書を送る|送信|送信する|エントリーフォーム|エントリーフォームへ|応募フォームへ|web応募|もっと詳しく|詳細へ',
  ],
  ['zh', '提交|上传简历|发送简历|应聘|我要应聘|点击申请|在线申请|查看全部|立即應聘|詳細資訊'],
  ['ko', '이력서 제출|이력서 보내기|더 알아보기|제출|제출하기|지원서 작성|온라인 지원|자세히 알아보기|지원하러 가기'],
  ['vi', 'gửi|gửi cv|gửi hồ sơ|ứng tuyển tại đây|đọc thêm|đăng ký|tìm hiểu thêm|nộp hồ sơ ngay'],
  [
    'id',
    'kirim|kirim lamaran|kirim lamaran anda|daftar|daftar sekarang|pelajari lebih lanjut|detail|lihat selengkapnya|apply sekarang',
  ],
  ['th', 'ส่ง|ส่งเรซูเม่|ส่งใบสมัคร|สมัครออนไลน์|ดูเพิ่มเติม|กรอกใบสมัคร'],
  ['hi', 'रिज्यूमे भेजें|भेजें|अप्लाई करें|बायोडाटा भेजें'],
  [
    'zh',
    '申請|申請職位|立即申請|我要申請|立刻申請|線上申請|立即投遞|投遞履歷|我要投递|我要投遞|線上應徵|馬上應徵|前往應徵|立即应聘|查看職缺|查看詳情|提交申请|提交申請|了解職缺|立即報名|立即报名',
  ],
  [
    'ja',
    '今すぐ応募|今すぐ応募する|応募フォーム|求人エントリー|この職種に応募する|応募画面へ|応募ページへ|応募へ進む|エントリーへ',
  ],
  [
    'ko',
    '지금 지원하기|지금 지원|접수하기|문의하기|지원하러 가기|바로 지원하기|즉시 지원|온라인 지원하기|입사 지원하기',
  ],
  ['th', 'สมัครทันที|สมัครตอนนี้|ส่งใบสมัครงาน|สมัครที่นี่'],
  ['hi', 'अभी अप्लाई करें|यहाँ आवेदन करें|आवेदन भेजें'],
  ['ar', 'سجل الآن|قدم طلبك الآن|تقدم بطلب|للتقديم|إرسال الطلب|أرسل طلبك|تقديم طلب'],
  ['he', 'הגש עכשיו|להגשת מועמדות|הגישו מועמדות עכשיו|שלחו מועמדות|הגשה'],
  [
    'es',
    'solicitar ahora|solicitar vacante|solicitar puesto|aplicar a esta vacante|postular a esta vacante|enviar solicitud',
  ],
  ['it', 'invia candidatura|candidati per questa posizione|candidatura online'],
  ['pt', 'candidata-te|candidata-te já|candidate-se agora|enviar candidatura'],
  ['ro', 'aplicați|aplicați acum|trimiteți cv|trimite candidatura'],
  ['cs', 'přihlásit|mám zájem o pozici|odeslat přihlášku|poslat přihlášku|odpovědět na nabídku'],
  ['sk', 'prihlásiť|odoslať žiadosť|poslať žiadosť|mám záujem o pozíciu|reagovať na ponuku'],
  [
    'sr hr sl',
    'prijava na oglas|prijavi se sada|prijavite se odmah|pošaljite prijavu|pošlji prijavo|pošljite prijavo|oddajte prijavo',
  ],
  ['bg', 'подай заявка|подайте заявка|кандидатствайте сега|изпрати кандидатура'],
  ['uk', 'подати резюме|надішліть заявку|надіслати анкету|залишити відгук'],
  ['ru', 'подать резюме|откликнуться сейчас|отправьте резюме|оставить отклик'],
  [
    'el',
    'κάνε αίτηση|κάνε αίτηση τώρα|στείλε βιογραφικό|στείλε το βιογραφικό σου|αποστολή αίτησης|υποβάλετε αίτηση|κάντε αίτηση τώρα',
  ],
  ['lt', 'siųsti kandidatūrą|siųsti paraišką|kandidatuoti dabar|pateikti paraišką|aplikuoti'],
  ['lv', 'nosūtīt pieteikumu|pieteikties tagad|pieteikties vakancei|sūtīt pieteikumu'],
  ['et', 'kandideeri kohe|saada kandidatuur|esita avaldus'],
  ['da', 'søg stilling|søg job|ansøg|ansøg nu|send en ansøgning'],
  ['fi', 'hakeudu|hae nyt|lähetä hakemuksesi'],
  ['tr', 'başvuru formu|başvuruyu gönder|ilana başvur|pozisyona başvur'],
];

/** The same of buttons whose words may head a part of a page, too: "More". `action-words.spec.ts` reads each. */
export const MORE_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'open|view'],
  ['de', 'bewerben|hier bewerben|zur stellenanzeige|ansehen|anzeigen'],
  ['fr', 'je postule'],
  ['es', 'inscribirse'],
  ['pl', 'wyślij cv'],
  ['cs', 'odpovědět|mám zájem'],
  ['ko', '지원하기'],
];

/**
 * What such a link or button begins with, and how many characters may follow, beside the English ones of `actions.ts`;
 * the spec lets some follow each.
 */
export const ACTION_BEGINNINGS: readonly (readonly [language: string, words: string, most: number])[] = [
  ['de', 'jetzt bewerben|zur stelle|zum job', 20],
  ['fr', "postuler|candidater|voir l'offre|voir l’offre|voir le poste|voir plus", 20],
  ['nl', 'solliciteer|reageer|bekijk', 20],
  ['es', 'aplicar|postular|ver más|ver oferta|ver detalle', 12],
  ['pt', 'candidate-se|candidatar|ver vaga', 12],
  ['it', 'invia|scopri', 20],
  ['sv', 'ansök|sök jobb|sök tjänst', 12],
  ['no', 'søk jobb|søk stilling', 12],
  ['pl', 'aplikuj|zobacz', 20],
  ['fi', 'hae ', 16],
];

/** What asks to press a button, in front of what that does; `action-words.spec.ts` puts each before one. */
export const PRESSING_WORDS: readonly ActionWord[] = [
  ['en', 'click here to|click to|click here and|click below to'],
  ['de', 'hier klicken, um|klicken sie hier, um|klick hier, um'],
  ['fr', 'cliquez ici pour|cliquer ici pour'],
  ['es', 'haz clic aquí para|haga clic aquí para|clic aquí para'],
  ['pt', 'clique aqui para|clica aqui para'],
  ['it', 'clicca qui per|cliccare qui per'],
  ['nl', 'klik hier om|klik hier voor'],
  ['sv', 'klicka här för att'],
  ['da', 'klik her for at'],
  ['no', 'klikk her for å'],
  ['pl', 'kliknij tutaj, aby|kliknij, aby'],
];
