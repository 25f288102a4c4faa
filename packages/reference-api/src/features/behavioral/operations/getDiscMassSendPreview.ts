import { defineReading } from '../../../operation/operation.ts';
import { previewMassSend } from '../../../requests/mass-send.ts';

/** Counts whom a mass send would reach. */
export const getDiscMassSendPreview = defineReading(
  'getDiscMassSendPreview',
  async (_input, { db, company }) => {
    const { reached, skipped } = await previewMassSend(db, company.id, 'disc_response');
    return { data: { qtdEnviar: reached, qtdIgnorar: skipped } };
  },
);
