import { defineElement } from '../../packages/widgets/src/shared/element/define-element.ts';
import { shapeOf } from '../../packages/widgets/src/shared/element/element-definition.ts';
import { createShellClass } from '../../packages/widgets/src/shared/element/element-shell.ts';
import { patience } from '../../scripts/lib/patience.ts';
import { type Mount, type Scene, values } from './host.ts';
import { EVENT_NAMES, probeElement } from './probe.tsx';

/** When the code of the element comes: before the host draws, or after, as from a loader. */
export type Order = 'code first' | 'code later';

const { tag } = probeElement;

/** Waits until something is so; what never is fails by its name. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + patience.expectation;
  while (!isSo() && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** The sixteen assertions of Custom Elements Everywhere; gives the names of those that fail. */
export async function runAssertions(mount: Mount, order: Order): Promise<string[]> {
  const failed: string[] = [];
  const check = (name: string, holds: boolean) => {
    if (!holds) failed.push(name);
  };
  const heard = new Set<string>();
  const listenerNames = [...EVENT_NAMES, 'imperative'] as const;
  const listeners = Object.fromEntries(
    listenerNames.map((name) => [name, () => void heard.add(name)]),
  ) as Parameters<Mount>[2];

  customElements.define(tag, createShellClass(shapeOf(probeElement)));
  if (order === 'code first') defineElement(probeElement);
  const scene: Scene = { count: 1, isShown: true };
  const show = await mount(document.body, scene, listeners);
  const probes = () => [...document.querySelectorAll<HTMLElement>(tag)];
  const button = (probe: HTMLElement | undefined) => probe?.shadowRoot?.querySelector('button');
  await until(() => probes().length === 2);
  if (order === 'code later') defineElement(probeElement);
  await until(() => probes().every(button));

  const [bare, full] = probes();
  check('is shown without children', button(bare)?.textContent === '{}');
  check('is shown with what is in its shadow root', Boolean(button(full)));
  const received = JSON.parse(button(full)?.textContent ?? '{}');
  for (const [name, value] of Object.entries(values)) {
    check(`takes ${name}`, JSON.stringify(received[name]) === JSON.stringify(value));
  }
  check('keeps nothing in attributes as [object Object]', !full?.outerHTML.includes('[object'));

  button(full)?.click();
  check('is heard by a listener of its own', heard.has('imperative'));
  for (const name of EVENT_NAMES) check(`is heard declaratively: ${name}`, heard.has(name));

  const childText = () => probes()[1]?.textContent?.trim();
  const first = childText();
  show({ count: 2, isShown: true });
  await until(() => childText() === '2');
  check('passes children on, and their changes', first === '1' && childText() === '2');
  show({ count: 2, isShown: false });
  await until(() => probes().length === 1);
  const hidden = probes().length;
  show({ count: 3, isShown: true });
  await until(() => Boolean(button(probes()[1])));
  check('is hidden and shown again', hidden === 1 && button(probes()[1])?.textContent !== '{}');
  return failed;
}
