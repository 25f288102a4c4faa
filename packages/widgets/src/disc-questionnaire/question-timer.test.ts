import { expect, it } from 'vitest';
import { createQuestionTimer } from './question-timer.ts';

function setUp() {
  let time = 1000;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const timer = createQuestionTimer(page as unknown as Document, () => time);
  const show = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { timer, show, pass };
}

it('counts from the start of a question', () => {
  const { timer, pass } = setUp();
  pass(500);
  timer.restart();
  pass(250.4);
  expect(timer.elapsed()).toBe(250);
});

it('goes on from the time spent before', () => {
  const { timer, pass } = setUp();
  timer.restart(2000);
  pass(100);
  expect(timer.elapsed()).toBe(2100);
});

it('stands still while the page is hidden', () => {
  const { timer, show, pass } = setUp();
  const stop = timer.watch();
  pass(100);
  show('hidden');
  pass(60_000);
  show('visible');
  pass(50);
  expect(timer.elapsed()).toBe(150);
  stop();
  show('hidden');
  pass(10);
  expect(timer.elapsed()).toBe(160);
});
