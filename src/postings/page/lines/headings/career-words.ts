import { decoded, pathWithRoute } from './page-routes.js';
import { fold } from '../../../text/words.js';
import {
  CAREER_HOSTS,
  CAREER_SEGMENTS,
  CONTENT_SEGMENTS,
  EITHER_HOSTS,
  TAG_SEGMENTS,
} from '../../../text/words/sites/career-segments.js';
import { anyOfFolded, foldedWords } from '../../../text/words/pattern-parts.js';
import { isSlugOfAdvert } from './advert-names.js';
import { saysCareer, saysElsewhere, topicOf } from './topics.js';
import { wordPattern } from '../../../text/word-pattern.js';

/** How surely a link leads to a career page: 3 says so, 2 likely, 1 may lead there, 0 does not. */
type CareerScore = 0 | 1 | 2 | 3;

/** Of what a site writes apart or together, "is-ilanlari" and "isilanlari", what stands for other words as well. */
const OPEN_WORDS = /[.[]/;
/** "?-" as it stands, any other dash as one that may be left out. */
const WRITTEN_TOGETHER = CAREER_SEGMENTS.filter((words) => !OPEN_WORDS.test(words)).map((words) =>
  words.replace(/-(?!\?)/g, '-?'),
);

const SEGMENT = wordPattern(`^(?:${[...CAREER_SEGMENTS, ...WRITTEN_TOGETHER].join('|')})$`);

/** Segments that make a path something else, whatever else it holds. */
const ELSEWHERE =
  /^(?:blogs?|news|newsroom|press(?:e|emitteilungen)?|media|aktuelles|neuigkeiten|events?|veranstaltungen?|case-?stud(?:y|ies)|stor(?:y|ies)|success-stories|articles?|magazin(?:e)?|podcasts?|webinars?|resources|insights|privacy.*|.*privacy.*|datenschutz.*|.*-?datenschutz|polic(?:y|ies)|legal|terms|agb|imprint|impressum|(?:job-?)?alerts?|talent-?(?:community|pool|network).*|subscribe|.*newsletter.*|login|sign-?(?:in|up)|register|account|partner(?:s|-werden)?|affiliates?|products?|solutions?|shop|store|how-we-hire.*|faqs?|testimonials?|real-estate|investor(?:s)?|wp-content|wp-json|feed|tag|category|author|glossar(?:y)?|wiki|forum|support|help|docs?|software|services?)$/;

/** Those that are no career pages on the host of a career site either. */
const NEVER_CAREERS =
  /^(?:blogs?|news|press(?:e)?|events?|stor(?:y|ies)|articles?|faqs?|privacy.*|terms|legal|datenschutz.*|impressum|imprint|login)$/;

/** Words that begin the host of a career site, stand in it by themselves or end it. */
const CAREER_HOST = wordPattern(
  String.raw`^${anyOfFolded(CAREER_HOSTS)}(?:-\w{1,60})?\.|(?:^|[.-])(?:careers?|jobs|karriere)\.|^(?:www\.)?[\w-]{0,63}(?:jobs|careers|karriere|werkenbij)[\w-]{0,63}\.[a-z]+(?:\.[a-z]+)?$|\.(?:jobs|careers?)$`,
  'u',
);

/** "carrera.mill.example", and neither the company of that name nor its country's: a name stands behind the word. */
const EITHER_HOST = wordPattern(
  String.raw`^${anyOfFolded(EITHER_HOSTS)}\.(?!(?:com?|org|net|edu|go[bv])\.)[\w-]+\.`,
  'u',
);

/** Whether an address by itself is that of a career page or below one. */
export function isCareerUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const segments = segmentsOf(url);
  const elsewhere = CAREER_HOST.test(url.hostname) ? NEVER_CAREERS : ELSEWHERE;
  if (segments.some((segment) => elsewhere.test(segment))) return false;
  return segments.some(isCareerSegment) || CAREER_HOST.test(url.hostname);
}

/** Segments that sites of hotels, insurers and agencies use for what they sell, and for whom they place or teach. */
const EITHER =
  /^(?:offres|nos-offres(?!.*(?:emploi|job|stage|poste|alternance|apprenti|recrut|carriere|travail)).*|kandidat(?:er|en)?|candidates?|candidats?|candidati|bewerber|(?:for-)?(?:arbetssokande|jobbsokande|jobsokere|job-?seekers)|tyonhakija(?:t|lle)?)$/;

/** Whether an address is that of a career page by words alone that name offers to customers as well. */
export function isEitherUrl(address: string): boolean {
  if (!isCareerUrl(address)) return false;
  const url = new URL(address);
  const segments = segmentsOf(url).filter(isCareerSegment);
  return !CAREER_HOST.test(url.hostname) && segments.every((segment) => EITHER.test(segment));
}

/** A segment of more words says what is looked for, not where it is. */
const MAX_WORDS = 3;

