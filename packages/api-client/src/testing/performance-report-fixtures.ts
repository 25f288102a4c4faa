import type { Schema } from '../call-types.ts';

/** The header of a report that waits for the managers. */
export const performanceReportHeader: Schema<'PerformanceReportHeader'> = {
  idResposta: 5120,
  nmRazaoSocial: 'Empresa Exemplo Ltda.',
  nmEmpresa: 'Empresa Exemplo',
  urlLogoSistema: null,
  idCliente: 1,
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
  nmCargo: null,
  nmDepartamento: null,
  cdStatus: 6,
  nmStatus: 'Aguardando Avaliação do Gestor',
  dtEnvio: '2026-11-03T12:00:00.000Z',
  dtAutoavaliacao: '2026-11-05T18:21:40.000Z',
  dtTermino: null,
  percentualAlinhamento: -1,
  flEncerrado: false,
  gestores: [],
  flProprio: true,
};
