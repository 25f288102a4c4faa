import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../shared/testing/render-part.tsx';
import { trainingPlayerMessages as messages } from '../training-player.messages.ts';
import { NextVideo } from './next-video.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function show() {
  const [onGo, onStop] = [vi.fn(), vi.fn()];
  const part = <NextVideo name="As metas" onGo={onGo} onStop={onStop} />;
  return { ...renderPart(part, { messages }), onGo, onStop };
}

async function pass(seconds: number) {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
}

it('goes on after five seconds, once', async () => {
  const { onGo } = show();
  await pass(4);
  expect(onGo).not.toHaveBeenCalled();
  await pass(1);
  expect(onGo).toHaveBeenCalledOnce();
});

it('counts on while what is around it is drawn anew', async () => {
  const onGo = vi.fn();
  function Around() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      const timer = setInterval(() => setCount((now) => now + 1), 400);
      return () => clearInterval(timer);
    }, []);
    return <NextVideo name={`As metas ${count}`} onGo={() => onGo(count)} onStop={vi.fn()} />;
  }
  renderPart(<Around />, { messages });
  await pass(5);
  expect(onGo).toHaveBeenCalledOnce();
});

it('waits for whoever has come to a button, and not for whom it has taken there', async () => {
  const [onGo, onStop] = [vi.fn(), vi.fn()];
  renderPart(<NextVideo name="As metas" takesFocus onGo={onGo} onStop={onStop} />, { messages });
  expect(screen.getByRole('button', { name: messages.stopNext })).toHaveFocus();
  await pass(2);
  expect(screen.getByText(messages.nextIn(3))).toBeVisible();
  act(() => screen.getByRole('button', { name: messages.playNext }).focus());
  await pass(6);
  expect(screen.getByText(messages.nextIn(3))).toBeVisible();
  act(() => screen.getByRole('button', { name: messages.playNext }).blur());
  await pass(3);
  expect(onGo).toHaveBeenCalledOnce();
});

it('can be stopped, or hurried', () => {
  const { onGo, onStop } = show();
  act(() => screen.getByRole('button', { name: messages.stopNext }).click());
  expect(onStop).toHaveBeenCalledOnce();
  act(() => screen.getByRole('button', { name: messages.playNext }).click());
  expect(onGo).toHaveBeenCalledOnce();
});
