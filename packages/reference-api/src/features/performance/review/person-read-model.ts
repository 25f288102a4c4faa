import type { Db } from '../../../platform/db/database.ts';
import { personWithWorkplace } from '../../../platform/db/person-with-workplace.ts';

/** A person as shown beside a review. */
export interface PersonCard {
  id: number;
  name: string;
  email: string | null;
  photo_url: string | null;
  position_name: string | null;
  department_name: string | null;
}

/** Reads a person with position and department. */
export function readPersonCard(
  db: Db,
  companyId: number,
  personId: number,
): Promise<PersonCard | undefined> {
  return personWithWorkplace(db, companyId)
    .where('person.id', '=', personId)
    .select([
      'person.id',
      'person.name',
      'person.email',
      'person.photo_url',
      'position.name as position_name',
      'department.name as department_name',
    ])
    .executeTakeFirst();
}
