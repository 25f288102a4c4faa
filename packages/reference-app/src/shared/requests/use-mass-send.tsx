import { countRequests } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import type { Candidate, ChosenPeople } from './chosen-people.tsx';
import {
  type Audience,
  type AudienceCounts,
  orderFor,
  toRequestCounts,
} from './mass-send-audience.ts';
import { MassSendDialog } from './mass-send-dialog.tsx';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { useRequestWrite } from './use-request-write.ts';

/**
 * What sending to many takes: an action to start it for some audience, and the dialog to show. `begun`: for whom it has
 * started already.
 */
export function useMassSend(
  kind: RequestKind,
  chosen: Pick<ChosenPeople, 'people' | 'clear'> & Partial<Pick<ChosenPeople, 'choose'>>,
  begun?: Audience,
) {
  const { staff, toasts } = useServices();
  const { has } = useSectionRights(kind.section);
  const [audience, setAudience] = useState<Audience>(begun ?? 'without-result');
  const [isAsking, setIsAsking] = useState(begun !== undefined);
  const [isManagedOnly, setManagedOnly] = useState(false);
  const [ticked, setTicked] = useState<readonly Candidate[]>([]);
  const people = [...chosen.people.values()];
  const ids = people.map(({ id }) => id);
  const preview = useQuery({
    ...kind.massSendPreview(staff, ids),
    enabled: isAsking,
    staleTime: 0,
  });
  // What was read before may have changed since.
  const read = preview.isSuccess && !preview.isFetching ? preview.data : undefined;
  const counts: AudienceCounts | undefined = read && {
    'without-result': toRequestCounts(read.semResultado),
    // The list told of them when it was read; where the server counts them now, that holds.
    chosen: read.escolhidas ? toRequestCounts(read.escolhidas) : countRequests(people),
    all: toRequestCounts(read),
  };
  const send = useRequestWrite({
    ...kind.sendToMany(staff),
    onSuccess: ({ data: { qtdEnviados, qtdIgnorados, qtdSemEmail = 0 } }) => {
      chosen.clear();
      toasts.show({
        tone: 'success',
        title: requestMessages.massSendStarted,
        message: requestMessages.massSendResult(qtdEnviados, qtdIgnorados, qtdSemEmail),
      });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', title: requestMessages.massSendFailed, message });
    },
  });

  const leavesOut = isManagedOnly && (counts?.[audience].withoutManager ?? 0) > 0;

  // Who was ticked for a question alone would be taken for chosen by the next one.
  function close() {
    setIsAsking(false);
    if (ticked.length > 0) chosen.choose?.(ticked, false);
    setTicked([]);
  }

  function confirm() {
    close();
    send.mutate({ body: orderFor({ audience, isManagedOnly: leavesOut }, ids) });
  }

  function cancel() {
    close();
    toasts.show({ message: requestMessages.cancelled });
  }

  function start(asked: Audience, tickedForIt: readonly Candidate[] = []) {
    setAudience(asked);
    setTicked(tickedForIt);
    setManagedOnly(false);
    setIsAsking(true);
  }

  return {
    /** Whether the person at hand may send at all. */
    mayStart: has('incluir'),
    start,
    dialog: (
      <MassSendDialog
        isOpen={isAsking}
        audience={audience}
        onAudienceChange={setAudience}
        isManagedOnly={leavesOut}
        onManagedOnlyChange={setManagedOnly}
        counts={counts}
        lacksCompetencies={read?.flSemCompetencias === true}
        hasChosen={people.length > 0}
        problem={preview.isFetching ? null : preview.error}
        onRetry={() => void preview.refetch()}
        onConfirm={confirm}
        onCancel={cancel}
        onClose={close}
      />
    ),
  };
}
