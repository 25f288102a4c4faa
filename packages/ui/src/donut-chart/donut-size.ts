import { LETTERS } from '../chart-frame/letters.ts';

/** The width and the height of the drawing, in its own pixels. */
export const SIZE = 220;

/** How large it is shown: its letters as large as those beside it, where there is room. */
export const shownSize = `min(100%, ${SIZE / LETTERS}em)`;
