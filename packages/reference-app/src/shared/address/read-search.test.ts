import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

it.each([
  ['', ''],
  ['?', ''],
  ['?tipo=desempenho', 'tipo=desempenho'],
  ['?idResposta=7&tipo=desempenho.', 'idResposta=7&tipo=desempenho'],
  ['?area=funcionario%3E', 'area=funcionario'],
  ['?hs=AbC&flGestor=true),', 'hs=AbC&flGestor=true'],
  ['?p_idGestor=7&flGestor.', 'p_idGestor=7&flGestor='],
  ['?filtro=Est%C3%A1vel%E2%80%9D', 'filtro=Est%C3%A1vel'],
  ['?hs=AbC_', 'hs=AbC_'],
  ['?avaliacao=AbC-', 'avaliacao=AbC-'],
  ['?filtro=2.&busca=S.A.', 'filtro=2.&busca=S.A.'],
  ['?destino=%2Frelatorio%3FidResposta%3D7.', 'destino=%2Frelatorio%3FidResposta%3D7.'],
])('reads %j as %j', (search, expected) => {
  expect(String(readSearch(search))).toBe(expected);
});
