import { expect, it } from 'vitest';
import { openedFrom, toldIn } from './page-state.ts';

it('leads back to the page that was shown, as it was', () => {
  const state = openedFrom({ pathname: '/funcionarios', search: '?busca=ana' });
  expect(toldIn(state, 'openedFrom')).toBe('/funcionarios?busca=ana');
  expect(toldIn(state, 'notice')).toBeUndefined();
});

it.each([null, undefined, 'text', { notice: 3 }, { notice: null }])(
  'is told nothing by %j',
  (state) => {
    expect(toldIn(state, 'notice')).toBeUndefined();
  },
);
