/** What a link or button says by which one applies or reads on, in one language, folded or not; | divides the words. */
export type ActionWord = readonly [language: string, words: string];

/** Beside the pattern of `leaf-facts.ts`, in languages it does not know; `action-words.spec.ts` reads each. */
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
];
