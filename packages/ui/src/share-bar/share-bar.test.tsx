import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ShareBar } from './share-bar.tsx';
import { shares } from './share-bar-fixtures.ts';

describe('ShareBar', () => {
  it('lists each share with one decimal, in the order given', () => {
    renderUi(<ShareBar label="Distribuição do Perfil" shares={shares} />);

    const items = within(screen.getByRole('list', { name: 'Distribuição do Perfil' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual([
      'DDominante (principal)31,5%',
      'IInfluente (principal)27,0%',
      'SEstável22,0%',
      'CConforme19,5%',
    ]);
  });

  it('gives each part of the bar its share of the width', () => {
    const { container } = renderUi(<ShareBar label="Perfil" shares={shares} />);

    const bar = container.querySelector('[aria-hidden="true"]');
    const widths = Array.from(bar?.children ?? [], (part) =>
      (part as HTMLElement).style.getPropertyValue('--_percent'),
    );
    expect(widths).toEqual(['31.5', '27', '22', '19.5']);
  });

  it('has no accessibility faults and passes other props on', async () => {
    const { container } = renderUi(
      <ShareBar label="Perfil" shares={shares} mainLabel="perfil principal" data-testid="root" />,
    );

    expect(screen.getByTestId('root')).toHaveTextContent('(perfil principal)');
    expect(await axeViolations(container)).toEqual([]);
  });
});
