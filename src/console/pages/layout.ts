import { html, type Content, type Html } from '../html.js';
import type { Session } from '../sessions.js';

/** A page of the console around its content. */
interface ConsolePage {
  readonly title: string;
  /** Whoever is signed in; nobody on the sign-in page. */
  readonly session?: Session | undefined;
  /** The part of the console that the page belongs to. */
  readonly part?: 'runs' | 'watchlists' | 'changes' | 'deliveries' | 'health';
  readonly content: Content;
  /** Links up to the page, outermost first. */
  readonly trail?: readonly { readonly href: string; readonly text: string }[];
}

/** The whole document. */
export function document({ title, session, part, content, trail = [] }: ConsolePage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Hiring signals</title>
        <link rel="stylesheet" href="/console/assets/console.css" />
        <link rel="icon" href="data:," />
        <script src="/console/assets/console.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <a class="brand" href="/console/runs">Hiring signals</a>
          ${session && navigation(session, part)}
        </header>
        <main id="content">
          ${
            trail.length > 0 &&
            html`<nav class="trail" aria-label="Breadcrumb">
              <ol>
                ${trail.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}
              </ol>
            </nav>`
          }
          ${content}
        </main>
      </body>
    </html>`;
}

function navigation(session: Session, part: ConsolePage['part']): Html {
  const link = (href: string, text: string, isHere: boolean): Html =>
    isHere ? html`<a href="${href}" aria-current="page">${text}</a>` : html`<a href="${href}">${text}</a>`;
  return html`<nav aria-label="Console">
      ${link('/console/runs', 'Runs', part === 'runs')}
      ${link('/console/watchlists', 'Watchlists', part === 'watchlists')}
      ${link('/console/changes', 'Changes', part === 'changes')}
      ${link('/console/deliveries', 'Webhooks', part === 'deliveries')}
      ${link('/console/health', 'Health', part === 'health')}
      <a href="/docs">API</a>
    </nav>
    <form class="who" method="post" action="/console/sign-out">
      ${formToken(session)}<span>Key <strong>${session.name}</strong></span>
      <button class="quiet">Sign out</button>
    </form>`;
}

/** What proves that a form stands on a page of this session. */
export function formToken(session: Session): Html {
  return html`<input type="hidden" name="form_token" value="${session.formToken}" />`;
}

/** A choice in a form: what may be chosen, by value and text, and what is. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A labelled field that chooses one of the options, or all. */
export function choice({ name, label, chosen, options }: Choice): Html {
  return html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">all</option>
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`)}
    </select>`;
}
