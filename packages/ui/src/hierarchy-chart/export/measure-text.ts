/** A font as a drawing uses it. */
export interface TextFont {
  size: number;
  weight: number;
}

/** How wide a text is in a font, in pixels. */
export type TextMeasure = (text: string, font: TextFont) => number;

/** Measures texts as the page would draw them. It asks once for each text: most of them stand in many nodes. */
export function createTextMeasure(fontFamily: string): TextMeasure {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('This browser draws no text on a canvas.');
  const known = new Map<string, number>();
  return (text, { size, weight }) => {
    const font = `${weight} ${size}px ${fontFamily}`;
    const key = `${font} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    pen.font = font;
    const { width } = pen.measureText(text);
    known.set(key, width);
    return width;
  };
}
