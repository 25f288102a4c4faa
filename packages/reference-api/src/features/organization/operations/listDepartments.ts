import { findDepartmentLines, sortDepartmentLines } from '@aferir/domain';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { readDepartmentList, toDepartmentLine } from '../chart/department-list.ts';
import { toListedDepartment } from '../organization-serializer.ts';

/** Lists departments; where no order is asked for, each before those below it. */
export const listDepartments = defineList(
  'listDepartments',
  async ({ query: { filter = '', ordem, take = 30, index = 0 } }, { db, company }) => {
    const all = await readDepartmentList(db, company.id);
    const found = findDepartmentLines(all, filter, toDepartmentLine);
    const order = orderOf(ordem);
    const listed = order ? sortDepartmentLines(found, order, toDepartmentLine) : found;
    const rows = listed.slice(index * take, (index + 1) * take).map(toListedDepartment);
    return { data: { rows, qtdRecords: found.length } };
  },
);
