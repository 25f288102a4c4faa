import { describe, expect, it } from 'vitest';
import { noPermissions, permissionsOfProfile, profileGrants, rightBeyond } from './giving.ts';
import type { SectionGrant } from './permissions.ts';
import { SECTION } from './section.ts';

const grant = (section: SectionGrant['section'], ...rights: SectionGrant['rights'][number][]) => ({
  section,
  rights,
});
const having = (...grants: SectionGrant[]) => permissionsOfProfile(grants);

describe('profileGrants', () => {
  it('adds up the rights of a section and lets view whoever may do more', () => {
    expect(
      profileGrants([grant(3, 'incluir'), grant(3, 'excluir'), grant(4), grant(2, 'visualizar')]),
    ).toEqual([grant(2, 'visualizar'), grant(3, 'visualizar', 'incluir', 'excluir')]);
  });

  it('keeps nothing of a group or of the account', () => {
    expect(
      profileGrants([grant(SECTION.settings, 'incluir'), grant(SECTION.account, 'alterar')]),
    ).toEqual([]);
  });
});

describe('rightBeyond', () => {
  const giver = having(grant(3, 'alterar'), grant(SECTION.users, 'alterar'));

  it('finds what the giver lacks', () => {
    const after = having(grant(3, 'alterar', 'excluir'));
    expect(rightBeyond(giver, { before: noPermissions, after })).toEqual({
      section: 3,
      right: 'excluir',
    });
    expect(
      rightBeyond(giver, { before: noPermissions, after: having(grant(5, 'visualizar')) }),
    ).toEqual({ section: 5, right: 'visualizar' });
  });

  it('is content with what the giver has, or what was there', () => {
    const after = having(grant(3, 'alterar'), grant(5, 'visualizar'));
    const before = having(grant(5, 'visualizar'));
    expect(rightBeyond(giver, { before, after })).toBeUndefined();
    expect(rightBeyond(noPermissions, { before: after, after: before })).toBeUndefined();
  });

  it('lets administrators give everything, and takes nothing as given to one', () => {
    const administrator = { ...noPermissions, isAdministrator: true };
    const after = having(grant(7, 'excluir'));
    expect(rightBeyond(administrator, { before: noPermissions, after })).toBeUndefined();
    expect(rightBeyond(giver, { before: administrator, after })).toBeUndefined();
  });
});
