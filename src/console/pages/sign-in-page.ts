import { html, type Html } from '../html.js';
import { document } from './layout.js';

/** Asks for an API key; `problem` says what was wrong with the last one, `next` where to go then. */
export function signInPage({ problem, next }: { problem?: string; next: string }): Html {
  return document({
    title: 'Sign in',
    content: html`<div class="card narrow">
      <h1>Sign in</h1>
      ${problem !== undefined && html`<p class="alert" role="alert">${problem}</p>`}
      <form method="post" action="/console/sign-in" class="stack">
        <input type="hidden" name="next" value="${next}" />
        <label for="key">API key</label>
        <input
          id="key"
          name="key"
          type="password"
          autocomplete="current-password"
          required
          autofocus
          spellcheck="false"
          aria-describedby="hint"
        />
        <p id="hint" class="hint">
          Begins with <code>hs_</code>. You see the runs of this key. Make one with
          <code>npm run key -- create --name NAME</code>.
        </p>
        <button class="main">Sign in</button>
      </form>
    </div>`,
  });
}

/** Something went wrong that a person can read. */
export function problemPage(message: string, status: number): Html {
  return document({
    title: 'That did not work',
    content: html`<div class="card narrow">
      <h1>That did not work</h1>
      <p class="alert" role="alert">${message}</p>
      <p class="hint">${status}</p>
      <p><a href="/console/runs">To the runs</a></p>
    </div>`,
  });
}
