import { TRAINING_STATE_NAMES, type TrainingState } from '@aferir/domain';
import { found } from '../../../operation/find-for-change.ts';
import { defineList, type OperationInput } from '../../../operation/operation.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { ListPart } from '../../../shared/exports/list-export.ts';
import { createReportReadModel, isLearningOrder } from '../report/report-read-model.ts';
import { stateOf, toReportRow, toReportSummary } from '../report/report-serializer.ts';

type Asked = Pick<OperationInput<'getTrainingReport'>, 'params' | 'query'>;

/** Reads how far the people are whom a training was sent to. */
export const getTrainingReport = defineList('getTrainingReport', async (asked, context) => {
  const opened = await openReport(asked, context);
  const progress = await opened.report.countProgress(opened.training.id);
  return {
    data: {
      dadosRelatorioResumo: toReportSummary(opened.training, progress),
      ...(await listLearners(opened, asked.query, async () => progress)),
    },
  };
});

/** The people of the report without its summary, which would be counted anew for each page. */
export const learnersOfReport = {
  id: 'getTrainingReport',
  async handle(asked: Asked, context: InCompany) {
    const opened = await openReport(asked, context);
    const { report, training } = opened;
    return {
      data: await listLearners(opened, asked.query, () => report.countProgress(training.id)),
    };
  },
} satisfies ListPart<'getTrainingReport'>;

async function openReport({ params }: Asked, { db, company }: InCompany) {
  const report = createReportReadModel(db, company.id);
  return { report, training: found(await report.findTraining(params.idTreinamento)) };
}

type OpenReport = Awaited<ReturnType<typeof openReport>>;

/** `readProgress` is asked only where people are narrowed down by how far they are. */
async function listLearners(
  { report, training }: OpenReport,
  query: Asked['query'],
  readProgress: () => ReturnType<OpenReport['report']['countProgress']>,
) {
  const state = stateNamed(query.status);
  const { order, rank } = orderOrRankOf(query.ordem, isLearningOrder);
  const { rows, total } = await report.listPeople(training, {
    pattern: patternOf(query.filter),
    progress: state && (await readProgress()).filter((one) => stateOf(training, one) === state),
    order,
    learningOrder: rank,
    take: query.take ?? 30,
    page: query.index ?? 0,
  });
  return {
    dadosRelatorioGrid: rows.map((person) => toReportRow(training, person)),
    qtdRegistros: total,
  };
}

const states = Object.keys(TRAINING_STATE_NAMES) as TrainingState[];

function stateNamed(name: string | undefined): TrainingState | undefined {
  return states.find((state) => TRAINING_STATE_NAMES[state] === name);
}
