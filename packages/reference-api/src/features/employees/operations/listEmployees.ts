import { can, OPEN_DISC_STATUSES, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { resultScopeOf } from '../../../shared/figures/result-scope.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
import { readAwaitedAnswers } from '../../../shared/reminders/last-reminders.ts';
import type { PersonTies } from '../../feature.ts';
import { listPeople, type PersonOverview } from '../employees-read-model.ts';
import { toEmployee } from '../employees-serializer.ts';
import { isAssessmentOrder, type LatestAssessments } from '../latest-assessments.ts';
import { peopleMatchOf } from '../listed-people.ts';

type ListedRequest = Pick<PersonOverview, 'request_id' | 'request_status' | 'request_sent_at'>;

const noResults = {
  outcome_id: null,
  outcome_finished_at: null,
  request_id: null,
  request_status: null,
  request_sent_at: null,
  request_count: null,
};

/** Lists people with their latest behavioral request, or reads one of them. */
export function listEmployees(
  assessments: LatestAssessments,
  ties: readonly PersonTies[],
): ListOperation<'listEmployees'> & Operation {
  return defineList('listEmployees', async ({ query }, { db, company, actor }) => {
    const { idOrganogramaPessoa, cdStatus, recorte, nmPerfil, take, index } = query;
    const { permissions } = asStaff(actor);
    const maySeeResults = can(permissions, SECTION.behavioral, 'visualizar');
    // Those who have not answered stand by how long they have waited, where nothing else is asked for.
    const { order, rank } = orderOrRankOf(
      query.ordem ?? (recorte === 'semResposta' ? '-espera' : undefined),
      isAssessmentOrder,
    );
    const asksByResults =
      Boolean(cdStatus || recorte || nmPerfil || rank) || resultScopeOf(query) !== undefined;
    if (asksByResults && !maySeeResults) throw forbidden();
    const asked = {
      ...peopleMatchOf(company.id, query),
      ...(await idsInScope(db, company.id, query)),
      personId: idOrganogramaPessoa || undefined,
      order,
      assessmentOrder: rank,
      take: take ?? 30,
      page: index ?? 0,
    };
    const { rows, total } = await listPeople(db, asked, assessments, ties);
    if (idOrganogramaPessoa && total === 0) throw notFound();
    const shown = maySeeResults ? rows : rows.map((row) => ({ ...row, ...noResults }));
    const awaited = await readAwaited(db, company.id, shown);
    return {
      data: {
        rows: shown.map((row) => toEmployee(row, assessments, awaited)),
        qtdRecords: total,
      },
    };
  });
}

/** What the open ones of the listed requests wait for. */
function readAwaited(db: Db, companyId: number, rows: readonly ListedRequest[]) {
  const open = rows.flatMap(({ request_id: responseId, request_status, request_sent_at: since }) =>
    responseId && since && request_status && OPEN_DISC_STATUSES.includes(request_status)
      ? { responseId, since, managers: [] }
      : [],
  );
  return readAwaitedAnswers(db, { companyId, kind: 'behavioral' }, open);
}
