import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { readDepartment } from '../departments/department-read-model.ts';
import { toDepartment } from '../organization-serializer.ts';

/** Reads a department. */
export const getDepartment = defineReading('getDepartment', async ({ params }, { db, company }) => {
  const department = await readDepartment(db, company.id, params.idOrganogramaNo);
  if (!department) throw notFound();
  return { data: toDepartment(department) };
});
