/** Waits for something, but not long: what takes longer comes as it comes, and so does its failure. */
export async function inTime(work: Promise<unknown> | undefined, atMostMs: number): Promise<void> {
  const end = new Promise((resolve) => setTimeout(resolve, atMostMs));
  await Promise.race([work?.catch(() => undefined), end]);
}
