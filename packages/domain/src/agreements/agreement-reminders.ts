import { daysBetween } from '../format/days-between.ts';
import { type AgreementFacts, sideAwaited, stateOfAgreement } from './agreement-state.ts';

/** How the day of an agreement stands to today. */
export type AgreementTiming = 'overdue' | 'today' | 'soon' | 'later';

/** How many days before its own an agreement is told of. */
export const AGREEMENT_NOTICE_DAYS = 3;

/** How many days after it was asked for a confirmation is asked for once more. */
export const CONFIRMATION_NOTICE_DAYS = 3;

/** How the day of an agreement stands to another one, both YYYY-MM-DD. */
export function agreementTiming(dueOn: string, today: string): AgreementTiming {
  const left = daysBetween(today, dueOn);
  if (left < 0) return 'overdue';
  if (left === 0) return 'today';
  return left <= AGREEMENT_NOTICE_DAYS ? 'soon' : 'later';
}

/** Whether whoever does it is reminded on a day: some days before and on the day itself, while it holds. */
export function isAgreementDue(
  agreement: AgreementFacts & { readonly dueOn: string },
  today: string,
): boolean {
  const left = daysBetween(today, agreement.dueOn);
  const isDay = left === 0 || left === AGREEMENT_NOTICE_DAYS;
  return isDay && stateOfAgreement(agreement) === 'agreed';
}

/** Whether whom an agreement waits for hears of it on a day: where nobody has told them yet, and once more some days later. */
export function isConfirmationDue(
  agreement: AgreementFacts & { readonly asks: number; readonly askedOn: string | null },
  today: string,
): boolean {
  if (sideAwaited(agreement) === null) return false;
  const { asks, askedOn } = agreement;
  if (asks === 0 || askedOn === null) return true;
  return asks === 1 && daysBetween(askedOn, today) >= CONFIRMATION_NOTICE_DAYS;
}
