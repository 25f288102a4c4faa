import { wrapLabel } from '../chart-frame/wrap-label.ts';

export const lineHeight = 18;
export const barHeight = 18;

const LETTER = 7.2;
const FEWEST_LETTERS = 12;
const MOST_LINES = 4;
/** Between the words above a bar and the bar, and from it to the next one. */
const GAP = 6;
const AFTER = 16;
/** Between what a bar stands for and its value. */
const BETWEEN = 16;
/** Below this width a note stands in a line of its own. */
const NARROW = 480;

/** What is written of a bar. */
export interface BarWords {
  label: string;
  note: string | undefined;
  /** Its value. */
  end: string;
}

/** Where the words and the bar stand. */
export interface BarPlace {
  /** The top of the words. */
  top: number;
  lines: readonly string[];
  /** The note where it stands before the value. */
  noteBeside: string | undefined;
  /** The note where it stands below the label. */
  noteBelow: string | undefined;
  barTop: number;
}

/** Where everything stands in a chart of bars. */
export interface BarLayout {
  places: readonly BarPlace[];
  height: number;
}

/** Puts the bars below each other, each under its label, which is wrapped into the room that the value leaves. */
export function layOutBars(words: readonly BarWords[], width: number): BarLayout {
  const isNarrow = width < NARROW;
  const places: BarPlace[] = [];
  let top = 0;
  for (const { label, note, end } of words) {
    const beside = isNarrow || !note ? end : `${note} · ${end}`;
    const room = width - beside.length * LETTER - BETWEEN;
    const letters = Math.max(FEWEST_LETTERS, Math.floor(room / LETTER));
    const lines = wrapLabel(label, letters, MOST_LINES);
    const rows = lines.length + (isNarrow && note ? 1 : 0);
    const barTop = top + rows * lineHeight + GAP;
    places.push({
      top,
      lines,
      noteBeside: isNarrow ? undefined : note,
      noteBelow: isNarrow ? note : undefined,
      barTop,
    });
    top = barTop + barHeight + AFTER;
  }
  return { places, height: Math.max(0, top - AFTER) };
}

/** What fits on a part of a bar: what it is with its value, what it is, or nothing. */
export function partText(name: string, value: string, width: number): string {
  const texts = [`${name}: ${value}`, name];
  return texts.find((text) => text.length * LETTER + 8 <= width) ?? '';
}
