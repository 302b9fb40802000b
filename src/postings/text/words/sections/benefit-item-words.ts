/**
 * What the items of a list say that is given and not asked for: below "Extras" or "Les plus" they tell benefits from
 * wishes. By language, | divides the words, a * stands for any ending. `benefit-item-words.spec.ts` reads each.
 */
export const BENEFIT_ITEM_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'holiday*|vacation*|paid leave|parental leave|sick pay|paid time off|pto|pension*|401k|insurance|healthcare|dental|free coffee|free fruit|free lunch*|free food|free drinks|free parking|fruit|snacks|parking|discount*|gym|allowance*|voucher*|bonus*|company car|company bike|bike scheme|stock options|equity|team events|flexible hours|flexitime|tips|salary|pay rise*|christmas party|relocation',
  ],
  ['en', 'fully funded|funded training|free training|paid training|training provided'],
  [
    'de',
    'urlaub*|tage urlaub|altersvorsorge|rente|*monatsgehalt|*monatslohn|weihnachtsgeld|*zuschuss|*zuschüsse|jobticket|deutschlandticket|*zulage|*zulagen|prämie*|*prämie|*prämien|gutschein*|*rabatt|*rabatte|rabatte|obst|kaffee|getränke|parkplatz|parkplätze|jobrad|bike leasing|dienstwagen|firmenwagen|teamevents|firmenfeiern|verpflegung|mitarbeiterrabatt*|trinkgeld|kantine|homeoffice|gleitzeit|versicherung*|fitness*|vwl|vermögenswirksame*|gehalt|firmen-pkw|firmenfahrzeug|dienstfahrzeug|übertarifliche*|urlaubsgeld|verpflegungsmehraufwand|spesen|betriebsfeiern|arbeitskleidung',
  ],
  [
    'de',
    'schulungen und weiterbildungen|weiterbildungen und schulungen|fort und weiterbildungen|weiterbildungsmöglichkeiten|fortbildungsmöglichkeiten|weiterentwicklungsmöglichkeiten|aufstiegsmöglichkeiten|aufstiegschancen|übernahmegarantie|ausbildungsvergütung',
  ],
  [
    'fr',
    'ticket* restaurant|titres restaurant|mutuelle*|rtt|congés|prime*|intéressement|participation aux bénéfices|13e mois|13ème mois|treizième mois|télétravail|comité d’entreprise|cse|avantages|chèques vacances|remise*|réduction*|salaire|transport* remboursé*|remboursement*|véhicule de fonction|pourboires|parking',
  ],
  [
    'es',
    'tickets restaurante|ticket restaurante|ticket restaurant|seguro médico|seguro de vida|vacaciones|tickets de comida|cheques restaurante|ticket restaurant|descuento*|retribución flexible|teletrabajo|plan de pensiones|propinas|salario|aguinaldo|vales|parking|fruta|gimnasio',
  ],
  ['ca', 'assegurança mèdica|vacances|descomptes|teletreball|tiquets restaurant'],
  [
    'pt',
    'vale*|plano de saúde|plano odontológico|seguro de vida|seguro de saúde|férias|gympass|wellhub|subsídio*|desconto*|teletrabalho|participação nos lucros|plr|previdência|estacionamento',
  ],
  [
    'it',
    'buoni pasto|ticket restaurant|welfare aziendale|assicurazione*|ferie|premio*|tredicesima|quattordicesima|sconti|sconto|auto aziendale|smart working|mensa',
  ],
  [
    'nl',
    'vakantiedagen|vakantiegeld|reiskosten*|pensioen*|maaltijdcheques|bedrijfswagen|leaseauto|korting*|personeelskorting|dertiende maand|eindejaars*|*verzekering|lunch|bedrijfsfitness|fietsplan|winstdeling',
  ],
  ['sv', 'friskvård*|tjänstepension*|semester*|rabatt*|personalrabatt|försäkring*|kollektivavtal|förmåner|frukt'],
  ['da', 'pension*|ferie*|frokostordning|sundhedsforsikring|personalerabat|rabat*|frugt*|feriefridage|fri telefon'],
  ['no', 'pensjon*|ferie*|forsikring*|rabatt*|lunsj*|kantine|trening*|frukt'],
  ['fi', 'työsuhde-edut|lounasetu|liikuntaetu|kulttuurietu|työterveys*|loma*|epassi|henkilöstöalennu*|bonukset'],
  [
    'pl',
    'karta multisport|multisport|prywatna opieka medyczna|opieka medyczna|ubezpieczenie*|urlop*|premia|premie|zniżki|owocowe*|owoce|dofinansowanie*|bony|parking',
  ],
  ['cs', 'stravenky|stravenk*|dovolen*|multisport*|příspěvek*|prémie|sleva|slevy|penzijní*|13. plat|home office'],
  ['sk', 'stravné lístky|dovolenk*|príspevok*|prémie|zľav*|13. plat|multisport*'],
  ['hu', 'cafeteria|juttatás*|szabadság|prémium|bónusz*|egészségbiztosítás|utazási támogatás|kedvezmény*'],
  ['ro', 'tichete de masă|bonuri de masă|tichete cadou|asigurare*|concediu*|abonament*|primă|prime|reduceri'],
  ['hr sr sl', 'božićnica|regres|topli obrok|godišnji odmor|zdravstveno osiguranje|prijevoz|popusti|dopust'],
  ['bg', 'ваучери*|отпуск*|здравно осигуряване|бонуси|карта мултиспорт'],
  ['tr', 'özel sağlık sigortası|sağlık sigortası|yemek kartı|yemek|servis|yıllık izin|prim|ikramiye'],
  ['ru', 'дмс|отпуск*|премии|премия|скидк*|питание|компенсация*|спортзал|фитнес|страхов*'],
  ['uk', 'відпустк*|премії|премія|знижк*|харчування|компенсація*|страхуванн*|спортзал'],
  ['el', 'ιδιωτική ασφάλιση|άδεια|μπόνους|εκπτώσεις'],
  ['ja', '賞与|手当|有給|社会保険|退職金|割引|社宅|制服貸与'],
  ['ko', '4대보험|연차|상여금|수당|식대|퇴직금|복지포인트|간식'],
  ['zh', '五险一金|五险|年假|奖金|补贴|津贴|带薪|下午茶|勞健保|獎金|特休|團保'],
  ['ar', 'تأمين صحي|إجازة|مكافآت|بدل'],
  ['he', 'קרן השתלמות|ביטוח|ארוחות|תן ביס|סיבוס|חופשה|בונוסים'],
];