/** A segment known by itself, or one that words for openings are made of in any language: "lowongan-kerja". */
function isCareerSegment(segment: string): boolean {
  const words = segment.split('-');
  if (SEGMENT.test(segment)) return words.length === 1 || !saysElsewhere(words.join(' '));
  return (
    words.length > 1 &&
    words.length <= MAX_WORDS &&
    /^[\p{L}-]+$/u.test(segment) &&
    topicOf(words.join(' ')) === 'openings'
  );
}

const CONTENT = new Set(foldedWords(CONTENT_SEGMENTS));

/** Whether an address is that of an article or a product, and neither about careers nor called like an advert. */
export function isContentUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const segments = segmentsOf(new URL(address));
  if (!segments.some((segment) => CONTENT.has(segment))) return false;
  return !segments.some(isCareerSegment) && !isSlugOfAdvert(segments.at(-1) ?? '');
}

const TAGS = new Set(foldedWords(TAG_SEGMENTS));

/** Whether an address is that of a list of pages with one tag or of one category: `/tags/jobs`. */
export function isTagUrl(address: string): boolean {
  return (
    URL.canParse(address) &&
    segmentsOf(new URL(address))
      .slice(0, -1)
      .some((segment) => TAGS.has(segment))
  );
}

/** Stands for the site: of a link the path alone tells whether it leads to content. */
const ANY_HOST = 'https://site.invalid/';

/** The same of a link as its page writes it. */
export function isContentLink(href: string): boolean {
  return URL.canParse(href, ANY_HOST) && isContentUrl(new URL(href, ANY_HOST).href);
}

/**
 * How far below its career part a path goes: 0 for `/careers` and `/karriere/stellenangebote`, 1 for
 * `/careers/engineer`.
 */
export function depthBelowCareers(address: string): number {
  const segments = segmentsOf(new URL(address));
  const first = segments.findIndex(isCareerSegment);
  const isBelow = (segment: string): boolean => !isCareerSegment(segment) || isOneAdvert(segment);
  return first < 0 ? segments.length : segments.slice(first).filter(isBelow).length;
}

/** "stellenausschreibung-orga": a segment that speaks of openings as the name of one. */
function isOneAdvert(segment: string): boolean {
  return !SEGMENT.test(segment) && isSlugOfAdvert(segment);
}

function segmentsOf(url: URL): string[] {
  return decoded(pathWithRoute(url))
    .split('/')
    .map((part) =>
      fold(part)
        .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
        .replace(/[_\s+]+/g, '-')
        .replace(/['’]/g, '-'),
    )
    .filter((part) => part !== '' && !/^(?:index|default|home)$/.test(part));
}

/** How surely a link leads to a career page, by its address and what it says. */
export function careerScore(address: string, anchor: string): CareerScore {
  const says = saysCareer(anchor);
  const byUrl = isCareerUrl(address);
  if (byUrl && says) return 3;
  if (byUrl) return isEitherUrl(address) ? 1 : 2;
  if (topicOf(anchor) === 'openings' && isEitherHost(address)) return 2;
  return says ? 1 : 0;
}

function isEitherHost(address: string): boolean {
  return URL.canParse(address) && EITHER_HOST.test(new URL(address).hostname);
}

/** Words of invitations that lead to registers and contact forms as often as to careers. */
const INVITES = /\b(?:join|work|partner|rejoi\w*|unete|unisciti|pridruz\w*|register|apply|member\w*)\b/;

/**
 * Whether a link is called after careers and nothing else: "Careers", "人才招聘"; an invitation to join may be one to
 * anything.
 */
export function isCareerName(text: string): boolean {
  const folded = fold(text).trim();
  return folded.split(/\s+/).length <= 3 && folded.length < 40 && !INVITES.test(folded) && saysCareer(text);
}

/** Paths under which career pages are found when nothing links there: most frequent first, by measured frequency. */
export const LIKELY_PATHS = [
  'careers',
  'jobs',
  'career',
  'karriere',
  'join-us',
  'about/careers',
  'company/careers',
  'vacancies',
  'work-with-us',
  'career.html',
  'careers.html',
  'jobs.html',
  'karriere.html',
  'open-positions',
  'trabaja-con-nosotros',
  'lavora-con-noi',
  'recrutement',
  'vacatures',
  'kariera',
  'jobb',
  'stellenangebote',
];

/** Sub-domains that career pages have, most frequent first. */
export const LIKELY_HOSTS = ['careers', 'jobs', 'karriere', 'career'];

/** Pages from which career pages are linked where the home page does not. */
export function isAboutPage(address: string, anchor: string): boolean {
  const words = fold(`${new URL(address).pathname.replace(/[/_-]+/g, ' ')} ${anchor}`);
  return /\b(?:about|uber uns|ueber uns|om oss|om os|about us|company|unternehmen|entreprise|qui sommes|empresa|nosotros|azienda|chi siamo|over ons|o nas|o firmie|team|wir|firma|equipe|quienes|sobre|meista|contact|kontakt)\b/.test(
    words,
  );
}
