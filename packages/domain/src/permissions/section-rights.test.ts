import { expect, it } from 'vitest';
import { noPermissions, permissionsOfProfile, rightBeyond } from './giving.ts';
import { SECTION } from './section.ts';
import { existsIn } from './section-rights.ts';

it.each([
  [SECTION.home, 'visualizar', true],
  [SECTION.home, 'incluir', false],
  [SECTION.behavioral, 'alterar', true],
  [SECTION.behavioral, 'excluir', false],
  [SECTION.users, 'excluir', true],
] as const)('in section %i there is %s: %s', (section, right, exists) => {
  expect(existsIn(section, right)).toBe(exists);
});

it('one that there is not is given by anybody who may give the rest', () => {
  const giver = permissionsOfProfile([{ section: SECTION.behavioral, rights: ['alterar'] }]);
  const after = permissionsOfProfile([
    { section: SECTION.behavioral, rights: ['alterar', 'excluir'] },
  ]);
  expect(rightBeyond(giver, { before: noPermissions, after })).toBeUndefined();
});
