import { defineReading } from '../../../operation/operation.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';

/** Lists the stored names of the company's videos. */
export const listStoredResources = defineReading(
  'listStoredResources',
  async (_input, { db, company }) => ({ data: await createVideoStore(db, company.id).listNames() }),
);
