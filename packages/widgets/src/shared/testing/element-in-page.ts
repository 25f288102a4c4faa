import { type BoundFunctions, type queries, within } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import type { AferirTags } from '../../generated/element-types.ts';

/** Lets elements draw by themselves, as they do in a host's page, and clears it after each test. */
export function drawInPage(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  afterEach(async () => {
    document.body.replaceChildren();
    await settle();
    vi.unstubAllGlobals();
  });
}

/** Lets an element do what it has put off, and React draw what comes of it. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Puts an element with these properties into the page. */
export function addToPage<Tag extends keyof AferirTags>(
  tag: Tag,
  properties?: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag];
export function addToPage(tag: string, properties?: object): HTMLElement;
export function addToPage(tag: string, properties: object = {}): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  document.body.append(element);
  return element;
}

/** What the widget of an element shows, without what floats over it. */
export function inside(element: HTMLElement): BoundFunctions<typeof queries> {
  const widget = element.shadowRoot?.querySelector<HTMLElement>(
    '.aferir-theme:not(.aferir-portals)',
  );
  return within(widget ?? element);
}
