/**
 * What a text about personal data is told by, in one language, | divides the words, a * stands for any ending: whom it
 * names like an occupation, and what its other headings say; `privacy-texts.spec.ts` reads each.
 */
export interface PrivacyWords {
  readonly language: string;
  readonly officer: string;
  readonly heading: string;
}

/** The adverts for such an officer say what one protects, and have no such headings. */
export const PRIVACY_WORDS: readonly PrivacyWords[] = [
  {
    language: 'en',
    officer: 'data protection officer|data protection officers|data controller|privacy officer',
    heading:
      'privacy policy|privacy notice|your rights|types of data|legal basis|personal data we collect|data controller',
  },
  {
    language: 'de',
    officer: 'datenschutzbeauftragte*|verantwortliche im sinne|verantwortlicher im sinne|datenschutzkoordinator*',
    heading:
      'datenschutzerklärung|datenschutzhinweis*|ihre rechte|rechtsgrundlage*|betroffenenrechte|verarbeitungszwecke',
  },
  {
    language: 'fr',
    officer: 'protection des données|responsable du traitement|responsable de traitement',
    heading: 'politique de confidentialité|vos droits|base légale|données collectées|finalités|données personnelles',
  },
  {
    language: 'es',
    officer: 'protección de datos|responsable del tratamiento|encargado del tratamiento',
    heading:
      'política de privacidad|aviso de privacidad|sus derechos|tus derechos|finalidad del tratamiento|legitimación',
  },
  {
    language: 'ca',
    officer: 'protecció de dades|responsable del tractament',
    heading: 'política de privacitat|els seus drets|els teus drets|finalitat del tractament|legitimació',
  },
  {
    language: 'pt',
    officer: 'proteção de dados|responsável pelo tratamento|controlador de dados|encarregado de dados',
    heading:
      'política de privacidade|aviso de privacidade|direitos do titular|os seus direitos|seus direitos|finalidade*',
  },
  {
    language: 'it',
    officer: 'protezione dei dati|responsabile del trattamento|titolare del trattamento',
    heading:
      'informativa privacy|informativa sulla privacy|privacy policy|tipi di dati|diritti dell’interessato|titolare del trattamento|finalità del trattamento|modalità del trattamento|base giuridica',
  },
  {
    language: 'nl',
    officer: 'functionaris voor gegevensbescherming|functionaris gegevensbescherming|verwerkingsverantwoordelijke',
    heading: 'privacyverklaring|privacybeleid|uw rechten|jouw rechten|rechtsgrond*|persoonsgegevens',
  },
  {
    language: 'sv',
    officer: 'dataskyddsombud*|personuppgiftsansvarig*',
    heading: 'integritetspolicy|dina rättigheter|rättslig grund|personuppgifter|personuppgiftspolicy',
  },
  {
    language: 'da',
    officer: 'databeskyttelsesrådgiver*|dataansvarlig*|databeskyttelsesansvarlig*',
    heading: 'privatlivspolitik|persondatapolitik|dine rettigheder|retsgrundlag|personoplysninger',
  },
  {
    language: 'no',
    officer: 'personvernombud*|behandlingsansvarlig*|personvernansvarlig*',
    heading: 'personvernerklæring|dine rettigheter|rettslig grunnlag|personopplysninger',
  },
  {
    language: 'fi',
    officer: 'tietosuojavastaava*|rekisterinpitäjä*|rekisteriasioista vastaava',
    heading: 'tietosuojaseloste|rekisteriseloste|rekisteröidyn oikeudet|oikeutesi|käsittelyn peruste|tietosisältö',
  },
  {
    language: 'is',
    officer: 'persónuverndarfulltrúi|ábyrgðaraðili',
    heading: 'persónuverndarstefna|réttindi þín|persónuupplýsingar',
  },
  {
    language: 'pl',
    officer: 'inspektor ochrony danych|administrator danych|administrator danych osobowych',
    heading:
      'polityka prywatności|klauzula informacyjna|twoje prawa|prawa osób|cele przetwarzania|podstawa prawna|rodo',
  },
  {
    language: 'cs',
    officer: 'pověřenec pro ochranu osobních údajů|správce osobních údajů|správce údajů',
    heading: 'ochrana osobních údajů|zásady ochrany|vaše práva|účel zpracování|zpracování osobních údajů',
  },
  {
    language: 'sk',
    officer: 'zodpovedná osoba za ochranu|prevádzkovateľ údajov',
    heading: 'ochrana osobných údajov|vaše práva|účel spracúvania|spracúvanie osobných údajov',
  },
  {
    language: 'hu',
    officer: 'adatvédelmi tisztviselő|adatkezelő|adatfeldolgozó',
    heading: 'adatkezelési tájékoztató|adatvédelmi tájékoztató|az érintett jogai|jogalap|adatkezelés célja',
  },
  {
    language: 'ro',
    officer: 'protecția datelor|operator de date|operatorul de date',
    heading: 'politica de confidențialitate|drepturile dumneavoastră|drepturile tale|temeiul legal|scopul prelucrării',
  },
  {
    language: 'bg',
    officer: 'защита на данните|администратор на лични данни|администратор на данни',
    heading: 'политика за поверителност|вашите права|лични данни|правно основание',
  },
  {
    language: 'sr',
    officer: 'заштиту података|руковалац подацима',
    heading: 'политика приватности|ваша права|подаци о личности|правни основ',
  },
  {
    language: 'hr',
    officer: 'službenik za zaštitu podataka|službenica za zaštitu podataka|voditelj obrade',
    heading: 'politika privatnosti|vaša prava|zaštita osobnih podataka|pravna osnova|svrha obrade',
  },
  {
    language: 'sl',
    officer: 'pooblaščena oseba za varstvo podatkov|upravljavec podatkov',
    heading: 'politika zasebnosti|varstvo osebnih podatkov|vaše pravice|pravna podlaga|namen obdelave',
  },
  {
    language: 'ru',
    officer: 'обработку персональных данных|защиту персональных данных|оператор персональных данных',
    heading: 'политика конфиденциальности|персональные данные|обработка персональных данных|ваши права',
  },
  {
    language: 'uk',
    officer: 'захист даних|захист персональних даних|володілець персональних даних',
    heading: 'політика конфіденційності|персональні дані|обробка персональних даних|ваші права',
  },
  {
    language: 'el',
    officer: 'υπεύθυνος προστασίας δεδομένων|υπεύθυνος επεξεργασίας',
    heading: 'πολιτική απορρήτου|τα δικαιώματά σας|προσωπικά δεδομένα|νομική βάση',
  },
  {
    language: 'tr',
    officer: 'veri sorumlusu|veri koruma görevlisi',
    heading: 'gizlilik politikası|aydınlatma metni|kvkk|kişisel verilerin korunması|haklarınız',
  },
  {
    language: 'lt',
    officer: 'duomenų apsaugos pareigūnas|duomenų valdytojas',
    heading: 'privatumo politika|jūsų teisės|asmens duomenys|asmens duomenų tvarkymas',
  },
  {
    language: 'lv',
    officer: 'datu aizsardzības speciālists|datu pārzinis',
    heading: 'privātuma politika|jūsu tiesības|personas dati|personas datu apstrāde',
  },
  {
    language: 'et',
    officer: 'andmekaitsespetsialist|andmekaitseametnik|vastutav töötleja',
    heading: 'privaatsuspoliitika|teie õigused|isikuandmed|isikuandmete töötlemine',
  },
  {
    language: 'he',
    officer: 'ממונה הגנת הפרטיות|ממונה על הגנת הפרטיות',
    heading: 'מדיניות פרטיות|זכויותיך',
  },
  { language: 'ar', officer: 'مسؤول حماية البيانات|مراقب البيانات', heading: 'سياسة الخصوصية|حقوقك' },
  {
    language: 'ja',
    officer: '個人情報保護管理者|個人情報管理責任者',
    heading: '個人情報の取扱い|プライバシーポリシー|利用目的',
  },
  {
    language: 'ko',
    officer: '개인정보 보호책임자|개인정보보호책임자|개인정보 관리책임자',
    heading: '개인정보처리방침|개인정보 처리방침|수집 항목|이용목적',
  },
  {
    language: 'zh',
    officer: '个人信息保护负责人|個人資料保護負責人',
    heading: '隐私政策|隱私政策|隐私权政策|您的权利',
  },
  { language: 'th', officer: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล|ผู้ควบคุมข้อมูล', heading: 'นโยบายความเป็นส่วนตัว|สิทธิของท่าน' },
  {
    language: 'vi',
    officer: 'cán bộ bảo vệ dữ liệu|bên kiểm soát dữ liệu',
    heading: 'chính sách bảo mật|quyền của bạn',
  },
  {
    language: 'id',
    officer: 'pejabat pelindungan data pribadi|petugas perlindungan data|pengendali data',
    heading: 'kebijakan privasi|hak anda',
  },
];
