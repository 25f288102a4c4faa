import type { components } from '@aferir/api-client';
import type { CompanyRow } from '../db/platform-tables.ts';
import { linkRoleNames } from './link-names.ts';
import type { Link } from './resolve-link.ts';
import type { ResponseKindName } from './response-kind.ts';

/** What a link opens, on the wire. */
export function toLinkInfo(
  link: Link,
  kindName: ResponseKindName,
  company: Pick<CompanyRow, 'id' | 'trade_name'>,
): components['schemas']['LinkInfo'] {
  return {
    precisaSenha: link.needsPassword,
    tipo: kindName,
    destino: linkRoleNames[link.role],
    idCliente: company.id,
    nmEmpresa: company.trade_name,
  };
}
