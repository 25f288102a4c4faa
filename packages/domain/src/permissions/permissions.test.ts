import { describe, expect, it } from 'vitest';
import { can, effectivePermissions, rightToSave, type SectionGrant } from './permissions.ts';
import { RIGHTS } from './rights.ts';
import { SECTION, SECTIONS } from './section.ts';

const staff = (...profiles: SectionGrant[][]) =>
  effectivePermissions({ isAdministrator: false, isInternal: false, profiles });

describe('effectivePermissions', () => {
  it('adds up what several profiles give', () => {
    const permissions = staff(
      [{ section: SECTION.behavioral, rights: ['incluir'] }],
      [
        { section: SECTION.behavioral, rights: ['excluir'] },
        { section: SECTION.users, rights: ['visualizar'] },
      ],
    );
    expect(permissions.grants).toEqual([
      { section: SECTION.behavioral, rights: ['visualizar', 'incluir', 'excluir'] },
      { section: SECTION.users, rights: ['visualizar'] },
    ]);
  });

  it('lets internal users see 5, 6 and 7 beside what their profiles give', () => {
    const permissions = effectivePermissions({
      isAdministrator: false,
      isInternal: true,
      profiles: [[{ section: SECTION.trainings, rights: ['alterar'] }]],
    });
    expect(permissions.grants).toEqual([
      { section: 5, rights: ['visualizar'] },
      { section: 6, rights: ['visualizar'] },
      { section: 7, rights: ['visualizar', 'alterar'] },
    ]);
  });

  it('gives nothing without profiles', () => {
    expect(staff().grants).toEqual([]);
    expect(staff([{ section: SECTION.users, rights: [] }]).grants).toEqual([]);
  });
});

it.each([
  [0, 'incluir'],
  [undefined, 'incluir'],
  [null, 'incluir'],
  [7, 'alterar'],
] as const)('saving a record whose id is %s takes %s', (id, right) => {
  expect(rightToSave(id)).toBe(right);
});

describe('can', () => {
  it.each(['incluir', 'alterar', 'excluir'] as const)('implies seeing from %s', (right) => {
    const permissions = staff([{ section: SECTION.positions, rights: [right] }]);
    expect(RIGHTS.filter((one) => can(permissions, SECTION.positions, one)).sort()).toEqual(
      ['visualizar', right].sort(),
    );
  });

  it('keeps rights within their section', () => {
    const permissions = staff([{ section: SECTION.positions, rights: ['excluir'] }]);
    expect(can(permissions, SECTION.employees, 'visualizar')).toBe(false);
  });

  it('allows an administrator everything', () => {
    const permissions = effectivePermissions({
      isAdministrator: true,
      isInternal: false,
      profiles: [],
    });
    for (const { id } of SECTIONS) {
      for (const right of RIGHTS) expect(can(permissions, id, right)).toBe(true);
    }
  });

  it("opens one's own account to everyone", () => {
    expect(can(staff(), SECTION.account, 'alterar')).toBe(true);
  });
});
