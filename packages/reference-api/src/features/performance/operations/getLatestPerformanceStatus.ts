import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { latestStatusName } from '../grids/performance-grid-serializer.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Reads the status of a person's latest response; 0 without one. */
export const getLatestPerformanceStatus = defineReading(
  'getLatestPerformanceStatus',
  async ({ params: { idPessoa } }, { db, company }) => {
    const store = createPerformanceStore(db, company.id);
    found(await store.findPerson(idPessoa));
    const latest = await store.findLatest(idPessoa);
    const status = latest?.status ?? (0 as const);
    return { data: status, msg: latestStatusName(status) };
  },
);
