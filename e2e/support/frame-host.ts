import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';
import { type HeardMessage, installMessageLog, noteMessages } from './frame-message-log.ts';

/** A page of somebody else that holds one of ours in a frame. */
export interface FrameHost {
  origin: string;
  stop(): void;
}

/** How a page holds ours. */
export interface HostPage {
  /** The address of ours. */
  src: string;
  /** Whether the page lets the script of a host in, and notes what it is told; one that does not lets nothing in but the frame. */
  hasScript?: boolean;
  /** What a sandbox allows; none without it. */
  sandbox?: string;
}

/** Frames without a change, after which none is under way. */
const DRAWN_AT_REST = 20;

/** Serves pages that hold the address which their query names. */
export async function startFrameHost(server: string): Promise<FrameHost> {
  const host = createServer((request, reply) => {
    const query = new URL(request.url ?? '/', server).searchParams;
    const hasScript = query.has('script');
    const sandbox = query.get('sandbox');
    const script = hasScript
      ? `<script nonce="n">(${installMessageLog})()</script><script src="${server}/embed/host.js" defer></script>`
      : '';
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-src ${server}; script-src ${hasScript ? `'nonce-n' ${server}` : "'none'"}`,
    });
    reply.end(`<!doctype html><html lang="pt-BR"><title>Intranet</title>${script}
<button>Antes</button>
<iframe data-aferir title="Aferir" width="600" height="500"${sandbox === null ? '' : ` sandbox="${sandbox}"`}
  src="${query.get('src')?.replaceAll('&', '&amp;')}"></iframe>
<button>Depois</button></html>`);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    origin: `http://localhost:${(host.address() as AddressInfo).port}`,
    stop() {
      host.closeAllConnections();
      host.close();
    },
  };
}

/** The address of a page that holds one of ours. */
export function addressOfHost(host: FrameHost, held: HostPage): string {
  const { src, hasScript = false, sandbox } = held;
  const query = new URLSearchParams({
    src,
    ...(hasScript && { script: '' }),
    ...(sandbox !== undefined && { sandbox }),
  });
  return `${host.origin}/?${query}`;
}

/** Opens a page that holds an address of ours, and gives the frame. */
export async function holdInFrame(page: Page, host: FrameHost, held: HostPage) {
  await page.goto(addressOfHost(host, held));
  return page.frameLocator('iframe');
}

/** The document in the frame of a page. */
export function heldIn(page: Page): Frame {
  const [, held] = page.frames();
  if (!held) throw new Error('The page holds no frame.');
  return held;
}

/** Has each page and each frame of the next visits note the messages that reach its window. */
export async function watchMessages(page: Page): Promise<void> {
  await page.context().addInitScript(noteMessages);
}

/** The messages of a type that have reached a window so far. */
export async function heardBy(
  window: Pick<Frame, 'evaluate'>,
  type: string,
): Promise<HeardMessage[]> {
  const heard = await window.evaluate<HeardMessage[]>(() => Reflect.get(globalThis, 'heard'));
  return heard.filter(({ data }) => data.type === type);
}

/** Lets a page draw until a while has passed in which no message of a type has come, and counts those that had. */
export async function countAtRest(page: Page, type: string): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      await page.evaluate(
        (frames) =>
          new Promise<void>((resolve) => {
            const draw = (left: number) =>
              left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1));
            draw(frames);
          }),
        DRAWN_AT_REST,
      );
      last = (await heardBy(page, type)).length;
      return last === before;
    })
    .toBe(true);
  return last;
}

/** What the script of a host has told its page so far: the name of each event, and its detail. */
export function toldEvents(page: Page): Promise<[name: string, detail: unknown][]> {
  return page.evaluate(() => Reflect.get(window, 'told'));
}

/** The frame is as high as what it holds, which has nothing to scroll. */
export async function expectWholeHeight(page: Page): Promise<void> {
  const held = heldIn(page);
  await expect
    .poll(async () => {
      const sizes = await held.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return [scrollHeight - clientHeight, clientHeight - document.body.offsetHeight];
      });
      return sizes.map((size) => Math.abs(size) <= 1);
    })
    .toEqual([true, true]);
}
