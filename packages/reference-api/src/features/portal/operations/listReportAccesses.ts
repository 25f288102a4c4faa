import { asEmployee } from '../../../operation/context.ts';
import type { SeenResult } from '../../../operation/links/link-kind.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { toReportAccess } from '../report-accesses/report-access-serializer.ts';
import { listOpenings } from '../report-accesses/trail-read-model.ts';

/** Lists who opened the caller's own reports and results, of whatever kind. */
export function listReportAccesses(kinds: readonly SeenResult[]): Operation {
  return defineReading(
    'listReportAccesses',
    async ({ query: { take = 30, index = 0 } }, { db, company, actor }) => {
      const { personId } = asEmployee(actor);
      const openings = { companyId: company.id, personId, kinds, take, page: index };
      const { rows, total } = await listOpenings(db, openings);
      return { data: { rows: rows.map(toReportAccess), qtdRecords: total } };
    },
  );
}
