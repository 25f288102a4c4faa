import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Badge } from './badge.tsx';

describe('Badge', () => {
  it('shows its text in its tone and passes other props on', async () => {
    const { container } = renderUi(
      <Badge tone="success" title="em 20/11/2026" icon={<svg />}>
        Finalizado
      </Badge>,
    );

    const badge = screen.getByText('Finalizado').parentElement;
    expect(badge).toHaveAttribute('data-tone', 'success');
    expect(badge).toHaveAttribute('title', 'em 20/11/2026');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is neutral unless told', () => {
    renderUi(<Badge>Iniciado</Badge>);
    expect(screen.getByText('Iniciado')).toHaveAttribute('data-tone', 'neutral');
  });
});
