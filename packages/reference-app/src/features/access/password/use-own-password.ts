import type { SessionRealm } from '@aferir/api-client';
import { changePasswordMessages, type OwnPasswordChange, useChangePassword } from '@aferir/widgets';
import { useServices } from '../../../services/services-context.tsx';

/** What changing the own password comes to. */
export interface OwnPasswordOptions {
  /** @default that of somebody who changes it unasked */
  message?: string;
  onChanged?: () => void;
}

/** Changes the own password in a realm, and says so. */
export function useOwnPassword(
  realm: SessionRealm,
  { message = changePasswordMessages.passwordChanged, onChanged }: OwnPasswordOptions = {},
): OwnPasswordChange {
  const { toasts, ...clients } = useServices();
  return useChangePassword(clients[realm], () => {
    toasts.show({ tone: 'success', message });
    onChanged?.();
  });
}
