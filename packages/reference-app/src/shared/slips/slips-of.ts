import type { Schema } from '@aferir/api-client';
import type { Slip } from './slips-document.tsx';

/** Slips as they are printed, of links that were made for people. */
export function slipsOf(
  links: readonly Omit<Schema<'Slip'>, 'dtValidade'>[],
  addressOf: (hash: string) => string,
): Slip[] {
  return links.map(({ idOrganogramaPessoa, nmPessoa, nmDepartamento, hash, cdIdioma }) => ({
    id: idOrganogramaPessoa,
    name: nmPessoa,
    department: nmDepartamento,
    address: addressOf(hash),
    language: cdIdioma,
  }));
}
