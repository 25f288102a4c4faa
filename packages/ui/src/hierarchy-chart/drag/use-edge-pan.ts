import { useEffect, useRef } from 'react';
import { useStableHandler } from '../../stable-handler/index.ts';
import type { ChartView } from '../view/chart-view.ts';
import type { Point } from '../view/rect.ts';

/** How near to an edge of the frame something dragged pushes the drawing on, in pixels. */
const EDGE = 56;

/** The most that it is pushed in a frame of the screen, in pixels: at the edge itself. */
const SPEED = 14;

/** Pushes a drawing on while something is held near an edge of its frame. */
export function useEdgePan(view: ChartView, onPan: () => void) {
  const frame = useRef<number>(undefined);
  const point = useRef<Point>(undefined);
  const told = useStableHandler(onPan);

  function end() {
    cancelAnimationFrame(frame.current ?? 0);
    frame.current = undefined;
  }

  function step() {
    frame.current = undefined;
    const { x, y } = point.current ?? { x: 0, y: 0 };
    const push = { x: pushAt(x, view.size.width), y: pushAt(y, view.size.height) };
    if (push.x === 0 && push.y === 0) return;
    view.panBy(push.x, push.y);
    told();
    frame.current ??= requestAnimationFrame(step);
  }

  useEffect(() => () => cancelAnimationFrame(frame.current ?? 0), []);

  return {
    begin(at: Point) {
      point.current = at;
      frame.current ??= requestAnimationFrame(step);
    },
    end,
  };
}

/** How far the drawing goes for something at a distance from the first edge. */
function pushAt(distance: number, room: number): number {
  if (distance < EDGE) return SPEED * Math.min(1, 1 - distance / EDGE);
  const left = room - distance;
  return left < EDGE ? -SPEED * Math.min(1, 1 - left / EDGE) : 0;
}
