import type { OverWord } from '../state/over-words.js';

/** Words in front of such a sentence that only regret it. */
export const SORRY =
  'sorry|unfortunately|leider|malheureusement|désolé|lo sentimos|lamentablemente|infelizmente|purtroppo|helaas|tyvärr|desværre|dessverre|því miður|valitettavasti|kahjuks|diemžēl|deja|niestety|bohužel|bohužiaľ|sajnos|din păcate|nažalost|žal|на жаль|нажалост|за съжаление|к сожалению|δυστυχώς|maalesef';

/** Words behind it by which it is only so at some time, on some day or by some way. */
export const CLOSED_LATER =
  'on|at|after|when|once|if|by|from|until|sobald|wenn|am|ab|per|via|le|dès|quand|lorsque|si|el|cuando|quando|se|em|il|als|zodra|op|när|når|hvis|od|gdy|až|когда|если|с';

/** Without a verb they are a sentence: "Applications closed on 1 May", "Frist abgelaufen?" are others. */
const WHOLE = String.raw`(?=\s{0,3}(?:$|[.!\n]))`;

const JOB = '(?:job|position|post|posting|vacancy|role|opening|opportunity)';

/**
 * What a posting's own page says when nobody can apply any more, by language: a pattern, and a text that needs it;
 * `over-words.spec.ts` reads each. What only follows when it is so is no such statement.
 */
