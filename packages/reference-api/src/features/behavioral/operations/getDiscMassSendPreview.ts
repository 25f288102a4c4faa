import { defineOperation } from '../../../operation/operation.ts';
import { previewMassSend } from '../behavioral-read-model.ts';

/** Counts whom a mass send would reach. */
export const getDiscMassSendPreview = defineOperation(
  'getDiscMassSendPreview',
  async (_input, { db, company }) => {
    const { recipients, skipped } = await previewMassSend(db, company.id);
    return { data: { qtdEnviar: recipients.length, qtdIgnorar: skipped } };
  },
);
