import { can, SECTION } from '@aferir/domain';
import { expect, it } from 'vitest';
import { toPermissions } from './staff-permissions.ts';

it('reads the flags of known sections and ignores the others', () => {
  const flags = { flVisualizar: true, flIncluir: true, flAlterar: false, flExcluir: false };
  const permissions = toPermissions({
    flAdministrador: false,
    secoes: [
      { idSecao: 5, ...flags },
      { idSecao: 77, ...flags },
    ],
  });
  expect(permissions.grants).toEqual([{ section: 5, rights: ['visualizar', 'incluir'] }]);
  expect(can(permissions, SECTION.behavioral, 'alterar')).toBe(false);
});
