import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Collapsible } from './collapsible.tsx';

describe('Collapsible', () => {
  it('opens and closes by its title and says whether it is open', async () => {
    const onOpenChange = vi.fn();
    const { user } = renderUi(
      <Collapsible title="Competências" onOpenChange={onOpenChange}>
        Comunicação
      </Collapsible>,
    );
    const trigger = screen.getByRole('button', { name: 'Competências' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Comunicação')).not.toBeInTheDocument();

    await user.tab();
    await user.keyboard('{Enter}');

    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Comunicação')).toBeVisible();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);

    await user.click(trigger);
    expect(screen.queryByText('Comunicação')).not.toBeInTheDocument();
  });

  it('leaves the decision to the page that asks for it', async () => {
    const { user, rerender } = renderUi(
      <Collapsible title="Competências" isOpen={false}>
        Comunicação
      </Collapsible>,
    );
    await user.click(screen.getByRole('button', { name: 'Competências' }));
    expect(screen.queryByText('Comunicação')).not.toBeInTheDocument();

    rerender(
      <Collapsible title="Competências" isOpen>
        Comunicação
      </Collapsible>,
    );
    expect(screen.getByText('Comunicação')).toBeVisible();
  });

  it('keeps what is to be printed in the page, out of sight', async () => {
    const { user } = renderUi(
      <Collapsible title="Competências" isPrinted>
        Comunicação
      </Collapsible>,
    );
    expect(screen.getByText('Comunicação')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Competências' }));
    expect(screen.getByText('Comunicação')).toBeVisible();
  });

  it('has a place in the outline, passes other props on and is accessible', async () => {
    const { container } = renderUi(
      <Collapsible title="Competências" hint="12" headingLevel={3} isOpenAtFirst data-testid="root">
        Comunicação
      </Collapsible>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Competências 12' })).toBeVisible();
    expect(screen.getByTestId('root')).toHaveClass('aferir-collapsible');
    expect(await axeViolations(container)).toEqual([]);
  });
});
