import { createDiscRequestMutation, discActiveRequestQuery } from '@aferir/api-client/react';
import { DISC_STATUS } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { useBehavioralRights } from '../use-behavioral-rights.ts';
import { useBehavioralWrite } from '../use-behavioral-write.ts';

/** What sending a request to a person takes: an action to start it, and the question to show. */
export function useNewRequest(personId: number, personName: string) {
  const { staff, toasts } = useServices();
  const queryClient = useQueryClient();
  const { withRight } = useBehavioralRights();
  const [isAsking, setIsAsking] = useState(false);
  const send = useBehavioralWrite({
    ...createDiscRequestMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: behavioralMessages.requestSent });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', message: behavioralMessages.failed(message) });
    },
  });

  async function ask() {
    // When it can't be found out, the server says no to the request itself.
    const active = await queryClient
      .fetchQuery({ ...discActiveRequestQuery(staff, personId), staleTime: 0 })
      .catch(() => ({ flTemAtivo: false }));
    if (active.flTemAtivo) {
      toasts.show({ tone: 'warning', message: behavioralMessages.newRequestBlocked });
    } else setIsAsking(true);
  }

  function confirm() {
    setIsAsking(false);
    send.mutate({
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: personId, cdStatus: DISC_STATUS.sent },
    });
  }

  return {
    start: () => withRight('incluir', () => void ask()),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={behavioralMessages.newRequestTitle}
        message={behavioralMessages.newRequestQuestion}
        subject={personName}
        confirmLabel={behavioralMessages.send}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}
