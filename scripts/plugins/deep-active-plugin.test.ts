// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { askDeeply } from './deep-active-plugin.ts';

it.each([
  ['const a = document.activeElement;', 'aferirActiveElement(document)'],
  ['x.ownerDocument.activeElement === x', 'aferirActiveElement(x.ownerDocument)'],
  ['node?.ownerDocument?.activeElement', 'aferirActiveElement(node?.ownerDocument)'],
  ['const { activeElement } = getDocument(node);', '= aferirActiveElement(getDocument(node));'],
])('asks for the innermost element in %s', (code, expected) => {
  expect(askDeeply(code)).toContain(expected);
});

it('leaves other code as it is', () => {
  expect(askDeeply('const active = root.activeElementId;')).toBeNull();
});

it('brings a helper that looks into shadow roots', () => {
  const code = `${askDeeply('globalThis.found = document.activeElement;')}`;
  const host = document.body.appendChild(document.createElement('div'));
  const input = document.createElement('input');
  host.attachShadow({ mode: 'open' }).append(input);
  input.focus();
  new Function(code)();
  expect(Reflect.get(globalThis, 'found')).toBe(input);
});
