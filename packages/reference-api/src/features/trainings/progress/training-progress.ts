import type { components } from '@aferir/api-client';
import { concludedPercent, stateOfTraining, type TrainingState } from '@aferir/domain';
import { sql } from 'kysely';
import { type OrderWord, orderOrRankOf } from '../../../platform/db/list-order.ts';
import { pageByCount } from '../../../platform/db/page-by-count.ts';
import type { PageQuery } from '../../../platform/db/people-list.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { FiguresContext, FiguresPart } from '../../../shared/figures/figures-part.ts';
import { inPeriod } from '../../../shared/figures/period.ts';
import { inPlace } from '../../../shared/figures/selection.ts';
import { createTrainingStore, type ListedTraining, type TrainingOrder } from '../training-store.ts';

type Wire = components['schemas'];

/** How many trainings there are; a selection changes nothing. */
export const trainingFigures: FiguresPart<'treinamentos'> = {
  card: 'treinamentos',
  read: async ({ db, company }) => {
    const { all, active } = await createTrainingStore(db, company.id).count();
    return { qtdCadastrados: all, qtdAtivos: active, qtdInativos: all - active };
  },
};

const counted = {
  receberam: (row) => row.qtdEnviados,
  naoIniciaram: (row) => row.qtdNaoVisualizados,
  emAndamento: (row) => row.qtdEmAndamento,
  concluiram: (row) => row.qtdConcluidos,
  conclusao: (row) => row.taxaConclusao,
} as const satisfies Readonly<Record<string, (row: Wire['TrainingProgress']) => number | null>>;

function isCounted(by: string): by is keyof typeof counted {
  return by in counted;
}

/** Which trainings to list with their progress. */
export interface ProgressQuery extends PageQuery {
  readonly filter: string | undefined;
  /** As a call words it; without it, by title. */
  readonly ordem?: OrderWord<TrainingOrder['by'] | keyof typeof counted> | undefined;
}

/** Lists trainings with how far the active people of a selection are to whom they were sent. */
export async function listProgress(
  context: FiguresContext,
  { filter, ordem, ...page }: ProgressQuery,
): Promise<Wire['TrainingProgressList']> {
  const store = createTrainingStore(context.db, context.company.id);
  const pattern = patternOf(filter);
  const { order, rank } = orderOrRankOf(ordem, isCounted);
  if (rank) {
    // What they go by has to be counted of all of them.
    const { all } = await store.count();
    const { rows } = await store.list({ pattern, take: all, page: 0 });
    const listed = await withProgress(context, rows);
    const { by, isDescending } = rank;
    return {
      rows: pageByCount(listed, counted[by], { isDescending, ...page }),
      qtdRecords: listed.length,
    };
  }
  const { rows, total } = await store.list({ ...page, pattern, order });
  return { rows: await withProgress(context, rows), qtdRecords: total };
}

async function withProgress(
  context: FiguresContext,
  trainings: readonly ListedTraining[],
): Promise<Wire['TrainingProgress'][]> {
  const ids = trainings.map(({ id }) => id);
  const progressOf = Map.groupBy(await countProgress(context, ids), ({ trainingId }) => trainingId);
  return trainings.map((training) => toProgress(training, progressOf.get(training.id) ?? []));
}

interface ProgressRow {
  readonly trainingId: number;
  readonly isBegun: boolean;
  readonly concluded: number;
  readonly count: number;
}

/** How many stand alike in each of some trainings. */
async function countProgress(
  { db, company, selection }: FiguresContext,
  trainingIds: readonly number[],
): Promise<readonly ProgressRow[]> {
  if (trainingIds.length === 0) return [];
  const { rows } = await sql<ProgressRow>`
    select assigned.training_id as "trainingId", learner.last_watched_at is not null as "isBegun",
      coalesce(done.count, 0) as concluded, count(*) as count
    from training_person as assigned
    join person on person.company_id = assigned.company_id and person.id = assigned.person_id
    left join training_learner as learner on learner.company_id = assigned.company_id
      and learner.training_id = assigned.training_id and learner.person_id = assigned.person_id
    left join (
      select training_id, person_id, count(*) as count from training_progress
      where company_id = ${company.id} and training_id = any(${trainingIds}::bigint[])
        and concluded_at is not null
      group by training_id, person_id
    ) as done on done.training_id = assigned.training_id and done.person_id = assigned.person_id
    where assigned.company_id = ${company.id} and assigned.training_id = any(${trainingIds}::bigint[])
      and assigned.sent_at is not null and ${inPeriod('assigned.sent_at', selection)}
      and person.is_active and ${inPlace(selection)}
    group by 1, 2, 3`.execute(db);
  return rows;
}

function toProgress(
  { id, title, resourceCount }: ListedTraining,
  progress: readonly ProgressRow[],
): Wire['TrainingProgress'] {
  const countOf = (state: TrainingState) =>
    progress
      .filter((one) => stateOfTraining({ ...one, resources: resourceCount }) === state)
      .reduce((sum, { count }) => sum + count, 0);
  const sent = progress.reduce((sum, { count }) => sum + count, 0);
  const concluded = countOf('concluded');
  return {
    idTreinamento: id,
    nmTreinamento: title,
    qtdRecursos: resourceCount,
    qtdEnviados: sent,
    qtdNaoVisualizados: countOf('not-viewed'),
    qtdEmAndamento: countOf('in-progress'),
    qtdConcluidos: concluded,
    taxaConclusao: sent === 0 ? null : concludedPercent(concluded, sent),
  };
}
