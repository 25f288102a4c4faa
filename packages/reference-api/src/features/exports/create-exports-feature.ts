import type { Services } from '../../operation/context.ts';
import type { Contract } from '../../operation/contract/contract-document.ts';
import { defineJob } from '../../platform/jobs/feature-job.ts';
import type { ListExport } from '../../shared/exports/list-export.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { createExportStore } from './export-store.ts';
import { createExportedLists } from './exported-lists.ts';
import { exportsAuditActions } from './exports-audit-actions.ts';
import { createListExport } from './operations/createListExport.ts';
import { getListExport } from './operations/getListExport.ts';
import { writeList } from './write-list.ts';

/** What the feature takes of others. */
export interface ExportsPorts {
  readonly contract: Contract;
  /** The lists that the features bring. */
  readonly lists: readonly ListExport[];
}

/** How long a file can be fetched. */
const lifetime = 24 * 60 * 60_000;

/** Lists that staff take away as spreadsheets. */
export function createExportsFeature(services: Services, ports: ExportsPorts): Feature {
  const lists = createExportedLists(ports.contract, ports.lists);
  return defineFeature(import.meta.dirname, {
    operations: [createListExport(services, lists), getListExport(services, lists)],
    jobs: [defineJob('write-list', 1, (payload) => writeList({ ...services, lists }, payload))],
    expire: {
      filesOfCompany: (companyId, now) => removeOld(services, companyId, now),
    },
    auditActions: exportsAuditActions,
  });
}

async function removeOld(
  { database, files }: Pick<Services, 'database' | 'files'>,
  companyId: number,
  now: Date,
): Promise<void> {
  const old = await database.inCompany(companyId, (db) =>
    createExportStore(db, companyId).listBefore(new Date(now.getTime() - lifetime)),
  );
  for (const { id, name } of old) {
    await files.remove(name);
    await database.inCompany(companyId, (db) => createExportStore(db, companyId).delete(id));
  }
}
