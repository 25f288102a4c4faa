import type { Schema } from '../call-types.ts';

/** A game as the link of somebody opens it, before the first answer; what it asks is left to the test. */
export const openedGame: Schema<'GamePlay'> = {
  idJogo: 5,
  nmJogo: 'Como foi a sua integração?',
  dsOptJogo: '',
  idTipoJogo: 1,
  flAnonimo: false,
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  logoUrl: null,
  corMarca: null,
  idOrganogramaPessoa: 42,
  nmOrganogramaPessoa: 'Ana Souza',
  nrEscala: 5,
  nrIndexPergunta: 0,
  dsAviso: null,
  dadosPerguntas: [],
};
