import { asEmployee } from '../../../context.ts';
import { defineOperation } from '../../../operation/operation.ts';
import { toReportAccess } from '../report-accesses/report-access-serializer.ts';
import { listOpenings } from '../report-accesses/trail-read-model.ts';

/** Lists who opened the caller's own reports. */
export const listReportAccesses = defineOperation(
  'listReportAccesses',
  async ({ query: { take = 30, index = 0 } }, { db, company, actor }) => {
    const { personId } = asEmployee(actor);
    const openings = { companyId: company.id, personId, take, page: index };
    const { rows, total } = await listOpenings(db, openings);
    return { data: { rows: rows.map(toReportAccess), qtdRecords: total } };
  },
);
