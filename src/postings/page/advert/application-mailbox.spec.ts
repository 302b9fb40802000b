import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { APPLICATION_WORDS, MAILBOX_WORDS } from '../../text/words/application-words.js';
import { applicationMailbox } from './application-mailbox.js';
import { parseHtml } from '../tree/html.js';

it.each([
  [
    'its name',
    '<a href="mailto:jobs@kelpwerk.de">Mail</a> <a href="mailto:office@kelpwerk.de">Mail</a>',
    'jobs@kelpwerk.de',
  ],
  [
    'its subject',
    '<a href="mailto:erna@kelpwerk.de?subject=Bewerbung%20Koch">Los</a> <a href="mailto:office@kelpwerk.de">Mail</a>',
    'erna@kelpwerk.de',
  ],
  [
    'the words around it',
    '<p>Send your <b>CV</b> to <a href="mailto: erna@kelpwerk.de">erna</a></p><footer><a href="mailto:info@kelpwerk.de">info</a></footer>',
    'erna@kelpwerk.de',
  ],
  ['the words around it, written out', '<p>Send your <b>CV</b> to erna@kelpwerk.de</p>', 'erna@kelpwerk.de'],
  ['its name, written out', '<footer><i>hr@kelpwerk.de</i> office@kelpwerk.de</footer>', 'hr@kelpwerk.de'],
  [
    'no code of the page',
    '<style>@import "cv@kelpwerk.de"</style><script>send("jobs@kelpwerk.de")</script>',
    undefined,
  ],
  ['nothing, written out', '<p>Questions? Write to office@kelpwerk.de</p>', undefined],
  ['nothing', '<p>Questions? <a href="mailto:info@kelpwerk.de">Write to us</a></p>', undefined],
  [
    'two of them',
    '<p>CV to <a href="mailto:one@kelpwerk.de">one</a></p><p>CV to <a href="mailto:two@kelpwerk.de">two</a></p>',
    undefined,
  ],
  ['a subject that is no address', '<a href="mailto:erna@kelpwerk.de?subject=CV%">CV</a>', 'erna@kelpwerk.de'],
])('a mailbox is there for applications by %s', (_by, html, mailbox) => {
  expect(applicationMailbox(parseHtml(html)).any).toBe(mailbox);
});

it.each(APPLICATION_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word, language] as const)))(
  '"%s" (%s) speaks of applications',
  (word) => {
    const html = `<p>${word.replace('*', '')}: <a href="mailto:erna@kelpwerk.de">erna</a></p>`;
    expect(applicationMailbox(parseHtml(html)).any).toBe('erna@kelpwerk.de');
  },
);

itHoldsForEvery(
  'a mailbox is there for applications by its name',
  MAILBOX_WORDS.flatMap(([language, words]) => words.split('|').map((word) => [word.replace('*', ''), language])),
  (word) => {
    const page = parseHtml(`<a href="mailto:${word}@mill.example">A</a> <a href="mailto:office@mill.example">B</a>`);
    expect(applicationMailbox(page).named).toBe(`${word}@mill.example`);
  },
);
