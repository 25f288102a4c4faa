import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Skeleton, SkeletonGroup } from './index.ts';

describe('Skeleton', () => {
  it('is silent and takes a size', () => {
    renderUi(<Skeleton data-testid="shape" shape="block" width="50%" height="80px" />);

    const shape = screen.getByTestId('shape');
    expect(shape).toHaveAttribute('aria-hidden', 'true');
    expect(shape).toHaveAttribute('data-shape', 'block');
    expect(shape).toHaveStyle({ inlineSize: '50%', blockSize: '80px' });
  });
});

describe('SkeletonGroup', () => {
  it('says once that its content is loading', async () => {
    const { container } = renderUi(
      <SkeletonGroup data-testid="group">
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>,
    );

    expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
    expect(screen.getByTestId('group')).toHaveAttribute('aria-busy', 'true');
    expect(await axeViolations(container)).toEqual([]);
  });
});
