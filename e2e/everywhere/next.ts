import type { Mount } from './host.ts';

/** Next.js, whose server has written the probes: this waits until the browser has taken them over. */
export const mount: Mount = (_into, _scene, listeners) =>
  new Promise((resolve) => {
    Reflect.set(window, 'aferirAssertions', { listeners, takenOver: resolve });
  });
