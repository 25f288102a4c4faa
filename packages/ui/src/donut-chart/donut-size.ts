/** The width and the height of the drawing, in its own pixels. */
export const SIZE = 220;

/** The size of the letters on the ring, in the drawing's own pixels. */
export const fontSize = 14;

/** How large it is shown: its letters as large as those beside it, where there is room. */
export const shownSize = `min(100%, ${SIZE / fontSize}em)`;
