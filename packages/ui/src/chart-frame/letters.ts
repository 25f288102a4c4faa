/** The size of the letters in a chart's frame, in pixels, where the page's text is as large as a browser has it at first. */
export const LETTERS = 14;
