import type { ListOperation } from '../../operation/operation.ts';
import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';

/** How far the people whom the filters of the home leave are with each training, as staff can take it away. */
export function trainingProgressExport(
  trainings: ListOperation<'listDashboardTrainings'>,
): ListExport {
  return defineListExport(
    { list: 'andamento-treinamentos', name: 'Andamento por treinamento' },
    trainings,
    [
      ['Treinamento', (row) => row.nmTreinamento],
      ['Vídeos', (row) => row.qtdRecursos],
      ['Receberam', (row) => row.qtdEnviados],
      ['Não iniciaram', (row) => row.qtdNaoVisualizados],
      ['Em andamento', (row) => row.qtdEmAndamento],
      ['Concluíram', (row) => row.qtdConcluidos],
      ['Conclusão (%)', (row) => row.taxaConclusao],
    ],
  );
}
