import {
  type FrameMessage,
  type FrameMessageType,
  PROTOCOL_VERSION,
  readHostMessage,
} from './protocol.ts';

/** How long a page may take to hand over a token, in milliseconds. */
export const TOKEN_WAIT = 10_000;

/** The way from an embedded page to the page around it. */
export interface ParentChannel {
  send(type: FrameMessageType, detail: object): void;
  /** Asks for an employee's token; null where nobody hands one over. */
  requestToken(isRejected: boolean): Promise<string | null>;
}

/** What of a window the channel needs; replaced in tests. */
export interface ChannelWindow extends Pick<Window, 'addEventListener' | 'setTimeout'> {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: { readonly ancestorOrigins?: ArrayLike<string>; readonly origin: string };
  readonly document: Pick<Document, 'referrer'>;
}

/**
 * Speaks with the page around this one, once it is known to be of a listed origin: the browser tells which it is, or
 * its own message does. Until then nothing leaves, and what anybody else says is not heard.
 */
export function openParentChannel(
  listed: readonly string[],
  own: ChannelWindow = window,
): ParentChannel {
  const { parent } = own;
  const allowed = [...listed, own.location.origin];
  const replies = new Map<number, (token: string | null) => void>();
  let origin = allowed.find((one) => one === hintOf(own));
  let waiting: FrameMessage[] = [];
  let size: FrameMessage | undefined;
  let requests = 0;

  if (parent === (own as unknown)) {
    return { send: () => undefined, requestToken: async () => null };
  }

  function post(message: FrameMessage) {
    if (message.type === 'resize') size = message;
    if (origin) parent.postMessage(message, origin);
    else waiting.push(message);
  }

  function connect(sender: string) {
    origin = sender;
    // A script that came late has missed how high the page is.
    const missed = waiting.length > 0 ? waiting : [size].filter((message) => message !== undefined);
    waiting = [];
    for (const message of missed) post(message);
  }

  own.addEventListener('message', ({ source, origin: sender, data }) => {
    if (source !== parent || !allowed.includes(sender)) return;
    const message = readHostMessage(data);
    if (message?.type === 'connect') connect(sender);
    if (message?.type === 'token' && sender === origin) replies.get(message.id)?.(message.token);
  });

  const messageOf = (type: FrameMessageType, detail: object): FrameMessage => ({
    source: 'aferir',
    version: PROTOCOL_VERSION,
    type,
    detail,
  });

  return {
    send: (type, detail) => post(messageOf(type, detail)),
    requestToken(isRejected) {
      requests += 1;
      const id = requests;
      return new Promise((resolve) => {
        const end = (token: string | null) => {
          replies.delete(id);
          resolve(token);
        };
        replies.set(id, end);
        own.setTimeout(() => end(null), TOKEN_WAIT);
        post({ ...messageOf('token-request', { isRejected }), id });
      });
    },
  };
}

/** Which origin the browser says is around this page. */
function hintOf({ location, document }: ChannelWindow): string | undefined {
  // Not every browser tells who is around.
  const around = location.ancestorOrigins?.[0];
  if (around) return around;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
