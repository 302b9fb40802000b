import { isHumanMailbox } from '../../text/contact.js';
import { APPLICATION_WORDS, MAILBOX_WORDS } from '../../text/words/application-words.js';
import { anyOfFolded } from '../../text/words/pattern-parts.js';
import { PhraseTable } from '../../text/words/phrase-table.js';
import { attribute, findAll, lineOf, type Element, type ParentNode } from '../tree/html.js';
import { blockAround } from '../tree/page-tree.js';
import { wordPattern } from '../../text/word-pattern.js';

/** Local parts of mailboxes that are there for applications. */
const FOR_APPLICATIONS = wordPattern(`^(?:.{0,64}[._-])?${anyOfFolded(MAILBOX_WORDS)}(?:[\\d._-].*)?$`, 'iu');

const SAYS_APPLICATION = new PhraseTable(APPLICATION_WORDS.map(([, words]) => words));

/** A longer text (characters) around a mailbox speaks of more than where to write. */
const MAX_LINE = 400;
/** Of a page with more links that write mails the first are asked what stands around them: a list of colleagues. */
const MAX_ASKED = 40;

/** The mailbox of a page that is there for applications, where it has one. */
export interface ApplicationMailbox {
  /** Its name says so. */
  readonly named: string | undefined;
  /** Its name says so, else its subject or the words around it. */
  readonly any: string | undefined;
}

/** The one mailbox of a page that is there for applications; neither where several are. */
export function applicationMailbox(root: ParentNode): ApplicationMailbox {
  const links = mailLinksIn(root);
  const named = mailboxOfAll(links.filter((link) => FOR_APPLICATIONS.test(mailboxOf(link).split('@')[0] ?? '')));
  return { named, any: named ?? mailboxOfAll(links.slice(0, MAX_ASKED).filter(asksForApplication)) };
}

/** The one mailbox that links below a node write to; undefined where they write to several. */
export function onlyMailbox(root: ParentNode): string | undefined {
  return mailboxOfAll(mailLinksIn(root));
}

function mailLinksIn(root: ParentNode): Element[] {
  return findAll(root, (element) => element.name === 'a' && mailboxOf(element) !== '');
}

function mailboxOf(link: Element): string {
  const [, mailbox = ''] = /^\s*mailto:([^?]*)/i.exec(attribute(link, 'href')) ?? [];
  return mailbox.trim();
}

function mailboxOfAll(links: readonly Element[]): string | undefined {
  const [mailbox, ...others] = new Set(links.map(mailboxOf).filter(isHumanMailbox));
  return others.length === 0 ? mailbox : undefined;
}

/** Whether a link to a mailbox, or the line it stands in, asks for applications. */
export function asksForApplication(link: Element): boolean {
  const query = new URLSearchParams(attribute(link, 'href').split('?')[1] ?? '');
  const line = lineOf(blockAround(link));
  return (
    SAYS_APPLICATION.test([...query.values()].join(' ')) || (line.length <= MAX_LINE && SAYS_APPLICATION.test(line))
  );
}
