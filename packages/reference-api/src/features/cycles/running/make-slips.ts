import type { components } from '@aferir/api-client';
import { SLIPS_PER_CALL } from '@aferir/domain';
import { sql } from 'kysely';
import type { OperationContext } from '../../../operation/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { idsOfBranch } from '../../../platform/db/department-branch.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { requireHanding } from '../../../shared/requests/hand-link.ts';
import { issueSlips, type SlipPerson, slipOrder } from '../../../shared/requests/issue-slips.ts';
import { slipMessages } from '../../../shared/requests/slip-messages.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { lockCycle, noteCycle, requireMove } from '../cycle-service.ts';
import { cyclesMessages as texts } from '../cycles-messages.ts';
import { type CyclesOfKind, cyclePlaces, waitsUnmailed } from '../participation/cycle-places.ts';

/** Whose slips are made. */
export interface SlipsOrder {
  readonly cycleId: number;
  /** Of this department or below; undefined for all. */
  readonly departmentId: number | undefined;
  /** The last person of the call before; undefined for the first. */
  readonly afterId: number | undefined;
}

/** Makes an answering link for each of the next people of a cycle whom no mail reaches. */
export async function makeSlips(
  { requestsOf }: CyclePorts,
  context: OperationContext,
  { cycleId, departmentId, afterId }: SlipsOrder,
): Promise<components['schemas']['Slips']> {
  const { db, company } = context;
  requireHanding(context);
  const { current } = await lockCycle(context, cycleId);
  requireMove(current, 'canChangeWhileRunning', texts.notRunning);
  const requests = requestsOf(current.kind);
  const cycle = { companyId: company.id, requests, ids: [cycleId] };
  if (afterId !== undefined && !(await isInCycle(db, cycle, afterId))) {
    throw conflict(texts.slipsLost);
  }
  const { slips, people } = await issueSlips(context, {
    kind: requests.kind,
    table: requests.table,
    listNext: () => listUnmailed(db, cycle, { departmentId, afterId }),
    nobody: slipMessages.nobody(false),
  });
  await noteCycle(context, 'cycle.slips-made', current, { people: people.length });
  return slips;
}

/** Everybody in a cycle with what they are ordered by. */
function placesInOrder(cycle: CyclesOfKind) {
  return sql`${cyclePlaces(cycle)}
    join person on person.company_id = ${cycle.companyId} and person.id = place.person_id
    left join department on department.company_id = ${cycle.companyId}
      and department.id = place.department_id`;
}

async function isInCycle(db: Db, cycle: CyclesOfKind, personId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${cyclePlaces(cycle)} where place.person_id = ${personId}`.execute(db);
  return rows.length > 0;
}

/** Who has still to answer and whom no mail reaches, in order, behind somebody or from the first on. */
async function listUnmailed(
  db: Db,
  cycle: CyclesOfKind,
  { departmentId, afterId }: Pick<SlipsOrder, 'departmentId' | 'afterId'>,
): Promise<readonly (SlipPerson & { readonly total: number })[]> {
  const isThere =
    departmentId === undefined
      ? sql`true`
      : sql`place.department_id in ${idsOfBranch(cycle.companyId, departmentId)}`;
  const isBehind =
    afterId === undefined
      ? sql`true`
      : sql`(${slipOrder}) > (select ${slipOrder} from ${placesInOrder(cycle)} where place.person_id = ${afterId})`;
  const { rows } = await sql<SlipPerson & { readonly total: number }>`
    select person.id, person.name, person.language, department.name as department_name, place.response_id,
      count(*) over () as total
    from ${placesInOrder(cycle)}
    where ${waitsUnmailed(cycle.requests.kind)} and ${isThere} and ${isBehind}
    order by ${slipOrder} limit ${SLIPS_PER_CALL}`.execute(db);
  return rows;
}
