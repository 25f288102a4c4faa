import type { components } from '@aferir/api-client';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { LinkKindName } from './link-kind.ts';
import { linkRoleNames } from './link-names.ts';
import type { Link } from './resolve-link.ts';

/** What a link opens, on the wire. */
export function toLinkInfo(
  link: Link,
  kindName: LinkKindName,
  company: CallerCompany,
): components['schemas']['LinkInfo'] {
  return {
    precisaSenha: link.needsPassword,
    tipo: kindName,
    destino: linkRoleNames[link.role],
    idPessoa: link.personId,
    idCliente: company.id,
    nmEmpresa: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    cdIdioma: link.language,
  };
}
