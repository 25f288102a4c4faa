import { SECTION } from '@aferir/domain';
import { type NotificationOrigin, notify } from '../../../shared/notifications/notify.ts';
import type { StoredImport } from './import-store.ts';

/** Tells whoever started an import how it has ended, or that it was undone. */
export function notifyImport(
  origin: NotificationOrigin,
  stored: StoredImport,
  state: 'done' | 'stopped' | 'undone',
): Promise<void> {
  return notify(origin, {
    kind: 'import',
    key: `import:${stored.id}:${state}`,
    audience: { section: SECTION.employees, staffUserId: stored.staff_user_id },
    subject: { kind: 'import', id: stored.id },
    apart: `${stored.id}:${state}`,
    details: {
      state,
      file: stored.file_name,
      created: stored.created_count,
      changed: stored.changed_count,
      faulty: stored.faulty_count,
    },
  });
}
