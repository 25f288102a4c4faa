import { defineReading } from '../../../operation/operation.ts';
import { previewMassSend } from '../../../shared/requests/mass-send-audience.ts';

/** Counts whom a mass send would reach. */
export const getDiscMassSendPreview = defineReading(
  'getDiscMassSendPreview',
  async (_input, { db, company }) => ({
    data: await previewMassSend(db, company.id, 'disc_response'),
  }),
);
