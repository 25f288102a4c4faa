import type { Schema } from '@aferir/api-client';
import { isSectionId, type Permissions, readRights } from '@aferir/domain';

/** Permissions in the words of the domain. */
export function toPermissions({ flAdministrador, secoes }: Schema<'Permissions'>): Permissions {
  const grants = secoes.flatMap((section) =>
    isSectionId(section.idSecao)
      ? [{ section: section.idSecao, rights: readRights('flag', section) }]
      : [],
  );
  return { isAdministrator: flAdministrador, grants };
}
