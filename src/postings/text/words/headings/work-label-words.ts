/**
 * Labels of what one does at work, by language, whole: where nothing else names an opening, an occupation alone behind
 * one does. `labelled-titles.spec.ts` puts each before one.
 */
export const WORK_LABELS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'type of work|kind of work|nature of work'],
  ['de', 'art der arbeit|einsatz als|gesucht wird'],
  ['ja', '業務内容|仕事内容|職務内容|仕事の内容|お仕事内容|業務'],
  ['ko', '담당업무|담당 업무|업무내용|업무 내용|직무내용|직무 내용'],
  ['zh', '工作内容|工作內容|岗位内容|職務內容'],
  ['th', 'ลักษณะงาน'],
  ['vi', 'loại công việc'],
  ['id', 'jenis pekerjaan'],
];
