import type { Schema } from '@aferir/api-client';

/** The company in whose name something is asked or shown. */
export interface Company {
  readonly name: string;
  /** As the server hands it out. */
  readonly logoUrl: string | null;
  /** `#rrggbb`. */
  readonly color: string | null;
}

/** The company of a link; a back end may know no more of it than its name. */
export function toCompany({
  nmEmpresa,
  logoUrl = null,
  corMarca = null,
}: Pick<Schema<'LinkInfo'>, 'nmEmpresa' | 'logoUrl' | 'corMarca'>): Company {
  return { name: nmEmpresa, logoUrl, color: corMarca };
}
