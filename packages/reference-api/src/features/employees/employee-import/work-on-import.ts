import { setImmediate } from 'node:timers/promises';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import type { Mailer } from '../../../shared/mail/mailer.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import { finishImport } from './finish-import.ts';
import { importNext } from './import-next.ts';
import { createImportStore } from './import-store.ts';
import { undoNext } from './undo-next.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    'import-employees': { companyId: number; importId: number };
  }
}

/** What working on an import takes. */
export interface ImportWork extends JobServices {
  readonly mailer: Mailer;
  readonly personTies: readonly PersonTies[];
  readonly places: PlacePorts;
}

/**
 * Works on an import, or takes it back, until nothing is left: a few rows in each transaction, so that
 * nobody waits long. What a transaction has done it has marked, so that a process that takes the job up
 * again after a kill goes on behind it.
 */
export async function workOnImport(
  work: ImportWork,
  { companyId, importId }: JobPayloads['import-employees'],
): Promise<void> {
  let isLeft = true;
  while (isLeft) {
    isLeft = await inJob(work, companyId, async (own) => {
      const stored = await createImportStore(own.db, companyId).lock(importId);
      const step = stored && { ...own, companyId, stored };
      if (step?.stored.state === 'undoing') return undoNext(step, work);
      if (step?.stored.state !== 'running') return false;
      const next = await importNext(step, work.places);
      if (next !== 'rows left') await finishImport(work, step, next);
      return next === 'rows left';
    });
    // Requests that wait for the database go first.
    await setImmediate();
  }
}
