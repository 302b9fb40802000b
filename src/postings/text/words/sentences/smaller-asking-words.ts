import type { AskedThing } from './asked-things.js';
import type { AskingFrame } from './asking-frames.js';
import type { NotAsked } from './not-asked-words.js';

/** The frames of further languages, fewer of each than of the others. */
export const SMALLER_ASKING_FRAMES: readonly AskingFrame[] = [
  ['has', 'et', 'sul on|teil on|oskad|valdad|oskate|valdate'],
  [
    'must',
    'et',
    'ootame sinult|ootame teilt|eeldame|nõutav|on nõutud|vajalik|kohustuslik|nõuame|peab olema|ootame kandidaadilt',
  ],
  ['has', 'lv', 'tev ir|jums ir|tu pārvaldi|jūs pārvaldāt|tev piemīt|jums piemīt'],
  ['must', 'lv', 'sagaidām|nepieciešam*|obligāt*|prasām|jābūt'],
  ['has', 'lt', 'turite|tu turi|mokate|gebate'],
  ['must', 'lt', 'tikimės|būtina|būtinas|reikalinga|reikalingas|reikalaujama|privaloma|privalomas|reikalaujame|reikia'],
  ['has', 'vi', 'bạn có|ứng viên có|có ít nhất'],
  ['must', 'vi', 'yêu cầu|cần có|phải có|bắt buộc'],
  ['has', 'id', 'anda memiliki|kamu memiliki|anda punya|kamu punya|orang yang memiliki|kandidat yang memiliki'],
  ['must', 'id', 'harus memiliki|wajib memiliki|wajib|diperlukan|dibutuhkan|disyaratkan'],
  ['has', 'is', 'þú hefur|þú ert með|umsækjandi hefur'],
  ['must', 'is', 'krafa|skilyrði|nauðsynlegt|nauðsynleg|krafist|þarf að hafa|þarf að vera með'],
  ['has', 'he', 'יש לך|יש לכם'],
  ['must', 'he', 'נדרש|נדרשת|דרוש|דרושה|חובה|נדרשים|נחוץ|נחוצה'],
  ['has', 'ar', 'لديك|تمتلك|تجيد'],
  ['must', 'ar', 'يشترط|مطلوب|يجب أن يكون|يجب أن تتوفر|ضروري|ضرورية|إلزامي|إلزامية|يجب أن يجيد|مطلوبة'],
];

/** What they ask for. */
export const SMALLER_ASKED_THINGS: readonly AskedThing[] = [
  [
    'thing',
    'et',
    'töökogemus*|kogemus*|haridus*|kõrgharidus*|juhiluba*|juhilubade*|keeleoskus*|keele oskus*|oskus*|tunnistus*|kutsetunnistus*|teadmis*|valmisolek*|täpsus*|kohusetunne*|kohusetunnet|tervisetõend*|vastutustunne*',
  ],
  [
    'thing',
    'lv',
    'pieredz*|izglītīb*|autovadītāja apliecīb*|vadītāja apliecīb*|zināšan*|prasm*|valodas prasm*|sertifikāt*|diplom*|kvalifikācij*|atbildības sajūt*|precizitāt*',
  ],
  [
    'thing',
    'lt',
    'patirt*|išsilavinim*|vairuotojo pažymėjim*|vairuotojo teisės|vairuotojo teises|žinios|žinių|žinias|įgūdži*|kalbos mokėjim*|gebėjim*|diplom*|pažymėjim*|kvalifikacij*|atsakingum*|kruopštum*',
  ],
  [
    'thing',
    'vi',
    'kinh nghiệm|bằng lái xe|bằng lái|tốt nghiệp|trình độ|kỹ năng|chứng chỉ|bằng cấp|tiếng anh|sức khỏe tốt',
  ],
  [
    'thing',
    'id',
    'pengalaman|pendidikan|sim a|sim b|sim c|keterampilan|kemampuan|ijazah|sertifikat|pengetahuan|bahasa inggris|keahlian|lulusan',
  ],
  [
    'thing',
    'is',
    'reynsl*|starfsreynsl*|menntun*|bílpróf*|ökuréttind*|meirapróf*|íslenskukunnátt*|enskukunnátt*|kunnátt*|þekking*|stúdentspróf*|sveinspróf*|samskiptahæfni*',
  ],
  ['thing', 'he', 'ניסיון|נסיון|רישיון נהיגה|רישיון|תואר|אנגלית|ידע|תעודה|תעודת|הסמכה|כישורים|השכלה'],
  ['thing', 'ar', 'خبرة|خبرة عملية|شهادة|رخصة قيادة|مهارات|إجادة|مؤهل|معرفة|اللغة الإنجليزية|دبلوم|بكالوريوس'],
];

