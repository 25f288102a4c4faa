import type { components } from '@aferir/api-client';
import type { NewKey } from './company-key-service.ts';
import type { ListedCompanyKey } from './company-key-store.ts';

type Wire = components['schemas'];

/** A key in the list. */
export function toCompanyKey(key: ListedCompanyKey): Wire['CompanyKey'] {
  return {
    idChave: key.id,
    nmChave: key.name,
    nmCriador: key.creator_name,
    dtCriacao: key.created_at.toISOString(),
    dtUltimoUso: key.last_used_at?.toISOString() ?? null,
    dtRevogacao: key.revoked_at?.toISOString() ?? null,
  };
}

/** A key for whoever has just made it. */
export function toNewCompanyKey({ id, name, key }: NewKey): Wire['NewCompanyKey'] {
  return { idChave: id, nmChave: name, chave: key };
}
