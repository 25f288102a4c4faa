import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPlace } from '../../../shared/places/people-of-place.ts';
import { toDepartmentPerson } from '../organization-serializer.ts';

/** Lists the active people who are in no department. */
export const listPeopleWithoutDepartment = defineReading(
  'listPeopleWithoutDepartment',
  async ({ query }, context) => {
    const none = { kind: 'department', id: null } as const;
    const { rows, total } = await listPeopleOfPlace(context, none, query);
    return { data: { rows: rows.map(toDepartmentPerson), qtdRecords: total } };
  },
);
