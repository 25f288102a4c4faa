/** When somebody who has not answered is reminded by mail. */
export interface ReminderSettings {
  readonly isOn: boolean;
  /** Whole days since the last mail about it. */
  readonly afterDays: number;
  /** How often one is reminded of the same thing. */
  readonly atMost: number;
  /** 1 for Monday … 7 for Sunday. */
  readonly weekdays: readonly number[];
  /** Hour of the day in São Paulo. */
  readonly hour: number;
}

/** What the settings may be. */
export const REMINDER_LIMITS = {
  afterDays: { least: 1, most: 60 },
  atMost: { least: 1, most: 10 },
  hour: { least: 0, most: 23 },
} as const;

/** The days of a week, from Monday on. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a company has that never settled it. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  isOn: false,
  afterDays: 3,
  atMost: 3,
  weekdays: [1, 2, 3, 4, 5],
  hour: 9,
};

/** A setting that can be wrong. */
export type ReminderField = Exclude<keyof ReminderSettings, 'isOn'>;

/** What is wrong with a setting, as a sentence. */
export interface ReminderFault {
  readonly field: ReminderField;
  readonly message: string;
}

const { afterDays: days, atMost: times, hour: hours } = REMINDER_LIMITS;

/** What is said of wrong settings, in Brazilian Portuguese. */
const texts: Readonly<Record<ReminderField, string>> = {
  afterDays: `Informe de ${days.least} a ${days.most} dias.`,
  atMost: `Informe de ${times.least} a ${times.most} lembretes.`,
  weekdays: 'Escolha pelo menos um dia da semana.',
  hour: `Escolha uma hora de ${hours.least} a ${hours.most}.`,
};

/** Tells all that is wrong with the settings, in the order in which they are shown. */
export function checkReminderSettings(settings: Omit<ReminderSettings, 'isOn'>): ReminderFault[] {
  const fields: readonly ReminderField[] = ['afterDays', 'atMost', 'weekdays', 'hour'];
  return fields.flatMap((field) =>
    isRight(settings, field) ? [] : [{ field, message: texts[field] }],
  );
}

function isRight(settings: Omit<ReminderSettings, 'isOn'>, field: ReminderField): boolean {
  if (field === 'weekdays') {
    const { weekdays } = settings;
    return weekdays.length > 0 && weekdays.every((day) => isWithin(day, { least: 1, most: 7 }));
  }
  return isWithin(settings[field], REMINDER_LIMITS[field]);
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
