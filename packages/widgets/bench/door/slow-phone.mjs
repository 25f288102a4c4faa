/** Slow 4G as the browser's own tools emulate it. */
export const slow4G = { latencyMs: 562.5, bytesPerSecond: 180_000 };

/** How many times slower the processor of an old phone is. */
export const cpuSlowdown = 4;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What a questionnaire is opened for. */
export const firstQuestion = { selector: 'input[type=radio]', text: '' };

/**
 * Opens an empty page of an old phone on a slow network, with nothing kept from before but what it is
 * signed in with, and watches for what a page is opened for.
 */
export async function openSlowPhone(browser, content = firstQuestion, storageState = undefined) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.latencyMs,
    downloadThroughput: slow4G.bytesPerSecond,
    uploadThroughput: slow4G.bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchForContent, content);
  return { page, cdp, close: () => context.close() };
}

/** Opens a page and says what came and passed until what it is opened for. */
export async function measureOpening({ page, cdp }, address) {
  const requests = watchRequests(cdp);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => globalThis.contentSeen, null, {
    timeout: 60_000,
    polling: 200,
  });
  const { at, wallTime, blockingMs } = await seen.jsonValue();
  const made = [...requests.values()].filter((one) => one.began <= wallTime);
  const done = made.filter((one) => one.ended <= wallTime);
  return {
    contentMs: at,
    blockingMs,
    bytes: sum(made.filter(({ isCode }) => isCode).map(({ bytes }) => bytes)),
    requests: made.length,
    levels: levelsOf(done),
  };
}

function watchRequests(cdp) {
  const requests = new Map();
  const change = (id, facts) => requests.has(id) && Object.assign(requests.get(id), facts);
  let offset = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    offset = wallTime - timestamp;
    const began = wallTime * 1000;
    requests.set(requestId, { url: request.url, began, ended: Infinity, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { isCode: /javascript|css/.test(response.mimeType) }),
  );
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: (requests.get(requestId)?.bytes ?? 0) + encodedDataLength }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) =>
    change(requestId, { ended: (timestamp + offset) * 1000 }),
  );
  return requests;
}

/** How many requests went one after the other: the longest row of which each began after the last. */
function levelsOf(requests) {
  const inOrder = requests.toSorted((one, other) => one.ended - other.ended);
  const level = new Map();
  for (const request of inOrder) {
    const before = inOrder.filter(({ ended }) => ended <= request.began);
    level.set(request, 1 + Math.max(0, ...before.map((one) => level.get(one))));
  }
  return Math.max(0, ...level.values());
}

// Runs in the page, before anything of it.
function watchForContent({ selector, text }) {
  if (window !== window.top) return;
  const blocked = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) blocked.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const roots = () => [
    document,
    ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const isThere = () =>
    roots().some((root) => root.querySelector(selector)?.textContent.includes(text));
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    // Once the frame that shows it has been painted; long tasks are told a little later.
    setTimeout(() => {
      const at = performance.now();
      const wallTime = performance.timeOrigin + at;
      setTimeout(() => {
        const blockingMs = blocked
          .filter(({ startTime }) => startTime < at)
          .reduce((total, { duration }) => total + duration - 50, 0);
        globalThis.contentSeen = { at, wallTime, blockingMs };
      }, 500);
    });
  };
  requestAnimationFrame(look);
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
