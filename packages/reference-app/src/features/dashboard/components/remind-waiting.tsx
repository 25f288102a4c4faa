import { ReminderButton } from '../../../shared/requests/reminder-button.tsx';
import {
  discReminding,
  everybody,
  managerReminding,
  type Reminding,
  selfReminding,
} from '../../../shared/requests/reminders.ts';

/** Whose reminder a card of the home has. */
export type WaitingKind = 'disc' | 'self' | 'managers';

const REMINDING: Readonly<Record<WaitingKind, Reminding>> = {
  disc: discReminding,
  self: selfReminding,
  managers: managerReminding,
};

/** Reminds all whom a card of the home counts. */
export function RemindWaiting({ kind }: { kind: WaitingKind }) {
  return <ReminderButton reminding={REMINDING[kind]} who={everybody} />;
}
