/** What is looked for each minute, and done where it is found. It is done by one process, whichever comes first. */
export interface MinuteWork {
  /** As the log calls it. */
  readonly name: string;
  /** Whether what it leads to is nothing but mails. */
  readonly onlyMails: boolean;
  look(): Promise<void>;
}

/** How often to look: an hour that has come is a minute old at most. */
const interval = 60_000;

/** Looks by itself from now on; a look that lasts is not begun again beside itself. */
export function startEveryMinute(
  works: readonly MinuteWork[],
  onError: (error: unknown, name: string) => void,
): { stop(): Promise<void> } {
  const looking = new Map<string, Promise<void>>();
  const lookAll = () => {
    for (const work of works) {
      if (looking.has(work.name)) continue;
      const look = work
        .look()
        .catch((error) => onError(error, work.name))
        .finally(() => looking.delete(work.name));
      looking.set(work.name, look);
    }
  };
  lookAll();
  const timer = setInterval(lookAll, interval);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(looking.values());
    },
  };
}
