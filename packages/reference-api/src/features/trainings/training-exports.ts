import { found } from '../../operation/find-for-change.ts';
import { activityCell, dayCell } from '../../shared/exports/cells.ts';
import {
  defineListExport,
  type ExportSubject,
  type ListExport,
} from '../../shared/exports/list-export.ts';
import { learnersOfReport } from './operations/getTrainingReport.ts';
import { listTrainings } from './operations/listTrainings.ts';
import { createReportReadModel } from './report/report-read-model.ts';

const training: ExportSubject<'getTrainingReport'> = {
  title: 'Treinamento',
  nameOf: async ({ params }, { db, company }) =>
    found(await createReportReadModel(db, company.id).findTraining(params.idTreinamento)).title,
};

/** The trainings as staff can take them away. */
export const trainingExports: readonly ListExport[] = [
  defineListExport({ list: 'treinamentos', name: 'Treinamentos' }, listTrainings, [
    ['Treinamento', (row) => row.nmTreinamento],
    ['Categoria', (row) => row.nmCategoria],
    ['Autor', (row) => row.nmAutor],
    ['Vídeos', (row) => row.qtdRecursos],
    ['Funcionários', (row) => row.qtdFuncionarios],
    ['Enviado em', (row) => dayCell(row.dtEnvioEmails)],
    ['Situação', (row) => activityCell(row.flAtivo)],
  ]),
  defineListExport(
    { list: 'pessoas-treinamento', name: 'Pessoas do treinamento', subject: training },
    learnersOfReport,
    [
      ['Nome', (row) => row.nmPessoa],
      ['Cargo', (row) => row.nmCargo],
      ['Situação', (row) => row.dsStatus],
      ['Conclusão (%)', (row) => row.percentualConclusao],
      ['Enviado em', (row) => dayCell(row.dtEnvio)],
      ['Última visualização', (row) => dayCell(row.dtUltimaVisualizacao)],
      ['Situação da pessoa', (row) => activityCell(row.flAtivo)],
    ],
  ),
];
