/**
 * How long tests wait, in milliseconds. A limit tells a hang, never speed: each is many times what a slow machine
 * with other work beside it takes. Runners, set-up files and waits read it here, and no test has a number of its own.
 */
export const patience = {
  /** A test that needs no browser with the real server, a story too, and each of its hooks. */
  test: 120_000,
  /** A wait inside such a test: Testing Library's `findBy…` and `waitFor`, `vi.waitFor`, `expect.poll`. */
  wait: 60_000,
  /** An end-to-end test and each of its hooks. */
  endToEnd: 360_000,
  /** A wait inside such a test: an expectation, a poll, a download. */
  expectation: 60_000,
  /** A server of a test, from its start until it says that it is ready. */
  serverStart: 180_000,
} as const;
