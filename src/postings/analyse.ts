import { readContact } from './text/people/contact.js';
import { readYearsOfItems } from './text/years/item-years.js';
import { readExperience } from './text/years/experience.js';
import type { JobPosting, PostingField } from './fields.js';
import { readPlace } from './text/places/place.js';
import { readPostalCode } from './text/places/postal-code.js';
import type { PlaceHints } from './text/places/place-judgement.js';
import { townBehindIn } from './text/places/sentence-place.js';
import { readStreet, townBehindStreet } from './text/places/street.js';
import { onlyAddressIn, readTextAddress } from './text/places/text-address.js';
import { readTextPlace } from './text/places/text-place.js';
import { readTitleArea, readTitlePlace } from './text/places/title-place.js';
import { noteCut } from './reading-limits.js';
import { MAX_SEARCHED, placeKey } from './text/words.js';
import type { Evidence, EvidenceSource, FoundPosting } from './posting.js';
import { saidOfList, type SaidOfList } from './said-of-list.js';
import { isAtHome, readRemotePlace, readRemoteText } from './text/kinds/remote.js';
import { readSalary } from './text/pay/salary.js';
import { isDayOfYear } from './text/days/day-of-year.js';
import { dayAskedBy } from './page/advert/asked-by-day.js';
import { readToldInSentences } from './page/lines/sentences/told-in-sentences.js';
import { readTextSections } from './page/tree/sections.js';
import { sentencesOf } from './text/evidence/sentences-of.js';
import { SECTION_KINDS } from './text/words/sections/section-kinds.js';
import { kindAhead } from './page/lines/openings/kind-ahead.js';
import { bothHoursIn, readHours } from './text/kinds/both-hours.js';
import { isToLearn, readContractText, readContractType, readJobType } from './text/kinds/job-type.js';
import { kindOfTitle } from './text/kinds/title-kind.js';
import { readWeekHours } from './text/kinds/week-hours.js';
import { readWorkload } from './text/kinds/workload.js';

/** A value of a field, its words, and where it is said. */
type Said<F extends PostingField> = [
  field: F,
  value: JobPosting[F] | undefined,
  quote?: string,
  source?: EvidenceSource,
];

/** Fields that a text rule may add, each with the words it was read from. */
class Additions {
  readonly fields: JobPosting = {};
  readonly evidence: FoundPosting['evidence'] = {};

  constructor(private readonly known: JobPosting) {}

  add<F extends PostingField>(...[field, ...said]: Said<F>): void {
    if (this.lacks(field)) this.say(field, ...said);
  }

  lacks(field: PostingField): boolean {
    return this.known[field] === undefined && this.fields[field] === undefined;
  }

  /** Also where something else is known. */
  say<F extends PostingField>(...[field, value, quote, source = 'text']: Said<F>): void {
    if (value === undefined) return;
    this.fields[field] = value;
    this.evidence[field] = {
      source,
      ...(quote === undefined ? {} : { quote: quote.slice(0, 300) }),
    } satisfies Evidence;
  }
}

/**
 * Completes a posting by what its own text says: structured fields stay as the source gave them, every added value
 * carries its quote, and what the text does not say stays out. What is known of the company decides between namesakes.
 */
export function analysePosting(posting: FoundPosting, hints: PlaceHints = {}): FoundPosting {
  const { fields } = posting;
  const added = new Additions(fields);
  const { job_title: title = '', job_description: text = '' } = fields;
  if (text.length > MAX_SEARCHED) noteCut('characters', { seen: text.length, kept: MAX_SEARCHED });
  const beside = itemsBeside(posting);
  const said = [text, ...beside].join('\n');
  const list = saidOfList(posting);
  readWorkplace({ ...fields, job_title: title, job_description: text }, { hints, list, added });
  readPay(posting, text, { hints, added });
  readWhatIsAsked(fields, text, added);
  readYears({ ...fields, ...added.fields }, text, added);
  readKind({ ...fields, job_title: title }, said, added);
  // The text alone was asked with the workplace.
  const remote = beside.length > 0 ? readRemoteText(said) : undefined;
  added.add('remote_policy', remote?.policy, remote?.quote);
  added.add('remote_policy', list.way?.policy, list.way?.quote, 'page');
  readPerson(posting, text, added);
  addPersonOfList(posting, list, added);
  readLastDay(text, added);
  return { ...posting, fields: { ...fields, ...added.fields }, evidence: { ...posting.evidence, ...added.evidence } };
}

