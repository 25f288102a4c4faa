import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Tooltip } from './tooltip.tsx';

function Example() {
  return (
    <Tooltip content="Envia um novo link">
      <button type="button">Reenviar</button>
    </Tooltip>
  );
}

describe('Tooltip', () => {
  it('describes its control on focus and goes on Esc', async () => {
    const { user } = renderUi(<Example />);
    await user.tab();
    const button = screen.getByRole('button', { name: 'Reenviar' });
    await screen.findByRole('tooltip');
    expect(button).toHaveAccessibleDescription('Envia um novo link');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('is accessible while shown', async () => {
    const { user } = renderUi(<Example />);
    await user.tab();
    await screen.findByRole('tooltip');
    expect(await axeViolations()).toEqual([]);
  });
});
