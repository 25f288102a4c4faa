import type { Schema } from '@aferir/api-client';
import { gridColumnsOf } from '@aferir/ui';
import { PersonNames } from '../people/person-names.tsx';
import { daysOf, lastReminderOf } from './awaited-text.tsx';
import { reminderMessages as texts } from './reminder-messages.ts';

/** Somebody whose request may wait. */
interface WaitingRow {
  readonly espera?: Schema<'AwaitedAnswer'> | null;
}

/** How long requests have waited, and when whoever they wait for was last reminded. */
export function waitingColumnsOf<Row extends WaitingRow>() {
  const column = gridColumnsOf<Row>();
  return column.columns([
    column.display({
      id: 'waitingSince',
      header: texts.waitingSince,
      cell: ({ row: { original } }) => original.espera && texts.days(daysOf(original.espera)),
      meta: { width: '136px', sort: 'espera' },
    }),
    column.display({
      id: 'lastReminder',
      header: texts.lastReminder,
      cell: ({ row: { original } }) =>
        original.espera && (lastReminderOf(original.espera) ?? texts.never),
      meta: { width: '152px', sort: 'lembrete' },
    }),
  ]);
}

/** Which managers reviews wait for. */
export function awaitedManagersColumnOf<Row extends WaitingRow>() {
  const column = gridColumnsOf<Row>();
  return column.display({
    id: 'managers',
    header: texts.waitsFor,
    cell: ({ row: { original } }) =>
      original.espera && <PersonNames people={original.espera.lstGestores} />,
  });
}
