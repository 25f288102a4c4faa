import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { ShareBar } from './share-bar.tsx';
import { shares } from './share-bar-fixtures.ts';

describe('ShareBar', () => {
  it('lists each share with one decimal, in the order given', () => {
    renderUi(<ShareBar label="Distribuição por região" shares={shares} />);

    const items = within(screen.getByRole('list', { name: 'Distribuição por região' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual([
      'NNorte (principal)31,5%',
      'SSul (principal)27,0%',
      'LLeste22,0%',
      'OOeste19,5%',
    ]);
  });

  it('gives each part of the bar its share of the width', () => {
    const { container } = renderUi(<ShareBar label="Região" shares={shares} />);

    const bar = container.querySelector('[aria-hidden="true"]');
    const widths = Array.from(bar?.children ?? [], (part) =>
      (part as HTMLElement).style.getPropertyValue('--_percent'),
    );
    expect(widths).toEqual(['31.5', '27', '22', '19.5']);
  });

  it('keeps the pattern of a part wherever the part stands', () => {
    const patternsOf = (given: typeof shares) => {
      const { container, unmount } = renderUi(<ShareBar label="Região" shares={given} />);
      const parts = Array.from(container.querySelectorAll<HTMLElement>('[data-pattern]'));
      const patterns = parts.map((part) => `${part.textContent} ${part.dataset.pattern}`);
      unmount();
      return new Set(patterns);
    };
    expect(patternsOf(shares).size).toBe(shares.length);
    expect(patternsOf(shares.toReversed())).toEqual(patternsOf(shares));
  });

  it('has no accessibility faults and passes other props on', async () => {
    const { container } = renderUi(
      <ShareBar label="Região" shares={shares} mainLabel="região principal" data-testid="root" />,
    );

    expect(screen.getByTestId('root')).toHaveTextContent('(região principal)');
    expect(await axeViolations(container)).toEqual([]);
  });
});
