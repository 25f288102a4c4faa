import { loadChunk } from '@aferir/widgets';
import { type DirectPage, findDirectRoute } from './direct-routes.ts';
import type { Address } from './guard.ts';
import type { OpenedPages } from './opened-pages.ts';
import { type AppServices, visitorOf } from './services/app-services.ts';
import { inTime } from './shared/lib/in-time.ts';
import { type AddressOfEntry, addressOfDocument } from './shared/navigation/address-of-document.ts';
import { LostChunkState } from './shared/states/failure-states.tsx';
import { FramedLostChunk } from './shared/states/framed-lost-chunk.tsx';

/** What is shown at an address, once its code is there. */
export interface LoadedPages {
  /** One page by itself, or every page of the app. */
  readonly kind: 'direct-page' | 'whole-app';
  /** Reads ahead what is shown first. */
  readonly prepare?: () => Promise<unknown>;
  /** Called once, when the address has been entered. */
  readonly open: () => OpenedPages | Promise<OpenedPages>;
}

/** What is shown, and where. */
export interface ShownPages extends OpenedPages {
  readonly kind: LoadedPages['kind'];
  readonly address: AddressOfEntry;
}

/** How long to wait for replies to be read that have come before the code; others are waited for on the page. */
const REPLIES_THERE_MS = 50;

/** Opens what the document was opened at. */
export async function openDocument(services: AppServices): Promise<ShownPages> {
  const loaded = await loadPages(window.location, services);
  await inTime(loaded.prepare?.(), REPLIES_THERE_MS);
  return openHere(loaded);
}

/** Fetches the code of what is shown at an address; code that is lost is a page that says so. */
export async function loadPages(address: Address, services: AppServices): Promise<LoadedPages> {
  const route = findDirectRoute(address, () => visitorOf(services));
  try {
    if (route) return showing(await loadChunk(route.load), services);
    const { openWholeApp } = await loadWholeApp();
    return { kind: 'whole-app', open: () => openWholeApp(services) };
  } catch {
    return showing({ Component: route ? LostChunkState : FramedLostChunk }, services);
  }
}

/** Fetches the code of the whole app before anything leads to it. */
export async function loadWholeAppAhead(): Promise<void> {
  await loadWholeApp().catch(() => undefined);
}

/** Opens what was loaded for the address that the document has now. */
export async function openHere({ kind, open }: LoadedPages): Promise<ShownPages> {
  const opened = await open();
  return { kind, address: addressOfDocument(), ...opened };
}

function loadWholeApp() {
  return loadChunk(() => import('./whole-app.tsx'));
}

function showing({ Component, prepare }: DirectPage, services: AppServices): LoadedPages {
  return {
    kind: 'direct-page',
    prepare: async () => prepare?.(services),
    open: () => ({ content: <Component /> }),
  };
}
