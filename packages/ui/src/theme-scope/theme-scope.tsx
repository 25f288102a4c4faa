import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { PortalContainerProvider, useIsInBrowser } from '../portal-container/index.ts';
import { brandTokens, type ColorScheme } from '../tokens/index.ts';
import { BrandContext } from './brand-style.ts';
import { DefaultBrandContext, useDefaultBrand } from './default-brand.ts';
import { usePrefersDark } from './use-prefers-dark.ts';

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** The color scheme; `auto` follows the system. @default 'auto' */
  scheme?: 'light' | 'dark' | 'auto';
  /** The host's brand color, `#rgb` or `#rrggbb`. Text on it and in it stays readable. */
  brandColor?: string | undefined;
  /**
   * Where what floats is put; it gets the same theme. In a shadow root: an element or the root
   * itself. @default document.body
   */
  portalTarget?: Element | DocumentFragment | undefined;
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
}

/** Gives everything inside it the tokens of a theme, floating layers included. */
export function ThemeScope({
  scheme = 'auto',
  brandColor,
  portalTarget,
  nonce,
  className,
  style,
  children,
  ...rest
}: ThemeScopeProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isInBrowser = useIsInBrowser();
  const prefersDark = usePrefersDark();
  const shown = scheme === 'auto' ? (prefersDark ? 'dark' : 'light') : scheme;
  const defaultBrand = useDefaultBrand();
  const defaultColor = defaultBrand.color;
  const brandIn = useCallback(
    (wanted: ColorScheme) =>
      brandColor
        ? (brandTokens(brandColor, wanted) as CSSProperties | null)
        : defaultTokens(defaultColor, wanted),
    [brandColor, defaultColor],
  );
  const brand = brandIn(shown);
  const theme = { 'data-aferir-theme': scheme };
  return (
    <DefaultBrandContext value={defaultBrand}>
      <BrandContext value={brandIn}>
        <PortalContainerProvider container={container} nonce={nonce}>
          <div
            {...rest}
            {...theme}
            className={clsx('aferir-theme', className)}
            style={{ ...brand, ...style }}
          >
            {children}
          </div>
          {isInBrowser &&
            createPortal(
              <div
                {...theme}
                lang={rest.lang}
                ref={setContainer}
                className="aferir-theme aferir-portals"
                style={{ ...brand }}
              />,
              portalTarget ?? document.body,
            )}
        </PortalContainerProvider>
      </BrandContext>
    </DefaultBrandContext>
  );
}

/** What the page has set of them itself comes first. */
function defaultTokens(color: string | undefined, scheme: ColorScheme): CSSProperties | null {
  const tokens = color ? brandTokens(color, scheme) : null;
  return (
    tokens &&
    (Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [
        name,
        `var(${name.replace('--_aferir', '--aferir')}, ${value})`,
      ]),
    ) as CSSProperties)
  );
}
