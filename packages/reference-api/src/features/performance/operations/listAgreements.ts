import { defineOperation } from '../../../operation/operation.ts';
import { readAgreementsOf } from '../agreements/agreement-lists.ts';
import { toAgreement, toEarlierAgreement } from '../agreements/agreements-serializer.ts';

/** Lists the agreements of a review. */
export const listAgreements = defineOperation(
  'listAgreements',
  async ({ query: { idResposta } }, context) => {
    const { agreements, side, earlier } = await readAgreementsOf(context, idResposta);
    const rows = agreements.map((agreement) => toAgreement(agreement, side));
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
