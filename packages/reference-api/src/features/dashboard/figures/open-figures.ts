import type { ListContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import { invalidField, notFound } from '../../../platform/errors/failures.ts';
import { type DepartmentMap, readDepartments } from '../../../shared/figures/department-map.ts';
import { figuresMessages } from '../../../shared/figures/figures-messages.ts';
import type { FiguresContext, FiguresOfEach } from '../../../shared/figures/figures-part.ts';
import { isOfAllMonths, periodOf } from '../../../shared/figures/period.ts';
import { countPeople, type PeopleCounts } from '../../../shared/figures/selection.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import type { FiguresCycle, FiguresCycles } from '../dashboard-ports.ts';

/** The filters of the dashboard, as they come. */
export interface DashboardQuery {
  readonly idOrganogramaNo?: number | undefined;
  readonly idOrganogramaCargo?: number | undefined;
  readonly mesInicio?: string | undefined;
  readonly mesFim?: string | undefined;
}

const NOBODY: PeopleCounts = { all: 0, active: 0 };

/** What figures are read with, and what was chosen. */
export interface OpenFigures extends FiguresContext {
  readonly departmentName: string | null;
  readonly positionName: string | null;
  readonly cycle: FiguresCycle | undefined;
}

/** The cycle that a call names; a 404 where it has not begun or is not there. */
export async function findCycle(
  cycles: FiguresCycles,
  context: ListContext,
  query: { readonly idCiclo?: number | undefined },
): Promise<FiguresCycle | undefined> {
  return query.idCiclo
    ? found(await cycles.find(context, query.idCiclo), dashboardMessages.cycleNotFound)
    : undefined;
}

/** Reads what the filters name, and refuses what is not there. Departments that have been read are not read again. */
export async function openFigures<Context extends ListContext>(
  context: Context,
  query: DashboardQuery,
  cycle?: FiguresCycle,
  read?: DepartmentMap,
): Promise<Context & OpenFigures> {
  const period = periodOf(query);
  if (cycle && !isOfAllMonths(period)) {
    throw invalidField('idCiclo', figuresMessages.monthsBesideCycle);
  }
  const departmentId = query.idOrganogramaNo || undefined;
  const positionId = query.idOrganogramaCargo || undefined;
  const [departments, positionName] = await Promise.all([
    read ?? readDepartments(context.db, context.company.id),
    positionId ? readPositionName(context, positionId) : null,
  ]);
  const department = departmentId ? departments.find(departmentId) : undefined;
  if (departmentId && !department) throw notFound(dashboardMessages.departmentNotFound);
  const selection = {
    ...period,
    departmentId,
    departmentIds: departmentId ? departments.branchOf(departmentId) : undefined,
    positionId,
    cycleId: cycle?.id,
  };
  let people: Promise<PeopleCounts> | undefined;
  return {
    ...context,
    departments,
    selection,
    countPeople: () => {
      people ??= countPeople(context.db, context.company.id, [selection]).then(
        ([counts]) => counts ?? NOBODY,
      );
      return people;
    },
    departmentName: department?.name ?? null,
    positionName,
    cycle,
  };
}

/** Opens the figures of some departments, none inside of another, beside those that are open. */
export function openFiguresOfEach(
  context: ListContext,
  { selection, departments }: OpenFigures,
  departmentIds: readonly number[],
): FiguresOfEach {
  const selections = departmentIds.map((departmentId) => ({
    ...selection,
    departmentId,
    departmentIds: departments.branchOf(departmentId),
  }));
  let people: Promise<readonly PeopleCounts[]> | undefined;
  return {
    ...context,
    departments,
    selections,
    countPeople: () => {
      people ??= countPeople(context.db, context.company.id, selections);
      return people;
    },
  };
}

async function readPositionName({ db, company }: ListContext, id: number): Promise<string> {
  const position = await db
    .selectFrom('position')
    .where('company_id', '=', company.id)
    .where('id', '=', id)
    .select('name')
    .executeTakeFirst();
  return found(position, dashboardMessages.positionNotFound).name;
}
