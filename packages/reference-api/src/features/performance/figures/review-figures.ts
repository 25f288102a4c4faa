import { type ReviewCounts, reviewFigures } from '@aferir/domain';
import { sql } from 'kysely';
import {
  type CardFigures,
  type FiguresOfEach,
  type FiguresPart,
  readingEach,
} from '../../../shared/figures/figures-part.ts';
import { firstSentIn } from '../../../shared/figures/first-sent.ts';
import { inPeriod } from '../../../shared/figures/period.ts';
import { inCycle } from '../../../shared/figures/result-scope.ts';
import { type PeopleCounts, selectionOfPerson } from '../../../shared/figures/selection.ts';

/** How far the reviews of the active people of a selection are. */
export const reviewFiguresPart: FiguresPart<'avaliacoes'> = {
  card: 'avaliacoes',
  ...readingEach<'avaliacoes'>(readReviewFigures),
  firstSent: firstSentIn('performance_response'),
};

async function readReviewFigures(
  context: FiguresOfEach,
): Promise<readonly CardFigures<'avaliacoes'>[]> {
  const [people, counts] = await Promise.all([context.countPeople(), countStatuses(context)]);
  return people.map((own, index) => toFigures(own, counts.get(index) ?? {}));
}

function toFigures(people: PeopleCounts, counts: ReviewCounts): CardFigures<'avaliacoes'> {
  const { sent, selfDone, managersDone, finished, pending, ...percents } = reviewFigures(counts);
  return {
    qtdEnviadas: sent,
    qtdRespondidas: selfDone,
    qtdAvaliadas: managersDone,
    qtdFinalizadas: finished,
    prcConclusao: percents.finishedPercent,
    prcAuto: percents.selfPercent,
    prcGestor: percents.managersPercent,
    prcFeedback: percents.finishedPercent,
    pendentes: {
      qtdTotal: pending.total,
      qtdAuto: pending.self,
      qtdGestor: pending.managers,
      qtdFeedback: pending.feedback,
    },
    qtdCadastrados: people.all,
    qtdAtivos: people.active,
    qtdInativos: people.all - people.active,
  };
}

/**
 * The statuses of each person's latest review of those sent in the period or cycle that were not closed, by the index of the
 * selection.
 */
async function countStatuses({
  db,
  company,
  selections,
}: FiguresOfEach): Promise<ReadonlyMap<number, ReviewCounts>> {
  const { number, join, isAny } = selectionOfPerson(selections);
  const [scope = {}] = selections;
  const { rows } = await sql<{ selection: number; status: keyof ReviewCounts; count: number }>`
    select ${number} as selection, review.status, count(*) as count
    from (
      select distinct on (person_id) person_id, status from performance_response
      where company_id = ${company.id} and closed_at is null and ${inPeriod('sent_at', scope)}
        and ${inCycle('cycle_id', scope)}
      order by person_id, sent_at desc, id desc
    ) as review
    join person on person.company_id = ${company.id} and person.id = review.person_id ${join}
    where person.is_active and ${isAny}
    group by 1, 2`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ selection }) => selection)].map(([selection, own]) => [
      selection,
      Object.fromEntries(own.map(({ status, count }) => [status, count])),
    ]),
  );
}
