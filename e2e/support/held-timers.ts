import type { Page } from '@playwright/test';
import { SESSION_CALL } from '../../packages/api-client/src/sessions/session-call.ts';

/** Timers of a page that go off when the test lets them. */
export interface HeldTimers {
  /** How long those that are held would take, in milliseconds. */
  delays(): Promise<number[]>;
  /** Lets those go off that are held; later ones are held again. */
  letGo(): Promise<void>;
  /** Lets them go off, and holds no more. */
  end(): Promise<void>;
}

interface HeldTimersOfPage {
  delays(): number[];
  letGo(): void;
  end(): void;
}

/** From here on a timer is the deadline of a request: let go, it would end one that is under way. */
const SHORTEST_DEADLINE = SESSION_CALL.timeoutMs;

/**
 * Holds the timers of a page that take at least so many milliseconds, so that what passes by itself stands until it has
 * been seen. Call before the visit.
 */
export async function holdTimers(page: Page, least: number): Promise<HeldTimers> {
  await page.addInitScript(holdInPage, { least, tooLong: SHORTEST_DEADLINE });
  const call = (name: keyof HeldTimersOfPage) =>
    page.evaluate((act) => {
      const timers = Reflect.get(window, 'aferirTestTimers') as HeldTimersOfPage;
      return timers[act]();
    }, name);
  return {
    delays: async () => (await call('delays')) ?? [],
    letGo: async () => void (await call('letGo')),
    end: async () => void (await call('end')),
  };
}

function holdInPage({ least, tooLong }: { least: number; tooLong: number }) {
  const begin = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const held = new Map<number, { work: TimerHandler; delay: number; parts: unknown[] }>();
  let isHolding = true;
  const letGo = () => {
    for (const [id, { work, parts }] of [...held]) {
      if (held.delete(id)) begin(work, 0, ...parts);
    }
  };
  const timers: HeldTimersOfPage = {
    delays: () => [...held.values()].map(({ delay }) => delay),
    letGo,
    end() {
      isHolding = false;
      letGo();
    },
  };
  Object.assign(window, {
    aferirTestTimers: timers,
    setTimeout: (work: TimerHandler, delay = 0, ...parts: unknown[]) => {
      if (!isHolding || delay < least || delay >= tooLong) return begin(work, delay, ...parts);
      // A number that no other timer has.
      const id = begin(() => undefined);
      stop(id);
      held.set(id, { work, delay, parts });
      return id;
    },
    clearTimeout: (id?: number) => {
      held.delete(id ?? 0);
      stop(id);
    },
  });
}
