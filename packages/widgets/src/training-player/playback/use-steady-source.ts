import { type RefObject, useEffect, useRef, useState } from 'react';
import { playVideo } from './play-video.ts';

/** What a video is read from, and what is done where the address it has does not do any more. */
export interface SteadySource {
  readonly src: string;
  /** To be called when what is needed now is not in the buffer: the moment to change without a stutter. */
  onSeeking(): void;
  /** The video can't be read; whether another address is tried. */
  onError(): boolean;
  /** The video can be read: it goes on where it was. */
  onReady(): void;
}

interface HeldPlace {
  readonly time: number;
  readonly isPlaying: boolean;
}

/**
 * Changes the address of a video only when it reads something anew. What plays goes on reading by the address that it
 * began with, and a change would interrupt it.
 */
export function useSteadySource(
  video: RefObject<HTMLVideoElement | null>,
  newest: string,
  renew: () => void,
): SteadySource {
  const [src, setSrc] = useState(newest);
  const held = useRef<HeldPlace>(undefined);
  const isFailed = useRef(false);

  function adopt(address: string) {
    const player = video.current;
    if (!player) return;
    held.current ??= { time: player.currentTime, isPlaying: !player.paused };
    isFailed.current = false;
    setSrc(address);
  }

  useEffect(() => {
    if (isFailed.current && newest !== src) adopt(newest);
  });

  return {
    src,
    onSeeking() {
      const player = video.current;
      if (player && newest !== src && !isBuffered(player)) adopt(newest);
    },
    onError() {
      const player = video.current;
      if (!player) return false;
      if (newest !== src) {
        adopt(newest);
        return true;
      }
      if (isFailed.current) return false;
      isFailed.current = true;
      held.current ??= { time: player.currentTime, isPlaying: !player.paused };
      renew();
      return true;
    },
    onReady() {
      const player = video.current;
      const before = held.current;
      if (!player || !before) return;
      held.current = undefined;
      player.currentTime = before.time;
      if (before.isPlaying) playVideo(player);
    },
  };
}

function isBuffered({ buffered, currentTime }: HTMLVideoElement): boolean {
  return Array.from({ length: buffered.length }, (_, index) => index).some(
    (index) => buffered.start(index) <= currentTime && currentTime < buffered.end(index),
  );
}
