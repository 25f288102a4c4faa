import { defineReading } from '../../../operation/operation.ts';
import { previewMassSend } from '../../../shared/requests/mass-send-audience.ts';

/** Counts whom a performance mass send would reach. */
export const getPerformanceMassSendPreview = defineReading(
  'getPerformanceMassSendPreview',
  async (_input, { db, company }) => ({
    data: await previewMassSend(db, company.id, 'performance_response'),
  }),
);
