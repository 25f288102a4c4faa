import { describe, expect, it } from 'vitest';
import { html } from '../../platform/html.ts';

describe('html', () => {
  it('escapes what a value would bring in as markup', () => {
    const name = `<script>alert("x")</script> & 'Cia'`;
    expect(html`<p title="${name}">${name}</p>`.toString()).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Cia&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Cia&#39;</p>',
    );
  });

  it('keeps markup that it made itself, lists included', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('does not take an object that looks like safe markup for it', () => {
    const forged = JSON.parse('["<i>", 1, null]');
    expect(html`${forged}`.toString()).toBe('&lt;i&gt;1');
  });
});
