import { defineOperation } from '../../../operation/operation.ts';
import { previewMassSend } from '../requests/recipients-read-model.ts';

/** Counts whom a performance mass send would reach. */
export const getPerformanceMassSendPreview = defineOperation(
  'getPerformanceMassSendPreview',
  async (_input, { db, company }) => {
    const { recipients, skipped } = await previewMassSend(db, company.id);
    return { data: { qtdEnviar: recipients.length, qtdIgnorar: skipped } };
  },
);
