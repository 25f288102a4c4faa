import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { usePortalContainer } from '../portal-container/index.ts';
import { renderUi } from '../testing/index.ts';
import { ThemeScope } from './theme-scope.tsx';

function Floating() {
  const container = usePortalContainer();
  return container ? createPortal(<p>Flutua</p>, container) : null;
}

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
