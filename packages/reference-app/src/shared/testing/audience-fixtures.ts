import type { Schema } from '@aferir/api-client';

/** Somebody whom something is for. */
export const chosenPerson: Schema<'TrainingPerson'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  nmCargo: 'Analista de Dados',
  nmDepartamento: 'Tecnologia',
  urlFoto: null,
  flAtivo: true,
};

/** Somebody that it could be for as well. */
export const candidate: Schema<'TrainingPerson'> = {
  ...chosenPerson,
  idOrganogramaPessoa: 43,
  nmPessoa: 'Álvaro Dias',
};
