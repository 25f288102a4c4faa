import { expect, it } from 'vitest';
import { firstAccessObstacle } from './first-access.ts';

const reachable = { email: null, hasPassword: false, isActive: true, isAnonymous: false };

it.each([
  ['nobody else', {}, null],
  ['whom mail reaches', { email: 'ana@empresa.example' }, 'email'],
  ['who has a password', { hasPassword: true }, 'password'],
  ['who has left', { isActive: false, email: 'ana@empresa.example' }, 'inactive'],
  ['of whom nothing is known any more', { isActive: false, isAnonymous: true }, 'anonymous'],
])('a link for a first password is kept from %s', (_who, person, obstacle) => {
  expect(firstAccessObstacle({ ...reachable, ...person })).toBe(obstacle);
});
