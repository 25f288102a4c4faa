import { afterEach, expect, it, vi } from 'vitest';
import { type FollowedWindow, followHeight } from './follow-height.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A content whose height is set, and the heights that are told of it. */
function follow() {
  const told: number[] = [];
  const content = document.createElement('div');
  let measure = () => {};
  let height = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
    },
  );
  content.getBoundingClientRect = () => ({ height }) as DOMRect;
  const events = new EventTarget();
  const own = { innerWidth: 800, addEventListener: events.addEventListener.bind(events) };
  const followed = followHeight(content, (one) => told.push(one), own as FollowedWindow);
  const become = (next: number) => {
    height = next;
    measure();
  };
  const act = (name: string) => events.dispatchEvent(new Event(name));
  return { told, own, followed, become, act };
}

it('tells each height once, in whole pixels', () => {
  const { told, become } = follow();
  for (const height of [300, 300, 300.4, 420.2, 420.9, 250]) become(height);
  expect(told).toEqual([300, 421, 250]);
});

it('comes to an end where the height goes by that of the frame', () => {
  const { told, become } = follow();
  const grow = (steps: number) => {
    for (let step = 0; step < steps; step += 1) become((told.at(-1) ?? 0) + 10);
  };
  grow(200);
  const most = told.length;
  expect(most).toBeLessThan(20);
  grow(200);
  expect(told).toHaveLength(most);
});

it('comes to an end where two widths have heights that lead to each other', () => {
  const { told, own, become } = follow();
  for (let step = 0; step < 200; step += 1) {
    own.innerWidth = step % 2 === 0 ? 785 : 800;
    become(step % 2 === 0 ? 500 : 700);
  }
  expect(told.length).toBeLessThan(20);
});

it.each(['pointerdown', 'keydown', 'input'])('goes on after a %s', (name) => {
  const { told, become, act } = follow();
  for (let height = 1; height < 400; height += 10) become(height);
  const most = told.length;
  act(name);
  become(900);
  expect(told).toHaveLength(most + 1);
  expect(told.at(-1)).toBe(900);
});

it('follows a window that is being drawn wider for as long as it takes', () => {
  const { told, own, become } = follow();
  for (let step = 0; step < 100; step += 1) {
    own.innerWidth = 400 + step;
    become(2000 - step * 10);
  }
  expect(told).toHaveLength(100);
});

it('asks for room for what floats over a small page, and gives it back', () => {
  const { told, followed, become } = follow();
  become(200);
  followed.needAtLeast(640);
  followed.needAtLeast(0);
  expect(told).toEqual([200, 640, 200]);
});
