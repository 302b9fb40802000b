/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
export type NoTitleWord = readonly [language: string, words: string];

/**
 * What a line says that stands on career pages like a title and is none, whatever occupation it names: people there
 * are, ways to apply, parts of the page. `no-title-words.spec.ts` puts an occupation beside each.
 */
export const NO_TITLE_WORDS: readonly NoTitleWord[] = [
  [
    'ja',
    'インタビュー|先輩の声|社員の声|スタッフ紹介|社員紹介|スタッフブログ|お問い合わせ|お問合せ|応募フォーム|選考フロー',
  ],
  [
    'ja',
    '採用の流れ|求める人物像|よくある質問|一覧へ|詳しく見る|一日の流れ|の一日|のご紹介|とは？|について|メッセージ',
  ],
  [
    'ko',
    '에서|회사소개|인터뷰|직원 소개|팀 소개|의료진|복리후생|채용절차|인재상|자주 묻는|문의하기|지원하기|소개합니다|경력 우대|우대사항',
  ],
  [
    'zh',
    '员工风采|員工專訪|团队介绍|團隊介紹|专家团队|专业团队|联系我们|聯絡我們|应聘流程|福利待遇|我们的团队|简历投递',
  ],
  ['zh', '投递简历|最新消息|关于我们|關於我們|常见问题|常見問題|走进|风采|查看更多|了解更多|服务项目'],
  [
    'vi',
    'đội ngũ|của chúng tôi|về chúng tôi|liên hệ|phúc lợi|quy trình tuyển dụng|câu hỏi thường gặp|xem thêm|ứng tuyển ngay',
  ],
  ['th', 'ของเรา|ติดต่อเรา|เกี่ยวกับเรา|ทีมแพทย์|สวัสดิการ|ดูเพิ่มเติม|อ่านต่อ|สมัครเลย|คำถามที่พบบ่อย'],
  ['id', 'tentang kami|hubungi kami|tim kami|karyawan kami|cara melamar|kirim lamaran|lamar sekarang|selengkapnya'],
  ['ms', 'mohon sekarang|cara memohon|pasukan kami'],
  ['hi', 'हमारे बारे में|संपर्क करें|आवेदन कैसे करें|और पढ़ें|हमारी टीम'],
  ['ar', 'اتصل بنا|من نحن|فريقنا|فريق العمل|قدم الآن|كيفية التقديم|اقرأ المزيد|خدماتنا'],
  ['he', 'צור קשר|הצוות שלנו|השירותים שלנו|קרא עוד|שליחת קורות חיים|למועמד'],
  ['ru', 'рабочий день|рабочее время|рабочая неделя|рабочий график'],
  ['sv, da, no', 'möt våra|möt vår|mød vores|møt våre|lär känna'],
  ['de', 'lernen sie|lerne unsere|lern unsere|triff unser'],
  ['fr', 'rencontrez nos|rencontrez notre|découvrez nos|ils nous racontent'],
  ['es, pt', 'conoce a nuestr*|conozca a nuestr*|conheça nossos|conheça os nossos|conheça nossas'],
  ['it', 'conosci i nostri|incontra i nostri|conosci le nostre'],
  ['nl', 'ontmoet onze|maak kennis met'],
  ['pl, cs', 'poznaj nasz*|poznejte naš*|co mówią'],
  ['it, es', 'acquista|compra ahora|comprar'],
  ['en, fr', 'buy now|acheter'],
  ['en', 'information about|information on|facts about|tips for|benefits for|advantages for'],
  ['de', 'informationen zu|informationen über|wissenswertes|tipps für|vorteile für|vorteile als'],
  ['fr', 'informations sur|conseils pour|avantages pour'],
  ['es', 'información sobre|consejos para|beneficios para|ventajas para'],
  ['it', 'informazioni su|consigli per|vantaggi per'],
  ['nl', 'informatie over|tips voor|voordelen voor'],
  ['pt', 'benefícios para|vantagens para'],
  ['pl', 'informacje o|korzyści dla'],
  ['cs', 'informace o|výhody pro'],
  ['es', 'seguro médico|seguro de vida|seguro de salud|asistencia médica|reconocimiento médico|servicio médico'],
  ['pt', 'seguro de vida|plano médico|assistência médica|plano de saúde|exame médico'],
  ['it', 'assistenza medica|visita medica|visite mediche|assicurazione medica'],
  ['uk', 'робочий день|робочий час|робочий тиждень'],
  ['fa', 'درباره ما|تماس با ما|تیم ما|ارسال رزومه|بیشتر بخوانید'],
];

