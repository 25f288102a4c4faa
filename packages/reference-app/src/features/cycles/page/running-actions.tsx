import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { CalendarClock, CircleStop, Send, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { TotemAction } from '../totem/totem-action.tsx';
import { AddPeopleDialog } from './add-people-dialog.tsx';
import { CloseCycleDialog } from './close-cycle-dialog.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';
import { SendUnsentDialog } from './send-unsent-dialog.tsx';

/** Props of {@link RunningActions}. */
export interface RunningActionsProps {
  cycle: Schema<'CycleContent'>;
  /** How many of its people have got nothing, as far as that is known. */
  unsent: number;
}

/** What can be done with a cycle while it is under way. */
export function RunningActions({ cycle, unsent }: RunningActionsProps) {
  const { has } = useSectionRights(SECTION.cycles);
  const [open, setOpen] = useState<'add' | 'deadline' | 'unsent' | 'close'>();
  const close = () => setOpen(undefined);
  if (!has('alterar')) return null;
  return (
    <>
      <Button variant="secondary" icon={<CircleStop />} onClick={() => setOpen('close')}>
        {texts.close}
      </Button>
      <Button variant="secondary" icon={<CalendarClock />} onClick={() => setOpen('deadline')}>
        {texts.moveDeadline}
      </Button>
      <TotemAction cycle={cycle} label={texts.totem} />
      {unsent > 0 ? (
        <Button variant="secondary" icon={<Send />} onClick={() => setOpen('unsent')}>
          {texts.sendUnsent(unsent)}
        </Button>
      ) : null}
      <Button icon={<UserPlus />} onClick={() => setOpen('add')}>
        {texts.addPeople}
      </Button>
      {open === 'add' ? <AddPeopleDialog cycleId={cycle.idCiclo} onClose={close} /> : null}
      {open === 'deadline' ? <MoveDeadlineDialog cycle={cycle} onClose={close} /> : null}
      {open === 'unsent' ? (
        <SendUnsentDialog cycleId={cycle.idCiclo} count={unsent} onClose={close} />
      ) : null}
      {open === 'close' ? <CloseCycleDialog cycle={cycle} onClose={close} /> : null}
    </>
  );
}
