import { expect, it } from 'vitest';
import { tellsManagerComments, tellsSelfComments } from './score-comment.ts';

it('keeps what somebody writes beside the own scores to them until the self-assessment is finished', () => {
  const manager = { role: 'manager', managerId: 7, tie: 'frozen', hasRatedAll: true } as const;
  expect(tellsSelfComments(false, { role: 'owner' })).toBe(true);
  for (const reader of [{ role: 'staff' } as const, manager]) {
    expect(tellsSelfComments(false, reader)).toBe(false);
    expect(tellsSelfComments(true, reader)).toBe(true);
  }
});

it('tells a home figures alone', () => {
  expect(tellsManagerComments({ role: 'home' })).toBe(false);
  for (const role of ['owner', 'staff'] as const) expect(tellsManagerComments({ role })).toBe(true);
});
