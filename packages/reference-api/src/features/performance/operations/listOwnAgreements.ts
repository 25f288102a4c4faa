import { defineReading } from '../../../operation/operation.ts';
import { readOwnAgreements } from '../agreements/agreement-lists.ts';
import { readWithoutEmail } from '../agreements/agreement-reach.ts';
import { toAgreement } from '../agreements/agreements-serializer.ts';

/** Lists the open agreements of the caller. */
export const listOwnAgreements = defineReading('listOwnAgreements', async ({ query }, context) => {
  const { take = 30, index: page = 0 } = query;
  const { rows, total, structure } = await readOwnAgreements(context, { take, page });
  const withoutEmail = await readWithoutEmail(context, rows, structure);
  return {
    data: {
      rows: rows.map((seen) => toAgreement(seen, withoutEmail)),
      qtdRecords: total,
    },
  };
});
