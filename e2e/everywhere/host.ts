import type { EVENT_NAMES } from './probe.tsx';

/** What a host shows: two probes, the second with all values, listeners and a child, unless hidden. */
export interface Scene {
  readonly count: number;
  readonly isShown: boolean;
}

/** What the second probe gets. */
export const values = {
  bool: true,
  num: 42,
  str: 'Aferir',
  arr: ['d', 'i'],
  obj: { org: 'Empresa Exemplo' },
  camelCaseObj: { label: 'Estável' },
};

/** Who listens, by the name of an event; `imperative` is a listener added to the element itself. */
export type Listeners = Readonly<Record<(typeof EVENT_NAMES)[number] | 'imperative', () => void>>;

type Show = (scene: Scene) => void;

/** Shows the scene as the framework's own pages do; gives a function that shows another. */
export type Mount = (into: HTMLElement, scene: Scene, listeners: Listeners) => Show | Promise<Show>;
