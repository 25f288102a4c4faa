import { afterEach, expect, it, vi } from 'vitest';
import { registerShells } from './register-shells.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('fetches the code of the tags that are there, in another shadow root too, and of those alone', async () => {
  const here = vi.fn(async () => {});
  const inside = vi.fn(async () => {});
  const nowhere = vi.fn(async () => {});
  document.body.innerHTML = '<main><aferir-here></aferir-here></main>';
  registerShells(
    {
      'aferir-here': { load: here },
      'aferir-inside': { load: inside },
      'aferir-nowhere': { load: nowhere },
    },
    { 'aferir-here': { hs: 'string' } },
  );
  expect(here).toHaveBeenCalledOnce();
  expect(document.createElement('aferir-here')).toHaveProperty('hs', undefined);
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  root.append(document.createElement('aferir-inside'));
  expect(inside).toHaveBeenCalledOnce();
  expect(nowhere).not.toHaveBeenCalled();
});

it('warns of tags that it does not know, and of a second version, which changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = '<aferir-unknown></aferir-unknown><aferir-twice></aferir-twice>';
  const load = vi.fn(async () => {});
  registerShells({ 'aferir-twice': { load } }, {});
  expect(warn.mock.calls).toEqual([['Aferir has no <aferir-unknown>.']]);
  const first = customElements.get('aferir-twice');
  registerShells({ 'aferir-twice': { load: vi.fn() } }, {});
  expect(warn.mock.calls[1]?.[0]).toContain('twice');
  expect(customElements.get('aferir-twice')).toBe(first);
});
