import { createContext, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** The color that a theme takes where the page has set no brand, and who asks for one. */
export interface DefaultBrand {
  readonly color: string | undefined;
  /** Asks for a color; the latest who still asks is heard. Returns how to take it back. */
  readonly ask: (color: string) => () => void;
}

/** The default brand of the outermost theme around. */
export const DefaultBrandContext = createContext<DefaultBrand | null>(null);

/** The default brand of a theme: that of the one around, or its own. */
export function useDefaultBrand(): DefaultBrand {
  const outer = use(DefaultBrandContext);
  const [asked, setAsked] = useState<readonly { readonly color: string }[]>([]);
  const color = asked.at(-1)?.color;
  const ask = useCallback((wanted: string) => {
    const wish = { color: wanted };
    setAsked((wishes) => [...wishes, wish]);
    return () => setAsked((wishes) => wishes.filter((one) => one !== wish));
  }, []);
  const own = useMemo<DefaultBrand>(() => ({ color, ask }), [color, ask]);
  return outer ?? own;
}

/**
 * Colors the theme around by a brand, `#rgb` or `#rrggbb`, for as long as the caller is shown: where the page
 * has set neither a brand color nor the tokens that follow it. Before the first paint with what tells the color.
 */
export function useDefaultBrandColor(color: string | null | undefined): void {
  const ask = use(DefaultBrandContext)?.ask;
  useLayoutEffect(() => (color && ask ? ask(color) : undefined), [color, ask]);
}
