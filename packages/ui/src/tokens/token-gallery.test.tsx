import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, kitSchemes, renderUi } from '../testing/index.ts';
import { ColorGallery, ScaleGallery } from './token-gallery.tsx';

describe('the galleries of tokens', () => {
  it('copy the name and the value of a token, and say so', async () => {
    const { user } = renderUi(<ColorGallery groups={['focus']} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await user.click(screen.getByRole('button', { name: 'Copiar --aferir-color-focus' }));
    expect(await screen.findByText('Copiado: --aferir-color-focus')).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toBe('--aferir-color-focus');

    const dark = kitSchemes.dark.get('color-focus') ?? '';
    await user.click(screen.getByRole('button', { name: `Copiar ${dark}` }));
    expect(await screen.findByText(`Copiado: ${dark}`)).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toBe(dark);
  });

  it('are worked with the keyboard', async () => {
    const { user } = renderUi(<ScaleGallery groups={['radius']} sample={() => null} />);

    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Copiado: 6px')).toHaveRole('status');
  });

  it('say when the browser refuses', async () => {
    const { user } = renderUi(<ColorGallery groups={['focus']} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));

    await user.click(screen.getByRole('button', { name: 'Copiar --aferir-color-focus' }));

    expect(await screen.findByText('O navegador não deixou copiar.')).toHaveRole('status');
  });

  it('have no accessibility faults', async () => {
    const { container } = renderUi(<ColorGallery groups={['focus', 'accent']} />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
