import type { FileStore } from '../../platform/files/file-store.ts';
import type { PersonForgotten } from '../feature.ts';

/** Files of lists may name a person: none can be fetched any more, and what is on its way comes to nothing. */
export function forgetFiles(files: Pick<FileStore, 'remove'>): PersonForgotten {
  return async ({ db, company, afterCommit }) => {
    const forgotten = await db
      .updateTable('list_export')
      .set({ state: 'failed' })
      .where('company_id', '=', company.id)
      .where('state', '!=', 'failed')
      .returning('name')
      .execute();
    afterCommit(async () => {
      for (const { name } of forgotten) await files.remove(name);
    });
  };
}
