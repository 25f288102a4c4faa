import type { Db } from './database.ts';
import { onReference } from './on-reference.ts';

/** Whose data to read. */
export interface PersonPlace {
  companyId: number;
  personId: number;
}

/** The people of a company, each with position and department, if there are any. */
export function personWithWorkplace(db: Db, companyId: number) {
  return db
    .selectFrom('person')
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .leftJoin('department', (join) => onReference(join, 'department', 'person.department_id'))
    .where('person.company_id', '=', companyId);
}
