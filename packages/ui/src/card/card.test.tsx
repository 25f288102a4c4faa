import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Card, FigureCard, FigureRow } from './index.ts';

describe('Card', () => {
  it('is a region named by its heading, at the level asked for', async () => {
    const { container } = renderUi(
      <Card
        title="Resumo"
        description="Como a pessoa costuma agir."
        headingLevel={3}
        actions={<button type="button">Editar</button>}
        data-testid="card"
      >
        Texto
      </Card>,
    );

    expect(screen.getByRole('region', { name: 'Resumo' })).toBe(screen.getByTestId('card'));
    expect(screen.getByRole('heading', { level: 3, name: 'Resumo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('FigureCard', () => {
  it('ties the number to what is counted', async () => {
    const { container } = renderUi(
      <FigureCard
        label="Dominante"
        value="12"
        hint="avaliações"
        tone="success"
        data-testid="figure"
      />,
    );

    expect(screen.getByRole('term')).toHaveTextContent('Dominante');
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
      '12',
      'avaliações',
    ]);
    expect(screen.getByTestId('figure')).toHaveAttribute('data-tone', 'success');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('FigureRow', () => {
  it('is a region of figures, named by what they tell of', async () => {
    const given = createRef<HTMLElement>();
    const { container } = renderUi(
      <FigureRow ref={given} label="Treinamentos" data-testid="row">
        <FigureCard label="Ativos" value="3" />
      </FigureRow>,
    );

    const row = screen.getByRole('region', { name: 'Treinamentos' });
    expect(row).toBe(screen.getByTestId('row'));
    expect(row).toBe(given.current);
    expect(row).toContainElement(screen.getByText('Ativos'));
    expect(row).not.toHaveAttribute('tabindex');
    expect(await axeViolations(container)).toEqual([]);
  });
});
