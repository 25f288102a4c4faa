import { type RefObject, useLayoutEffect, useState } from 'react';
import { type TokenName, tokenProperty, tokenValue } from '../tokens/index.ts';
import type { RadarColors } from './radar-chart-types.ts';

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
    if (!isForPaper || !root.current) return setColors(onScreen);
    const computed = getComputedStyle(root.current);
    setColors(
      readColors(
        (name) => computed.getPropertyValue(tokenProperty(name)).trim() || tokenValue(name),
      ),
    );
  }, [root, isForPaper]);

  return colors;
}

function readColors(read: (name: TokenName) => string): RadarColors {
  return {
    grid: read('color-chart-grid'),
    text: read('color-text'),
    mutedText: read('color-text-muted'),
    series: [read('color-chart-1'), read('color-chart-2')],
  };
}
