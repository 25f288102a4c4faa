/**
 * Runs tasks side by side, in their order: each lane takes the next one that waits for no other.
 *
 * @param needs the tasks that have to be done before one begins
 */
export async function runInLanes<Task>(
  tasks: readonly Task[],
  lanes: number,
  run: (task: Task) => Promise<void>,
  needs: (task: Task) => readonly Task[] = () => [],
): Promise<void> {
  const waiting = [...tasks];
  const undone = new Set(tasks);
  const running = new Set<Promise<void>>();

  async function lane(): Promise<void> {
    while (waiting.length > 0) {
      const isReady = (task: Task) => !needs(task).some((need) => undone.has(need));
      const next = waiting.findIndex(isReady);
      if (next < 0) {
        if (running.size === 0) throw new Error('What is left needs each other.');
        await Promise.race(running);
        continue;
      }
      const [task] = waiting.splice(next, 1) as [Task];
      const end = run(task).then(() => {
        undone.delete(task);
        running.delete(end);
      });
      running.add(end);
      await end;
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
}
