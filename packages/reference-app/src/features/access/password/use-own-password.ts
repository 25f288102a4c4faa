import type { SessionRealm } from '@aferir/api-client';
import { type OwnPasswordChange, useChangePassword } from '@aferir/widgets';
import { useServices } from '../../../services/services-context.tsx';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { changePasswordTexts } from './password-texts.ts';

/** What changing the own password comes to. */
export interface OwnPasswordOptions {
  /** @default that of somebody who changes it unasked */
  message?: string;
  onChanged?: () => void;
}

/** Changes the own password in a realm, and says so. */
export function useOwnPassword(
  realm: SessionRealm,
  { message, onChanged }: OwnPasswordOptions = {},
): OwnPasswordChange {
  const { toasts, ...clients } = useServices();
  const { passwordChanged } = useTexts(changePasswordTexts);
  return useChangePassword(clients[realm], () => {
    toasts.show({ tone: 'success', message: message ?? passwordChanged });
    onChanged?.();
  });
}
