import { type RefObject, useLayoutEffect, useState } from 'react';
import { colorsInForce } from '../tokens/colors-in-force.ts';
import { type TokenName, tokenValue } from '../tokens/index.ts';
import type { RadarColors } from './radar-chart-types.ts';

const names = [
  'color-chart-grid',
  'color-text',
  'color-text-muted',
  'color-chart-1',
  'color-chart-2',
  'color-chart-3',
  'color-chart-4',
] as const satisfies readonly TokenName[];

const onScreen = readColors(tokenValue);

/**
 * The chart's colors. On screen they are references to tokens, which follow the theme; for paper
 * they are the plain colors in force, because an exported drawing has no tokens to look up.
 */
export function useRadarColors(
  root: RefObject<HTMLElement | null>,
  isForPaper: boolean,
): RadarColors {
  const [colors, setColors] = useState(onScreen);

  useLayoutEffect(() => {
    const plain = isForPaper && root.current ? colorsInForce(root.current, names) : null;
    setColors(plain ? readColors((name) => plain[name]) : onScreen);
  }, [root, isForPaper]);

  return colors;
}

function readColors(read: (name: (typeof names)[number]) => string): RadarColors {
  return {
    grid: read('color-chart-grid'),
    text: read('color-text'),
    mutedText: read('color-text-muted'),
    series: [
      read('color-chart-1'),
      read('color-chart-2'),
      read('color-chart-3'),
      read('color-chart-4'),
    ],
  };
}
