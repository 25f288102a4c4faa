import type { Schema } from '@aferir/api-client';
import { getReminderSettingsQuery, saveReminderSettingsMutation } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Card } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { RecordPage } from '../../../shared/forms/record-page.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { reminderMessages as texts } from '../reminder-messages.ts';
import { toReminderRequest, toReminderValues } from '../reminder-values.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { ReminderPreview } from './reminder-preview.tsx';
import styles from './reminders.module.css';

/** When people who have not answered are reminded by mail, as whoever may change it does, and as the others read it. */
export function RemindersCard() {
  const rule = useQuery(getReminderSettingsQuery(useServices().staff));
  return (
    <Card title={texts.title} description={texts.text}>
      <ReadRecord query={rule} failedTitle={texts.loadFailed}>
        {(data) => <RemindersForm rule={data} />}
      </ReadRecord>
    </Card>
  );
}

function RemindersForm({ rule }: { rule: Schema<'ReminderSettings'> }) {
  const isReadOnly = !useSectionRights(SECTION.institution).has('alterar');
  const save = useMutation(saveReminderSettingsMutation(useServices().staff));
  const record = useRecordForm({
    record: rule,
    toValues: () => toReminderValues(rule),
    save: (values) => save.mutateAsync({ body: toReminderRequest(values) }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved({ data }) {
      form.reset(toReminderValues(data));
    },
    draft: { name: 'lembretes', id: undefined },
  });
  const { form } = record;
  return (
    <RecordPage
      {...record}
      saveLabel={texts.save}
      saveVariant="secondary"
      isReadOnly={isReadOnly}
      className={styles.form}
    >
      <ReminderFields form={form} isReadOnly={isReadOnly} />
      <ReminderPreview form={form} dueCount={rule.qtdHoje} />
    </RecordPage>
  );
}
