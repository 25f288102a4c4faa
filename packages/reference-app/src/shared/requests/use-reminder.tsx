import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import { reminderMessages } from './reminder-messages.ts';
import type { Reminding } from './reminders.ts';
import { useRequestWrite } from './use-request-write.ts';

/** What reminding many takes: an action that asks whether to, and the dialog to show. */
export function useReminder<People>(reminding: Reminding<People>, onReminded?: () => void) {
  const { staff, toasts } = useServices();
  const { has, withRight } = useSectionRights(reminding.section);
  const [who, setWho] = useState<People>();
  const [isAsking, setIsAsking] = useState(false);
  const preview = useQuery({ ...reminding.preview(staff, who), enabled: isAsking, staleTime: 0 });
  const texts = reminderMessages[reminding.whom];
  const remind = useRequestWrite({
    ...reminding.remind(staff),
    onSuccess: ({ data: { qtdLembrados, qtdIgnorados, qtdSemEmail = 0 } }) => {
      onReminded?.();
      toasts.show({
        tone: qtdLembrados > 0 ? 'success' : 'warning',
        title: texts.done(qtdLembrados),
        message:
          qtdIgnorados > 0 ? reminderMessages.skipped(qtdIgnorados, qtdSemEmail) : texts.text,
      });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', title: reminderMessages.failed, message });
    },
  });

  function confirm() {
    setIsAsking(false);
    if (who) remind.mutate({ body: who });
  }

  return {
    mayRemind: has('alterar'),
    start: (asked: People) =>
      withRight('alterar', () => {
        setWho(() => asked);
        setIsAsking(true);
      }),
    dialog: (
      <ReminderDialog
        isOpen={isAsking}
        whom={reminding.whom}
        preview={preview.isFetching ? undefined : preview.data}
        problem={preview.isFetching ? null : preview.error}
        onRetry={() => void preview.refetch()}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    ),
  };
}
