import { isApiProblem, type Schema } from '@aferir/api-client';
import { getReminderSettingsQuery, saveReminderSettingsMutation } from '@aferir/api-client/react';
import { describeReminders, SECTION, WEEKDAY_NAMES, WEEKDAYS } from '@aferir/domain';
import {
  applyProblem,
  Button,
  Card,
  CheckboxGroupField,
  Form,
  FormSummary,
  refusalOf,
  SelectField,
  Switch,
  TextField,
} from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { reminderMessages as texts } from '../reminder-messages.ts';
import {
  checkReminderField,
  type ReminderValues,
  settingsOf,
  toReminderRequest,
  toReminderValues,
} from '../reminder-values.ts';
import styles from './reminders-card.module.css';

const DAY_OPTIONS = WEEKDAYS.map((day) => ({
  value: String(day),
  label: capitalized(WEEKDAY_NAMES[day - 1] ?? ''),
}));
const HOUR_OPTIONS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: texts.hourOption(hour),
}));

/** When people who have not answered are reminded by mail, as whoever may change it does, and as the others read it. */
export function RemindersCard() {
  const { staff } = useServices();
  const rule = useQuery(getReminderSettingsQuery(staff));
  return (
    <Card title={texts.title} description={texts.text}>
      <ReadRecord query={rule} failedTitle={texts.loadFailed} height="320px">
        {(data) => <RemindersForm rule={data} />}
      </ReadRecord>
    </Card>
  );
}

function RemindersForm({ rule }: { rule: Schema<'ReminderSettings'> }) {
  const { staff, toasts } = useServices();
  const { has } = useSectionRights(SECTION.institution);
  const save = useMutation(saveReminderSettingsMutation(staff));
  const form = useForm<ReminderValues>({ defaultValues: toReminderValues(rule) });
  const { control, register, formState } = form;
  const { errors } = formState;
  const draft = useFormDraft(form, { name: 'lembretes', id: 0 });
  const isReadOnly = !has('alterar');

  const submit = form.handleSubmit(async (values) => {
    try {
      const { data } = await save.mutateAsync({ body: toReminderRequest(values) });
      draft.clear();
      form.reset(toReminderValues(data));
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.saveFailed));
      return;
    }
    toasts.show({ tone: 'success', message: texts.saved });
  });

  const number = (name: 'qtdDias' | 'qtdMaxima') => ({
    ...register(name, { validate: (_, values) => checkReminderField(name, values) }),
    inputMode: 'numeric' as const,
    maxLength: 2,
    autoComplete: 'off',
    readOnly: isReadOnly,
    error: errors[name]?.message,
  });

  return (
    <Form onSubmit={submit} className={styles.form}>
      <FormSummary {...refusalOf(formState)} />
      <DraftNotice draft={draft} />
      <Controller
        control={control}
        name="flAtivo"
        render={({ field: { value, onChange, ref } }) => (
          <Switch
            ref={ref}
            label={texts.isOn}
            hint={texts.isOnHint}
            checked={value}
            onCheckedChange={onChange}
            readOnly={isReadOnly}
            error={errors.flAtivo?.message}
          />
        )}
      />
      <div className={styles.fields}>
        <TextField {...number('qtdDias')} label={texts.afterDays} hint={texts.afterDaysHint} />
        <TextField {...number('qtdMaxima')} label={texts.atMost} hint={texts.atMostHint} />
        <Controller
          control={control}
          name="nrHora"
          rules={{ validate: (_, values) => checkReminderField('nrHora', values) }}
          render={({ field: { value, onChange, ref } }) => (
            <SelectField
              ref={ref}
              label={texts.hour}
              hint={texts.hourHint}
              options={HOUR_OPTIONS}
              value={value}
              onValueChange={onChange}
              disabled={isReadOnly}
              error={errors.nrHora?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="lstDiasSemana"
          rules={{ validate: (_, values) => checkReminderField('lstDiasSemana', values) }}
          render={({ field: { value, onChange, ref } }) => (
            <CheckboxGroupField
              ref={ref}
              label={texts.weekdays}
              orientation="horizontal"
              options={DAY_OPTIONS}
              values={value}
              onValuesChange={onChange}
              disabled={isReadOnly}
              className={styles.wide}
              error={errors.lstDiasSemana?.message}
            />
          )}
        />
      </div>
      <Preview form={form} dueCount={rule.qtdHoje} />
      {isReadOnly ? null : (
        <div>
          <Button type="submit" isLoading={save.isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface PreviewProps {
  form: UseFormReturn<ReminderValues>;
  dueCount: number;
}

/** What the rule comes to as it stands in the form, and whom the saved one would remind. */
function Preview({ form, dueCount }: PreviewProps) {
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

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
