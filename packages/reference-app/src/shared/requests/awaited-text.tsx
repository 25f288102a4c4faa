import type { Schema } from '@aferir/api-client';
import { formatDate, waitingDays } from '@aferir/domain';
import { PersonNames } from '../people/person-names.tsx';
import { reminderMessages as texts } from './reminder-messages.ts';
import { StatusNote } from './status-note.tsx';

type AwaitedAnswer = Schema<'AwaitedAnswer'>;

/** Props of {@link AwaitedText}. */
export interface AwaitedTextProps {
  /** Nothing is said of what waits for nobody. */
  awaited: AwaitedAnswer | null | undefined;
}

/** Says whom an open request waits for, since when, and when they were last reminded. */
export function AwaitedText({ awaited }: AwaitedTextProps) {
  if (!awaited) return null;
  const { lstGestores } = awaited;
  return (
    <StatusNote>
      <span>
        <span>
          {lstGestores.length > 0 ? (
            <>
              <span>{texts.waitsFor}</span> <PersonNames people={lstGestores} />
            </>
          ) : (
            <span>{texts.waits}</span>
          )}
        </span>{' '}
        <span>{texts.sinceDays(daysOf(awaited))}</span>
      </span>
      <span>{texts.reminded(lastReminderOf(awaited))}</span>
    </StatusNote>
  );
}

/** How many whole days an open request has waited. */
export function daysOf({ dtDesde }: AwaitedAnswer): number {
  return waitingDays(new Date(dtDesde), new Date());
}

/** The day of the last reminder; null where there was none. */
export function lastReminderOf({ dtUltimoLembrete }: AwaitedAnswer): string | null {
  return dtUltimoLembrete && formatDate(dtUltimoLembrete);
}
