/** Behind the dash of a title: words that begin small, or a sentence to its full stop. */
const TOLD_BEHIND = /^(.{3,100}?)\s[–—-]\s((?=\p{Ll}).{40,}|(?=.{30}).+[.!。])$/su;
/** What tells more of a job has so many words; "Baker - cakes and bread for our shops" is a title. */
const MIN_TOLD = 9;

/** "Baker – our bakers work by day and by night, as they like": what a line has before a sentence behind its dash. */
export function titleToldOf(line: string, isTitle: (text: string) => boolean): string | undefined {
  const [, title = '', told = ''] = TOLD_BEHIND.exec(line) ?? [];
  return told.split(/\s+/).length >= MIN_TOLD && isTitle(title) ? title : undefined;
}
