import { trimText } from '../format/clean-text.ts';
import { daysBetween } from '../format/days-between.ts';
import type { AgreementFaultKind } from './agreement-fault-texts.ts';
import { AGREEMENT_LIMITS } from './agreement-limits.ts';
import type { AgreementSide } from './agreement-state.ts';

/** An agreement as somebody writes it, before it is saved. */
export interface AgreementDraft {
  /** What is to be reached. */
  readonly goal: string;
  /** What is done for it. */
  readonly action: string;
  /** Who does it. */
  readonly doer: AgreementSide;
  /** Until when, YYYY-MM-DD as São Paulo has it. */
  readonly dueOn: string;
  /** The competency of the review that it is about; null: none. */
  readonly competencyId: number | null;
}

/** What of an agreement can be wrong. */
export type AgreementField = 'goal' | 'action' | 'dueOn' | 'competencyId';

/** What is wrong with an agreement; `AGREEMENT_FAULT_TEXTS` says it in a sentence. */
export interface AgreementFault {
  readonly field: AgreementField;
  readonly kind: AgreementFaultKind;
}

/** What an agreement is checked by. */
export interface AgreementPlace {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The day that it had before: one that has passed may stay. */
  readonly formerDueOn?: string | undefined;
  /** The competencies that the review has. */
  readonly competencyIds: readonly number[];
}

const { goal, action, days } = AGREEMENT_LIMITS;

/** Tells all that is wrong with an agreement, in the order in which it is written. */
export function checkAgreement(draft: AgreementDraft, place: AgreementPlace): AgreementFault[] {
  const isKnown = draft.competencyId === null || place.competencyIds.includes(draft.competencyId);
  const faults: readonly (readonly [AgreementField, AgreementFaultKind | undefined])[] = [
    ['goal', textFault(draft.goal, { most: goal, missing: 'noGoal', tooLong: 'longGoal' })],
    [
      'action',
      textFault(draft.action, { most: action, missing: 'noAction', tooLong: 'longAction' }),
    ],
    ['dueOn', dayFault(draft.dueOn, place)],
    ['competencyId', isKnown ? undefined : 'otherCompetency'],
  ];
  return faults.flatMap(([field, kind]) => (kind === undefined ? [] : [{ field, kind }]));
}

function textFault(
  text: string,
  says: { most: number; missing: AgreementFaultKind; tooLong: AgreementFaultKind },
): AgreementFaultKind | undefined {
  const { length } = trimText(text);
  if (length === 0) return says.missing;
  return length > says.most ? says.tooLong : undefined;
}

function dayFault(
  dueOn: string,
  { today, formerDueOn }: AgreementPlace,
): AgreementFaultKind | undefined {
  if (!dueOn) return 'noDay';
  if (dueOn === formerDueOn) return undefined;
  if (dueOn < today) return 'past';
  return daysBetween(today, dueOn) > days ? 'far' : undefined;
}
