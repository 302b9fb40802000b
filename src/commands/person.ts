import { readArguments } from './arguments.js';
import { runDatabaseCommand, type DatabaseWork } from './command.js';
import { StartError } from '../errors.js';
import { contactHash } from '../people/do-not-contact.js';
import { forgetPerson, kindOf } from '../people/forget-person.js';
import { PeopleStore } from '../people/people-store.js';

const USAGE = `Usage: npm run person:forget -- --email ADDRESS | --profile ADDRESS
       npm run do-not-contact -- add VALUE …      an e-mail address, a domain, a profile address, or the SHA-256 of one
       npm run do-not-contact -- remove VALUE …
       npm run do-not-contact -- list`;

/** `npm run person:forget` and `npm run do-not-contact`: what people may ask of those who run the service. */
function readCommand(): DatabaseWork {
  const { values, positionals } = readArguments(USAGE, { email: { type: 'string' }, profile: { type: 'string' } });
  const work = workOf(positionals, values);
  if (!work) throw new StartError([USAGE]);
  return (database) => work(new PeopleStore(database));
}

function workOf(
  [command, change, ...subjects]: readonly string[],
  person: { email?: string | undefined; profile?: string | undefined },
): ((store: PeopleStore) => Promise<string>) | undefined {
  if (command === 'forget' && (person.email ?? person.profile) !== undefined) {
    return async (store) => {
      const { fileRows, contacts, enrichments } = await forgetPerson(store, person);
      return `Removed from ${String(fileRows)} rows of files, ${String(contacts)} postings and ${String(enrichments)} enrichments; on the do-not-contact list from now on.`;
    };
  }
  if (command !== 'do-not-contact') return undefined;
  if (change === 'list')
    return async (store) =>
      Object.entries(await store.countDoNotContact())
        .map(([kind, count]) => `${kind}\t${String(count)}`)
        .join('\n') || 'The list is empty.';
  if ((change !== 'add' && change !== 'remove') || subjects.length === 0) return undefined;
  return async (store) =>
    `${String(
      await store.changeDoNotContact(
        change,
        subjects.map((subject) => ({ hash: contactHash(subject), kind: kindOf(subject) })),
      ),
    )} entries ${change === 'add' ? 'added' : 'removed'}.`;
}

await runDatabaseCommand(readCommand);
