import type { SessionRealm } from '@aferir/api-client';
import { forgetFormDrafts } from '../shared/forms/forget-form-drafts.ts';
import { useServices } from './services-context.tsx';

/** Leaves a realm. Staff leave both, since the staff area is where a device is handed over. */
export function useSignOut(realm: SessionRealm): () => void {
  const { staff, employee } = useServices();
  return () => {
    if (realm === 'staff') forgetFormDrafts();
    void employee.session.signOut();
    if (realm === 'staff') void staff.session.signOut();
  };
}