export const APPLICATIONS_CLOSED: readonly OverWord[] = [
  [
    'en',
    String.raw`(?!applications? \p{L}{2,4} (?:been |now )?(?:passed|expired))(?<!\p{L})(?:this )?(?:applications?(?: (?:period|process|window|deadline|phase))?|(?:closing date|deadline)(?: for applications)?)(?: (?:for|to) (?:this|the) ${JOB})? (?:is|are|has|have)(?: been)?(?: now)? (?:closed|passed|ended|expired)(?!\p{L})`,
    'Applications for this role are now closed',
  ],
  [
    'de',
    String.raw`(?<!\p{L})(?:(?:die|der|das|diese[rs]?) )?(?:bewerbungsfrist|ausschreibungsfrist|bewerbungsphase|bewerbungszeitraum|bewerbungsverfahren)(?: für diese (?:stelle|position|ausschreibung))? ist (?:leider |bereits |inzwischen |schon ){0,2}(?:abgelaufen|beendet|verstrichen|vorbei|geschlossen|abgeschlossen)`,
    'Die Bewerbungsfrist ist leider abgelaufen',
  ],
  [
    'de',
    String.raw`(?<!\p{L})bewerbungen (?:auf diese (?:stelle|position|ausschreibung) )?(?:sind|werden) (?:leider )?(?:derzeit |aktuell )?nicht mehr (?:möglich|angenommen|entgegengenommen)`,
    'Bewerbungen sind leider nicht mehr möglich',
  ],
  [
    'fr',
    String.raw`(?<!(?:que|quand|lorsque|si) )(?<!\p{L})les candidatures (?:(?:pour|à) (?:ce|cette) \p{L}{4,8} )?(?:sont (?:désormais |maintenant )?(?:closes|clôturées|fermées|terminées)|ne sont plus (?:acceptées|possibles))`,
    'Les candidatures sont désormais closes',
  ],
  [
    'fr',
    String.raw`(?<!\p{L})la (?:date limite|période) (?:de candidature|de dépôt des candidatures) est (?:dépassée|passée|expirée|terminée)`,
    'La date limite de candidature est dépassée',
  ],
  [
    'es',
    String.raw`(?<!(?:cuando|si|que|vez) )(?<!\p{L})el plazo (?:de|para) (?:\p{L}{2,4} )?(?:solicitud(?:es)?|inscripción|inscripciones|presentación(?: de (?:solicitudes|candidaturas))?|candidaturas?|postulación) (?:ya )?(?:ha (?:finalizado|terminado|expirado|vencido)|está cerrado|finalizó|venció)`,
    'El plazo de inscripción ha finalizado',
  ],
  [
    'ca',
    String.raw`(?<!(?:quan|si|que|cop) )(?<!\p{L})el termini (?:de|per a|d['’]) ?(?:presentació|inscripció|sol·licituds)(?: de (?:sol·licituds|candidatures))? (?:ja )?ha (?:finalitzat|acabat|expirat)`,
    'El termini de presentació ha finalitzat',
  ],
  [
    'pt',
    String.raw`(?<!(?:quando|se|que|vez) )(?<!\p{L})(?:as (?:candidaturas|inscrições) (?:(?:para|a) esta \p{L}{4,9} )?(?:já )?(?:estão|foram) (?:já )?(?:encerradas|fechadas)|o prazo (?:de|para) (?:candidaturas?|inscrição|inscrições) (?:já )?(?:terminou|expirou|encerrou))`,
    'As candidaturas para esta vaga estão encerradas',
  ],
  [
    'it',
    String.raw`(?<!(?:quando|se|che|volta) )(?<!\p{L})(?:le candidature (?:per questa \p{L}{5,10} )?sono (?:ora |già )?(?:chiuse|scadute|terminate)|(?:la selezione|il bando) è (?:già )?(?:chius[ao]|scadut[ao]|conclus[ao])|i termini (?:per (?:la presentazione delle candidature|candidarsi) )?sono (?:scaduti|chiusi))`,
    'Le candidature sono chiuse',
  ],
  [
    'nl',
    String.raw`(?<!\p{L})(?:de )?(?:sollicitatietermijn|reactietermijn|sluitingsdatum)(?: voor deze (?:vacature|functie))? is (?:inmiddels |helaas )?(?:verstreken|gesloten|verlopen|voorbij)|(?<!\p{L})solliciteren is (?:helaas )?niet (?:meer|langer) mogelijk`,
    'De sollicitatietermijn is inmiddels verstreken',
  ],
  [
    'sv',
    String.raw`(?<!(?:när|om|efter att|innan) )(?<!\p{L})(?:ansökningstiden har (?:gått|löpt) ut|sista ansökningsdag har passerat)`,
    'Ansökningstiden har gått ut',
  ],
  [
    'da no',
    String.raw`(?<!(?:når|hvis|dersom|efter|etter at|at) )(?<!\p{L})(?:ansøgningsfristen er (?:udløbet|overskredet|passeret)|søknadsfristen (?:er|har) (?:utløpt|gått ut|utgått|passert))`,
    'Ansøgningsfristen er udløbet',
  ],
  [
    'is',
    String.raw`(?<!(?:þegar|ef) )(?<!\p{L})umsóknarfrestur(?:inn)? er (?:liðinn|útrunninn)`,
    'Umsóknarfrestur er liðinn',
  ],
  [
    'fi',
    String.raw`(?<!(?:kun|jos) )(?<!\p{L})haku(?:aika)? on (?:jo )?(?:päättynyt|umpeutunut|sulkeutunut)`,
    'Hakuaika on päättynyt',
  ],
  [
    'et',
    String.raw`(?<!(?:kui|kuni) )(?<!\p{L})(?:kandideerimine|kandideerimise tähtaeg|konkurss) on (?:möödunud|lõppenud)`,
    'Kandideerimise tähtaeg on möödunud',
  ],
  [
    'lv',
    String.raw`(?<!(?:kad|ja) )(?<!\p{L})pieteikšanās (?:termiņš )?ir (?:beigusies|beidzies)`,
    'Pieteikšanās termiņš ir beidzies',
  ],
  [
    'lt',
    String.raw`(?<!(?:kai|jei) )(?<!\p{L})(?:konkursas|atranka|paraiškų teikimo terminas) (?:jau )?(?:baigtas|baigta|baigėsi|pasibaigė)(?!\p{L})`,
    'Atranka jau baigta',
  ],
  [
    'pl',
    String.raw`(?<!(?:gdy|jeśli|jeżeli|kiedy|po tym jak) )(?<!\p{L})(?:(?:rekrutacja|nabór)(?: na to stanowisko)? (?:jest (?:już )?|został[ao]? (?:już )?)(?:zakończon[ay]|zamknięt[ay])|termin składania (?:aplikacji|ofert|dokumentów) (?:już )?(?:minął|upłynął))`,
    'Rekrutacja została zakończona',
  ],
  [
    'cs',
    String.raw`(?<!(?:až|když|jakmile|pokud) )(?<!\p{L})(?:výběrové řízení (?:již |už )?(?:bylo|je) (?:již |už )?(?:ukončeno|uzavřeno)|termín pro podání (?:přihlášek|žádostí) (?:již )?(?:uplynul|vypršel))`,
    'Výběrové řízení bylo již ukončeno',
  ],
  [
    'sk',
    String.raw`(?<!(?:ak|keď|až|pokiaľ) )(?<!\p{L})výberové konanie (?:už )?(?:bolo|je) (?:už )?(?:ukončené|uzavreté)`,
    'Výberové konanie bolo ukončené',
  ],
  [
    'hu',
    String.raw`(?<!\p{L})a (?:jelentkezési|pályázati) határidő (?:már )?lejárt(?!\p{L}|,? (?:után|követően))`,
    'A jelentkezési határidő már lejárt',
  ],
  [
    'ro',
    String.raw`(?<!(?:când|dacă|ce) )(?<!\p{L})(?:termenul|perioada) de (?:aplicare|înscriere|depunere(?: a (?:dosarelor|candidaturilor))?) (?:a expirat|s-a încheiat)`,
    'Termenul de aplicare a expirat',
  ],
  [
    'hr sr sl',
    String.raw`(?<!(?:kada|kad|ako|ko|če) )(?<!\p{L})rok za (?:prijav[uoe]|podnošenje prijava) je (?:istekao|prošao|potekel|minil)`,
    'Rok za prijavu je istekao',
  ],
  [
    'sr',
    String.raw`(?<!(?:када|кад|ако) )(?<!\p{L})рок за (?:пријаву|пријаве|подношење пријава) је (?:истекао|прошао)`,
    'Рок за пријаву је истекао',
  ],
  [
    'bg',
    String.raw`(?<!(?:когато|ако|след като) )(?<!\p{L})срокът за (?:кандидатстване|подаване на документи) (?:е изтекъл|изтече)`,
    'Срокът за кандидатстване е изтекъл',
  ],
  [
    'ru',
    String.raw`(?<!(?:когда|если|как) )(?<!\p{L})(?:при[её]м (?:заявок|резюме|откликов|документов)|срок подачи (?:заявок|резюме|документов)) (?:уже )?(?:закрыт|заверш[её]н|окончен|ист[её]к)(?!\p{L})`,
    'Приём заявок завершён',
  ],
  [
    'uk',
    String.raw`(?<!(?:коли|якщо|як) )(?<!\p{L})(?:прийом (?:заявок|резюме|документів) (?:вже )?(?:закрито|завершено)|термін подання (?:заявок|документів|резюме) (?:вже )?(?:минув|закінчився))`,
    'Прийом заявок завершено',
  ],
  [
    'el',
    String.raw`(?<!(?:όταν|αν|εάν|μόλις|αφού) )(?<!\p{L})η προθεσμία (?:υποβολής (?:αιτήσεων |βιογραφικών )?)?(?:έχει λήξει|έληξε)`,
    'Η προθεσμία υποβολής αιτήσεων έχει λήξει',
  ],
  [
    'tr',
    String.raw`(?<!\p{L})başvuru(?:lar)?(?: süresi)?(?: artık)? (?:dolmuştur|doldu|sona ermiştir|sona erdi|kapanmıştır|kapandı)(?!\p{L})`,
    'Başvuru süresi dolmuştur',
  ],
  ['he', String.raw`(?<!\p{L})(?:הגשת המועמדות (?:נסגרה|הסתיימה)|המשרה (?:אוישה|נסגרה|אינה פעילה))`, 'המשרה אוישה'],
  ['ar', '(?:انتهى|انتهت) (?:فترة|موعد|مهلة) (?:التقديم|التقدم)', 'انتهت مهلة التقديم'],
  [
    'id ms',
    String.raw`(?<!\p{L})(?:lowongan|pendaftaran)(?: ini)? (?:sudah|telah) (?:ditutup|berakhir)`,
    'Lowongan ini sudah ditutup',
  ],
  ['vi', String.raw`(?<!\p{L})đã (?:hết hạn (?:nộp hồ sơ|ứng tuyển)|ngừng tuyển dụng)`, 'đã hết hạn nộp hồ sơ'],
  ['th', 'ปิดรับสมัครแล้ว', 'ปิดรับสมัครแล้ว'],
  ['ja', '応募(?:受付)?(?:は|を)?締め?切(?:り|られ)ました', '応募は締め切りました'],
  ['zh', '(?:报名|申请|應徵|招聘)已(?:截止|结束|結束)', '招聘已结束'],
  ['ko', '(?:지원|접수)(?:이|가)? ?(?:마감|종료)되었습니다', '접수가 마감되었습니다'],
  [
    'en',
    String.raw`(?<!\p{L})(?:(?:application )?deadline (?:has )?(?:now )?(?:passed|expired)|(?:application )?closing date (?:has )?passed|applications? (?:now )?closed)${WHOLE}`,
    'Deadline passed',
  ],
  [
    'de',
    String.raw`(?<!\p{L})(?:(?:bewerbungsfrist|ausschreibungsfrist|bewerbungsphase|frist|bewerbungszeitraum|bewerbungsschluss) (?:leider |bereits |schon )?(?:abgelaufen|beendet|verstrichen|vorbei)|bewerbung (?:leider )?nicht mehr möglich)${WHOLE}`,
    'Bewerbungsfrist bereits abgelaufen',
  ],
  [
    'fr',
    String.raw`(?<!\p{L})(?:candidatures (?:désormais )?(?:closes|clôturées|fermées|terminées)|(?:délai|date limite) (?:de candidature )?(?:dépassée?|expirée?))${WHOLE}`,
    'Candidatures closes',
  ],
  [
    'es',
    String.raw`(?<!\p{L})(?:plazo (?:de (?:solicitud|inscripción|presentación|postulación) )?(?:ya )?(?:finalizado|cerrado|vencido|expirado)|inscripciones cerradas|postulaciones cerradas|convocatoria (?:cerrada|finalizada|vencida))${WHOLE}`,
    'Plazo de inscripción finalizado',
  ],
  [
    'ca',
    String.raw`(?<!\p{L})(?:termini (?:de presentació )?(?:finalitzat|tancat|exhaurit)|convocatòria tancada)${WHOLE}`,
    'Termini tancat',
  ],
  [
    'pt',
    String.raw`(?<!\p{L})(?:(?:candidaturas|inscrições) (?:já )?(?:encerradas|fechadas|terminadas)|prazo (?:de (?:candidatura|inscrição) )?(?:encerrado|expirado|terminado))${WHOLE}`,
    'Candidaturas encerradas',
  ],
  [
    'it',
    String.raw`(?<!\p{L})(?:candidature chiuse|termini? (?:di presentazione )?(?:scaduti|scaduto|chiusi)|bando (?:chiuso|scaduto)|selezione (?:chiusa|conclusa))${WHOLE}`,
    'Termini scaduti',
  ],
  [
    'nl',
    String.raw`(?<!\p{L})(?:(?:sollicitatietermijn|reactietermijn|termijn|sluitingsdatum) (?:helaas )?(?:verstreken|verlopen|voorbij)|sollicitaties? gesloten)${WHOLE}`,
    'Sollicitatietermijn verstreken',
  ],
  [
    'sv',
    String.raw`(?<!\p{L})(?:ansökan stängd|ansökningstiden (?:slut|utgången|passerad))${WHOLE}`,
    'Ansökningstiden utgången',
  ],
  [
    'da no',
    String.raw`(?<!\p{L})(?:ansøgningsfrist(?:en)? (?:udløbet|overskredet)|søknadsfrist(?:en)? (?:utløpt|utgått|passert))${WHOLE}`,
    'Ansøgningsfrist udløbet',
  ],
  ['fi', String.raw`(?<!\p{L})haku(?:aika)? (?:päättynyt|umpeutunut|sulkeutunut)${WHOLE}`, 'Hakuaika päättynyt'],
  [
    'pl',
    String.raw`(?<!\p{L})(?:rekrutacja|nabór) (?:już )?(?:zakończon[ay]|zamknięt[ay])${WHOLE}`,
    'Nabór zakończony',
  ],
  [
    'cs sk',
    String.raw`(?<!\p{L})(?:výběrové řízení|výberové konanie|přijímání přihlášek|prijímanie prihlášok) (?:ukončeno|ukončené|uzavřeno|uzavreté)${WHOLE}`,
    'Výběrové řízení ukončeno',
  ],
  [
    'hu',
    String.raw`(?<!\p{L})(?:(?:jelentkezési|pályázati) határidő lejárt|jelentkezés lezárva)${WHOLE}`,
    'Jelentkezés lezárva',
  ],
  [
    'ro',
    String.raw`(?<!\p{L})(?:(?:termen(?:ul)?|perioad[aă]) (?:de (?:aplicare|înscriere) )?(?:expirată?|încheiat[ăa]?|depășită?)|înscrieri închise)${WHOLE}`,
    'Înscrieri închise',
  ],
  [
    'hr sr sl',
    String.raw`(?<!\p{L})(?:rok (?:za prijav[ue] )?(?:istekao|prošao|potekel)|prijave (?:su )?zatvorene|natječaj (?:zatvoren|završen))${WHOLE}`,
    'Prijave zatvorene',
  ],
  ['uk', String.raw`(?<!\p{L})(?:термін подання (?:сплив|вийшов)|набір завершено)${WHOLE}`, 'Набір завершено'],
  [
    'el',
    String.raw`(?<!\p{L})(?:(?:προθεσμία|υποβολή) (?:έληξε|έκλεισε)|οι αιτήσεις έκλεισαν)${WHOLE}`,
    'Οι αιτήσεις έκλεισαν',
  ],
];
