import { TRAINING_STATE_NAMES, type TrainingState } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { createReportReadModel, isLearningOrder } from '../report/report-read-model.ts';
import { stateOf, toReportRow, toReportSummary } from '../report/report-serializer.ts';

/** Reads how far the people are whom a training was sent to. */
export const getTrainingReport = defineList(
  'getTrainingReport',
  async ({ params, query }, { db, company }) => {
    const report = createReportReadModel(db, company.id);
    const training = found(await report.findTraining(params.idTreinamento));
    const state = stateNamed(query.status);
    const { order, rank } = orderOrRankOf(query.ordem, isLearningOrder);
    const progress = await report.countProgress(training.id);
    const { rows, total } = await report.listPeople(training, {
      pattern: patternOf(query.filter),
      progress: state && progress.filter((one) => stateOf(training, one) === state),
      order,
      learningOrder: rank,
      take: query.take ?? 30,
      page: query.index ?? 0,
    });
    return {
      data: {
        dadosRelatorioResumo: toReportSummary(training, progress),
        dadosRelatorioGrid: rows.map((person) => toReportRow(training, person)),
        qtdRegistros: total,
      },
    };
  },
);

const states = Object.keys(TRAINING_STATE_NAMES) as TrainingState[];

function stateNamed(name: string | undefined): TrainingState | undefined {
  return states.find((state) => TRAINING_STATE_NAMES[state] === name);
}
