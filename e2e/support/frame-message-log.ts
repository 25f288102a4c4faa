/** Runs in a host's page: notes what its script tells of the frame. */
export function installMessageLog(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  for (const name of ['ready', 'open', 'progress', 'complete', 'error', 'close']) {
    document.addEventListener(`aferir-${name}`, (event) => {
      told.push([name, (event as CustomEvent).detail]);
    });
  }
  // The page's way to a token is the test's; it is there before the script of a host is.
  document.addEventListener('readystatechange', () => {
    const frame = document.querySelector('iframe');
    const getToken = (request: object) => Reflect.get(window, 'handToken')?.(request) ?? null;
    if (frame) Object.assign(frame, { getToken });
  });
}

/** A message, as the window has it that it has reached. */
export interface HeardMessage {
  origin: string;
  data: { type?: unknown; id?: unknown; detail?: unknown };
}

/** Runs in a page and in its frames before anything else: notes each message that reaches the window. */
export function noteMessages(): void {
  const heard: HeardMessage[] = [];
  Object.assign(window, { heard });
  window.addEventListener('message', ({ origin, data }) => {
    heard.push({ origin, data: Object(data) });
  });
}

/** Runs in a page and in its frames before anything else: frames have no storage, as where a browser blocks it there. */
export function blockStorageOfFrames(): void {
  if (window === window.top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException(`${name} is blocked.`, 'SecurityError');
      },
    });
  }
}
