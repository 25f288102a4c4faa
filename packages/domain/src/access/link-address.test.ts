import { describe, expect, it } from 'vitest';
import { effectivePermissions } from '../permissions/permissions.ts';
import { SECTION } from '../permissions/section.ts';
import { isOwnAddress, mayMailLinkElsewhere, maySetFirstPassword } from './link-address.ts';

const own = 'ana@empresa.example';

describe('isOwnAddress', () => {
  it.each([
    ['ana@empresa.example', own, true],
    [' Ana@Empresa.example ', own, true],
    ['ana@fora.example', own, false],
    ['ana@empresa.example', null, false],
  ])('judges %o of somebody with %o as %o', (address, ownAddress, expected) => {
    expect(isOwnAddress(address, ownAddress)).toBe(expected);
  });
});

describe('maySetFirstPassword', () => {
  it.each([
    ['self', own, true],
    ['manager', own, true],
    ['report', own, false],
    ['self', 'outra@empresa.example', false],
    ['self', null, false],
  ] as const)('judges a link to %s mailed to %o as %o', (role, mailedTo, expected) => {
    expect(maySetFirstPassword({ role, mailedTo }, own)).toBe(expected);
  });

  it('ends when the address of the person changes', () => {
    expect(maySetFirstPassword({ role: 'self', mailedTo: own }, 'nova@empresa.example')).toBe(
      false,
    );
  });
});

describe('mayMailLinkElsewhere', () => {
  const staff = (section: 4 | 5, right: 'incluir' | 'alterar', isAdministrator = false) =>
    effectivePermissions({
      isAdministrator,
      isInternal: true,
      profiles: [[{ section, rights: [right] }]],
    });

  it('goes with the right to change employees', () => {
    expect(mayMailLinkElsewhere(staff(SECTION.employees, 'alterar'))).toBe(true);
    expect(mayMailLinkElsewhere(staff(SECTION.employees, 'incluir'))).toBe(false);
    expect(mayMailLinkElsewhere(staff(SECTION.behavioral, 'alterar'))).toBe(false);
    expect(mayMailLinkElsewhere(staff(SECTION.behavioral, 'alterar', true))).toBe(true);
  });
});
