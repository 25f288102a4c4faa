import { withBase } from 'vitepress';
import { type DemoServer, demos } from './demo-servers.ts';

const servers = new Map<string, DemoServer>();
let isListening = false;

/** Makes an element as a page would, over a server in memory of its own. */
export async function createDemoElement(tag: string): Promise<HTMLElement> {
  const demo = demos[tag];
  if (!demo) throw new Error(`There is no demo of ${tag}`);
  await import(/* @vite-ignore */ new URL(withBase('/elements/loader.js'), location.href).href);
  return Object.assign(document.createElement(tag), {
    apiBase: serveAt(demo.serve()),
    ...demo.properties,
  });
}

/** Gives a server an address on this page: its calls never leave the browser. */
function serveAt(server: DemoServer): string {
  if (!isListening) listen();
  const address = new URL(withBase(`/demo/${servers.size + 1}/api/v1`), location.href).href;
  servers.set(address, server);
  return address;
}

function listen(): void {
  isListening = true;
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, location.href).href;
    const called = [...servers].find(([address]) => url.startsWith(`${address}/`));
    return called ? called[1].fetch(new Request(input, init)) : fetch.call(window, input, init);
  };
}