/** What is asked and given, by the parts of a text; what no part says, its sentences may that are in none. */
function readWhatIsAsked(known: JobPosting, text: string, added: Additions): void {
  for (const [kind, items] of Object.entries(readTextSections(text))) added.add(kind as 'benefits', items);
  const fields = { ...known, ...added.fields };
  const taken = SECTION_KINDS.map((kind) => fields[kind] ?? []);
  if (taken.every((items) => items.length > 0)) return;
  const said = new Set(taken.flat().flatMap(sentencesOf));
  for (const [kind, sentences] of Object.entries(readToldInSentences(text, said)))
    added.add(kind as 'benefits', sentences, sentences.join(' '));
}

/** The years that a text asks for, or the points that stand beside it; those that it only wishes for are no least. */
function readYears({ requirements = [], nice_to_have: wishes = [] }: JobPosting, text: string, added: Additions): void {
  const experience =
    readExperience(withoutItems(text, wishes)) ??
    readExperience(requirements.join('\n')) ??
    readYearsOfItems(requirements);
  added.add('min_years_of_experience', experience?.years, experience?.quote);
}

/** A text without the points of a list, or the sentences, that are told apart from it. */
function withoutItems(text: string, items: readonly string[]): string {
  const left = new Set(items);
  if (left.size === 0) return text;
  const without = (line: string): string =>
    left.has(line.replace(/^[•*-]\s{0,3}/, ''))
      ? ''
      : sentencesOf(line)
          .filter((sentence) => !left.has(sentence))
          .join(' ');
  return text.split('\n').map(without).join('\n');
}

/** What the page of a posting lists beside the shorter text that data state of it. */
function itemsBeside({ fields, evidence }: FoundPosting): readonly string[] {
  const { job_description: text = '', requirements = [], benefits = [] } = fields;
  if (evidence.job_description?.source !== 'json-ld') return [];
  return [...requirements, ...benefits].filter((item) => !text.includes(item));
}

/** Whom to ask; of a person that is known already, what the text gives beside the same name. */
function readPerson({ fields, evidence }: FoundPosting, text: string, added: Additions): void {
  const { hiring_manager_name: known, hiring_manager_email: mailbox = '' } = fields;
  const contact = readContact(text);
  if (!contact || (known !== undefined && contact.name !== known)) return;
  if (!isInTitle(contact.name, fields.job_title)) added.add('hiring_manager_name', contact.name, contact.quote);
  // The mailbox of a page of several openings is that of those whose own texts name none.
  const isOfPage = evidence.hiring_manager_email?.quote === mailbox && !text.includes(mailbox);
  if (isOfPage) added.say('hiring_manager_email', contact.email, contact.quote);
  else added.add('hiring_manager_email', contact.email, contact.quote);
  added.add('hiring_manager_phone', contact.phone, contact.quote);
}

/** Whom its list tells to ask, of a posting that names nobody itself but its mailbox. */
function addPersonOfList({ fields }: FoundPosting, { contact }: SaidOfList, added: Additions): void {
  const { hiring_manager_email: known = contact?.email } = fields;
  const isNamed = !added.lacks('hiring_manager_name') || !added.lacks('hiring_manager_phone');
  const hasOther = added.fields.hiring_manager_email !== undefined || known !== (contact?.email ?? known);
  if (!contact || isNamed || hasOther) return;
  added.add('hiring_manager_name', contact.name, contact.quote, 'page');
  added.add('hiring_manager_email', contact.email, contact.quote, 'page');
  added.add('hiring_manager_phone', contact.phone, contact.quote, 'page');
}

/** "Line Cook": what the opening is called is nobody's name. */
function isInTitle(name: string | undefined, title = ''): boolean {
  return name !== undefined && title.endsWith(name);
}

/** Until when one may apply, by a sentence that asks for it. */
function readLastDay(text: string, added: Additions): void {
  for (const line of text.slice(0, MAX_SEARCHED).split('\n')) {
    const day = dayAskedBy([line]);
    if (day === undefined || isDayOfYear(day)) continue;
    added.add('application_deadline', day, line);
    return;
  }
}

/** What of a place is known beside a posting, and what it adds. */
interface Beside {
  readonly hints: PlaceHints;
  readonly list: SaidOfList;
  readonly added: Additions;
}

