import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Effects, onEntering } from './use-effects-of.ts';
import { useMachine } from './use-machine.ts';

type Door =
  | { readonly step: 'closed' }
  | { readonly step: 'opening'; readonly percent: number }
  | { readonly step: 'open' };
type DoorEvent = { readonly type: 'pushed' } | { readonly type: 'moved'; readonly percent: number };

const closed: Door = { step: 'closed' };

function transition(door: Door, event: DoorEvent): Door {
  switch (door.step) {
    case 'closed':
      return event.type === 'pushed' ? { step: 'opening', percent: 0 } : door;
    case 'opening':
      if (event.type !== 'moved') return door;
      return event.percent === 100 ? { step: 'open' } : { step: 'opening', percent: event.percent };
    case 'open':
      return door;
  }
}

function run(effects: Effects<Door>) {
  const { result, rerender, unmount } = renderHook(
    () => useMachine({ initial: closed, transition, effects }),
    { wrapper: StrictMode },
  );
  return {
    door: () => result.current[0],
    send: (event: DoorEvent) => act(() => result.current[1](event)),
    rerender,
    unmount,
  };
}

describe('useMachine', () => {
  it('runs the effect of the first state, once although React mounts twice', () => {
    const effect = vi.fn();
    run({ closed: effect });
    expect(effect).toHaveBeenCalledExactlyOnceWith(closed, undefined);
  });

  it('runs the effect of each state once, with the one before', () => {
    const opening = vi.fn();
    const machine = run({ opening });
    machine.send({ type: 'pushed' });
    machine.rerender();
    expect(opening).toHaveBeenCalledExactlyOnceWith({ step: 'opening', percent: 0 }, closed);
    machine.send({ type: 'moved', percent: 40 });
    expect(opening.mock.calls.map(([{ percent }]) => percent)).toEqual([0, 40]);
  });

  it('runs nothing for an event that changes nothing', () => {
    const effect = vi.fn();
    const machine = run({ closed: effect });
    machine.send({ type: 'moved', percent: 40 });
    expect(machine.door()).toBe(closed);
    expect(effect).toHaveBeenCalledOnce();
  });

  it('runs an effect on entering, and not for changes within the step', () => {
    const entered = vi.fn();
    const machine = run({ opening: onEntering(entered) });
    machine.send({ type: 'pushed' });
    machine.send({ type: 'moved', percent: 40 });
    expect(entered).toHaveBeenCalledExactlyOnceWith({ step: 'opening', percent: 0 }, closed);
  });

  it('takes what an effect reports as the next event', async () => {
    const { result } = renderHook(() => {
      const [door, send] = useMachine<Door, DoorEvent>({
        initial: closed,
        transition,
        effects: {
          closed: () => {
            send({ type: 'pushed' });
          },
          opening: async () => {
            await Promise.resolve();
            send({ type: 'moved', percent: 100 });
          },
        },
      });
      return door;
    });
    await act(async () => undefined);
    expect(result.current).toEqual({ step: 'open' });
  });
});
