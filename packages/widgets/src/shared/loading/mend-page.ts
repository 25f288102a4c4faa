/** Whether a library of the page has put something in the place of standard methods, as it once had to. */
export function isOldPage(): boolean {
  return Array.from(new Set([0]))[0] !== 0;
}

/** Mends what such a library took, before any code that counts on it is there. */
export async function mendPage(): Promise<void> {
  const { mendBuiltIns } = await import('../host/mend-built-ins.ts');
  mendBuiltIns();
}
