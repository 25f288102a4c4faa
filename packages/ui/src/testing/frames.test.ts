import { expect, it, vi } from 'vitest';

it('draws on after a test that had a clock of its own and took away what had the focus', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();
  const time = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  expect(time).toBeGreaterThan(0);
});
