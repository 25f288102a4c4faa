import { type ReactNode, useLayoutEffect } from 'react';
import foundationCss from '../packages/ui/src/tokens/foundation.css?raw';
import { readFoundation } from '../packages/ui/src/tokens/read-schemes.ts';

const sizes = [...readFoundation(foundationCss)].filter(([name]) =>
  /^(?:font-size|line-height)-/.test(name),
);

interface TextSizeProps {
  /** In percent of the kit's own. */
  size: number;
  children: ReactNode;
}

/** Shows a story in a larger text, as a host sets it for its whole page: what floats is larger too. */
export function TextSize({ size, children }: TextSizeProps) {
  useLayoutEffect(() => {
    if (size === 100) return;
    const { style } = document.documentElement;
    for (const [name, value] of sizes) {
      style.setProperty(`--aferir-${name}`, `${(Number.parseFloat(value) * size) / 100}px`);
    }
    return () => {
      for (const [name] of sizes) style.removeProperty(`--aferir-${name}`);
    };
  }, [size]);
  return children;
}
