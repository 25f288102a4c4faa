import { expect, it } from 'vitest';
import { openedFrom } from './opened-from.ts';

it.each([
  ['dashboard', '/dashboard-funcionario'],
  ['avaliacoes', '/minhas-avaliacoes-desempenho'],
])('leads from %s back to %s', (origin, page) => {
  expect(openedFrom(new URLSearchParams({ avaliacao: 'AbC', origem: origin }))?.to).toBe(page);
});

it.each(['', 'origem=', 'origem=toString', 'origem=/homelogado', 'origem=https://mal.example'])(
  'knows no way back from "%s"',
  (search) => {
    expect(openedFrom(new URLSearchParams(search))).toBeUndefined();
  },
);
