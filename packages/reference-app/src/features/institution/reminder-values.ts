import type { Schema } from '@aferir/api-client';
import { checkReminderSettings, type ReminderField, type ReminderSettings } from '@aferir/domain';

/** What the form of the reminders holds. */
export interface ReminderValues {
  flAtivo: boolean;
  qtdDias: string;
  qtdMaxima: string;
  /** 1 for Monday … 7 for Sunday. */
  lstDiasSemana: string[];
  nrHora: string;
}

const fields = {
  qtdDias: 'afterDays',
  qtdMaxima: 'atMost',
  lstDiasSemana: 'weekdays',
  nrHora: 'hour',
} as const satisfies Readonly<Record<Exclude<keyof ReminderValues, 'flAtivo'>, ReminderField>>;

/** A field that may be at fault. */
export type CheckedReminderField = keyof typeof fields;

/** The rule as the form shows it. */
export function toReminderValues(rule: Schema<'SaveReminderSettingsRequest'>): ReminderValues {
  return {
    flAtivo: rule.flAtivo,
    qtdDias: String(rule.qtdDias),
    qtdMaxima: String(rule.qtdMaxima),
    lstDiasSemana: rule.lstDiasSemana.map(String),
    nrHora: String(rule.nrHora),
  };
}

/** The rule as it is sent. */
export function toReminderRequest(values: ReminderValues): Schema<'SaveReminderSettingsRequest'> {
  const { isOn, afterDays, atMost, weekdays, hour } = toSettings(values);
  return {
    flAtivo: isOn,
    qtdDias: afterDays,
    qtdMaxima: atMost,
    lstDiasSemana: [...weekdays],
    nrHora: hour,
  };
}

/** What the form comes to; undefined while something in it is wrong. */
export function settingsOf(values: ReminderValues): ReminderSettings | undefined {
  const settings = toSettings(values);
  return checkReminderSettings(settings).length === 0 ? settings : undefined;
}

/** What is wrong with a field; true when nothing is. */
export function checkReminderField(
  name: CheckedReminderField,
  values: ReminderValues,
): true | string {
  const fault = checkReminderSettings(toSettings(values)).find(
    ({ field }) => field === fields[name],
  );
  return fault?.message ?? true;
}

function toSettings({
  flAtivo,
  qtdDias,
  qtdMaxima,
  lstDiasSemana,
  nrHora,
}: ReminderValues): ReminderSettings {
  return {
    isOn: flAtivo,
    afterDays: numberIn(qtdDias),
    atMost: numberIn(qtdMaxima),
    weekdays: lstDiasSemana.map(Number),
    hour: numberIn(nrHora),
  };
}

/** An empty text is no zero. */
function numberIn(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
