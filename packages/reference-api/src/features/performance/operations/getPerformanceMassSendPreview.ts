import { defineReading } from '../../../operation/operation.ts';
import { loadUnmanaged } from '../../../platform/db/without-manager.ts';
import { previewMassSend } from '../../../shared/requests/mass-send-audience.ts';

/** Counts whom a performance mass send would reach, and who of them answers to no manager. */
export const getPerformanceMassSendPreview = defineReading(
  'getPerformanceMassSendPreview',
  async ({ query: { lstPessoas: chosenIds } }, { db, company }) => {
    const unmanaged = await loadUnmanaged(db, company.id);
    const options = { chosenIds, unmanaged };
    return { data: await previewMassSend(db, company.id, 'performance_response', options) };
  },
);
