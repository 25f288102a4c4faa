import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeViolations, renderUi } from '../testing/index.ts';
import { CountUp } from './count-up.tsx';
import * as movingFigure from './parts/lazy-moving-figure.tsx';

/** Has the page look like one that can move what is in it, as jsdom cannot. */
function giveMotion() {
  vi.stubGlobal('IntersectionObserver', class {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 40, 20));
  Element.prototype.animate = () => ({}) as Animation;
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

describe('CountUp', () => {
  it.each([
    [1204, 'count', '1.204'],
    [7.25, 'count', '7,3'],
    [0, 'count', '0'],
    [85, 'percent', '85%'],
  ] as const)('writes %d as a %s', async (value, kind, text) => {
    const { container } = renderUi(<CountUp value={value} kind={kind} />);
    expect(container).toHaveTextContent(text);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('gives its element to a ref', () => {
    const ref = createRef<HTMLSpanElement>();
    renderUi(<CountUp value={3} ref={ref} data-testid="figure" />);
    expect(screen.getByTestId('figure')).toBe(ref.current);
  });

  it('loads no movement for who asks for less of it', () => {
    const preload = vi.spyOn(movingFigure, 'preloadMovingFigure');
    giveMotion();
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList);
    renderUi(<CountUp value={3} />);
    expect(preload).not.toHaveBeenCalled();
  });

  it('stays as it is where the code of the movement does not come', async () => {
    const preload = vi
      .spyOn(movingFigure, 'preloadMovingFigure')
      .mockRejectedValue(new Error('chunk lost'));
    giveMotion();
    const { container } = renderUi(<CountUp value={3} />);
    expect(preload).toHaveBeenCalled();
    await Promise.allSettled(preload.mock.results.map(({ value }) => value));
    expect(container).toHaveTextContent(/^3$/);
  });
});
