import type { TextRun } from './text-runs.ts';

/** Reads off the texts of a drawing line by line, in the order in which they stand in it. */
export function textRunsOfSvg(svg: string): TextRun[] {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const drawing = document.importNode(documentElement, true);
  const stage = document.createElement('div');
  stage.inert = true;
  stage.style.cssText = 'all:initial;position:fixed;top:0;left:-20000px';
  stage.append(drawing);
  document.body.append(stage);
  try {
    const origin = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll<SVGTextContentElement>(LINES)].map((line) =>
      runOf(line, origin),
    );
  } finally {
    stage.remove();
  }
}

/** A text of several lines has one of these for each. */
const LINES = 'tspan, text:not(:has(tspan))';

function runOf(line: SVGTextContentElement, origin: DOMRect): TextRun {
  const { left, top, width, height } = line.getBoundingClientRect();
  const scale = line.getScreenCTM()?.d ?? 1;
  return {
    text: line.textContent.trim(),
    left: left - origin.left,
    top: top - origin.top,
    width,
    height,
    fontSize: Number.parseFloat(getComputedStyle(line).fontSize) * scale,
  };
}
