import { expect, it } from 'vitest';
import { createShellStore } from './shell-store.ts';

it('keeps the sidebar as it was for the next visit', () => {
  createShellStore().getState().setCollapsed(true);
  expect(createShellStore().getState().isCollapsed).toBe(true);
  createShellStore().getState().setCollapsed(false);
  expect(createShellStore().getState().isCollapsed).toBe(false);
});

it('works where storage is blocked', () => {
  const blocked = createShellStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(blocked.getState().isCollapsed).toBe(false);
  blocked.getState().setCollapsed(true);
  expect(blocked.getState().isCollapsed).toBe(true);
});
