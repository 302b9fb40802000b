import { describe, expect, it } from '@jest/globals';
import { html, outwardLink } from './html.js';

describe('html', () => {
  it('escapes every value, in text and in attributes', () => {
    const hostile = `"><script>alert('x')</script>&`;
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('takes over its own markup and lists, and leaves out what is not there', () => {
    const item = html`<b>1</b>`;
    expect(html`${['<', item, 0, null, undefined, false, [item]]}`.markup).toBe('&lt;<b>1</b>0<b>1</b>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', 'not an address'])(
    'does not link %j',
    (address) => {
      expect(outwardLink(address).markup).not.toContain('<a');
    },
  );

  it('links the web', () => {
    expect(outwardLink('https://example.com/?a=1&b="', 'x').markup).toContain(
      'href="https://example.com/?a=1&amp;b=&quot;"',
    );
  });
});
