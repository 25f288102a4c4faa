import { activityCell, dayCell, yesOrNo } from '../../../shared/exports/cells.ts';
import { defineListExport, type ListExport } from '../../../shared/exports/list-export.ts';
import { listCompetencies } from '../operations/listCompetencies.ts';
import { listPerformanceByEmployee } from '../operations/listPerformanceByEmployee.ts';

/** The lists that staff can take away: who was asked for a review, and the competencies. */
export const performanceExports: readonly ListExport[] = [
  defineListExport({ list: 'desempenho', name: 'Desempenho' }, listPerformanceByEmployee, [
    ['Nome', (row) => row.nmPessoa],
    ['E-mail', (row) => row.dsEmail],
    ['Cargo', (row) => row.nmCargo],
    ['Situação da avaliação', (row) => row.nmStatus],
    ['Enviada em', (row) => dayCell(row.dtEnvio)],
    ['Última resposta', (row) => dayCell(row.dtUltimaResposta)],
    ['Alinhamento (%)', ({ percentualAlinhamento: percent }) => (percent < 0 ? null : percent)],
    ['Avaliações', (row) => row.qtdAvaliacoes],
    ['Situação da pessoa', (row) => activityCell(row.flAtivo)],
  ]),
  defineListExport({ list: 'competencias', name: 'Competências' }, listCompetencies, [
    ['Código', (row) => row.cdCompetencia],
    ['Competência', (row) => row.nmCompetencia],
    ['Descrição', (row) => row.dsCompetencia],
    ['Cargos', (row) => row.qtdCargos],
    ['Em uso', (row) => yesOrNo(row.flAtiva)],
  ]),
];
