import type { CycleAudience } from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { idsOfBranches } from '../../../platform/db/department-branch.ts';

/** The active people whom the rule of a cycle finds; it says in a statement what `isInAudience` does. */
export function peopleOfRule(db: Db, companyId: number, audience: CycleAudience) {
  const { departmentIds, positionIds, hiredBefore, onlyNamed, namedIds, exceptIds } = audience;
  return db
    .selectFrom('person')
    .where('person.company_id', '=', companyId)
    .where('person.is_active', '=', true)
    .where(sql<SqlBool>`not person.id = ${anyOf(exceptIds)}`)
    .where(({ eb, and, or, lit }) => {
      const isNamed = eb('person.id', '=', anyOf(namedIds));
      if (onlyNamed) return isNamed;
      return or([
        isNamed,
        and([
          departmentIds.length === 0
            ? lit(true)
            : sql<SqlBool>`person.department_id = any(array${idsOfBranches(companyId, departmentIds)})`,
          positionIds.length === 0 ? lit(true) : eb('person.position_id', '=', anyOf(positionIds)),
          hiredBefore === null ? lit(true) : eb('person.hired_on', '<', hiredBefore),
        ]),
      ]);
    });
}
