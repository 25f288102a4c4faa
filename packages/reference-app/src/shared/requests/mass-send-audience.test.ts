import { expect, it } from 'vitest';
import { type Audience, orderFor, skippedText } from './mass-send-audience.ts';

it('says who is left out and why, and nothing where nobody is', () => {
  expect(skippedText({})).toBeUndefined();
  expect(skippedText({ inactive: 0, 'open-request': 0 })).toBeUndefined();
  expect(skippedText({ inactive: 1 })).toBe('1 pessoa fica de fora: 1 inativa.');
  const skipped = { inactive: 2, 'no-email': 1, 'open-request': 19 };
  expect(skippedText(skipped)).toBe(
    '22 pessoas ficam de fora: 2 inativas, 1 sem e-mail e 19 com avaliação em aberto.',
  );
});

it('orders for those who are meant and no others', () => {
  const order = { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: 4 };
  const orderOf = (audience: Audience, isManagedOnly = false) =>
    orderFor({ audience, isManagedOnly }, [1, 2]);
  expect(orderOf('all')).toEqual(order);
  expect(orderOf('without-result')).toEqual({ ...order, somenteSemResultado: true });
  expect(orderOf('chosen')).toEqual({ ...order, lstPessoas: [1, 2] });
  expect(orderOf('chosen', true)).toEqual({
    ...order,
    lstPessoas: [1, 2],
    somenteComGestor: true,
  });
});
