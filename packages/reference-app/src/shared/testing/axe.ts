import axe from 'axe-core';

/** Runs axe on the page and lists what it found; an accessible page gives an empty list. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // jsdom computes no layout, so contrast is checked on tokens and in a browser.
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}\n${html}`));
}
