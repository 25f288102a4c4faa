import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { usePortalContainer } from '../portal-container/index.ts';
import { renderUi } from '../testing/index.ts';
import { useBrandStyle } from './brand-style.ts';
import { useDefaultBrandColor } from './default-brand.ts';
import { ThemeScope } from './theme-scope.tsx';

function Floating() {
  const container = usePortalContainer();
  return container ? createPortal(<p>Flutua</p>, container) : null;
}

function Speaker({ color }: { color: string | null }) {
  useDefaultBrandColor(color);
  return null;
}

function Paper() {
  return <div data-testid="paper" style={useBrandStyle('light')} />;
}

const accentOf = (scope: HTMLElement) => scope.style.getPropertyValue('--_aferir-color-accent');

describe('the brand in a scheme of one’s own', () => {
  it.each([
    ['#ffcc00', undefined, '#ffcc00'],
    [undefined, '#0b7a63', 'var(--aferir-color-accent, #0b7a63)'],
    [undefined, null, ''],
  ])('is that of the theme around (set: %s, asked for: %s)', (brandColor, asked, accent) => {
    const { getByTestId } = renderUi(
      <ThemeScope scheme="dark" brandColor={brandColor}>
        <Speaker color={asked ?? null} />
        <Paper />
      </ThemeScope>,
    );
    expect(accentOf(getByTestId('paper'))).toBe(accent);
  });
});

describe('the default brand of a theme', () => {
  it('gives way to a token that the page has set, and goes with who asked for it', () => {
    const page = (color: string | null) => (
      <ThemeScope data-testid="scope">
        <Speaker color={color} />
      </ThemeScope>
    );
    const { getByTestId, rerender } = renderUi(page('#0b7a63'));
    expect(accentOf(getByTestId('scope'))).toBe('var(--aferir-color-accent, #0b7a63)');
    rerender(page('#b3261e'));
    expect(accentOf(getByTestId('scope'))).toBe('var(--aferir-color-accent, #b3261e)');
    rerender(page(null));
    expect(accentOf(getByTestId('scope'))).toBe('');
  });

  it('gives way to the brand color of the page', () => {
    const { getByTestId } = renderUi(
      <ThemeScope brandColor="#ffcc00" data-testid="scope">
        <Speaker color="#0b7a63" />
      </ThemeScope>,
    );
    expect(accentOf(getByTestId('scope'))).toBe('#ffcc00');
  });

  it('is that of every theme around, by the latest who asks', () => {
    const page = (isInside: boolean) => (
      <ThemeScope data-testid="outer">
        <Speaker color="#0b7a63" />
        <ThemeScope data-testid="inner">{isInside ? <Speaker color="#b3261e" /> : null}</ThemeScope>
      </ThemeScope>
    );
    const { getByTestId, rerender } = renderUi(page(false));
    rerender(page(true));
    for (const id of ['outer', 'inner']) expect(accentOf(getByTestId(id))).toContain('#b3261e');
    rerender(page(false));
    for (const id of ['outer', 'inner']) expect(accentOf(getByTestId(id))).toContain('#0b7a63');
  });
});

describe('ThemeScope', () => {
  it('marks the scheme and passes the rest on', () => {
    const { getByTestId } = renderUi(
      <ThemeScope scheme="dark" data-testid="scope" className="host">
        texto
      </ThemeScope>,
    );
    const scope = getByTestId('scope');
    expect(scope).toHaveClass('aferir-theme', 'host');
    expect(scope).toHaveAttribute('data-aferir-theme', 'dark');
  });

  it('themes what floats like what does not', () => {
    const { getByText } = renderUi(
      <ThemeScope scheme="dark" brandColor="#ffcc00">
        <Floating />
      </ThemeScope>,
    );
    const layer = getByText('Flutua').parentElement;
    expect(layer?.parentElement).toBe(document.body);
    expect(layer).toHaveAttribute('data-aferir-theme', 'dark');
    expect(layer?.style.getPropertyValue('--_aferir-color-accent')).toBe('#ffcc00');
  });

  it('keeps what floats inside a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    renderUi(
      <ThemeScope portalTarget={root}>
        <Floating />
      </ThemeScope>,
    );
    expect(root.querySelector('.aferir-portals')).toHaveTextContent('Flutua');
    host.remove();
  });

  it('ignores a brand color it cannot read', () => {
    const { getByTestId } = renderUi(<ThemeScope brandColor="tomato" data-testid="scope" />);
    expect(getByTestId('scope')).not.toHaveAttribute('style');
  });

  it('works the brand out for the scheme the system asks for', () => {
    const dark = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(dark as unknown as MediaQueryList);
    const { getByTestId } = renderUi(<ThemeScope brandColor="#0d3b66" data-testid="scope" />);
    const text = getByTestId('scope').style.getPropertyValue('--_aferir-color-accent-text');
    expect(text).not.toBe('#0d3b66');
    expect(getByTestId('scope')).toHaveAttribute('data-aferir-theme', 'auto');
  });
});
