import { SEARCH_WORDS } from '../../postings/text/words/sites/control-words.js';
import { CLOSED_IN_BRACKETS } from '../../postings/text/words/state/closed-words.js';
import { NOT_YET_WORDS, PAST_ALONE, PAST_WORDS } from '../../postings/text/words/state/not-open-words.js';
import { anyOf, anyOfWords } from '../../postings/text/words/pattern-parts.js';
import { MORE_OF_LIST_WORDS, NEXT_PAGE_WORDS, PAGE_NUMBER_WORDS } from '../../postings/text/words/sites/site-words.js';
import type { Wanted } from './in-page-controls.js';

/** Words by which consent walls let a visitor say no, or go away without a yes. */
const REFUSE =
  '^(?:(?:alle |cookies |all |tout |tutti |todas? |alles )?(?:ablehnen|verweigern|reject(?: all)?(?: cookies)?|refuse(?: all)?|decline(?: all)?(?: cookies)?|deny(?: all)?|refuser(?: tout)?|tout refuser|continuer sans accepter|rechazar(?: todo| todas)?|rifiuta(?: tutti)?|weigeren|alles weigeren|recusar(?: tudo)?|odrzuć(?: wszystkie)?|avvisa(?: alla)?|afvis(?: alle)?|kieltäydy|hylkää(?: kaikki)?|odmítnout(?: vše)?|elutasít(?:om)?)|(?:nur |only |accept only |allow only |use only )?(?:(?:technisch )?notwendige|essenzielle|erforderliche|necessary|essential|required|strictly necessary)(?: cookies?)?(?: only| akzeptieren| erlauben| zulassen| cookies verwenden)?|no,? thanks|nein,? danke|i do not accept|disagree|continue without accepting|ohne zustimmung fortfahren|weiter ohne zustimmung|auswahl speichern|save (?:my )?(?:choices|selection|preferences))$';

/** Signs that close a dialog. */
const CLOSE = '^(?:×|✕|✖|x|close|schließen|fermer|cerrar|chiudi|sluiten|zamknij|stäng|luk|sulje|zavřít)$';

const CONSENT_PLACE =
  '[role=dialog],[role=alertdialog],[aria-modal=true],dialog,[class*=cookie i],[id*=cookie i],[class*=consent i],[id*=consent i],[class*=gdpr i],[id*=gdpr i],[class*=cmp i],[id*=cmp i],[class*=privacy i],[class*=banner i]';
const CONSENT_WORDS = 'cookie|consent|einwilligung|datenschutz|privacy|tracking|gdpr|dsgvo|rgpd|données|privacidad';

/** What is pressed on every page, in this order: never a yes, only a no and a close. */
export const REFUSE_CONSENT: readonly Wanted[] = [
  { pattern: REFUSE, times: 1, within: CONSENT_PLACE, saying: CONSENT_WORDS },
  { pattern: CLOSE, times: 1, within: CONSENT_PLACE, saying: CONSENT_WORDS },
];

/** What a frame is called that asks for consent, by the words of its element. */
export const CONSENT_FRAME =
  /cookie|consent|einwilligung|gdpr|dsgvo|rgpd|(?:^|[^a-z])cmp(?![a-z])|privacy-m|sp_message/i;

/** What is pressed in such a frame: a no alone. What closes a dialog there may be anything. */
export const REFUSE_IN_FRAME: Wanted = { pattern: REFUSE, times: 1, within: 'body', saying: CONSENT_WORDS };

/** "Vezi mai multe", behind which may stand of what: "posturi libere". */
const MORE_IN_WORDS = MORE_OF_LIST_WORDS.flatMap(([, words]) => words.split('|')).filter((word) => word.includes(' '));

