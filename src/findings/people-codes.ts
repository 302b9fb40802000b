import { because, counted, cut, missing, type CodeMeaning } from './code.js';

/** What can be said of leavers, their companies and the services asked about them. */
export const LEAVERS_CODES = {
  company_not_researched: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} was not researched: ${because(found)}`,
  },
  company_not_qualified: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} was not qualified: ${because(found)}`,
  },
  company_not_looked_up: {
    kind: 'incomplete',
    sentence: (found) => `${found.about} was not looked up: ${because(found)}`,
  },
  search_time_used: {
    kind: 'limit',
    sentence: (found) =>
      `The time for searching was used up after ${counted(found.kept, 'company', 'companies')}: there may be more leavers`,
  },
  no_company_matched: {
    kind: 'note',
    sentence: () => 'No company matched, or none qualified: there are no leavers to find',
  },
  no_leaver_known: {
    kind: 'note',
    sentence: (found) =>
      `people_data knows of nobody who left one of the ${counted(found.seen, 'company', 'companies')} with these titles`,
  },
  no_leaver_among: {
    kind: 'note',
    sentence: (found) =>
      `Of ${counted(found.seen, 'person')} whom people_data found none is a leaver: ${because(found)}`,
  },
  no_decision_maker_known: {
    kind: 'note',
    sentence: (found) =>
      `people_data knows of nobody at ${counted(found.seen, 'company', 'companies')} with a title of dm_titles`,
  },
  no_decision_maker_among: {
    kind: 'note',
    sentence: (found) =>
      `Of ${counted(found.seen, 'person')} whom people_data found none is a decision-maker: ${because(found)}`,
  },
  may_not_be_contacted: {
    kind: 'note',
    sentence: (found) =>
      `On the do-not-contact list, and so in no file: ${counted(found.seen, found.about, found.about === 'company' ? 'companies' : undefined)}`,
  },
  entries_unread: {
    kind: 'not_read',
    sentence: (found) =>
      `${missing(found)} of ${counted(found.seen, 'entry', 'entries')} of ${found.about} could not be read`,
  },
  cost_unknown: {
    kind: 'doubtful',
    sentence: (found) => `${found.about} does not tell what all of its calls cost: the costs are at least what is told`,
  },
  place_unknown: {
    kind: 'doubtful',
    sentence: (found) =>
      `${JSON.stringify(found.about)} is neither a country nor a region that is known: it is searched as it is`,
  },
  leavers_cut_short: {
    kind: 'incomplete',
    sentence: (found) => `${because(found)}: the leavers found until then are kept`,
  },
  decision_makers_cut_short: {
    kind: 'incomplete',
    sentence: (found) => `Decision-makers were not searched to the end: ${because(found)}`,
  },
  vacancy_not_checked: {
    kind: 'not_read',
    sentence: (found) => `Vacancies of ${found.about} are not_checked: ${because(found)}`,
  },
  vacancy_time_used: {
    kind: 'limit',
    sentence: () => 'The time for checking vacancies was used up: the rest is not_checked',
  },
  balance_unknown: {
    kind: 'doubtful',
    sentence: (found) =>
      `The balance at the end is not known (${because(found)}): consumed credits are the sum of the calls`,
  },
  balance_shared: {
    kind: 'doubtful',
    sentence: (found) =>
      `The balance fell by ${counted(found.seen, 'credit')}, this run's calls cost ${String(found.kept ?? 0)}: somebody else uses the key as well`,
  },
} satisfies Record<string, CodeMeaning>;

/** What can be said of the search for somebody's e-mail address. */
export const ENRICHMENT_CODES = {
  domain_not_told: {
    kind: 'not_read',
    sentence: (found) => `${found.about} could not say which domain the company has (${because(found)})`,
  },
  site_not_told: {
    kind: 'not_read',
    sentence: (found) => `${found.about} could not say which site the company has (${because(found)})`,
  },
  domain_by_site: {
    kind: 'doubtful',
    sentence: (found) =>
      `The domain ${found.about} was taken for the company's because its site names it: the confidence is lower for that`,
  },
  finder_failed: { kind: 'not_read', sentence: (found) => `${found.about}: ${because(found)}` },
  verifier_failed: { kind: 'not_read', sentence: (found) => `${found.about} could not verify (${because(found)})` },
  company_site_not_read: {
    kind: 'not_read',
    sentence: (found) => `The company's site (${found.about}) could not be read: ${because(found)}`,
  },
  answer_reused: {
    kind: 'note',
    sentence: (found) => `The answer of ${because(found)} was used again; nobody was asked`,
  },
  profile_only: {
    kind: 'incomplete',
    sentence: () => "The company's domain is not known: only the profile address was asked for",
  },
  own_addresses_limit: {
    kind: 'limit',
    sentence: (found) => `${cut(found)} addresses of the person that ${found.about} shows were verified`,
  },
  guesses_limit: {
    kind: 'limit',
    isNoWarning: true,
    sentence: (found) => `${cut(found)} ${because(found)} were tried for ${found.about}`,
  },
  no_guess_at_domain: {
    kind: 'limit',
    sentence: (found) => `${found.about} is a ${because(found)} domain: no address is guessed there`,
  },
  mail_not_known: {
    kind: 'not_read',
    sentence: (found) => `Whether ${found.about} takes mail is not known: ${because(found)}`,
  },
  domain_unknown: {
    kind: 'note',
    sentence: () => "domain_unknown: No domain could be found that is the company's",
  },
  do_not_contact: {
    kind: 'note',
    sentence: () => 'do_not_contact: The person or the company is on the do-not-contact list: nobody is asked',
  },
  address_held_back: {
    kind: 'note',
    sentence: () => 'do_not_contact: What was found of the person is on the do-not-contact list, and is not given',
  },
  domain_has_no_mail: {
    kind: 'note',
    sentence: (found) => `domain_has_no_mail: ${found.about} takes no mail`,
  },
  nothing_found: {
    kind: 'note',
    sentence: () => 'nothing_found: Nobody knows an address of the person',
  },
} satisfies Record<string, CodeMeaning>;