/** Why such a sentence asks for nothing. */
export const SMALLER_NOT_ASKED: readonly NotAsked[] = [
  ['other', 'et', 'võimalus*|võimaluse*|isikuandme*|küpsis*|töötleme|kliendid|klientide'],
  ['oneself', 'et', 'mina|ma|olen|meil on|meie meeskon*|meie töötaja*|ettevõttel on'],
  ['denies', 'et', 'ei|pole|mitte|ilma'],
  ['if', 'et', 'kui|sest|et|kuigi|kas'],
  ['other', 'lv', 'iespēj*|tiesības|sīkdat*|personas dat*|klientu|klienti'],
  ['oneself', 'lv', 'es|mans|mana|esmu|mums ir|mūsu komanda*|mūsu darbinieki*|uzņēmumam ir'],
  ['denies', 'lv', 'nav|bez|ne'],
  ['if', 'lv', 'ja|kad|jo|lai|vai|ka'],
  ['other', 'lt', 'galimyb*|teisę|slapuk*|asmens duomen*|klientų|klientai'],
  ['oneself', 'lt', 'aš|mano|turime|mes turime|mūsų komanda|mūsų darbuotojai|įmonė turi'],
  ['denies', 'lt', 'ne|nėra|be|nebūtina|nereikia|nereikalaujama|nereikalinga'],
  ['if', 'lt', 'jei|jeigu|kai|nes|kad|nors|ar'],
  ['other', 'vi', 'cơ hội|quyền riêng tư|dữ liệu cá nhân|theo yêu cầu|khách hàng yêu cầu|yêu cầu của khách'],
  ['oneself', 'vi', 'tôi|chúng tôi có|đội ngũ|công ty có'],
  ['denies', 'vi', 'không|chưa'],
  ['if', 'vi', 'nếu|khi|vì|để|rằng'],
  ['other', 'id', 'kesempatan|peluang|hak untuk|data pribadi|pelanggan|akan mendapatkan'],
  ['oneself', 'id', 'saya|kami memiliki|tim kami|perusahaan kami|kami telah|kami adalah'],
  ['denies', 'id', 'tidak|tanpa|bukan|belum'],
  ['if', 'id', 'jika|apabila|bila|ketika|karena|agar|bahwa'],
  ['other', 'is', 'tækifæri*|persónuupplýsing*|vafrakök*|viðskiptavin*|rétt'],
  ['oneself', 'is', 'ég|við höfum|okkar'],
  ['denies', 'is', 'ekki|án|engin|engar|enginn|engrar|hvorki'],
  ['if', 'is', 'ef|þegar|þar sem|því að|svo'],
  ['other', 'he', 'הזדמנות|הזכות|מדיניות הפרטיות|עוגיות|לקוחות'],
  ['oneself', 'he', 'אני|לנו|שלנו|יש לנו|לחברה'],
  ['denies', 'he', 'לא|ללא|אין|בלי|אינו|אינה'],
  ['if', 'he', 'אם|כאשר|כי|למרות'],
  ['other', 'ar', 'فرصة|فرص|الحق في|سياسة الخصوصية|البيانات الشخصية'],
  ['oneself', 'ar', 'أنا|لدينا|فريقنا|نمتلك|شركتنا'],
  // "لا تقل عن" says how much at least.
  ['denies', 'ar', 'لا يشترط|لا تشترط|لا يلزم|بدون|ليس|ليست|غير مطلوب|غير مطلوبة|غير ضروري|غير ضرورية'],
  ['if', 'ar', 'إذا|عندما|لأن|رغم|حيث'],
];
