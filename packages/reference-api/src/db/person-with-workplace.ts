import type { Db } from './database.ts';

/** Whose data to read. */
export interface PersonPlace {
  companyId: number;
  personId: number;
}

/** The people of a company, each with position and department, if there are any. */
export function personWithWorkplace(db: Db, companyId: number) {
  return db
    .selectFrom('person')
    .leftJoin('position', (join) =>
      join
        .onRef('position.company_id', '=', 'person.company_id')
        .onRef('position.id', '=', 'person.position_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'person.company_id')
        .onRef('department.id', '=', 'person.department_id'),
    )
    .where('person.company_id', '=', companyId);
}
