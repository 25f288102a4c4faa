import { loadChunk } from '@aferir/widgets';
import type { ReactElement } from 'react';
import type { Address } from './guard.ts';
import { findLinkRoute } from './link-routes.ts';
import type { AppServices } from './services/app-services.ts';
import { LostChunkState } from './shared/states/failure-states.tsx';
import { FramedLostChunk } from './shared/states/framed-lost-chunk.tsx';

/** What is shown at an address, once its code is there. */
export interface LoadedPages {
  /** One page that a link opens, or every page of the app. */
  readonly kind: 'link-page' | 'whole-app';
  /** Called once, when the address has been entered. */
  readonly open: () => ReactElement;
}

/** What is shown, and where. */
export interface ShownPages {
  readonly kind: LoadedPages['kind'];
  readonly address: Address;
  readonly content: ReactElement;
}

/** Fetches the code of what is shown at an address; code that is lost is a page that says so. */
export async function loadPages(address: Address, services: AppServices): Promise<LoadedPages> {
  const route = findLinkRoute(address);
  try {
    if (route) {
      const { Component } = await loadChunk(route.load);
      return { kind: 'link-page', open: () => <Component /> };
    }
    const { openWholeApp } = await loadChunk(() => import('./whole-app.tsx'));
    return { kind: 'whole-app', open: () => openWholeApp(services) };
  } catch {
    return { kind: 'link-page', open: () => (route ? <LostChunkState /> : <FramedLostChunk />) };
  }
}

/** Opens what was loaded for the address that the document has now. */
export function openHere({ kind, open }: LoadedPages): ShownPages {
  const { pathname, search } = window.location;
  return { kind, address: { pathname, search }, content: open() };
}
