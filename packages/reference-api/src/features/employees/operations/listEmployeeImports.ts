import { found } from '../../../operation/find-for-change.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { toImport } from '../employee-import/import-serializer.ts';
import { createImportStore } from '../employee-import/import-store.ts';

/** Lists imports, or reads one of them. */
export const listEmployeeImports = defineList(
  'listEmployeeImports',
  async ({ query: { idImportacao, take = 30, index = 0, ordem } }, { db, company, now }) => {
    const store = createImportStore(db, company.id);
    if (!idImportacao) {
      const { rows, total } = await store.list({ order: orderOf(ordem), take, page: index });
      return { data: { rows: rows.map((row) => toImport(row, now)), qtdRecords: total } };
    }
    const stored = found(await store.find(idImportacao));
    return { data: { rows: [toImport(stored, now)], qtdRecords: 1 } };
  },
);
