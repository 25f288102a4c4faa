import { after, DAY, earlier, HOUR, MINUTE, SECOND } from './duration.ts';

/** How long an access token is good for. */
export const ACCESS_TOKEN_LIFETIME = 10 * MINUTE;
/** How long a session lives without being used. */
export const SESSION_IDLE_LIMIT = 12 * HOUR;
/** How long a session lives at most. */
export const SESSION_ABSOLUTE_LIMIT = 7 * DAY;
/** How long the refresh token before the current one is still taken. */
export const REFRESH_GRACE = 60 * SECOND;

/** When a session ends if it isn't used again. */
export function sessionExpiry(startedAt: Date, lastUsedAt: Date): Date {
  return earlier(after(lastUsedAt, SESSION_IDLE_LIMIT), after(startedAt, SESSION_ABSOLUTE_LIMIT));
}

/** Which of a session's refresh tokens was presented. */
export type PresentedRefreshToken = 'current' | 'previous' | 'older';

/** What to do with a presented refresh token. */
export type RefreshVerdict = 'rotate' | 'accept-late' | 'end-family';

/**
 * Judges a refresh. The token before the current one is taken for a minute, because replies get
 * lost and two tabs refresh at once; anything older is a stolen token, and its family ends.
 */
export function judgeRefresh(
  presented: PresentedRefreshToken,
  rotatedAt: Date,
  now: Date,
): RefreshVerdict {
  if (presented === 'current') return 'rotate';
  if (presented === 'previous' && now <= after(rotatedAt, REFRESH_GRACE)) return 'accept-late';
  return 'end-family';
}
