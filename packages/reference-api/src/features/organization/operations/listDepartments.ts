import { defineList } from '../../../operation/operation.ts';
import { findListedDepartments } from '../chart/department-list.ts';
import { toListedDepartment } from '../organization-serializer.ts';

/** Lists departments; where no order is asked for, each before those below it. */
export const listDepartments = defineList('listDepartments', async ({ query }, context) => {
  const { take = 30, index = 0 } = query;
  const found = await findListedDepartments(context, query);
  const rows = found.slice(index * take, (index + 1) * take).map(toListedDepartment);
  return { data: { rows, qtdRecords: found.length } };
});
