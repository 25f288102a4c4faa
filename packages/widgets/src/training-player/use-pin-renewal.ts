import { useEffect, useRef } from 'react';

const MINUTE = 60_000;
const CHECK_EVERY = 5 * MINUTE;
const RENEW_BEFORE = 6 * MINUTE;

/** What keeps a PIN good. */
export interface PinRenewalOptions {
  /** How much longer the PIN is good for, in milliseconds. */
  lifetime: number;
  /** Lengthens it, and tells for how long it is good then. */
  lengthen: () => Promise<number>;
  onFailure: (cause: unknown) => void;
}

/** Lengthens the PIN while the player is open, before it ends. */
export function usePinRenewal(options: PinRenewalOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    let endsAt = performance.now() + latest.current.lifetime;
    async function check() {
      if (endsAt - performance.now() > RENEW_BEFORE) return;
      try {
        endsAt = performance.now() + (await latest.current.lengthen());
      } catch (cause) {
        latest.current.onFailure(cause);
      }
    }
    const timer = setInterval(() => void check(), CHECK_EVERY);
    return () => clearInterval(timer);
  }, []);
}
