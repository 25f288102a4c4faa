import { expect, it, vi } from 'vitest';
import { lastDayText } from './last-day-text.ts';

const messages = {
  until: (day: string) => `até ${day}`,
  wasUntil: (day: string) => `o prazo era ${day}`,
};

it.each([
  ['2026-11-09', 'até 10/11/2026'],
  ['2026-11-10', 'até 10/11/2026'],
  ['2026-11-11', 'o prazo era 10/11/2026'],
])('on %s is said as %s', (today, text) => {
  vi.useFakeTimers({ now: new Date(`${today}T15:00:00Z`), toFake: ['Date'] });
  expect(lastDayText('2026-11-10', messages, 'pt-BR')).toBe(text);
});
