import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { APPLICATION_WORDS, MAILBOX_WORDS } from '../../text/words/application-words.js';
import { foundPosting } from '../../posting.js';
import { applicationMailbox, withPerson } from './application-mailbox.js';
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

it.each([
  ['her name', '<a href="mailto:a.berg@mill.example">Anna Berg</a>', 'Anna Berg'],
  ['her surname', '<a href="mailto:berg@mill.example">Ms. A. Berg</a>', 'A. Berg'],
  ['somebody else', '<a href="mailto:office@mill.example">Anna Berg</a>', undefined],
  ['more than a name', '<a href="mailto:a.berg@mill.example">Anna Berg bakes</a>', undefined],
  ['a mailbox', '<a href="mailto:a.berg@mill.example">a.berg@mill.example</a>', undefined],
])('a link to a mailbox names who has it by %s', (_what, html, name) => {
  const [, mailbox = ''] = /mailto:([^"]+)/.exec(html) ?? [];
  const posting = foundPosting('page', { hiring_manager_email: mailbox });
  expect(withPerson(posting, parseHtml(html)).fields.hiring_manager_name).toBe(name);
});
