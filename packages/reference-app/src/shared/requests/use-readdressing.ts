import { type ApiProblem, isApiProblem } from '@aferir/api-client';
import { can } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import type { OwnRequest, RequestKind } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';

/** Somebody whose address was changed, with the new one. */
export interface ReaddressedPerson {
  readonly id: number;
  readonly email: string;
}

/**
 * Offers to mail the open requests of somebody to their new address, those of all kinds that the person at hand may send
 * again at once: the links that went to the former one open nothing any more.
 */
export function useReaddressing(loadKinds: () => Promise<readonly RequestKind[]>) {
  const { staff, toasts } = useServices();
  const queryClient = useQueryClient();
  const member = useStaffMember();

  async function find(personId: number): Promise<OwnRequest[]> {
    const kinds = (await loadKinds()).filter(
      ({ section }) => member !== null && can(member.permissions, section, 'alterar'),
    );
    const found = await Promise.all(
      kinds.map((kind) => kind.findOwn(queryClient, staff, personId)),
    );
    return found.flatMap((one) => one ?? []);
  }

  async function resend(requests: readonly OwnRequest[], email: string) {
    let sent = 0;
    let problem: ApiProblem | undefined;
    for (const request of requests) {
      try {
        await request.resend();
        sent += 1;
      } catch (cause) {
        if (!isApiProblem(cause)) throw cause;
        problem = cause;
        break;
      }
    }
    if (sent > 0) toasts.show({ tone: 'success', message: texts.resentToNew(email, sent) });
    if (!problem) return;
    toasts.show({
      tone: 'danger',
      title: texts.readdressFailed,
      message: problem.message,
      action: {
        label: texts.resendToNew,
        onSelect: () => void resend(requests.slice(sent), email),
      },
    });
  }

  return async ({ id, email }: ReaddressedPerson): Promise<void> => {
    const requests = await find(id).catch(() => undefined);
    if (requests === undefined) {
      toasts.show({ tone: 'warning', message: texts.openNotFound });
    } else if (requests.length > 0) {
      toasts.show({
        tone: 'warning',
        message: texts.readdressed(email),
        action: { label: texts.resendToNew, onSelect: () => void resend(requests, email) },
      });
    }
  };
}
