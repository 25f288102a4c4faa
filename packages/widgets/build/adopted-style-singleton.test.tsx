import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleSingleton } from './adopted-style-singleton.ts';

it('adopts the rules for as long as somebody needs them, and writes no element', () => {
  const Style = styleSingleton();
  const before = document.adoptedStyleSheets.length;
  const elements = document.querySelectorAll('style').length;
  const first = render(<Style styles="body { overflow: hidden }" />);
  const second = render(<Style styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain('overflow: hidden');
  expect(document.querySelectorAll('style')).toHaveLength(elements);
  first.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  second.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before);
});
