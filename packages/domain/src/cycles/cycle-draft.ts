import { trimText } from '../format/clean-text.ts';
import { daysBetween } from '../format/days-between.ts';
import type { CycleAudience } from './cycle-audience.ts';
import { CYCLE_LIMITS } from './cycle-limits.ts';

/** A cycle as somebody writes it, before it is saved. Days are YYYY-MM-DD as São Paulo has them. */
export interface CycleDraft {
  readonly name: string;
  /** Read at the top of the first mail; empty: none. */
  readonly welcome: string;
  /** The day on which it begins by itself; null: when somebody starts it. */
  readonly opensOn: string | null;
  /** The last day for answers. They are taken afterwards too, and count as late. */
  readonly dueOn: string;
  /** Days from the deadline on which people are reminded: -1 is the day before, 0 the day itself. */
  readonly reminderDays: readonly number[];
  readonly audience: CycleAudience;
}

/** What of a cycle can be wrong. */
export type CycleField = 'name' | 'welcome' | 'opensOn' | 'dueOn' | 'reminderDays' | 'audience';

/** What is wrong with a cycle, as a sentence. */
export interface CycleFault {
  readonly field: CycleField;
  readonly message: string;
}

const { reminders, reminderDistance, days, people, places } = CYCLE_LIMITS;

/** What is said of cycles, in Brazilian Portuguese. */
const texts = {
  noName: 'Dê um nome ao ciclo.',
  longName: `O nome pode ter no máximo ${CYCLE_LIMITS.name} caracteres.`,
  longWelcome: `O texto de boas-vindas pode ter no máximo ${CYCLE_LIMITS.welcome.toLocaleString('pt-BR')} caracteres.`,
  opensInPast: 'Escolha hoje ou um dia que ainda vem.',
  noDeadline: 'Informe o prazo.',
  deadlineInPast: 'O prazo precisa ser hoje ou depois.',
  deadlineBeforeOpening: 'O prazo vem depois da abertura.',
  tooLong: `Um ciclo dura no máximo ${days} dias.`,
  reminderDays: `Escolha até ${reminders} dias, de ${reminderDistance} antes a ${reminderDistance} depois do prazo, cada um uma vez.`,
  nobodyNamed: 'Escolha ao menos uma pessoa.',
  tooManyNamed: `Escolha no máximo ${people} pessoas uma a uma; para mais, use departamentos ou cargos.`,
  tooManyPlaces: `Escolha no máximo ${places} departamentos e ${places} cargos.`,
} as const;

/** Tells all that is wrong with a cycle on a day, in the order in which it is written. */
export function checkCycle(draft: CycleDraft, today: string): CycleFault[] {
  const faults: readonly (readonly [CycleField, string | undefined])[] = [
    ['name', nameFault(draft.name)],
    [
      'welcome',
      trimText(draft.welcome).length > CYCLE_LIMITS.welcome ? texts.longWelcome : undefined,
    ],
    ['opensOn', draft.opensOn !== null && draft.opensOn < today ? texts.opensInPast : undefined],
    ['dueOn', deadlineFault(draft, today)],
    ['reminderDays', areReminderDays(draft.reminderDays) ? undefined : texts.reminderDays],
    ['audience', audienceFault(draft.audience)],
  ];
  return faults.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

/** Tells what is wrong with a deadline on a day; undefined for nothing. */
export function deadlineFault(
  { opensOn, dueOn }: Pick<CycleDraft, 'opensOn' | 'dueOn'>,
  today: string,
): string | undefined {
  if (!dueOn) return texts.noDeadline;
  if (dueOn < today) return texts.deadlineInPast;
  const begins = opensOn ?? today;
  if (dueOn < begins) return texts.deadlineBeforeOpening;
  return daysBetween(begins, dueOn) > days ? texts.tooLong : undefined;
}

function nameFault(name: string): string | undefined {
  const { length } = trimText(name);
  if (length === 0) return texts.noName;
  return length > CYCLE_LIMITS.name ? texts.longName : undefined;
}

function areReminderDays(given: readonly number[]): boolean {
  const isDay = (day: number) => Number.isInteger(day) && Math.abs(day) <= reminderDistance;
  return given.length <= reminders && new Set(given).size === given.length && given.every(isDay);
}

function audienceFault(audience: CycleAudience): string | undefined {
  const { departmentIds, positionIds, namedIds, exceptIds, onlyNamed } = audience;
  if (onlyNamed && namedIds.length === 0) return texts.nobodyNamed;
  if (namedIds.length > people || exceptIds.length > people) return texts.tooManyNamed;
  const isFar = departmentIds.length > places || positionIds.length > places;
  return isFar ? texts.tooManyPlaces : undefined;
}
