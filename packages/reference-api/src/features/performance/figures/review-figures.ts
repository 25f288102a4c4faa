import { type ReviewCounts, reviewFigures } from '@aferir/domain';
import { sql } from 'kysely';
import type {
  CardFigures,
  FiguresContext,
  FiguresPart,
} from '../../../shared/figures/figures-part.ts';
import { firstSentIn } from '../../../shared/figures/first-sent.ts';
import { inPeriod } from '../../../shared/figures/period.ts';
import { inCycle } from '../../../shared/figures/result-scope.ts';
import { inPlace } from '../../../shared/figures/selection.ts';

/** How far the reviews of the active people of a selection are. */
export const reviewFiguresPart: FiguresPart<'avaliacoes'> = {
  card: 'avaliacoes',
  read: readReviewFigures,
  firstSent: firstSentIn('performance_response'),
};

async function readReviewFigures(context: FiguresContext): Promise<CardFigures<'avaliacoes'>> {
  const [people, counts] = await Promise.all([context.countPeople(), countStatuses(context)]);
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

/** The statuses of each person's latest review of those sent in the period or cycle that were not closed. */
async function countStatuses({ db, company, selection }: FiguresContext): Promise<ReviewCounts> {
  const { rows } = await sql<{ status: keyof ReviewCounts; count: number }>`
    select review.status, count(*) as count
    from (
      select distinct on (person_id) person_id, status from performance_response
      where company_id = ${company.id} and closed_at is null and ${inPeriod('sent_at', selection)}
        and ${inCycle('cycle_id', selection)}
      order by person_id, sent_at desc, id desc
    ) as review
    join person on person.company_id = ${company.id} and person.id = review.person_id
    where person.is_active and ${inPlace(selection)}
    group by review.status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
