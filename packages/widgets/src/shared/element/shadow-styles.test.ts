import { expect, it } from 'vitest';
import { adoptShadowStyles, registerShadowStyles } from './shadow-styles.ts';

function rulesOf(root: ShadowRoot): string {
  return root.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
}

function createRoot(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' });
}

it('shuts out the styles of the page', () => {
  const root = createRoot();
  adoptShadowStyles(root);
  expect(rulesOf(root)).toMatch(/:host > \* \{[^}]*font-size: initial;/);
});

it('brings the tokens of the kit and those of the profiles', () => {
  const root = createRoot();
  adoptShadowStyles(root);
  expect(rulesOf(root)).toMatch(/--_aferir-color-canvas:/);
  expect(rulesOf(root)).toMatch(/--_aferir-color-profile-d:/);
});

it('gives later styles to the roots that are already there', () => {
  const root = createRoot();
  adoptShadowStyles(root);
  registerShadowStyles('.late { color: red }');
  expect(rulesOf(root)).toContain('.late');
});

it('gives earlier styles to new roots', () => {
  registerShadowStyles('.early { color: red }');
  const root = createRoot();
  adoptShadowStyles(root);
  expect(rulesOf(root)).toContain('.early');
});
