import { useEffect } from 'react';
import { useServices } from './services-context.tsx';

/** What is known of the company of whoever is signed in. */
interface KnownCompany {
  readonly idCliente: number;
  readonly corMarca?: string | null;
}

/** The color of the company of a session: as it was last seen, until the server has told it. */
export function useCompanyColor(
  companyId: number | undefined,
  known: KnownCompany | undefined,
): string | null {
  const { companies } = useServices();
  const { idCliente, corMarca } = known ?? {};
  useEffect(() => {
    if (idCliente !== undefined) companies.rememberColor(idCliente, corMarca);
  }, [companies, idCliente, corMarca]);
  if (known) return corMarca ?? null;
  return companyId === undefined ? null : companies.colorOf(companyId);
}
