import type { Listeners, Mount, Scene } from './host.ts';

/** What both versions of React make elements by. */
interface React {
  createElement(type: unknown, props: object | null, ...children: unknown[]): unknown;
}

/** What both of them draw by. */
interface Root {
  render(page: unknown): void;
}

/** Shows the scene with one version of React; `Full` is the probe with all values. */
export function mountReact(
  { createElement }: React,
  createRoot: (into: HTMLElement) => Root,
  Full: (props: { count: number; listeners: Listeners }) => unknown,
): Mount {
  function Page({ count, isShown, listeners }: Scene & { listeners: Listeners }) {
    return createElement(
      'main',
      null,
      createElement('aferir-probe', null),
      isShown ? createElement(Full, { count, listeners }) : null,
    );
  }

  return (into, first, listeners) => {
    const root = createRoot(into.appendChild(document.createElement('div')));
    const show = (scene: Scene) => root.render(createElement(Page, { ...scene, listeners }));
    show(first);
    return show;
  };
}
