import type { PathOf } from '@aferir/api-client';

/** The first call of an element, begun while its code was still on the way. */
export interface OpeningCall {
  readonly url: string;
  /** When it began, in milliseconds since the page did. */
  readonly startedAt: number;
  readonly reply: Promise<Response>;
}

/** An element that the loader has found: its opening call waits here for its code. */
export interface FoundElement extends HTMLElement {
  aferirOpening?: OpeningCall | undefined;
  apiBase?: unknown;
  hs?: unknown;
}

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** An address that the contract has, below its base. */
export type OpeningAddress = Filled<PathOf<'get'>> | `${Filled<PathOf<'get'>>}?${string}`;

/**
 * Says by which path an element begins that a link opens: the very address that its code asks for, with
 * the hash as it stands in one. Undefined where it begins with something else.
 */
export type OpeningPath = (hs: string, element: FoundElement) => OpeningAddress | undefined;

/** Whether an element has a property, or any attribute that stands for it. */
export function isGiven(element: HTMLElement, property: string, ...attributes: string[]): boolean {
  const value: unknown = Reflect.get(element, property);
  return value !== undefined || attributes.some((name) => element.hasAttribute(name));
}
