import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('is named by its label and passes the rest on', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <IconButton label="Recarregar" icon={<svg />} data-testid="reload" onClick={onClick} />,
    );
    const button = screen.getByRole('button', { name: 'Recarregar' });
    expect(button).toBe(screen.getByTestId('reload'));
    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('shows its label on keyboard focus', async () => {
    const { user } = renderUi(<IconButton label="Recarregar" icon={<svg />} />);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Recarregar');
  });

  it('has its mark for the eye alone', () => {
    renderUi(<IconButton label="Avisos, 3 novos" icon={<svg />} mark="3" />);
    const button = screen.getByRole('button', { name: 'Avisos, 3 novos' });
    expect(button).toHaveTextContent('3');
  });

  it('is accessible', async () => {
    const { container } = renderUi(<IconButton label="Recarregar" icon={<svg />} />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
