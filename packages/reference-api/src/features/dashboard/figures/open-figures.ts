import type { ReadingContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { readDepartments } from '../../../shared/figures/department-map.ts';
import type { FiguresContext } from '../../../shared/figures/figures-part.ts';
import { periodOf } from '../../../shared/figures/period.ts';
import { countPeople, type PeopleCounts } from '../../../shared/figures/selection.ts';
import { dashboardMessages } from '../dashboard-messages.ts';

/** The filters of the dashboard, as they come. */
export interface DashboardQuery {
  readonly idOrganogramaNo?: number | undefined;
  readonly idOrganogramaCargo?: number | undefined;
  readonly mesInicio?: string | undefined;
  readonly mesFim?: string | undefined;
}

/** What figures are read with, and what was chosen. */
export interface OpenFigures extends FiguresContext {
  readonly departmentName: string | null;
  readonly positionName: string | null;
}

/** Reads what the filters name, and refuses what is not there. */
export async function openFigures(
  context: ReadingContext,
  query: DashboardQuery,
): Promise<OpenFigures> {
  const period = periodOf(query);
  const departmentId = query.idOrganogramaNo || undefined;
  const positionId = query.idOrganogramaCargo || undefined;
  const [departments, positionName] = await Promise.all([
    readDepartments(context.db, context.company.id),
    positionId ? readPositionName(context, positionId) : null,
  ]);
  const department = departmentId ? departments.find(departmentId) : undefined;
  if (departmentId && !department) throw notFound(dashboardMessages.departmentNotFound);
  const selection = {
    ...period,
    departmentId,
    departmentIds: departmentId ? departments.branchOf(departmentId) : undefined,
    positionId,
  };
  let people: Promise<PeopleCounts> | undefined;
  return {
    ...context,
    departments,
    selection,
    countPeople: () => {
      people ??= countPeople(context.db, context.company.id, selection);
      return people;
    },
    departmentName: department?.name ?? null,
    positionName,
  };
}

async function readPositionName({ db, company }: ReadingContext, id: number): Promise<string> {
  const position = await db
    .selectFrom('position')
    .where('company_id', '=', company.id)
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst();
  return found(position, dashboardMessages.positionNotFound).name;
}
