/** What the messages between an embedded page and the page around it are made of; host pages read it in the README of the widgets. */
export const PROTOCOL_VERSION = 1;

/** The events of an element that are told outside, as they are called without their prefix. */
export const toldEvents = ['ready', 'open', 'progress', 'complete', 'error', 'close'] as const;

/** What an embedded page says. */
export type FrameMessageType = (typeof toldEvents)[number] | 'resize' | 'reveal' | 'token-request';

/** A message of an embedded page to the page around it. */
export interface FrameMessage {
  readonly source: 'aferir';
  readonly version: typeof PROTOCOL_VERSION;
  readonly type: FrameMessageType;
  readonly detail: object;
  /** Of a request, which its reply repeats. */
  readonly id?: number;
}

/** A message of the page around it: it is there, or answers a request for a token. */
export type HostMessage =
  | { readonly type: 'connect' }
  | { readonly type: 'token'; readonly id: number; readonly token: string | null };

/** What of an event is told outside: all but the code of a link, with which the element goes on by itself. */
export function detailToTell(event: Event): object {
  const { hs: _secret, ...detail } = (event as CustomEvent<{ hs?: string }>).detail;
  return detail;
}

/** Reads what somebody has posted; undefined unless it has the shape of a host's message. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { source, version, type, id, detail } = data;
  if (source !== 'aferir-host' || version !== PROTOCOL_VERSION) return undefined;
  if (type === 'connect') return { type };
  if (type !== 'token' || typeof id !== 'number' || !isRecord(detail)) return undefined;
  const { token } = detail;
  return { type, id, token: typeof token === 'string' && token !== '' ? token : null };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
