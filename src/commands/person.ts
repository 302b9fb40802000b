import { readArguments } from './arguments.js';
import { runDatabaseCommand, type DatabaseWork } from './command.js';
import { StartError } from '../errors.js';
import { contactHash } from '../people/do-not-contact.js';
import { forgetPerson, isSubject, kindOf } from '../people/forget-person.js';
import type { PeopleStore } from '../people/people-store.js';

const USAGE = `Usage: npm run person:forget -- --email ADDRESS | --profile ADDRESS
       npm run do-not-contact -- add VALUE …      an e-mail address, a domain, a profile address, or the SHA-256 of one
       npm run do-not-contact -- remove VALUE …
       npm run do-not-contact -- list`;

/** `npm run person:forget` and `npm run do-not-contact`: what people may ask of those who run the service. */
function readCommand(): DatabaseWork {
  const { values, positionals } = readArguments(USAGE, { email: { type: 'string' }, profile: { type: 'string' } });
  const work = workOf(positionals, values);
  if (!work) throw new StartError([missingIn(positionals), USAGE]);
  checkUnused(positionals, Object.keys(values));
  return async (database) => {
    const { PeopleStore } = await import('../people/people-store.js');
    return work(new PeopleStore(database));
  };
}

/** @throws StartError for what would have no effect: whether somebody is on the list is nothing that `list` tells */
function checkUnused([command, change, ...rest]: readonly string[], options: readonly string[]): void {
  if (command === 'forget') return;
  const unused = [...options.map((option) => `--${option}`), ...(change === 'list' ? rest : [])];
  if (unused.length > 0) throw new StartError([`What is ${unused.join(' ')} for?`, USAGE]);
}

/** Why there is nothing to do. */
function missingIn([command, change, ...rest]: readonly string[]): string {
  if (command === 'forget')
    return change === undefined ? '--email or --profile is missing.' : `What is ${[change, ...rest].join(' ')} for?`;
  if (change === undefined) return 'What to do is missing.';
  return change === 'add' || change === 'remove' ? 'VALUE is missing.' : `${change} is no command.`;
}

type Work = (store: PeopleStore) => Promise<string>;

interface Person {
  readonly email?: string | undefined;
  readonly profile?: string | undefined;
}

function workOf([command, change, ...subjects]: readonly string[], person: Person): Work | undefined {
  if (command === 'forget' && change === undefined && (person.email ?? person.profile) !== undefined)
    return forget(person);
  if (command !== 'do-not-contact') return undefined;
  if (change === 'list')
    return async (store) =>
      Object.entries(await store.countDoNotContact())
        .map(([kind, count]) => `${kind}\t${String(count)}`)
        .join('\n') || 'The list is empty.';
  if ((change !== 'add' && change !== 'remove') || subjects.length === 0) return undefined;
  return changeList(change, subjects);
}

function forget({ email, profile }: Person): Work {
  if (email !== undefined && !isSubject(email, 'email'))
    throw new StartError([`--email ${email} is no e-mail address`]);
  if (profile !== undefined && !isSubject(profile, 'profile'))
    throw new StartError([`--profile ${profile} is no profile address, such as linkedin.com/in/erika`]);
  return async (store) => {
    const { fileRows, contacts, enrichments } = await forgetPerson(store, { email, profile });
    return `Removed from ${String(fileRows)} rows of files, ${String(contacts)} postings and ${String(enrichments)} enrichments; on the do-not-contact list from now on.`;
  };
}

/** What is on the list in a wrong form can be removed from it. */
function changeList(change: 'add' | 'remove', subjects: readonly string[]): Work {
  const wrong = change === 'add' ? subjects.filter((subject) => !isSubject(subject)) : [];
  if (wrong.length > 0)
    throw new StartError([
      ...wrong.map((value) => `${value} is no e-mail address, domain, profile address or SHA-256`),
      'Nothing was added.',
    ]);
  return async (store) => {
    const entries = subjects.map((subject) => ({ hash: contactHash(subject), kind: kindOf(subject) }));
    const changed = await store.changeDoNotContact(change, entries);
    const already = change === 'add' ? 'already on the list' : 'not on the list';
    const rest = subjects.length - changed;
    const said = `${String(changed)} of ${String(subjects.length)} ${change === 'add' ? 'added' : 'removed'}`;
    return rest === 0 ? `${said}.` : `${said}, ${String(rest)} ${already}.`;
  };
}

await runDatabaseCommand(readCommand);
