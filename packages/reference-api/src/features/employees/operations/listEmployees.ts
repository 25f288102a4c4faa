import {
  can,
  type DiscStatus,
  NOT_ASSESSED_COUNT,
  OPEN_DISC_STATUSES,
  SECTION,
} from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { isOfAllMonths, periodOf, spanOf } from '../../../shared/figures/period.ts';
import { readAwaitedAnswers } from '../../../shared/reminders/last-reminders.ts';
import type { PersonTies } from '../../feature.ts';
import { listPeople, type PersonOverview } from '../employees-read-model.ts';
import { toEmployee } from '../employees-serializer.ts';
import type { LatestAssessments } from '../latest-assessments.ts';

type ListedRequest = Pick<PersonOverview, 'request_id' | 'request_status' | 'request_sent_at'>;

const noResults = {
  outcome_id: null,
  outcome_finished_at: null,
  request_id: null,
  request_status: null,
  request_sent_at: null,
  request_count: null,
};

/** Groups of people by what is to be done about them. */
const GROUPS = {
  semResposta: { statuses: OPEN_DISC_STATUSES, onlyActive: true },
  aSolicitar: { statuses: null, profile: null, onlyActive: true, withEmail: true },
} as const;

/** Lists people with their latest behavioral request, or reads one of them. */
export function listEmployees(
  assessments: LatestAssessments,
  ties: readonly PersonTies[],
): ListOperation<'listEmployees'> & Operation {
  return defineList('listEmployees', async ({ query }, { db, company, actor }) => {
    const { idOrganogramaPessoa, cdStatus, recorte, nmPerfil, filter, take, index } = query;
    const period = periodOf(query);
    const { permissions } = asStaff(actor);
    const maySeeResults = can(permissions, SECTION.behavioral, 'visualizar');
    const asksByResults = Boolean(cdStatus || recorte || nmPerfil) || !isOfAllMonths(period);
    if (asksByResults && !maySeeResults) throw forbidden();
    const asked = {
      companyId: company.id,
      personId: idOrganogramaPessoa || undefined,
      statuses: cdStatus ? [cdStatus] : undefined,
      profile: nmPerfil === NOT_ASSESSED_COUNT ? null : nmPerfil,
      finished: isOfAllMonths(period) ? undefined : spanOf(period),
      importId: query.idImportacao || undefined,
      departmentId: query.idOrganogramaNo || undefined,
      positionId: query.idOrganogramaCargo || undefined,
      pattern: patternOf(filter),
      onlyActive: query.somenteAtivos ?? false,
      order: orderOf(query.ordem),
      take: take ?? 30,
      page: index ?? 0,
      ...(recorte && GROUPS[recorte]),
      oldestFirst: recorte === 'semResposta' && !query.ordem,
      ...(recorte === 'semResposta' && cdStatus && { statuses: openOnes(cdStatus) }),
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

function openOnes(status: DiscStatus): readonly DiscStatus[] {
  return OPEN_DISC_STATUSES.filter((one) => one === status);
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
