import { renderUi } from '@aferir/ui/testing';
import { expect, it } from 'vitest';
import { ScoreAxis } from './score-axis.tsx';

function placesOf(selfScore: number | null, average: number | null) {
  const { container, unmount } = renderUi(<ScoreAxis selfScore={selfScore} average={average} />);
  const place = (selector: string, name = '--_at') =>
    container.querySelector<HTMLElement>(selector)?.style.getPropertyValue(name) ?? null;
  const places = {
    self: place('[data-place="self"]'),
    managers: place('[data-place="managers"]'),
    gap: [place('[data-gap]'), place('[data-gap]', '--_long')],
  };
  unmount();
  return places;
}

it('puts both sides on the line from 0 to 10, and the gap between them', () => {
  expect(placesOf(9, 4.5)).toEqual({ self: '90%', managers: '45%', gap: ['45%', '45%'] });
  expect(placesOf(0, 10)).toEqual({ self: '0%', managers: '100%', gap: ['0%', '100%'] });
});

it('shows one side alone without a gap', () => {
  expect(placesOf(7, null)).toEqual({ self: '70%', managers: null, gap: [null, null] });
  expect(placesOf(null, 3)).toEqual({ self: null, managers: '30%', gap: [null, null] });
});
