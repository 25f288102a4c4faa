import { Suspense } from 'react';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import type { WaitingKind } from './remind-waiting.tsx';

interface LateReminderProps {
  kind: WaitingKind;
}

const Reminder = lazyOr<LateReminderProps>(
  async () => (await import('./remind-waiting.tsx')).RemindWaiting,
  () => null,
);

/** Reminds all whom a card counts; its code comes after the card, which stands without it. */
export function LateReminder(props: LateReminderProps) {
  return (
    <Suspense fallback={null}>
      <Reminder {...props} />
    </Suspense>
  );
}
