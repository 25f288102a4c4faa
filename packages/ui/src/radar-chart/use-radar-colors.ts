import { type RefObject, useLayoutEffect, useState } from 'react';
import { type TokenName, tokenValue } from '../tokens/index.ts';
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
    setColors(isForPaper && root.current ? colorsInForce(root.current) : onScreen);
  }, [root, isForPaper]);

  return colors;
}

// A token itself may read `light-dark()`: which of the two it is shows on an element that uses it.
function colorsInForce(root: HTMLElement): RadarColors {
  const probe = document.createElement('span');
  root.append(probe);
  const colors = readColors((name) => {
    probe.style.color = tokenValue(name);
    return getComputedStyle(probe).color;
  });
  probe.remove();
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