function readWorkplace(known: JobPosting, { hints, list, added }: Beside): void {
  const { job_title: title = '', job_description: text = '' } = known;
  if (known.city === undefined && known.country === undefined) readLocation(title, text, { hints, list, added });
  const fields = { ...known, ...added.fields };
  readPartsOfPlace(fields, hints, added);
  readOneOfPlaces({ ...fields, ...added.fields, job_title: title }, hints, added);
  const { location = '', city } = { ...fields, ...added.fields };
  added.add('postal_code', readPostalCode(location, city), location);
  added.add('street_address', readStreet(location), location);
  readAddressInTown({ ...fields, ...added.fields }, added);
  const stated = readRemotePlace(title, fields.location ?? '') ?? readRemoteText(text);
  added.add('remote_policy', stated?.policy, stated?.quote);
}

/** The code and the street of a workplace of which only the town is told: those of the one address that is there. */
function readAddressInTown({ location, city, job_description: text = '' }: JobPosting, added: Additions): void {
  if (city === undefined || location === undefined || /\d/.test(location) || !added.lacks('postal_code')) return;
  const address = onlyAddressIn(text.slice(0, MAX_SEARCHED), city);
  if (address === undefined) return;
  added.add('postal_code', readPostalCode(address, city), address);
  added.add('street_address', readStreet(address), address);
}

/** The town that the title names, else the place that the text or the list does, else the one address of the text. */
function readLocation(title: string, text: string, { hints, list, added }: Beside): void {
  if (!added.lacks('location')) return;
  added.add('location', readTitlePlace(title, hints.countries), title);
  const stated = readTextPlace(text);
  added.add('location', stated?.location, stated?.quote);
  added.add('location', list.place?.location, list.place?.quote, 'page');
  const address = added.lacks('location') && !isAtHome(text) ? readTextAddress(text.slice(0, MAX_SEARCHED)) : undefined;
  added.add('location', address?.location, address?.quote);
  added.add('location', readTitleArea(title), title);
}

/** City and country of the place, where neither is another one than is known already. */
function readPartsOfPlace({ location, city, country }: JobPosting, hints: PlaceHints, added: Additions): void {
  if (location === undefined || (city !== undefined && country !== undefined)) return;
  const place = readPlace(townBehindIn(` ${location}`) ?? location, hints);
  if (agree(country, place.country)) added.add('city', place.city ?? townBehindStreet(location), location);
  if (agree(city, place.city)) added.add('country', place.country, location);
}

/** The one of several places that the title names: templates list all places of a company in each posting. */
function readOneOfPlaces(known: JobPosting, hints: PlaceHints, added: Additions): void {
  const { job_title: title = '', location = '', country } = known;
  const places = location.split(BETWEEN_PLACES).map(placeKey);
  if (known.city !== undefined || places.length === 1) return;
  const named = readPlace(readTitlePlace(title, hints.countries) ?? '', hints);
  if (named.city === undefined || !places.includes(placeKey(named.city)) || !agree(country, named.country)) return;
  added.add('city', named.city, title);
  added.add('country', named.country, title);
}

/** "Leeds, United Kingdom; York / Hull" */
const BETWEEN_PLACES = /\s?[;,/|]\s?/;

function agree(known: string | undefined, read: string | undefined): boolean {
  return known === undefined || read === undefined || known === read;
}

/** A kind of opening that no job type tells apart. */
const TRAINEE = /(?<!\p{L})trainees?(?!\p{L})/iu;

/** Whether an opening is an apprenticeship or the like: the pay of apprentices is its own. */
function isTraining({ job_title: title = '', job_type: type }: JobPosting): boolean {
  return TRAINEE.test(title) || [title, type].some((label) => isToLearn(readJobType(label)));
}

/** The four salary fields come from one place or not at all. */
function readPay(
  posting: FoundPosting,
  text: string,
  { hints, added }: { readonly hints: PlaceHints; readonly added: Additions },
): void {
  const { fields } = posting;
  const isKnown = fields.salary_min !== undefined || fields.salary_max !== undefined;
  const country = fields.country ?? added.fields.country ?? onlyOne(hints.countries);
  const read = (): ReturnType<typeof readSalary> => readSalary(text, { country, isTraining: isTraining(fields) });
  if (isKnown) {
    if (country !== undefined) readCurrency(posting, read, added);
    readPeriodOfPay(posting, text, added);
    readLeastPay(posting, text, added);
    return;
  }
  const salary = read();
  if (!salary) return;
  added.add('salary_min', salary.min, salary.quote);
  added.add('salary_max', salary.max, salary.quote);
  added.add('salary_currency', salary.currency, salary.quote);
  added.add('salary_period', salary.period, salary.quote);
}

