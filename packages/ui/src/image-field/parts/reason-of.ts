/** What an error says to a person, if anything. */
export function reasonOf(cause: unknown): string | undefined {
  return cause instanceof Error && cause.message !== '' ? cause.message : undefined;
}