/** Controls that add to a list, pressed until they bring nothing. */
export const LOAD_MORE: Wanted = {
  pattern: `^(?:\\+ ?)?(?:${anyOf(MORE_OF_LIST_WORDS)}|(?:${anyOfWords(MORE_IN_WORDS)})(?: \\p{L}{3,25}){1,2}|(?:load|show|view|see|display|get) (?:\\d+ )?(?:more|all|additional)(?: .{0,40})?|\\d+ (?:more|weitere|autres|más|altr[ei]|meer|flere?) .{0,30}|\\d+ (?:more|weitere)|more (?:jobs|positions|roles|openings|results|vacancies)|(?:weitere|mehr|alle) .{0,40}(?:anzeigen|laden|zeigen|ansehen|anschauen)|(?:mehr|weitere) (?:laden|anzeigen|stellen|jobs|ergebnisse)|mehr|more|(?:afficher|voir|charger) (?:plus|tout|toutes?).{0,40}|plus d.offres|(?:ver|mostrar|cargar) (?:más|todo|todas|todos).{0,40}|(?:ver|mostrar|carregar) (?:mais|tudo|todas|todos).{0,40}|(?:mostra|carica|vedi|visualizza) (?:altr[aeio]|tutt[aeio]|più|di più|ulteriori).{0,40}|(?:meer|alle) .{0,30}(?:laden|tonen|bekijken)|(?:pokaż|załaduj|zobacz) (?:więcej|wszystkie).{0,40}|(?:visa|ladda|se|vis|last|indlæs|näytä|lataa) (?:fler|mer|flere|alla|alle|lisää|kaikki).{0,40}|(?:načíst|zobrazit) (?:další|více|vše).{0,40}|(?:több|továbbiak).{0,40})(?: ?[\\(\\[]?\\d*[\\)\\]]?)?(?: ?[▼▾↓⌄…+.]+)?$`,
  times: 60,
};

const PAGE = `(?:${anyOf(PAGE_NUMBER_WORDS)}|페이지|ページ|页|頁|หน้า|صفحة|דף|صفحه)`;
/** Controls that put the next page of a list in the place of this one. */
export const NEXT_PAGE: Wanted = {
  pattern: `^(?:(?:${PAGE} ?)?(?:${anyOf(NEXT_PAGE_WORDS)})(?: ?${PAGE})?|(?:go to )?(?:the )?next(?: page| slide| results?| jobs?| positions?)?|(?:zur )?nächsten?(?: seite| folie)?)(?: ?[›»>→])?$|^[›»>→]$`,
  times: 40,
  byRoute: true,
};

/** What a control is called that loads the content of another host, where a page waits to be asked to. */
const LOADS_CONTENT =
  '^(?:(?:load|show|display|view|activate|enable|unblock|allow) (?:this |the )?(?:external |blocked )?(?:content|media|contents|job board|job list|jobs|widget)|(?:externe[nr]? |diesen |blockierten )?inhalte? (?:laden|anzeigen|aktivieren|entsperren|zulassen|freigeben)|(?:stellen(?:angebote|anzeigen)?|jobs?|jobportal|widget) laden|(?:charger|afficher|activer|débloquer) (?:le |les )?(?:contenus?|offres)|(?:cargar|mostrar|activar) (?:el )?contenido|(?:carica|mostra|attiva) (?:il |i )?contenut[oi]|(?:inhoud|content) (?:laden|tonen|weergeven)|(?:carregar|mostrar|exibir) (?:o )?conteúdo|załaduj treść|ladda innehåll|indlæs indhold|last inn innhold|lataa sisältö|načíst obsah)$';

/**
 * Controls that load what is not the page's own: beside words about postings, or whatever a page without any other has.
 */
export const LOAD_CONTENT: Readonly<Record<'postings' | 'any', Wanted>> = {
  postings: {
    pattern: LOADS_CONTENT,
    times: 1,
    within: 'div,section,article,figure,aside',
    saying:
      'job|career|position|vacanc|karriere|stelle|bewerb|recruit|emploi|offres|empleo|vagas|lavoro|vacature|praca',
  },
  any: { pattern: LOADS_CONTENT, times: 1 },
};

/** The control of a search without which a page lists nothing. */
export const SEARCH: Wanted = {
  pattern: `^(?:${anyOf(SEARCH_WORDS)}|(?:search|find)(?: (?:for )?(?:all |open )?(?:jobs?|positions?|vacancies|roles?|openings?|careers?))?|go|(?:(?:jobs?|stellen(?:angebote)?|positionen) )?(?:suchen|finden)|suche(?: starten)?|(?:re)?chercher(?: .{0,20})?|lancer la recherche|buscar(?: .{0,20})?|cerca(?: .{0,20})?|zoek(?:en)?(?: .{0,20})?)$`,
  times: 1,
  within: 'form,[role=search],[class*=search i],[class*=filter i],main',
};

const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]`;
/** What tabs of adverts that are over are called, and none that are not yet filled. */
export const PAST_TAB =
  `^(?:${anyOf([...PAST_ALONE, ...CLOSED_IN_BRACKETS])})(?:\\P{L}{0,8})$|archiv|` +
  `(?<!${LETTER}|(?<!${LETTER})(?:${anyOf(NOT_YET_WORDS)})\\s)(?:${anyOf(PAST_WORDS)})(?!${LETTER})`;
