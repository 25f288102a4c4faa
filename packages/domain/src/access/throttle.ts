import { HOUR, MINUTE } from './duration.ts';

/** So many events are let through in a window of time. */
export interface ThrottleRule {
  readonly limit: number;
  /** In milliseconds. */
  readonly window: number;
}

/** Failed sign-ins per login and address. */
export const SIGN_IN_THROTTLE: ThrottleRule = { limit: 5, window: 15 * MINUTE };

/** Failed sign-ins per address, whatever the login: an office of many people has one address. */
export const SIGN_IN_ADDRESS_THROTTLE: ThrottleRule = { limit: 100, window: 15 * MINUTE };

/**
 * Failed sign-ins per login, from all addresses together that it has not signed in from lately.
 * Those it has signed in from count alone, so that strangers cannot lock anybody out there.
 */
export const SIGN_IN_ACCOUNT_THROTTLE: ThrottleRule = { limit: 30, window: HOUR };

/** Temporary passwords asked for per login. */
export const RECOVERY_THROTTLE: ThrottleRule = { limit: 3, window: HOUR };

/** Temporary passwords asked for per address, whatever the login. */
export const RECOVERY_ADDRESS_THROTTLE: ThrottleRule = { limit: 30, window: HOUR };

/** Requests of a trial per address. */
export const TRIAL_THROTTLE: ThrottleRule = { limit: 5, window: HOUR };

/** Requests to single people per sender. */
export const REQUEST_MAIL_THROTTLE: ThrottleRule = { limit: 120, window: HOUR };

/** Requests that are mailed again per sender. */
export const RESEND_THROTTLE: ThrottleRule = { limit: 60, window: HOUR };

/** Answering links that are handed over per staff user. */
export const HANDED_LINK_THROTTLE: ThrottleRule = { limit: 120, window: HOUR };

/** Calls that make slips per staff user. */
export const SLIPS_THROTTLE: ThrottleRule = { limit: 30, window: HOUR };

/** Failed tries to come in at totems as one person, whoever that is. */
export const TOTEM_PERSON_THROTTLE: ThrottleRule = { limit: 5, window: 15 * MINUTE };

/** Failed tries to come in at one totem, which a whole shift may stand before. */
export const TOTEM_THROTTLE: ThrottleRule = { limit: 40, window: 15 * MINUTE };

/** Requests to everybody per sender. */
export const MASS_SEND_THROTTLE: ThrottleRule = { limit: 5, window: HOUR };

/** Invitations to the staff area per sender. */
export const INVITATION_THROTTLE: ThrottleRule = { limit: 60, window: HOUR };

/** Report mails per sender. */
export const REPORT_MAIL_THROTTLE: ThrottleRule = { limit: 10, window: HOUR };

/** Photos sent per person, the unusable ones too. */
export const PHOTO_THROTTLE: ThrottleRule = { limit: 20, window: HOUR };

/** Images sent per staff user, the unusable ones too. */
export const IMAGE_THROTTLE: ThrottleRule = { limit: 120, window: HOUR };

/** Sheets of employees read per staff user, for a preview or an import. */
export const IMPORT_THROTTLE: ThrottleRule = { limit: 60, window: HOUR };

/** Addresses looked up per staff user. */
export const ADDRESS_LOOKUP_THROTTLE: ThrottleRule = { limit: 60, window: 5 * MINUTE };

/** Lists taken away per staff user. */
export const LIST_EXPORT_THROTTLE: ThrottleRule = { limit: 20, window: 10 * MINUTE };

/** Exports of the own data per person. */
export const EXPORT_THROTTLE: ThrottleRule = { limit: 10, window: HOUR };

/**
 * How long to wait, in milliseconds, before the next try: until enough of the past events have
 * left the window. 0 lets it through.
 */
export function throttleWait(events: readonly Date[], rule: ThrottleRule, now: Date): number {
  const recent = events
    .map((event) => event.getTime() + rule.window - now.getTime())
    .filter((left) => left > 0)
    .toSorted((a, b) => b - a);
  return recent[rule.limit - 1] ?? 0;
}
