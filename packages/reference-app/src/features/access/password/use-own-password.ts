import type { SessionRealm } from '@aferir/api-client';
import { changePasswordMessages, type OwnPasswordChange, useChangePassword } from '@aferir/widgets';
import { useServices } from '../../../services/services-context.tsx';

/** Changes the own password in a realm, and says so. */
export function useOwnPassword(realm: SessionRealm, onChanged?: () => void): OwnPasswordChange {
  const { toasts, ...clients } = useServices();
  return useChangePassword(clients[realm], () => {
    toasts.show({ tone: 'success', message: changePasswordMessages.passwordChanged });
    onChanged?.();
  });
}
