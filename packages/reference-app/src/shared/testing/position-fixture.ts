import type { Schema } from '@aferir/api-client';

/** A position of which no more is known than its name. */
export const namedPosition: Schema<'Position'> = {
  idOrganogramaCargo: 9,
  nmCargo: 'Assistente',
  dsDescricao: null,
  dsAtividades: null,
  vlPisoSalarial: null,
  idSenioridade: null,
  nmSenioridade: null,
  qtdFuncionarios: 0,
  nrVersao: 1,
};
