/** Runs tasks side by side, in their order: each lane takes the next one that waits. */
export async function runInLanes<Task>(
  tasks: readonly Task[],
  lanes: number,
  run: (task: Task) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];

  async function lane(): Promise<void> {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await run(task);
  }

  await Promise.all(Array.from({ length: lanes }, lane));
}
