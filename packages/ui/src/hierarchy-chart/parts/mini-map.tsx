import { clsx } from 'clsx';
import {
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import floatingStyles from '../../overlay/floating.module.css';
import type { HierarchyLayout } from '../layout/hierarchy-layout.ts';
import type { ChartView } from '../view/chart-view.ts';
import { centered } from '../view/places.ts';
import styles from './chart-tools.module.css';
import { frameIn, mapPathOf, mapScaleOf } from './map-scale.ts';

interface MiniMapProps {
  layout: HierarchyLayout;
  view: ChartView;
}

/** How long after the drawing itself its map is drawn, in milliseconds. */
const DELAY = 100;

/**
 * All of a drawing that does not fit its frame, and where the frame is; pressing or dragging in it moves there. It is
 * for the pointer alone: keys and readers go from node to node.
 */
export function MiniMap({ layout, view }: MiniMapProps) {
  const isNeeded = () => {
    const { left, top, right, bottom } = layout.bounds;
    const { size, transform } = view;
    return (right - left) * transform.k > size.width || (bottom - top) * transform.k > size.height;
  };
  return useSyncExternalStore(view.subscribe, isNeeded, () => false) ? (
    <DrawnMap layout={layout} view={view} />
  ) : null;
}

function DrawnMap({ layout, view }: MiniMapProps) {
  const drawn = useSettled(layout);
  const scale = useMemo(() => mapScaleOf(drawn.bounds), [drawn]);
  const path = useMemo(() => mapPathOf(drawn, scale), [drawn, scale]);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const { left, top, right, bottom } = frameIn(scale, view.visible);
      const style = frame.current?.style;
      if (!style) return;
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${right - left}px`;
      style.height = `${bottom - top}px`;
    };
    place();
    return view.subscribe(place);
  }, [scale, view]);

  function moveTo({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) {
    view.moveTo(centered(scale.fromMap({ x, y }), view.transform, view.size));
  }

  return (
    <div
      aria-hidden
      className={clsx('aferir-hierarchy-map', styles.map, floatingStyles.surface)}
      style={{ inlineSize: scale.width, blockSize: scale.height }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
    >
      <svg className={styles.mapNodes} width={scale.width} height={scale.height} aria-hidden>
        <path d={path} />
      </svg>
      <div ref={frame} className={styles.mapFrame} />
    </div>
  );
}

/** What a value has been for a moment: what has been opened shows first, and its map after it. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