/** What a line says whole where it names everybody who works somewhere, not a job; | divides the words. */
export const EVERYBODY: readonly NoTitleWord[] = [
  ['ja', 'スタッフ|社員|職員|従業員|人材'],
  ['ko', '직원|사원|인재|신입|경력|신입사원|경력사원'],
  ['zh', '人才|员工|員工|人员|人員|英才|精英|销售|管理员|团队'],
  ['vi', 'nhân viên|nhân sự|cán bộ|cán bộ nhân viên'],
  ['th', 'พนักงาน|เจ้าหน้าที่|บุคลากร|ผู้ร่วมงาน'],
  ['id', 'karyawan|pegawai|staf|tenaga kerja|pekerja'],
  ['hi', 'कर्मचारी'],
  ['ar', 'موظفين|موظفون|موظف|كوادر'],
  ['he', 'עובדים|עובד|עובדות'],
  ['fa', 'نیرو|کارمند|همکار'],
  [
    'de',
    'mitarbeiter|mitarbeitende|mitarbeiterinnen|mitarbeiter:innen|mitarbeiter*innen|mitarbeiter/innen|mitarbeiter und mitarbeiterinnen|kollegen|kolleginnen|kolleg:innen|fachkräfte',
  ],
  ['fr', 'collaborateur|collaboratrice|collaborateurs|employés|salariés'],
  ['es', 'empleados|empleadas|colaboradores|personal'],
  ['pt', 'colaboradores|colaboradoras|funcionários'],
  ['it', 'collaboratori|collaboratrici|dipendenti|personale'],
  ['nl', 'collega|collega’s|collegae'],
  ['sv, da, no', 'kollega|kollegor|kolleger|kollegaer'],
  ['fi', 'työntekijä|työntekijät|työntekijöitä|osaajia'],
  ['pl', 'pracownik|pracownika|pracowników'],
  ['cs, sk', 'pracovník|pracovníci|pracovníka|zaměstnanec|kolega|kolegyně|kolegu'],
  ['hu', 'munkatárs|munkatársat|munkatársakat|kolléga|kollégát|kollégákat|dolgozó|dolgozót|dolgozókat'],
  ['ro', 'angajat|colegi|coleg'],
  ['tr', 'çalışan|personel|eleman|çalışma arkadaşı|ekip arkadaşı|ekip arkadaşları|çalışma arkadaşları'],
  ['ru, uk', 'сотрудник|сотрудника|сотрудников|персонал|работник|работники|співробітник|співробітників|працівник'],
  ['el', 'προσωπικό|συνεργάτης|συνεργάτες|εργαζόμενοι'],
  ['en', 'staff|employees|candidates|talents|talent|people|professionals|operatives|freshers'],
  [
    'en',
    'volunteers|students|pupils|undergraduates|undergraduate students|graduates|graduate students|grad students|alumni|ambassadors|brand ambassadors|councillors|trustees',
  ],
  ['de', 'freiwillige|ehrenamtliche|studenten|studierende|schüler|schülerinnen und schüler'],
  ['fr', 'bénévoles|étudiants|ambassadeurs'],
  ['es', 'voluntarios|estudiantes|embajadores'],
  ['pt', 'voluntários|estudantes|embaixadores'],
  ['it', 'volontari|studenti'],
  ['nl', 'vrijwilligers|studenten'],
  ['pl', 'wolontariusze|studenci|uczniowie'],
  ['sv, da, no', 'volontärer|frivillige|studenter|studerende|elever'],
];

/** Words for people, | divides them: what a sentence seeks by them is anybody who is as it says, no occupation. */
export const PEOPLE_WORDS: readonly NoTitleWord[] = [
  ['en', 'people|someone|somebody'],
  ['it', 'persone|qualcuno'],
  ['es', 'personas|alguien'],
  ['fr', "des personnes|personnes|quelqu'un"],
  ['pt', 'pessoas|alguém'],
  ['de', 'menschen|leute|jemanden|jemand|persönlichkeiten'],
  ['nl', 'mensen|iemand'],
  ['sv', 'människor|personer|någon'],
  ['no', 'noen'],
  ['da', 'nogen'],
  ['pl', 'osoby|osób|osobę|ludzi|kogoś'],
  ['cs, sk', 'lidi|někoho|ľudí'],
  ['hu', 'embereket|valakit'],
  ['ro', 'persoane'],
  ['ru, uk', 'людей|человека|людину'],
];
