import { type RefObject, useLayoutEffect, useState } from 'react';
import { LETTERS } from './letters.ts';

/** What room a place has for a drawing whose letters are of a fixed size. */
export interface Room {
  /** How wide the place is, in pixels of the drawing. */
  width: number;
  /** How high it is, likewise. */
  height: number;
  /** How many pixels of the page one of the drawing takes, so that its letters are as large as the place's. */
  scale: number;
}

/** What is known of a drawing before its place is measured. */
export type UsualRoom = Pick<Room, 'width'> & Partial<Pick<Room, 'height'>>;

/** Measures a place in a chart's frame; it is as `usual` where nothing can be measured. */
export function useRoom(place: RefObject<HTMLElement | null>, usual: UsualRoom): Room {
  const { width, height = 0 } = usual;
  const [room, setRoom] = useState<Room>({ width, height, scale: 1 });

  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    measure();
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();

    function measure() {
      const { clientWidth, clientHeight } = place.current ?? {};
      if (!place.current || !clientWidth) return;
      const scale = Number.parseFloat(getComputedStyle(place.current).fontSize) / LETTERS || 1;
      const next = { width: clientWidth / scale, height: Number(clientHeight) / scale, scale };
      setRoom((former) => (isSame(former, next) ? former : next));
    }
  }, [place]);

  return room;
}

function isSame(one: Room, other: Room): boolean {
  return one.width === other.width && one.height === other.height && one.scale === other.scale;
}
