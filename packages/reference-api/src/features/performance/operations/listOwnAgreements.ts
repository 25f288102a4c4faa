import { defineReading } from '../../../operation/operation.ts';
import { readOwnAgreements } from '../agreements/agreement-lists.ts';
import { toAgreement } from '../agreements/agreements-serializer.ts';

/** Lists the open agreements of the caller. */
export const listOwnAgreements = defineReading('listOwnAgreements', async ({ query }, context) => {
  const { take = 30, index: page = 0 } = query;
  const { rows, total } = await readOwnAgreements(context, { take, page });
  return {
    data: {
      rows: rows.map(({ agreement, side }) => toAgreement(agreement, side)),
      qtdRecords: total,
    },
  };
});
