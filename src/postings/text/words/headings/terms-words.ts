/**
 * What heads the terms that hold for all openings of a page, as a whole line, by language; | divides them. In Japan and
 * Korea one table states them for all.
 */
export const TERMS_HEADINGS: readonly (readonly [language: string, headings: string])[] = [
  [
    'ja',
    '募集要項|募集要項（共通）|共通募集要項|募集要綱|共通条件|共通事項|全職種共通|採用条件|募集条件|労働条件|雇用条件|勤務条件',
  ],
  ['ja', '応募要項|採用要項|募集概要|募集内容|待遇・条件|募集要項・待遇'],
  ['ko', '모집요강|모집 요강|공통사항|공통 사항|근무조건|근무 조건|공통조건|채용조건|채용 조건'],
  ['zh', '招聘条件|招募條件|共同条件|共同條件|工作条件|工作條件|统一待遇'],
  ['en', 'conditions for all positions|for all positions|general terms of employment|common to all positions'],
  ['de', 'für alle stellen gilt|gilt für alle stellen|für alle stellen'],
  ['fr', 'conditions communes|pour tous les postes|conditions communes à tous les postes'],
  ['es', 'condiciones comunes|para todos los puestos|condiciones para todos los puestos'],
  ['ca', 'condicions comunes|per a tots els llocs'],
  ['pt', 'condições comuns|para todas as vagas|condições para todas as vagas'],
  ['it', 'condizioni comuni|per tutte le posizioni|condizioni per tutte le posizioni'],
  ['nl', 'voor alle functies|arbeidsvoorwaarden voor alle functies|voor alle vacatures'],
  ['sv', 'för alla tjänster|gäller alla tjänster'],
  ['da', 'for alle stillinger|fælles for alle stillinger'],
  ['no', 'for alle stillinger|felles for alle stillinger'],
  ['fi', 'kaikille tehtäville yhteistä|kaikki tehtävät'],
  ['pl', 'dla wszystkich stanowisk|warunki wspólne|na wszystkich stanowiskach'],
  ['cs', 'pro všechny pozice|společné podmínky'],
  ['sk', 'pre všetky pozície|spoločné podmienky'],
  ['hu', 'minden pozícióra érvényes|közös feltételek'],
  ['ro', 'pentru toate posturile|condiții comune'],
  ['hr sr sl', 'za sva radna mjesta|za sve pozicije|zajednički uvjeti|za vsa delovna mesta'],
  ['bg', 'за всички позиции|общи условия за всички позиции'],
  ['ru', 'для всех вакансий|общие условия для всех вакансий'],
  ['uk', 'для всіх вакансій|загальні умови для всіх вакансій'],
  ['el', 'για όλες τις θέσεις|κοινοί όροι'],
  ['tr', 'tüm pozisyonlar için|ortak koşullar'],
  ['th', 'คุณสมบัติทั่วไปทุกตำแหน่ง|สำหรับทุกตำแหน่ง'],
  ['vi', 'điều kiện chung|áp dụng cho tất cả vị trí'],
  ['id', 'untuk semua posisi|ketentuan umum semua posisi'],
];
