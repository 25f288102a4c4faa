import type { Db } from '../../../db/database.ts';

/** A person as shown beside a review. */
export interface PersonCard {
  id: number;
  name: string;
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
    .where('person.company_id', '=', companyId)
    .where('person.id', '=', personId)
    .select([
      'person.id',
      'person.name',
      'person.photo_url',
      'position.name as position_name',
      'department.name as department_name',
    ])
    .executeTakeFirst();
}
