import { afterEach, expect, it, vi } from 'vitest';
import { type ChannelWindow, openParentChannel, TOKEN_WAIT } from './parent-channel.ts';

const intranet = 'https://intranet.example';
const other = 'https://outra.example';
const evil = 'https://evil.example';
const ours = 'https://aferir.example';
const connect = { source: 'aferir-host', version: 1, type: 'connect' };

interface Around {
  /** What the browser tells of the pages around. */
  ancestorOrigins?: readonly string[];
  referrer?: string;
}

/** A frame, and whatever is posted to the page around it. */
function open({ ancestorOrigins, referrer = '' }: Around, listed = [intranet, other]) {
  const posted: [type: string, origin: string][] = [];
  const messages: Record<string, unknown>[] = [];
  const parent = {
    postMessage: (message: Record<string, unknown>, origin: string) => {
      messages.push(message);
      posted.push([String(message.type), origin]);
    },
  };
  const heard = new EventTarget();
  const own = {
    parent,
    location: { ...(ancestorOrigins && { ancestorOrigins }), origin: ours },
    document: { referrer },
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    addEventListener: heard.addEventListener.bind(heard),
  } as unknown as ChannelWindow;
  const hear = (data: unknown, origin: string, source: unknown = parent) => {
    const event = Object.assign(new Event('message'), { data, origin, source });
    heard.dispatchEvent(event);
  };
  return { channel: openParentChannel(listed, own), posted, messages, hear };
}

afterEach(() => {
  vi.useRealTimers();
});

it('speaks to the listed page that the browser tells of, and to its origin alone', () => {
  const { channel, posted } = open({ ancestorOrigins: [intranet] });
  channel.send('ready', { widget: 'disc-questionnaire' });
  expect(posted).toEqual([['ready', intranet]]);
});

it('takes the page that led here where the browser tells of none around, and our own', () => {
  const { channel, posted } = open({ referrer: `${other}/pagina?x` });
  channel.send('ready', {});
  const own = open({ referrer: `${ours}/exemplos/quadro.html` });
  own.channel.send('ready', {});
  expect([...posted, ...own.posted]).toEqual([
    ['ready', other],
    ['ready', ours],
  ]);
});

it.each([
  ['nobody tells', {}],
  ['is not listed', { ancestorOrigins: [evil, intranet] }],
  ['led here without being listed', { referrer: evil }],
  ['has no address', { referrer: 'about:client' }],
])('says nothing to a page that %s until it speaks itself', (_why, around) => {
  const { channel, posted, hear } = open(around);
  channel.send('resize', { height: 300 });
  channel.send('ready', {});
  hear(connect, evil);
  hear(connect, intranet, {});
  hear({ ...connect, version: 2 }, intranet);
  expect(posted).toEqual([]);
  hear(connect, intranet);
  expect(posted).toEqual([
    ['resize', intranet],
    ['ready', intranet],
  ]);
});

it('tells a script that came late how high the page is, and nothing twice', () => {
  const { channel, posted, messages, hear } = open({ ancestorOrigins: [intranet] });
  channel.send('resize', { height: 300 });
  channel.send('resize', { height: 420 });
  channel.send('ready', {});
  hear(connect, intranet);
  expect(posted.map(([type]) => type)).toEqual(['resize', 'resize', 'ready', 'resize']);
  expect(messages.at(-1)).toEqual({
    source: 'aferir',
    version: 1,
    type: 'resize',
    detail: { height: 420 },
  });
});

it('gets a token from the page around and from nobody else', async () => {
  const { channel, messages, hear } = open({ ancestorOrigins: [intranet] });
  const [first, second] = [channel.requestToken(false), channel.requestToken(true)];
  expect(messages.map(({ type, id, detail }) => [type, id, detail])).toEqual([
    ['token-request', 1, { isRejected: false }],
    ['token-request', 2, { isRejected: true }],
  ]);
  const token = (id: number, text: string) => ({
    ...connect,
    type: 'token',
    id,
    detail: { token: text },
  });
  hear(token(1, 'of evil'), evil);
  hear(token(1, 'of another frame'), intranet, {});
  hear(token(1, 'of another page'), other);
  hear(token(2, 'second'), intranet);
  hear(token(1, 'first'), intranet);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

it('has no token where nobody answers', async () => {
  vi.useFakeTimers();
  const { channel } = open({});
  const token = channel.requestToken(false);
  await vi.advanceTimersByTimeAsync(TOKEN_WAIT);
  expect(await token).toBeNull();
});

it('speaks to nobody where the page fills the window', async () => {
  const post = vi.spyOn(window, 'postMessage');
  const channel = openParentChannel([intranet]);
  channel.send('ready', {});
  expect(await channel.requestToken(false)).toBeNull();
  expect(post).not.toHaveBeenCalled();
});
