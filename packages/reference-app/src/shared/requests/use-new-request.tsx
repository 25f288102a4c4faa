import { DISC_STATUS } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import type { RequestedPerson, RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { useSendObstacle } from './send-obstacle.tsx';
import { useRequestWrite } from './use-request-write.ts';

/** What sending a request to a person takes: an action to start it, and the question to show. */
export function useNewRequest(kind: RequestKind) {
  const { staff, toasts } = useServices();
  const queryClient = useQueryClient();
  const { has } = useSectionRights(kind.section);
  const obstacle = useSendObstacle();
  const [person, setPerson] = useState<RequestedPerson>();
  const [isAsking, setIsAsking] = useState(false);
  const send = useRequestWrite({
    ...kind.send(staff),
    onSuccess: () => {
      const { requestSent, requestMade } = requestMessages;
      toasts.show({ tone: 'success', message: person?.email ? requestSent : requestMade });
    },
    onError: (problem) => {
      const isBlocked = problem.kind === 'conflict';
      toasts.show({
        tone: isBlocked ? 'warning' : 'danger',
        message: isBlocked ? problem.message : requestMessages.failed(problem.message),
      });
    },
  });

  async function ask(asked: RequestedPerson) {
    // When it can't be found out, the server says no to the request itself.
    const isBlocked = await kind.isBlocked(queryClient, staff, asked.id).catch(() => false);
    if (isBlocked) {
      toasts.show({ tone: 'warning', message: requestMessages.newRequestBlocked });
      return;
    }
    setPerson(asked);
    setIsAsking(true);
  }

  function confirm() {
    setIsAsking(false);
    if (!person) return;
    send.mutate({
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: person.id, cdStatus: DISC_STATUS.sent },
    });
  }

  return {
    /** Whether the person at hand may send one at all. */
    mayStart: has('incluir') && obstacle === undefined,
    start: (asked: RequestedPerson) => void ask(asked),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={requestMessages.newRequestTitle}
        message={
          !person || person.email
            ? requestMessages.newRequestQuestion
            : requestMessages.unmailedRequestQuestion
        }
        subject={person?.name ?? ''}
        confirmLabel={!person || person.email ? requestMessages.send : requestMessages.makeRequest}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}
