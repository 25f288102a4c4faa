import { describeReminders } from '@aferir/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { reminderMessages as texts } from '../reminder-messages.ts';
import { type ReminderValues, settingsOf } from '../reminder-values.ts';
import styles from './reminders.module.css';

/** Props of {@link ReminderPreview}. */
export interface ReminderPreviewProps {
  form: UseFormReturn<ReminderValues>;
  dueCount: number;
}

/** What the rule comes to as it stands in the form, and whom the saved one would remind. */
export function ReminderPreview({ form, dueCount }: ReminderPreviewProps) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  const settings = settingsOf(values);
  return (
    <div role="status" className={styles.preview}>
      {values.flAtivo ? settings && <p>{describeReminders(settings)}</p> : <p>{texts.off}</p>}
      <p className={styles.facts}>{texts.dueNow(dueCount)}</p>
      {values.flAtivo ? <p className={styles.facts}>{texts.fromTomorrow}</p> : null}
    </div>
  );
}
