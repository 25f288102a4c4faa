import type { Schema } from '@aferir/api-client';
import { namedPosition } from '../../../shared/testing/position-fixture.ts';

/** A position that nobody is in. */
export const position: Schema<'Position'> = {
  idOrganogramaCargo: 8,
  nmCargo: 'Analista de Dados',
  dsDescricao: 'Transforma dados em decisões.',
  dsAtividades: 'Modela dados e escreve relatórios.',
  vlPisoSalarial: 650_000,
  idSenioridade: 3,
  nmSenioridade: 'Pleno',
  qtdFuncionarios: 0,
  nrVersao: 2,
};

/** One of an import, with people in it. */
export const importedPosition: Schema<'Position'> = {
  ...namedPosition,
  qtdFuncionarios: 2,
};

/** Both, in the list. */
export const positionList: Schema<'PositionList'> = {
  rows: [position, importedPosition],
  qtdRecords: 2,
  qtdCargosTotal: 14,
  qtdFuncionariosTotal: 1048,
  qtdDepartamentosTotal: 15,
};

/** The first and the second step of a career. */
export const seniorities: Schema<'Seniority'>[] = [
  { idSenioridade: 2, nmSenioridade: 'Júnior', qtdCargos: 0 },
  { idSenioridade: 3, nmSenioridade: 'Pleno', qtdCargos: 2 },
];

/** An active and a retired competency. */
export const competencies: Schema<'KeptCompetency'>[] = [
  {
    idCompetencia: 5,
    cdCompetencia: 'C01',
    nmCompetencia: 'Comunicação',
    dsCompetencia: 'Explica com clareza.',
    flAtiva: true,
    qtdCargos: 1,
  },
  {
    idCompetencia: 6,
    cdCompetencia: 'C02',
    nmCompetencia: 'Negociação',
    dsCompetencia: null,
    flAtiva: false,
    qtdCargos: 0,
  },
];

/** Somebody in the lists of a position. */
export const positionPerson: Schema<'PositionPerson'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  dsEmail: 'ana.souza@empresa.example',
  nrTelefone: '11912345678',
  tpSexo: 'F',
  urlFoto: null,
  flAtivo: true,
};
