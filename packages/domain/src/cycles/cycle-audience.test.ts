import { describe, expect, it } from 'vitest';
import { EVERYBODY, isInAudience } from './cycle-audience.ts';

const ana = { id: 1, departmentPath: [12, 10], positionId: 5, hiredOn: '2026-03-02' };
const audience = (values: Partial<typeof EVERYBODY>) => ({ ...EVERYBODY, ...values });

describe('who is of an audience', () => {
  it.each([
    ['everybody', {}, true],
    ['a department above theirs', { departmentIds: [10] }, true],
    ['another department', { departmentIds: [11, 13] }, false],
    ['their position', { positionIds: [4, 5] }, true],
    ['another position', { positionIds: [4] }, false],
    ['their department and another position', { departmentIds: [12], positionIds: [4] }, false],
    ['who was hired before the day after', { hiredBefore: '2026-03-03' }, true],
    ['who was hired before their day', { hiredBefore: '2026-03-02' }, false],
    ['another department, and them by name', { departmentIds: [11], namedIds: [1] }, true],
    ['those named, and they are', { onlyNamed: true, namedIds: [1] }, true],
    ['those named, and they are not', { onlyNamed: true, namedIds: [2] }, false],
    ['everybody but them', { exceptIds: [1] }, false],
    ['those named but them', { namedIds: [1], exceptIds: [1] }, false],
  ])('of %s: %s', (_, values, expected) => {
    expect(isInAudience(audience(values), ana)).toBe(expected);
  });

  it('is nobody without a position, or without a day of hiring, where that is asked for', () => {
    const unknown = { id: 2, departmentPath: [], positionId: null, hiredOn: null };
    expect(isInAudience(EVERYBODY, unknown)).toBe(true);
    expect(isInAudience(audience({ positionIds: [5] }), unknown)).toBe(false);
    expect(isInAudience(audience({ hiredBefore: '2030-01-01' }), unknown)).toBe(false);
    expect(isInAudience(audience({ departmentIds: [10] }), unknown)).toBe(false);
  });
});
