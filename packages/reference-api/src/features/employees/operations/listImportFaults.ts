import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toImportFault } from '../employee-import/import-serializer.ts';
import { createImportStore } from '../employee-import/import-store.ts';

/** Lists the rows that an import left out. */
export const listImportFaults = defineReading(
  'listImportFaults',
  async ({ query: { idImportacao, take = 30, index = 0 } }, { db, company }) => {
    const store = createImportStore(db, company.id);
    found(await store.find(idImportacao));
    const { rows, total } = await store.listFaults(idImportacao, { take, page: index });
    return { data: { rows: rows.map(toImportFault), qtdRecords: total } };
  },
);
