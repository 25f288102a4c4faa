/**
 * Runs tasks side by side, each lane taking the next one that may run. Of the tasks that are `alone`, one runs at a
 * time; a lane that finds nothing else to do waits for its end.
 */
export async function runInLanes<Task>(
  tasks: readonly Task[],
  lanes: number,
  isAlone: (task: Task) => boolean,
  run: (task: Task) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  let alone: Promise<void> | undefined;

  async function lane(): Promise<void> {
    while (waiting.length > 0) {
      const next = waiting.findIndex((task) => !(alone && isAlone(task)));
      const [task] = next < 0 ? [] : waiting.splice(next, 1);
      if (task === undefined) await alone;
      else if (isAlone(task)) {
        alone = run(task).finally(() => {
          alone = undefined;
        });
        await alone;
      } else await run(task);
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
}
