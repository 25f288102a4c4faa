import { describe, expect, it } from 'vitest';
import { noPermissions, permissionsOfProfile } from './giving.ts';
import { SECTION } from './section.ts';
import { isUserActive, mayChangeUser, revivesDeparted } from './user-activity.ts';

describe('isUserActive', () => {
  it.each([
    [true, null, true],
    [true, true, true],
    [true, false, false],
    [false, null, false],
    [false, true, false],
  ])('judges a user %o with a person %o as %o', (isActive, personIsActive, expected) => {
    expect(isUserActive({ isActive, personIsActive })).toBe(expected);
  });
});

describe('revivesDeparted', () => {
  const departed = { isActive: true, personIsActive: false };

  it.each([
    ['nobody is linked any more', { isActive: true, personIsActive: null }, true],
    ['somebody else is linked', { isActive: true, personIsActive: true }, true],
    ['the user becomes inactive with it', { isActive: false, personIsActive: null }, false],
    ['the person stays linked', departed, false],
  ])('when %s', (_name, after, expected) => {
    expect(revivesDeparted(departed, after)).toBe(expected);
    expect(revivesDeparted({ ...departed, isActive: false }, after)).toBe(expected);
  });

  it('never where nobody has left', () => {
    const after = { isActive: true, personIsActive: null };
    expect(revivesDeparted({ isActive: false, personIsActive: null }, after)).toBe(false);
    expect(revivesDeparted({ isActive: false, personIsActive: true }, after)).toBe(false);
  });
});

describe('mayChangeUser', () => {
  const administrator = { ...noPermissions, isAdministrator: true };
  const ofUsers = permissionsOfProfile([{ section: SECTION.users, rights: ['alterar'] }]);
  const ofEmployees = permissionsOfProfile([{ section: SECTION.employees, rights: ['alterar'] }]);

  it('takes the right to change users, and an administrator for one', () => {
    expect(mayChangeUser(ofUsers, ofEmployees)).toBe(true);
    expect(mayChangeUser(ofEmployees, noPermissions)).toBe(false);
    expect(mayChangeUser(ofUsers, administrator)).toBe(false);
    expect(mayChangeUser(administrator, administrator)).toBe(true);
  });
});
