import { isAction } from '../seeking/actions.js';
import { invites } from '../seeking/invitations.js';
import { topicOf } from '../headings/topics.js';

/** What stands behind a dash or a line: "Miller – join our team", "Meunier (H/F) – voir l’offre". */
const BEHIND_DASH = /^(.{3,100}?)\s[–—|-]\s(.{3,80})$/u;

/** A title without what invites behind it. */
export function withoutInvitation(text: string): string {
  const [, title = '', behind = ''] = BEHIND_DASH.exec(text) ?? [];
  return (invites(behind) || isAction(behind)) && topicOf(title) === undefined ? title : text;
}
