import { can, NOT_ASSESSED_COUNT, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { isOfAllMonths, periodOf, spanOf } from '../../../shared/figures/period.ts';
import type { PersonTies } from '../../feature.ts';
import { listPeople } from '../employees-read-model.ts';
import { toEmployee } from '../employees-serializer.ts';
import type { LatestAssessments } from '../latest-assessments.ts';

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
    const { idOrganogramaPessoa, cdStatus, nmPerfil, filter, somenteAtivos, take, index } = query;
    const period = periodOf(query);
    const { permissions } = asStaff(actor);
    const maySeeResults = can(permissions, SECTION.behavioral, 'visualizar');
    const asksByResults = Boolean(cdStatus || nmPerfil) || !isOfAllMonths(period);
    if (asksByResults && !maySeeResults) throw forbidden();
    const asked = {
      companyId: company.id,
      personId: idOrganogramaPessoa || undefined,
      status: cdStatus || undefined,
      profile: nmPerfil === NOT_ASSESSED_COUNT ? null : nmPerfil,
      finished: isOfAllMonths(period) ? undefined : spanOf(period),
      importId: query.idImportacao || undefined,
      departmentId: query.idOrganogramaNo || undefined,
      positionId: query.idOrganogramaCargo || undefined,
      pattern: patternOf(filter),
      onlyActive: somenteAtivos ?? false,
      order: orderOf(query.ordem),
      take: take ?? 30,
      page: index ?? 0,
    };
    const { rows, total } = await listPeople(db, asked, assessments, ties);
    if (idOrganogramaPessoa && total === 0) throw notFound();
    const shown = maySeeResults ? rows : rows.map((row) => ({ ...row, ...noResults }));
    return { data: { rows: shown.map((row) => toEmployee(row, assessments)), qtdRecords: total } };
  });
}
