import { type RefObject, useLayoutEffect, useState } from 'react';

/** What room a place has for a drawing whose letters are of a fixed size. */
export interface Room {
  /** How wide the place is, in pixels of the drawing. */
  width: number;
  /** How many pixels of the page one of the drawing takes, so that its letters are as large as the place's. */
  scale: number;
}

/** Measures a place; `usual` is its width, and the size of the drawing's letters, where nothing can be measured. */
export function useRoom(
  place: RefObject<HTMLElement | null>,
  usual: { width: number; fontSize: number },
): Room {
  const [room, setRoom] = useState<Room>({ width: usual.width, scale: 1 });
  const { fontSize } = usual;

  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    measure();
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();

    function measure() {
      if (!place.current?.clientWidth) return;
      const scale = Number.parseFloat(getComputedStyle(place.current).fontSize) / fontSize || 1;
      const width = place.current.clientWidth / scale;
      setRoom((before) =>
        before.width === width && before.scale === scale ? before : { width, scale },
      );
    }
  }, [place, fontSize]);

  return room;
}
