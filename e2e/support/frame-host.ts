import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { installMessageLog } from './frame-message-log.ts';

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
}

/** Serves pages that hold the address which their query names. */
export async function startFrameHost(server: string): Promise<FrameHost> {
  const host = createServer((request, reply) => {
    const query = new URL(request.url ?? '/', server).searchParams;
    const hasScript = query.has('script');
    const script = hasScript
      ? `<script nonce="n">(${installMessageLog})()</script><script src="${server}/embed/host.js" defer></script>`
      : '';
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-src ${server}; script-src ${hasScript ? `'nonce-n' ${server}` : "'none'"}`,
    });
    reply.end(`<!doctype html><html lang="pt-BR"><title>Intranet</title>${script}
<button>Antes</button>
<iframe data-aferir title="Aferir" width="600" height="500"
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

/** Opens a page that holds an address of ours, and gives the frame. */
export async function holdInFrame(page: Page, host: FrameHost, held: HostPage) {
  const { src, hasScript = false } = held;
  const query = new URLSearchParams({ src, ...(hasScript && { script: '' }) });
  await page.goto(`${host.origin}/?${query}`);
  return page.frameLocator('iframe');
}

/** What the script of a host has told its page so far: the name of each event, and its detail. */
export function toldEvents(page: Page): Promise<[name: string, detail: unknown][]> {
  return page.evaluate(() => Reflect.get(window, 'told'));
}

/** The frame is as high as what it holds, which has nothing to scroll. */
export async function expectWholeHeight(page: Page): Promise<void> {
  const [, held] = page.frames();
  await expect
    .poll(async () => {
      const sizes = await held?.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return [scrollHeight - clientHeight, clientHeight - document.body.offsetHeight];
      });
      return sizes?.map((size) => Math.abs(size) <= 1);
    })
    .toEqual([true, true]);
}
