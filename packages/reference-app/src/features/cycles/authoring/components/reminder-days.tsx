import { CYCLE_LIMITS, cycleReminderDates, describeReminderDay, formatDate } from '@aferir/domain';
import { AddingSelect } from '../../../../shared/lists/adding-select.tsx';
import { Choosing } from '../../../../shared/lists/choosing.tsx';
import { ChosenList } from '../../../../shared/lists/chosen-list.tsx';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';
import styles from './cycle-editor.module.css';

/** The days that are offered: each of the nearest, then weeks and months. */
const OFFERED = [
  -60, -45, -30, -21, -15, -14, -10, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 15,
  21, 30, 45, 60,
];

/** Props of {@link ReminderDays}. */
export interface ReminderDaysProps {
  id: string;
  error: string | undefined;
  days: readonly number[];
  /** The deadline, YYYY-MM-DD; '' while there is none. */
  dueOn: string;
  onChange: (days: readonly number[]) => void;
}

/** The days on which people are reminded, counted from the deadline. */
export function ReminderDays({ id, error, days, dueOn, onChange }: ReminderDaysProps) {
  const sorted = days.toSorted((one, other) => one - other);
  const dateOf = (day: number) =>
    dueOn === '' ? undefined : formatDate(cycleReminderDates({ dueOn, reminderDays: [day] })[0]);
  return (
    <Choosing className={styles.choices}>
      <AddingSelect
        id={id}
        error={error}
        label={texts.addReminder}
        hint={texts.reminderHint}
        placeholder={texts.chooseReminder}
        disabled={days.length >= CYCLE_LIMITS.reminders}
        options={OFFERED.filter((day) => !days.includes(day)).map((day) => ({
          value: String(day),
          label: describeReminderDay(day),
        }))}
        onValueChange={(day) => onChange([...days, Number(day)])}
      />
      {days.length === 0 ? (
        <p className={styles.none}>{texts.noReminders}</p>
      ) : (
        <ChosenList
          label={texts.reminders}
          items={sorted.map((day) => ({
            id: day,
            name: describeReminderDay(day),
            remark: dateOf(day),
            removeLabel: texts.removeReminder(describeReminderDay(day)),
          }))}
          onRemove={(removed) => onChange(days.filter((day) => day !== removed))}
          isInline
        />
      )}
    </Choosing>
  );
}
