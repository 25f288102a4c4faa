import { defineReading } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { toOrganizationMatch } from '../organization-serializer.ts';
import { searchChart } from '../search/search-read-model.ts';

/** Finds departments and people in the chart. */
export const searchOrganization = defineReading(
  'searchOrganization',
  async ({ query }, { db, company }) => {
    const pattern = patternOf(query.filter);
    if (pattern === undefined) return { data: { rows: [], qtdRecords: 0 } };
    const { rows, total } = await searchChart(db, company.id, pattern);
    return { data: { rows: rows.map(toOrganizationMatch), qtdRecords: total } };
  },
);
