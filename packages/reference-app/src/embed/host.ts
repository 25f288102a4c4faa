// The script of a host: gives each <iframe data-aferir> its height, the events of its element and the tokens that it asks for.
import type { FrameMessage } from './protocol.ts';

type HostedFrame = HTMLIFrameElement & {
  getToken?: (request: object) => Promise<string | null> | string | null;
};

/** The origin of what a frame shows; none of one that still waits for its address. */
const originOf = ({ src }: HTMLIFrameElement) => /^https?:\/\/[^/]+/.exec(src)?.[0] ?? '';

const isHosted = (node: unknown): node is HostedFrame =>
  node instanceof HTMLIFrameElement && node.matches('[data-aferir]') && originOf(node) !== '';

const post = (frame: HostedFrame, message: object) =>
  frame.contentWindow?.postMessage(
    { source: 'aferir-host', version: 1, ...message },
    originOf(frame),
  );

const connect = (node: unknown) => isHosted(node) && post(node, { type: 'connect' });

const connectAll = () => {
  for (const frame of document.querySelectorAll('iframe')) connect(frame);
};

/** What the page puts around the content of a frame within its height; shares of a box that is not laid out are none. */
function aroundOf(frame: HostedFrame): number {
  const { boxSizing, borderTopWidth, borderBottomWidth, paddingTop, paddingBottom } =
    getComputedStyle(frame);
  return boxSizing === 'border-box'
    ? [borderTopWidth, borderBottomWidth, paddingTop, paddingBottom].reduce(
        (sum, length) => sum + (length.endsWith('px') ? Number.parseFloat(length) : 0),
        0,
      )
    : 0;
}

async function hear({ data, origin, source }: MessageEvent): Promise<void> {
  const frame = [...document.querySelectorAll('iframe')].find(
    (node) => source && node.contentWindow === source,
  );
  if (!isHosted(frame) || originOf(frame) !== origin) return;
  const { source: sender, version, type, detail, id } = (data ?? {}) as Partial<FrameMessage>;
  if (sender !== 'aferir' || version !== 1) return;
  const { height = 0, top = 0 } = detail as { height?: number; top?: number };
  const { style } = frame;
  if (type === 'resize') {
    style.height = `${height + aroundOf(frame)}px`;
  } else if (type === 'reveal') {
    // The part of the frame that has to be seen, as its own box would have it.
    const bottom = top + Math.min(height, innerHeight) - frame.clientHeight;
    style.scrollMargin = `${-top}px 0 ${bottom}px`;
    frame.scrollIntoView({ block: 'nearest' });
    style.scrollMargin = '';
  } else if (type === 'token-request') {
    let token: string | null | undefined;
    try {
      token = await frame.getToken?.(detail as object);
    } finally {
      post(frame, { type: 'token', id, detail: { token } });
    }
  } else {
    frame.dispatchEvent(new CustomEvent<unknown>(`aferir-${type}`, { detail, bubbles: true }));
  }
}

const isRunning = Symbol.for('aferir.host');

// A page has the script as often as somebody has put in a frame with it.
if (!Reflect.has(window, isRunning)) {
  Reflect.set(window, isRunning, true);
  // Loading tells itself to no ancestor, but on the way down. Before that a frame is of another origin.
  document.addEventListener('load', ({ target }) => connect(target), true);
  if (document.readyState === 'complete') connectAll();
  else addEventListener('load', connectAll);
  addEventListener('message', hear);
}
