import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Overlay } from './overlay.tsx';

function Page({ isWaiting }: { isWaiting: boolean }) {
  return (
    <>
      <input aria-label="Nome" />
      <Overlay isOpen={isWaiting} label="Enviando" data-testid="veil" />
    </>
  );
}

describe('Overlay', () => {
  it('takes the keyboard from the page and gives focus back', async () => {
    const { user, rerender } = renderUi(<Page isWaiting={false} />);
    const input = screen.getByLabelText('Nome');
    await user.click(input);
    rerender(<Page isWaiting />);
    expect(screen.getByTestId('veil')).toHaveFocus();
    await user.keyboard('{Tab}texto');
    expect(screen.getByTestId('veil')).toHaveFocus();
    rerender(<Page isWaiting={false} />);
    expect(input).toHaveFocus();
    await user.keyboard('a');
    expect(input).toHaveValue('a');
  });

  it('says what is being waited for', async () => {
    renderUi(<Page isWaiting />);
    expect(screen.getByRole('status')).toHaveTextContent('Enviando');
    expect(await axeViolations()).toEqual([]);
  });
});
