import { type CSSProperties, createContext, use } from 'react';
import type { ColorScheme } from '../tokens/index.ts';

/** The tokens of the brand of the theme around, worked out for a scheme. */
export const BrandContext = createContext<(scheme: ColorScheme) => CSSProperties | null>(
  () => null,
);

/**
 * The brand of the theme around as a style, worked out for a scheme: for what keeps one scheme whatever the page wears, as paper is light.
 */
export function useBrandStyle(scheme: ColorScheme): CSSProperties | undefined {
  return use(BrandContext)(scheme) ?? undefined;
}
