import type { FileStore } from '../../platform/files/file-store.ts';
import type { PersonForgotten } from '../feature.ts';

/** Files of lists may name a person: none can be fetched any more. What is on its way is read anew (`writeList`). */
export function forgetFiles(files: Pick<FileStore, 'remove'>): PersonForgotten {
  return async ({ db, company, afterCommit }) => {
    const forgotten = await db
      .updateTable('list_export')
      .set({ state: 'failed', row_count: null })
      .where('company_id', '=', company.id)
      .where('state', '=', 'ready')
      .returning('name')
      .execute();
    afterCommit(async () => {
      for (const { name } of forgotten) await files.remove(name);
    });
  };
}
