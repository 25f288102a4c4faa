/** Keeps the process alive while something waits for another thread's compiler, which does not by itself. */
export async function stayAlive<T>(work: () => Promise<T>): Promise<T> {
  const alive = setInterval(() => undefined, 60_000);
  try {
    return await work();
  } finally {
    clearInterval(alive);
  }
}
