import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSteadySource } from './use-steady-source.ts';

const first = '/videos/a.mp4?assinatura=1';
const second = '/videos/a.mp4?assinatura=2';
const third = '/videos/a.mp4?assinatura=3';

/** A video of which the first ten seconds have been read. */
function videoAt(currentTime: number, isPlaying: boolean): HTMLVideoElement {
  const video = document.createElement('video');
  const buffered = { length: 1, start: () => 0, end: () => 10 };
  Object.defineProperties(video, {
    buffered: { value: buffered },
    paused: { value: !isPlaying },
    currentTime: { value: currentTime, writable: true },
  });
  return video;
}

function follow(video: HTMLVideoElement) {
  const renew = vi.fn();
  const hook = renderHook(({ newest }) => useSteadySource({ current: video }, newest, renew), {
    initialProps: { newest: first },
  });
  return {
    renew,
    renewTo: (newest: string) => hook.rerender({ newest }),
    src: () => hook.result.current.src,
    seek: () => act(() => hook.result.current.onSeeking()),
    /** Whether another address is tried. */
    fail() {
      let isTried = false;
      act(() => {
        isTried = hook.result.current.onError();
      });
      return isTried;
    },
    load: () => act(() => hook.result.current.onReady()),
  };
}

let play: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  play.mockClear();
});

describe('a renewed address', () => {
  it('leaves what plays alone, and a jump to what has been read', () => {
    const source = follow(videoAt(5, true));
    source.renewTo(second);
    source.seek();
    expect(source.src()).toBe(first);
  });

  it('is taken by a jump beyond that; what played goes on from there', () => {
    const video = videoAt(40, true);
    const source = follow(video);
    source.renewTo(second);
    source.seek();
    expect(source.src()).toBe(second);
    video.currentTime = 0;
    source.load();
    expect(video.currentTime).toBe(40);
    expect(play).toHaveBeenCalledOnce();
  });

  it('lets a video that was paused stay so', () => {
    const video = videoAt(40, false);
    const source = follow(video);
    source.renewTo(second);
    source.seek();
    source.load();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a video that can not be read', () => {
  it('is tried by a renewed address that is there already', () => {
    const source = follow(videoAt(12, true));
    source.renewTo(second);
    source.fail();
    expect([source.src(), source.renew.mock.calls.length]).toEqual([second, 0]);
  });

  it('asks for another address, is tried by it, and asks once more', () => {
    const source = follow(videoAt(12, true));
    source.fail();
    expect(source.renew).toHaveBeenCalledOnce();
    source.renewTo(second);
    expect(source.src()).toBe(second);
    source.fail();
    source.renewTo(third);
    expect([source.src(), source.renew.mock.calls.length]).toEqual([third, 2]);
  });

  it('is given up where the address stays the same', () => {
    const source = follow(videoAt(12, true));
    expect([source.fail(), source.fail()]).toEqual([true, false]);
    expect([source.src(), source.renew.mock.calls.length]).toEqual([first, 1]);
  });
});
