import { textOfItem, type JsonItem } from './json-items.js';

/** Names under which stores of content say what an entry is. */
const KINDS = ['component', 'contenttype', 'typename', 'posttype', 'doctype', 'recordtype', 'model', 'kind', 'type'];
const JOB = /^(?:node)?(?:job|vacan|career|position|opening|posting|stelle|karriere|offre|oferta|vaga)/;
const OTHER =
  /^(?:node)?(?:(?:blog)?posts?|pages?|(?:press)?articles?|events?|news|stor(?:y|ies)|products?|testimonials?|person|people|team(?:member)?s?|casestud(?:y|ies)|faqs?|services?|locations?|offices?|departments?|categor(?:y|ies)|media|images?)$/;

/** True for an entry that its store calls a job, a vacancy or the like. */
export function isJobByKind(item: JsonItem): boolean {
  return kindsOf(item).some((kind) => JOB.test(kind));
}

/** Of entries of which some are called jobs, those that are not called articles, events or other things. */
export function withoutOtherKinds<Entry extends { readonly item: JsonItem }>(
  entries: readonly Entry[],
): readonly Entry[] {
  if (!entries.some(({ item }) => isJobByKind(item))) return entries;
  return entries.filter(({ item }) => isJobByKind(item) || !kindsOf(item).some((kind) => OTHER.test(kind)));
}

function kindsOf(item: JsonItem): string[] {
  return KINDS.flatMap(
    (name) =>
      textOfItem(item, [name])
        ?.toLowerCase()
        .replace(/[^a-z]/g, '') ?? [],
  );
}
