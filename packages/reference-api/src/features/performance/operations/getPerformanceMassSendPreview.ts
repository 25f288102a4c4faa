import { defineReading } from '../../../operation/operation.ts';
import { loadUnmanaged } from '../../../platform/db/without-manager.ts';
import { previewMassSend } from '../../../shared/requests/mass-send-audience.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';

/** Counts whom a performance mass send would reach, who of them answers to no manager, and whether there is anything to ask. */
export const getPerformanceMassSendPreview = defineReading(
  'getPerformanceMassSendPreview',
  async ({ query: { lstPessoas: chosenIds } }, { db, company }) => {
    const unmanaged = await loadUnmanaged(db, company.id);
    const options = { chosenIds, unmanaged };
    const counts = await previewMassSend(db, company.id, 'performance_response', options);
    const mayAsk = await hasCompetencies(db, company.id);
    return { data: { ...counts, ...(!mayAsk && { flSemCompetencias: true }) } };
  },
);
