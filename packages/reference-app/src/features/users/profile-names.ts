import type { Schema } from '@aferir/api-client';
import { usersMessages as texts } from './users-messages.ts';

/** As many are named; the others are counted. */
const NAMED = 2;

/** What a user may do, by the names of the profiles: 'RH, Financeiro +1'. */
export function profileNames({
  perfis,
  flAdministrador,
}: Pick<Schema<'UserRow'>, 'perfis' | 'flAdministrador'>): string {
  if (flAdministrador) return texts.everything;
  if (perfis.length === 0) return '-';
  const named = perfis.slice(0, NAMED).map(({ nmPerfilAcesso }) => nmPerfilAcesso);
  const others = perfis.length - named.length;
  return others > 0 ? `${named.join(', ')} +${others}` : named.join(', ');
}
