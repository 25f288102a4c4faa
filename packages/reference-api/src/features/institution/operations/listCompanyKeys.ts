import { defineOperation } from '../../../operation/operation.ts';
import { toCompanyKey } from '../company-key-serializer.ts';
import { listKeys } from '../company-key-service.ts';

/** Lists the keys of the company. */
export const listCompanyKeys = defineOperation('listCompanyKeys', async (_input, context) => {
  const rows = (await listKeys(context)).map(toCompanyKey);
  return { data: { rows, qtdRecords: rows.length } };
});
