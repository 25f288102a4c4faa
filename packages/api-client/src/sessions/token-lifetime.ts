import type { SessionToken } from './session.ts';

/**
 * How long a fresh access token is good for, in milliseconds: from the two times it carries, else
 * from when the server sent it. Both are the server's, so the local clock doesn't matter.
 */
export function tokenLifetime(token: SessionToken, sentAt: number | undefined): number | null {
  const lifetime =
    claimedLifetime(token.accessToken) ?? Date.parse(token.expiration) - (sentAt ?? Number.NaN);
  return lifetime > 0 ? lifetime : null;
}

function claimedLifetime(accessToken: string): number | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : undefined;
  } catch {
    return undefined;
  }
}
