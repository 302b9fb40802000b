import type { LanguageWords } from '../pattern-parts.js';

/**
 * Short headings of what there is to work in, whole: beside a list below "Vacancies" none of it stands below them, and
 * by themselves they may head openings. `sibling-parts.spec.ts` reads each.
 */
export const FIELD_HEADINGS: readonly LanguageWords[] = [
  ['en', 'fields of work|areas of work|professions|occupations|trades we train'],
  [
    'de',
    'berufsfelder|arbeitsfelder|arbeitsbereiche|tätigkeitsfelder|fachbereiche|einsatzbereiche|berufe|berufsbilder',
  ],
  ['fr', 'domaines|secteurs'],
  ['es', 'campos profesionales|profesiones'],
  ['ca', 'àrees de treball|professions'],
  ['pt', 'áreas de trabalho|áreas de atuação|profissões'],
  ['it', 'aree professionali|professioni'],
  ['nl', 'vakgebieden|werkvelden|werkgebieden|beroepen|functiegroepen'],
  ['sv', 'arbetsområden|yrkesområden'],
  ['da', 'fagområder|arbejdsområder'],
  ['no', 'fagområder|arbeidsområder'],
  ['fi', 'toimialat|ammattialat'],
  ['pl', 'obszary pracy|zawody|specjalizacje'],
  ['cs', 'oblasti práce|pracovní oblasti|profese'],
  ['sk', 'oblasti práce|pracovné oblasti|profesie'],
  ['hu', 'szakterületek|munkaterületek|szakmák'],
  ['ro', 'domenii de activitate|meserii|profesii'],
  ['hr sr sl', 'područja rada|zanimanja|področja dela|poklici|занимања'],
  ['bg', 'професии'],
  ['ru', 'направления работы|профессии'],
  ['uk', 'напрямки роботи|професії'],
  ['el', 'τομείς εργασίας|επαγγέλματα'],
  ['tr', 'çalışma alanları|meslekler'],
  ['ja', '職種|仕事の分野|業務分野'],
  ['ko', '직무 분야|업무 분야'],
  ['zh', '工作领域|工作領域|职业领域'],
];
