import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../shared/testing/render-part.tsx';
import { game } from '../game-player.fixtures.ts';
import { gamePlayerMessages as messages } from '../game-player.messages.ts';
import type { AnswerReply } from '../game-player.types.ts';
import { GameResult } from './game-result.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function show(change: Partial<AnswerReply> = {}, isAnonymous = false) {
  const onGoOn = vi.fn();
  const reply: AnswerReply = { verdict: 'sent', answered: 4, totals: null, ...change };
  const state = { step: 'result', game: { ...game, isAnonymous }, index: 3, reply } as const;
  const heading = createRef<HTMLHeadingElement>();
  const part = <GameResult heading={heading} state={state} onGoOn={onGoOn} />;
  return { ...renderPart(part, { messages }), onGoOn };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });

it.each(['right', 'wrong', 'sent'] as const)('says that an answer was %s', (verdict) => {
  show({ verdict });
  expect(screen.getByRole('status')).toHaveTextContent(messages[verdict]);
});

it('goes on after two seconds, once', async () => {
  const { onGoOn } = show();
  await pass(1900);
  expect(onGoOn).not.toHaveBeenCalled();
  await pass(100);
  expect(onGoOn).toHaveBeenCalledOnce();
});

it('can be paused, and goes on with what was left', async () => {
  const { onGoOn } = show();
  await pass(1000);
  fireEvent.click(button(messages.pause));
  await pass(10_000);
  expect(onGoOn).not.toHaveBeenCalled();
  fireEvent.click(button(messages.resume));
  await pass(900);
  expect(onGoOn).not.toHaveBeenCalled();
  await pass(300);
  expect(onGoOn).toHaveBeenCalledOnce();
});

it('can be hurried', () => {
  const { onGoOn } = show();
  fireEvent.click(button(messages.goOn));
  expect(onGoOn).toHaveBeenCalledOnce();
});

it('waits while it is pointed at', async () => {
  const { onGoOn, container } = show();
  const card = container.querySelector('[role=status]')?.parentElement as HTMLElement;
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  await pass(5000);
  expect(onGoOn).not.toHaveBeenCalled();
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  await pass(2100);
  expect(onGoOn).toHaveBeenCalledOnce();
});

it('waits while one of its buttons has the focus', async () => {
  const { onGoOn } = show();
  act(() => button(messages.goOn).focus());
  await pass(5000);
  expect(onGoOn).not.toHaveBeenCalled();
});

it('waits for the person when there are figures to read', async () => {
  const { onGoOn } = show({ totals: [{ optionId: 41, votes: 6, percent: 100 }] });
  expect(screen.getByRole('meter', { name: 'Os treinamentos' })).toHaveAttribute(
    'aria-valuetext',
    '100% (6 votos)',
  );
  expect(screen.getByRole('meter', { name: 'O material' })).toHaveAttribute(
    'aria-valuetext',
    '0% (0 votos)',
  );
  expect(screen.queryByText(messages.totalsInSteps)).toBeNull();
  await pass(10_000);
  expect(onGoOn).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: messages.pause })).toBeNull();
});

it('says that the figures of an anonymous voting come in steps', () => {
  show({ totals: [{ optionId: 41, votes: 5, percent: 100 }] }, true);
  expect(screen.getByText(messages.totalsInSteps)).toBeVisible();
});