/** What an item says that asks for something, also where it names a benefit: "You know insurance". */
export const ASKING_WORDS: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'you know|you have worked|you are|you can|experience|experienced|knowledge|familiarity|interest in|background in',
  ],
  [
    'de',
    'du kennst|du hast|du bist|du kannst|Sie haben|Sie sind|Sie kennen|*erfahrung|*erfahrungen|*kenntnisse|*kenntnis|Interesse an|Affinität',
  ],
  ['fr', 'vous connaissez|vous êtes|vous savez|tu connais|tu es|expérience|connaissance*|intérêt pour'],
  ['es ca', 'conoces|eres|experiencia|conocimiento*|interés por|experiència|coneixement*'],
  ['pt', 'conheces|conhece|experiência|conhecimento*|interesse em'],
  ['it', 'conosci|esperienza|conoscenz*|interesse per'],
  ['nl', 'je kent|je bent|ervaring|kennis|affiniteit'],
  ['sv da no', 'du är|du kan|du er|erfarenhet*|erfaring*|kunskap*|kendskab|kjennskap|intresse'],
  ['pl cs sk', 'znasz|doświadczenie|znajomość|znáš|zkušenost*|znalost*|skúsenost*|znalosť'],
  ['ru uk', 'опыт|знание|знания|досвід|знання'],
];
