import { defineReading } from '../../../operation/operation.ts';
import { previewMassSend } from '../../../requests/mass-send.ts';

/** Counts whom a performance mass send would reach. */
export const getPerformanceMassSendPreview = defineReading(
  'getPerformanceMassSendPreview',
  async (_input, { db, company }) => {
    const { reached, skipped } = await previewMassSend(db, company.id, 'performance_response');
    return { data: { qtdEnviar: reached, qtdIgnorar: skipped } };
  },
);
