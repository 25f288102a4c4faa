import { describe, expect, it } from 'vitest';
import { effectivePermissions } from '../permissions/permissions.ts';
import { SECTION } from '../permissions/section.ts';
import { ADDRESS_SETTLING_TIME, changeAddress } from './address-change.ts';
import { mayMailLinkElsewhere, maySetFirstPassword } from './link-address.ts';

const own = 'ana@empresa.example';

describe('maySetFirstPassword', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const address = { email: own, formerEmail: null, emailChangedAt: null };

  it.each([
    ['self', own, true],
    ['manager', own, true],
    ['report', own, false],
    ['self', 'outra@empresa.example', false],
    ['self', null, false],
  ] as const)('judges a link to %s mailed to %o as %o', (role, mailedTo, expected) => {
    expect(maySetFirstPassword({ role, mailedTo }, address, now)).toBe(expected);
  });

  it('ends when the address of the person changes', () => {
    const another = { ...address, email: 'nova@empresa.example' };
    expect(maySetFirstPassword({ role: 'self', mailedTo: own }, another, now)).toBe(false);
  });

  it('waits until the address has settled', () => {
    const changed = changeAddress({ ...address, email: 'ana@antes.example' }, own, now);
    const link = { role: 'self', mailedTo: own } as const;
    expect(maySetFirstPassword(link, changed, now)).toBe(false);
    const later = new Date(now.getTime() + ADDRESS_SETTLING_TIME);
    expect(maySetFirstPassword(link, changed, later)).toBe(true);
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
