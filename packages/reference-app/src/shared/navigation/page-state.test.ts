import { expect, it } from 'vitest';
import { openedFrom, toldIn, wayBackIn } from './page-state.ts';

it('leads back to the page that was shown, as it was', () => {
  const state = openedFrom({ pathname: '/funcionarios', search: '?busca=ana' });
  expect(toldIn(state, 'openedFrom')).toBe('/funcionarios?busca=ana');
  expect(toldIn(state, 'notice')).toBeUndefined();
});

it('leads back page by page', () => {
  const inReport = openedFrom({ pathname: '/homelogado/desempenho', search: '?busca=ana' });
  const inPerson = openedFrom({ pathname: '/relatorio', search: '?idResposta=3', state: inReport });
  const report = wayBackIn(inPerson);
  expect(report).toMatchObject({ to: '/relatorio?idResposta=3', state: inReport });
  expect(wayBackIn(report?.state)).toEqual({
    to: '/homelogado/desempenho?busca=ana',
    state: undefined,
  });
});

it('hands nothing else on that a page was told', () => {
  const state = openedFrom({ pathname: '/login', search: '', state: { notice: 'signIn' } });
  expect(wayBackIn(state)).toEqual({ to: '/login', state: undefined });
});

it.each([null, undefined, 'text', { notice: 3 }, { notice: null }])(
  'is told nothing by %j',
  (state) => {
    expect(toldIn(state, 'notice')).toBeUndefined();
  },
);
