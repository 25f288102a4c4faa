import { useSession } from '@aferir/api-client/react';
import { employeeLogin } from '../../guard.ts';
import { useServices } from '../../services/services-context.tsx';
import { requestMessages } from './request-messages.ts';

/**
 * Copies the address of the portal, where a person signs in and finds what waits for them. It is no personal link:
 * whoever has one of those answers in the person's place. `copied` says that it was.
 */
export function useCopyPortalAddress(
  copied: string = requestMessages.linkCopied,
): () => Promise<void> {
  const { staff, toasts } = useServices();
  const session = useSession(staff);
  return async () => {
    const address = employeeLogin(session?.token.idCliente ?? null);
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${address}`);
      toasts.show({ tone: 'success', message: copied });
    } catch {
      // Not every browser lets a page write there, least of all without https.
      toasts.show({ tone: 'danger', message: requestMessages.linkNotCopied(address) });
    }
  };
}
