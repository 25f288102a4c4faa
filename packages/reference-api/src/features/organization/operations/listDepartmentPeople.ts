import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { listPeopleOfPlace } from '../../../shared/places/people-of-place.ts';
import { createDepartmentStore } from '../departments/department-store.ts';
import { toDepartmentPerson } from '../organization-serializer.ts';

/** Lists the people of a department. */
export const listDepartmentPeople = defineReading(
  'listDepartmentPeople',
  async ({ query }, context) => {
    const id = query.idOrganogramaNo;
    found(await createDepartmentStore(context.db, context.company.id).find(id));
    const { rows, total } = await listPeopleOfPlace(context, { kind: 'department', id }, query);
    return { data: { rows: rows.map(toDepartmentPerson), qtdRecords: total } };
  },
);
