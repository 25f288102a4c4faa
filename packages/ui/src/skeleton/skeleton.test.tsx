import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { Skeleton, SkeletonGroup, SkeletonItem } from './index.ts';

describe('Skeleton', () => {
  it('is silent and takes a size', () => {
    renderUi(<Skeleton data-testid="shape" shape="block" width="50%" height="80px" />);

    const shape = screen.getByTestId('shape');
    expect(shape).toHaveAttribute('aria-hidden', 'true');
    expect(shape).toHaveAttribute('data-shape', 'block');
    expect(shape).toHaveStyle({ inlineSize: '50%', blockSize: '80px' });
  });
});

describe('SkeletonItem', () => {
  const shapesIn = (item: HTMLElement) =>
    [...item.querySelectorAll<HTMLElement>('[data-shape]')].map(({ dataset }) => dataset.shape);

  it('is a picture with two lines beside it', () => {
    renderUi(<SkeletonItem data-testid="item" picture="64px" className="host" />);
    const item = screen.getByTestId('item');
    expect(item).toHaveClass('aferir-skeleton-item', 'host');
    expect(shapesIn(item)).toEqual(['circle', 'text', 'text']);
    expect(item.firstElementChild).toHaveStyle({ inlineSize: '64px' });
    expect(item).toHaveTextContent(/^$/);
  });

  it('takes other lines instead', () => {
    renderUi(
      <SkeletonItem data-testid="item">
        <Skeleton />
      </SkeletonItem>,
    );
    expect(shapesIn(screen.getByTestId('item'))).toEqual(['circle', 'text']);
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
