import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says why there is nothing and offers the next action', async () => {
    const { container } = renderUi(
      <EmptyState
        title="Nenhuma avaliação"
        description="Envie a primeira solicitação."
        action={<button type="button">Enviar solicitação</button>}
        headingLevel={2}
        data-testid="root"
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: 'Nenhuma avaliação' })).toBeVisible();
    expect(screen.getByText('Envie a primeira solicitação.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar solicitação' })).toBeVisible();
    expect(screen.getByTestId('root')).toHaveAttribute('data-tone', 'neutral');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('alerts by its icon where something failed, unless given another', () => {
    const { container, rerender } = renderUi(<EmptyState tone="danger" title="Erro" />);
    expect(container.querySelector('.lucide-circle-alert')).toBeInTheDocument();
    rerender(<EmptyState title="Nenhuma avaliação" />);
    expect(container.querySelector('.lucide-inbox')).toBeInTheDocument();
    rerender(<EmptyState tone="danger" title="Erro" icon={<span data-testid="own" />} />);
    expect(screen.getByTestId('own')).toBeInTheDocument();
    expect(container.querySelector('svg')).toBeNull();
  });
});
