import { Button, useFocusHeir } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { reminderMessages } from './reminder-messages.ts';
import type { Reminding } from './reminders.ts';
import { useReminder } from './use-reminder.tsx';

/** Props of {@link ReminderButton}. */
export interface ReminderButtonProps<People> {
  reminding: Reminding<People>;
  who: People;
}

/** Reminds all whom it counts; not there for who may not, nor where everybody was mailed within a day. */
export function ReminderButton<People>({ reminding, who }: ReminderButtonProps<People>) {
  const { staff } = useServices();
  const mayRemind = useSectionRights(reminding.section).has('alterar');
  const preview = useQuery({ ...reminding.preview(staff, who), enabled: mayRemind });
  const reminder = useReminder(reminding);
  const count = preview.data?.qtdLembrar ?? 0;
  // It goes once everybody has been mailed: the focus stays with those whom it counted.
  const region = useRef<HTMLElement>(null);
  const noteFocus = useFocusHeir(region);

  function note(event: FocusEvent) {
    region.current = event.currentTarget.closest('section');
    noteFocus(event);
  }

  return (
    <>
      {mayRemind && count > 0 ? (
        <Button
          variant="secondary"
          icon={<BellRing />}
          onFocus={note}
          onClick={() => reminder.start(who)}
        >
          {reminderMessages[reminding.whom].remind(count)}
        </Button>
      ) : null}
      {reminder.dialog}
    </>
  );
}
