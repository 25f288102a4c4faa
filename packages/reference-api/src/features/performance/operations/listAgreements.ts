import { defineOperation } from '../../../operation/operation.ts';
import { readAgreementsOf } from '../agreements/agreement-lists.ts';
import { readWithoutEmail } from '../agreements/agreement-reach.ts';
import { toAgreement, toEarlierAgreement } from '../agreements/agreements-serializer.ts';

/** Lists the agreements of a review. */
export const listAgreements = defineOperation(
  'listAgreements',
  async ({ query: { idResposta } }, context) => {
    const { agreements, side, earlier } = await readAgreementsOf(context, idResposta);
    const seen = agreements.map((agreement) => ({ agreement, side }));
    const withoutEmail = await readWithoutEmail(context, seen);
    const rows = seen.map((one) => toAgreement(one, withoutEmail));
    return {
      data: {
        rows,
        qtdRecords: rows.length,
        podeEscrever: side !== null,
        ...(earlier && { anteriores: earlier.map(toEarlierAgreement) }),
      },
    };
  },
);