/** The country that the site's own address names, where it is one: whose dollar it pays in. */
function onlyOne(countries: readonly string[] = []): string | undefined {
  return countries.length === 1 ? countries[0] : undefined;
}

/** What a label says was read before the country was known, whose dollar or krone it is. */
function readCurrency(
  { fields: { salary_min: min, salary_max: max }, evidence }: FoundPosting,
  read: () => ReturnType<typeof readSalary>,
  added: Additions,
): void {
  const salary = evidence.salary_min?.source === 'page' ? read() : undefined;
  if (salary && salary.min === min && salary.max === max) added.say('salary_currency', salary.currency, salary.quote);
}

/** "€2,800 to €3,500" on a card, and in a line of the text, or of what is offered, the same sum "a month". */
function readPeriodOfPay({ fields }: FoundPosting, text: string, added: Additions): void {
  const { salary_min: min, salary_max: max, salary_period: known } = fields;
  if (known !== undefined) return;
  const said = linesOfPay(text, fields)
    .map((line) => readSalary(line))
    .find((pay) => pay?.period !== undefined && pay.min === min && pay.max === max);
  added.add('salary_period', said?.period, said?.quote);
}

/** "Up to 35,000" in a title or on a card, and in a line of the text "30,000 to 35,000": the same from its least on. */
function readLeastPay({ fields, evidence }: FoundPosting, text: string, added: Additions): void {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = fields;
  if (min !== undefined || max === undefined || evidence.salary_max?.source !== 'page') return;
  const said = linesOfPay(text, fields)
    .map((line) => readSalary(line, { isSalaryField: true }))
    .find((pay) => pay?.max === max && pay.min !== max && agree(currency, pay.currency) && agree(period, pay.period));
  added.add('salary_min', said?.min, said?.quote);
}

/** Lines of a text, and of what is offered, that may tell of pay; "Each month you get:" stands above its list. */
function linesOfPay(text: string, { benefits = [] }: JobPosting): string[] {
  return [...text.slice(0, MAX_SEARCHED).split(/(?<!:)\n/), ...benefits].filter((line) => /\d/.test(line));
}

/** Words in the title say what kind of job it is; in the text only where they cannot mean anything else. */
function readKind({ job_title: title = '', job_type: known }: JobPosting, text: string, added: Additions): void {
  readKindOfTitle(title, known, added);
  addKindAhead({ title, known }, text, added);
  added.add('contract_type', readContractType(title.replace(/\btemporary\b/i, '')), title);
  const labelled =
    /(?:employment type|job type|contract type|type of (?:contract|employment)|anstellungsart|beschäftigungsart|arbeitszeit|vertragsart|type de contrat|contrat|tipo de contrato|contract)\s*:\s*([^\n]{3,60})/i.exec(
      text,
    );
  added.add('job_type', readJobType(labelled?.[1]), labelled?.[0]);
  added.add('contract_type', readContractType(labelled?.[1]), labelled?.[0]);
  const contract = readContractText(text);
  added.add('contract_type', contract?.type, contract?.quote);
  const hours = hoursOf(text);
  added.add('job_type', hours?.type, hours?.quote);
  readBothHours(text, added);
}

function readBothHours(text: string, added: Additions): void {
  if (!added.lacks('job_type')) return;
  const both = bothHoursIn(text);
  added.add('job_type', readJobType(both), both);
}

function addKindAhead(
  { title, known }: { title: string; known: string | undefined },
  text: string,
  added: Additions,
): void {
  const ahead = known === undefined ? kindAhead(title, text) : undefined;
  added.add('job_type', ahead?.kind, ahead?.quote);
}

/** Templates state both hours of each posting; a title is written for one. */
function readKindOfTitle(title: string, known: JobPosting['job_type'], added: Additions): void {
  const kind = kindOfTitle(title);
  const isOneOfBoth = known === 'full-time, part-time' && (kind === 'full-time' || kind === 'part-time');
  if (isOneOfBoth) added.say('job_type', kind, title);
  else added.add('job_type', kind, title);
}

/** What a text says of how much one works: in words, as a share of a full week, or by its hours. */
function hoursOf(text: string): { readonly type: string; readonly quote: string } | undefined {
  return readHours(text) ?? readWorkload(text) ?? readWeekHours(text);
}
