/** How often in a row the height may change that no act of the person explains. */
const MOST_UNEXPLAINED = 16;

/** What differs by less is the same height. */
const HYSTERESIS = 1;

/** What of a window is followed; replaced in tests. */
export type FollowedWindow = Pick<Window, 'addEventListener' | 'innerWidth'>;

/** Asks for room. */
export interface FollowedHeight {
  /** Asks for this height at least, as long as something floats over the page. */
  needAtLeast(height: number): void;
}

/**
 * Tells how high the content is, whenever that changes. A page whose height goes by that of its frame would
 * drive both without end: after some changes in a row that neither an act of the person nor a new width
 * explains, nothing more is told until there is one.
 */
export function followHeight(
  content: HTMLElement,
  tell: (height: number) => void,
  own: FollowedWindow = window,
): FollowedHeight {
  const widths = new Set<number>();
  let told = 0;
  let least = 0;
  let unexplained = 0;

  function measure() {
    const needed = Math.max(Math.ceil(content.getBoundingClientRect().height), least);
    if (Math.abs(needed - told) <= HYSTERESIS) return;
    if (!widths.has(own.innerWidth)) unexplained = 0;
    widths.add(own.innerWidth);
    if (unexplained >= MOST_UNEXPLAINED) return;
    unexplained += 1;
    told = needed;
    tell(needed);
  }

  function forget() {
    unexplained = 0;
    widths.clear();
  }

  for (const act of ['pointerdown', 'keydown', 'input']) {
    own.addEventListener(act, forget, { capture: true, passive: true });
  }
  new ResizeObserver(measure).observe(content);

  return {
    needAtLeast(height) {
      least = height;
      measure();
    },
  };
}
