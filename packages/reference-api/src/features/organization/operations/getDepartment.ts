import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { readDepartment } from '../departments/department-read-model.ts';
import { toDepartment } from '../organization-serializer.ts';

/** Reads a department. */
export const getDepartment = defineReading('getDepartment', async ({ params }, { db, company }) => {
  const department = found(await readDepartment(db, company.id, params.idOrganogramaNo));
  return { data: toDepartment(department) };
});
