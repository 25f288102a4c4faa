import { describe, expect, it } from 'vitest';
import { callsForInvitation, endsInvitation, invitationState } from './invitation.ts';

const newcomer = { hasPassword: false, isActive: true, login: 'ana@empresa.example' };

describe('callsForInvitation', () => {
  it.each([
    ['is new', undefined, newcomer, true],
    ['is new and has a password', undefined, { ...newcomer, hasPassword: true }, false],
    ['is new and inactive', undefined, { ...newcomer, isActive: false }, false],
    ['is activated', { ...newcomer, isActive: false }, newcomer, true],
    ['has another address', { ...newcomer, login: 'an@empresa.example' }, newcomer, true],
    ['stays as they are', newcomer, newcomer, false],
    ['is deactivated', newcomer, { ...newcomer, isActive: false }, false],
  ])('somebody who %s', (_name, before, after, expected) => {
    expect(callsForInvitation(before, after)).toBe(expected);
  });
});

describe('endsInvitation', () => {
  it.each([
    ['is new', undefined, newcomer, false],
    ['stays as they are', newcomer, newcomer, false],
    ['is deactivated', newcomer, { ...newcomer, isActive: false }, true],
    ['has another address', newcomer, { ...newcomer, login: 'an@empresa.example' }, true],
  ])('of somebody who %s', (_name, before, after, expected) => {
    expect(endsInvitation(before, after)).toBe(expected);
  });
});

it.each([
  [null, 'none'],
  ['2026-01-01T12:00:00Z', 'over'],
  ['2026-01-01T12:00:01Z', 'waiting'],
])('an invitation until %s is %s', (expiresAt, state) => {
  const now = new Date('2026-01-01T12:00:00Z');
  expect(invitationState(expiresAt === null ? null : new Date(expiresAt), now)).toBe(state);
});
