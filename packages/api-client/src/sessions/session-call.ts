/**
 * How calls of sessions are made, whose deadline is the shortest of all. Signing in twice does no harm, and a refresh
 * token stays good for a minute after its first use: a lost reply may be asked for again.
 */
export const SESSION_CALL = { maxAttempts: 3, timeoutMs: 10_000 } as const;
