import type { Schema } from '@aferir/api-client';
import { isSectionId, type Permissions, RIGHTS, type Right } from '@aferir/domain';

type SectionRights = Schema<'Permissions'>['secoes'][number];

const FLAGS = {
  visualizar: 'flVisualizar',
  incluir: 'flIncluir',
  alterar: 'flAlterar',
  excluir: 'flExcluir',
} as const satisfies Record<Right, keyof SectionRights>;

/** Permissions in the words of the domain. */
export function toPermissions({ flAdministrador, secoes }: Schema<'Permissions'>): Permissions {
  const grants = secoes.flatMap((section) => {
    const { idSecao } = section;
    if (!isSectionId(idSecao)) return [];
    return [{ section: idSecao, rights: RIGHTS.filter((right) => section[FLAGS[right]]) }];
  });
  return { isAdministrator: flAdministrador, grants };
}
