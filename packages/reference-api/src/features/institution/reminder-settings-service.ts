import { checkReminderSettings, type ReminderField, type ReminderSettings } from '@aferir/domain';
import type { OperationContext, ReadingContext } from '../../operation/context.ts';
import type { BodyOf, DataOf } from '../../operation/operation.ts';
import { readCompany } from '../../platform/db/company-store.ts';
import { invalidFields } from '../../platform/errors/failures.ts';
import { reminderSettingsOf } from '../../shared/reminders/company-reminders.ts';
import { countDue } from '../../shared/reminders/due-reminders.ts';
import type { ReminderPart } from '../../shared/reminders/reminder-part.ts';
import { readCompanyForChange } from './company-store.ts';

/** When people are reminded, with the number of reminders that would leave now. */
export async function readReminders(
  { db, company, now }: ReadingContext,
  parts: readonly ReminderPart[],
): Promise<DataOf<'getReminderSettings'>> {
  const settings = reminderSettingsOf(await readCompany(db, company.id));
  return {
    flAtivo: settings.isOn,
    qtdDias: settings.afterDays,
    qtdMaxima: settings.atMost,
    lstDiasSemana: [...settings.weekdays],
    nrHora: settings.hour,
    qtdHoje: await countDue({ db, company, settings, now }, parts),
  };
}

/** Settles when people are reminded. What is saved as it was changes nothing. */
export async function saveReminders(
  { db, company, now, audit }: OperationContext,
  body: BodyOf<'saveReminderSettings'>,
): Promise<void> {
  const settings = toSettings(body);
  const faults = checkReminderSettings(settings);
  if (faults.length > 0) {
    throw invalidFields(
      faults.map(({ field, message }) => ({ field: wireFields[field], message })),
    );
  }
  const { changedAt: _, ...current } = reminderSettingsOf(
    await readCompanyForChange(db, company.id),
  );
  if (JSON.stringify(current) === JSON.stringify(settings)) return;
  await db
    .updateTable('company')
    .set({
      reminders_on: settings.isOn,
      reminder_days: settings.afterDays,
      reminder_limit: settings.atMost,
      reminder_weekdays: [...settings.weekdays],
      reminder_hour: settings.hour,
      reminders_changed_at: now,
    })
    .where('id', '=', company.id)
    .execute();
  const { weekdays, ...details } = settings;
  await audit({
    action: 'reminders.changed',
    subject: { kind: 'company', id: company.id },
    details: { ...details, weekdays: weekdays.join() },
  });
}

const wireFields: Readonly<Record<ReminderField, keyof BodyOf<'saveReminderSettings'>>> = {
  afterDays: 'qtdDias',
  atMost: 'qtdMaxima',
  weekdays: 'lstDiasSemana',
  hour: 'nrHora',
};

function toSettings(body: BodyOf<'saveReminderSettings'>): ReminderSettings {
  return {
    isOn: body.flAtivo,
    afterDays: body.qtdDias,
    atMost: body.qtdMaxima,
    weekdays: [...new Set(body.lstDiasSemana)].toSorted((a, b) => a - b),
    hour: body.nrHora,
  };
}
