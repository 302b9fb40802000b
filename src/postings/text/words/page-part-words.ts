import type { NoTitleWord } from './no-title-words.js';

/**
 * Whole texts that head a part of a career page or mark an entry, and are no titles; numbers behind them do not count
 * ("Step 1"). `no-title-words.spec.ts` reads each.
 */
export const PAGE_PARTS: readonly NoTitleWord[] = [
  [
    'en',
    'social|socials|follow us|work experience|work placement|work placements|next|previous|next page|previous page|older|newer|application form|application sent|thank you for your application|thank you|get in touch|drop us a line|all departments|all locations|all categories|reset filters|clear filters|clear all|filters|step|personal details|personal information|cover letter|resume|cv|subscribe|privacy policy|our office|our offices|our values|our culture|our mission|our story|meet the team|any questions|your application|our process|recruitment process',
  ],
  [
    'de',
    'weiter|nächste|nächste seite|vorherige|vorherige seite|deine bewerbung|ihre bewerbung|bewerbungsunterlagen|schreib uns|alle standorte|alle abteilungen|alle bereiche|so läuft die bewerbung|bewerbungsablauf|schritt|anschreiben|lebenslauf|datenschutzerklärung|weiterempfehlen|unsere werte|unser büro|unsere kultur|noch fragen|filter zurücksetzen|persönliche daten|vielen dank|vielen dank für ihre bewerbung',
  ],
  [
    'fr',
    'suivant|suivante|page suivante|précédent|précédente|page précédente|formulaire de candidature|formulaire|contactez-nous|tous les sites|toutes les villes|étape|lettre de motivation|cv|politique de confidentialité|nos valeurs|notre équipe|votre candidature|merci pour votre candidature|processus de recrutement|notre culture|une question|données personnelles',
  ],
  [
    'es',
    'siguiente|anterior|página siguiente|página anterior|formulario de solicitud|formulario|contáctanos|contáctenos|paso|carta de presentación|currículum|política de privacidad|únete al equipo|únete a nuestro equipo|nuestros valores|nuestra cultura|nuestro equipo|tu candidatura|preguntas|proceso de selección|todas las áreas|datos personales|gracias por postularte',
  ],
  [
    'pt',
    'próxima|próximo|seguinte|próxima página|formulário|formulário de candidatura|fale conosco|contacte-nos|passo|etapa|política de privacidade|trabalhe conosco|junte-se a nós|junta-te a nós|nossos valores|os nossos valores|nossa cultura|nossa equipe|a tua candidatura|processo seletivo|todas as áreas|dados pessoais|currículo',
  ],
  [
    'it',
    'avanti|successiva|pagina successiva|precedente|indietro|modulo di candidatura|modulo|contattaci|lavora con noi|passo|lettera di presentazione|curriculum|informativa privacy|unisciti a noi|unisciti al team|i nostri valori|il nostro team|la tua candidatura|domande|tutte le sedi|dati personali|processo di selezione',
  ],
  [
    'nl',
    'volgende|vorige|volgende pagina|sollicitatieformulier|jouw sollicitatie|sollicitatieprocedure|stap|motivatiebrief|privacyverklaring|kom werken bij ons|onze waarden|ons team|vragen|alle locaties|neem contact op|persoonlijke gegevens|bedankt voor je sollicitatie',
  ],
  [
    'sv',
    'nästa|föregående|nästa sida|ansökningsformulär|din ansökan|kontakta oss|steg|personligt brev|integritetspolicy|jobba hos oss|våra värderingar|vårt team|frågor|alla orter|rekryteringsprocess|rekryteringsprocessen|tack för din ansökan',
  ],
  [
    'da no',
    'ansøgningsskema|din ansøgning|ansøgningsprocessen|trin|arbejd hos os|vores værdier|spørgsmål|kontakt os|søknadsskjema|din søknad|steg|jobb hos oss|våre verdier|spørsmål|personvern|rekrutteringsprosessen',
  ],
  [
    'fi',
    'hakemuslomake|hakemuksesi|arvomme|ota yhteyttä|vaihe|meille töihin|kysyttävää|tietosuojaseloste|tietosuoja|rekrytointiprosessi|kaikki toimipisteet|avoin hakemus',
  ],
  [
    'pl',
    'formularz aplikacyjny|formularz|twoja aplikacja|skontaktuj się|skontaktuj się z nami|krok|list motywacyjny|polityka prywatności|dołącz do nas|dołącz do zespołu|pracuj z nami|nasze wartości|nasz zespół|pytania|proces rekrutacji|wszystkie lokalizacje|dane osobowe',
  ],
  [
    'cs sk',
    'formulář|kontaktujte nás|krok|motivační dopis|přidejte se k nám|přidej se k nám|naše hodnoty|náš tým|máte dotazy|výběrové řízení|průběh výběrového řízení|všechny lokality|osobní údaje|formulár|pridajte sa k nám|pridaj sa k nám|náš tím|máte otázky|výberový proces|motivačný list|životopis',
  ],
  ['hu', 'értékeink|kapcsolat|csatlakozz hozzánk|jelentkezési lap|kiválasztási folyamat|csapatunk|önéletrajz|lépés'],
  [
    'ro',
    'formular de aplicare|formular|valorile noastre|contactează-ne|contactați-ne|alătură-te echipei|alătură-te nouă|întrebări|echipa noastră|procesul de recrutare|pasul|scrisoare de intenție',
  ],
  [
    'bg',
    'формуляр|формуляр за кандидатстване|свържете се с нас|присъедини се|присъединете се|нашите ценности|въпроси|ново|спешно|стъпка|мотивационно писмо|автобиография',
  ],
  [
    'sr hr sl',
    'kontaktirajte nas|pridruži se|pridružite nam se|pridruži se nam|naše vrednosti|naše vrijednosti|naše vrednote|pitanja|vprašanja|naš tim|hitno|korak|motivaciono pismo|životopis|življenjepis',
  ],
  [
    'ru',
    'связаться с нами|шаг|анкета соискателя|анкета|анкета кандидата|присоединяйтесь|присоединяйтесь к нам|присоединяйтесь к команде|форма отклика|сопроводительное письмо|политика конфиденциальности|стать частью команды|резюме|наши ценности|наша команда|остались вопросы|заявка отправлена|спасибо за заявку|спасибо|горячая вакансия|этапы отбора|персональные данные',
  ],
  [
    'uk',
    'звʼязатися з нами|нове|крок|анкета|анкета кандидата|приєднуйтесь|приєднуйся|приєднуйтесь до нас|резюме|наші цінності|наша команда|залишились питання|гаряча вакансія|етапи відбору|супровідний лист',
  ],
  [
    'el',
    'οι αξίες μας|ερωτήσεις|επικοινωνήστε μαζί μας|γίνε μέλος της ομάδας|γίνετε μέλος της ομάδας μας|η ομάδα μας|βήμα|βιογραφικό|επείγον|φόρμα αίτησης',
  ],
  [
    'tr',
    'başvuru formu|değerlerimiz|bize ulaşın|adım|ekibimize katılın|aramıza katılın|ekibimiz|özgeçmiş|ön yazı|kişisel bilgiler|kişisel veriler|sorularınız mı var|işe alım süreci',
  ],
  [
    'lt lv et',
    'susisiekite|susisiekite su mumis|prisijunk|prisijunk prie mūsų|mūsų vertybės|sazinies ar mums|pievienojies|pievienojies mums|mūsu vērtības|võta ühendust|liitu meiega|meie väärtused|motyvacinis laiškas|žingsnis|solis|samm',
  ],
  ['he', 'הערכים שלנו|הצטרפו אלינו|דרוש|דרושה|דרושים|טופס מועמדות|שאלות נפוצות|שלב|חדש|דחוף'],
  ['ar', 'قيمنا|انضم إلينا|نموذج التقديم|عاجل|جديد|الأسئلة الشائعة|خطوة|ثقافتنا|السيرة الذاتية'],
  ['fa', 'ارزش‌های ما|به ما بپیوندید|فرم استخدام|فوری|جدید|سوالات متداول|مرحله|رزومه'],
  [
    'ja',
    '私たちの価値観|応募の流れ|選考の流れ|会社説明会|ステップ|個人情報|企業理念|履歴書|職務経歴書|キャリアパス|教育制度|研修制度',
  ],
  ['zh', '我们的价值观|加入我们|加入我們|企业文化|企業文化|应聘表单|急聘|最新|步骤|核心价值观|简历|个人信息'],
  ['ko', '지원서 양식|핵심가치|채용 절차|단계|기업문화|조직문화|이력서|개인정보'],
  [
    'vi',
    'giá trị cốt lõi|tham gia cùng chúng tôi|mẫu đơn ứng tuyển|mới|gấp|tuyển gấp|bước|văn hóa công ty|thông tin cá nhân',
  ],
  [
    'id ms',
    'nilai kami|nilai-nilai kami|bergabung bersama kami|proses rekrutmen|formulir lamaran|baru|mendesak|langkah|budaya kami|data diri',
  ],
  ['th', 'ร่วมงานกับเรา|ขั้นตอนการสมัคร|แบบฟอร์มสมัครงาน|ด่วน|ใหม่|ขั้นตอนที่|ค่านิยมของเรา|วัฒนธรรมองค์กร'],
  ['hi', 'हमसे जुड़ें|हमारे मूल्य|नया|तत्काल|चरण'],
  // About the company, and a title that was to be replaced
  ['de', 'über uns|wer wir sind|das unternehmen'],
  ['nl', 'over ons|wie zijn wij|wie we zijn'],
  ['fr', 'à propos de nous|qui sommes-nous|qui sommes nous'],
  ['es', 'sobre nosotros|quiénes somos|acerca de nosotros'],
  ['ca', 'qui som|sobre nosaltres'],
  ['pt', 'quem somos|sobre nós|sobre a empresa'],
  ['it', 'chi siamo|su di noi'],
  ['sv', 'om oss|om företaget'],
  ['da', 'om os|om virksomheden'],
  ['no', 'om bedriften'],
  ['fi', 'tietoa meistä|meistä|yritys'],
  ['pl', 'o nas|o firmie'],
  ['cs sk', 'o nás|o společnosti|o spoločnosti'],
  ['hu', 'rólunk|cégünkről'],
  ['ro', 'despre noi'],
  ['hr sr sl', 'o nama|o nas|о нама'],
  ['bg', 'за нас'],
  ['ru', 'о нас|о компании'],
  ['uk', 'про нас|про компанію'],
  ['el', 'σχετικά με εμάς|ποιοι είμαστε'],
  ['tr', 'hakkımızda|biz kimiz'],
  ['et', 'meist'],
  ['lv', 'par mums'],
  ['lt', 'apie mus'],
  ['is', 'um okkur'],
  ['ja', '会社概要|私たちについて|企業情報'],
  ['zh', '关于我们|公司简介|關於我們'],
  ['ko', '회사 소개|회사소개'],
  ['vi', 'về chúng tôi|tiêu đề công việc'],
  ['th', 'เกี่ยวกับเรา'],
  ['id ms', 'tentang kami'],
  ['ar', 'من نحن'],
  ['he', 'אודות|עלינו'],
  ['fa', 'درباره ما'],
  ['da', 'næste|forrige|næste side'],
  ['pl', 'następna|poprzednia|następna strona'],
  ['cs', 'další|předchozí|další strana'],
  [
    'en',
    'application process|the application process|applying|what happens next|diversity|diversity and inclusion|you may also like',
  ],
  ['de', 'so bewerben sie sich|so bewirbst du dich|so läuft die bewerbung|dein weg zu uns|ihr weg zu uns|interesse'],
  ['it', 'come candidarsi|come candidarti|come inviare la candidatura'],
  ['es', 'cómo postular|cómo postularse|cómo aplicar|cómo inscribirse'],
  ['pt', 'como candidatar-se|como se candidatar|como concorrer'],
  ['nl', 'hoe solliciteren|hoe solliciteer je|zo solliciteer je'],
  ['pl', 'jak aplikować|jak złożyć aplikację'],
  ['cs sk', 'jak aplikovat|jak se přihlásit|ako sa prihlásiť'],
  ['sv', 'så här ansöker du|så ansöker du|ansökan'],
  ['da', 'sådan søger du|ansøgning'],
  ['no', 'slik søker du|søknad'],
  ['fi', 'hakeminen|näin haet|hakuprosessi'],
  ['hu', 'hogyan jelentkezz|a jelentkezés menete'],
  ['ro', 'cum aplici|cum aplic'],
  ['tr', 'başvuru|nasıl başvurulur'],
  ['ru uk', 'как откликнуться|як відгукнутися'],
  ['ja', '応募方法|応募の流れ'],
];
