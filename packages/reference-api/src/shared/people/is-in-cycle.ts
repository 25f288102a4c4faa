import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether the `person` of a query is in a cycle. */
export function isInCycle(cycleId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from cycle_person as member
    where member.company_id = person.company_id and member.person_id = person.id and member.cycle_id = ${cycleId})`;
}
