import { expect, it } from 'vitest';
import { openedFrom } from './opened-from.ts';

it.each(['/dashboard-funcionario', '/minhas-avaliacoes-desempenho'])('leads back to %s', (from) => {
  expect(openedFrom({ from })?.to).toBe(from);
});

it.each([null, 'texto', {}, { from: '/homelogado' }, { from: 'https://mal.example' }])(
  'knows no way back from %j',
  (state) => {
    expect(openedFrom(state)).toBeUndefined();
  },
);
