import { type CycleAudience, type ManagedPerson, managersOfMany } from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { personWithWorkplace } from '../../../platform/db/person-with-workplace.ts';
import { hasNoManager, loadUnmanaged } from '../../../platform/db/without-manager.ts';
import {
  type AudiencePerson,
  audiencePersonColumns,
} from '../../../shared/audience/audience-person.ts';
import type { ResponseTableName } from '../../../shared/requests/response-table.ts';
import type { StoredCycle } from '../cycle-store.ts';
import { peopleOfRule } from './people-of-rule.ts';

/** How many people of a group are told by name. */
const mostNamed = 20;

/** Whom a cycle would reach now. Each person of the rule is in one of the first three counts. */
export interface RulePreview {
  /** Who gets a new request, with an e-mail or without. */
  readonly asked: number;
  /** Whose open request comes into the cycle. */
  readonly withOpenRequest: number;
  /** Whose open request is of another cycle. */
  readonly inOtherCycle: Group;
  /** Who has no e-mail, of those who get a new request. */
  readonly withoutEmail: Group;
  /** Managers of those who come in who have no e-mail, where managers are reminded, too. */
  readonly managersWithoutEmail: Group;
  /** Who answers to nobody, of those who come in. */
  readonly withoutManager: Group;
}

/** People of a group: how many, and the first by name. */
export interface Group {
  readonly count: number;
  readonly first: readonly AudiencePerson[];
}

/** How many people a rule finds. */
export async function sizeOfRule(
  db: Db,
  companyId: number,
  audience: CycleAudience,
): Promise<number> {
  const { count } = await peopleOfRule(db, companyId, audience)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Tells whom a cycle would reach now, by how they stand to a new request. */
export async function previewRule(
  db: Db,
  companyId: number,
  { table, cycle }: { readonly table: ResponseTableName; readonly cycle: StoredCycle },
): Promise<RulePreview> {
  const unmanaged = cycle.kind === 'performance' ? await loadUnmanaged(db, companyId) : undefined;
  const people = await peopleOfRule(db, companyId, cycle.audience)
    .select([
      'person.id',
      'person.department_id as departmentId',
      sql<boolean>`coalesce(person.email, '') <> ''`.as('has_email'),
    ])
    .select(
      sql<number | null>`(select coalesce(open.cycle_id, 0) from ${sql.table(table)} as open
        where open.company_id = person.company_id and open.person_id = person.id
          and open.finished_at is null and open.closed_at is null)`.as('open_in'),
    )
    .select((unmanaged ? hasNoManager(unmanaged) : sql.lit(false)).as('has_no_manager'))
    .orderBy('person.search_name')
    .orderBy('person.id')
    .execute();
  const isElsewhere = (open: number | null) => open !== null && open !== 0 && open !== cycle.id;
  const comes = people.filter(({ open_in }) => !isElsewhere(open_in));
  const idsOf = (some: typeof people) => some.map(({ id }) => id);
  const withoutEmail = comes.filter(({ open_in, has_email }) => open_in === null && !has_email);
  const withOpenRequest = comes.filter(({ open_in }) => open_in !== null).length;
  return {
    asked: comes.length - withOpenRequest,
    withOpenRequest,
    inOtherCycle: await groupOf(
      db,
      companyId,
      idsOf(people.filter(({ open_in }) => isElsewhere(open_in))),
    ),
    withoutEmail: await groupOf(db, companyId, idsOf(withoutEmail)),
    managersWithoutEmail: await groupOf(
      db,
      companyId,
      cycle.remindsManagers ? await unmailedManagersOf(db, companyId, comes) : [],
    ),
    withoutManager: await groupOf(
      db,
      companyId,
      idsOf(comes.filter(({ has_no_manager }) => has_no_manager)),
    ),
  };
}

/** The managers of some people who have no e-mail, by name. */
async function unmailedManagersOf(
  db: Db,
  companyId: number,
  people: readonly ManagedPerson[],
): Promise<number[]> {
  const structure = await loadManagementStructure(db, companyId);
  const ids = new Set([...managersOfMany(structure, people).values()].flat());
  const managers = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf([...ids]))
    .where(sql<boolean>`coalesce(email, '') = ''`)
    .select('id')
    .orderBy('search_name')
    .orderBy('id')
    .execute();
  return managers.map(({ id }) => id);
}

/** People by name, as the form shows them. */
export function peopleByName(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<AudiencePerson[]> {
  return personWithWorkplace(db, companyId)
    .where('person.id', '=', anyOf(ids))
    .select(audiencePersonColumns)
    .orderBy('person.search_name')
    .orderBy('person.id')
    .execute();
}

async function groupOf(db: Db, companyId: number, ids: readonly number[]): Promise<Group> {
  return { count: ids.length, first: await peopleByName(db, companyId, ids.slice(0, mostNamed)) };
}
