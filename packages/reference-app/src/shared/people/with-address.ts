import type { Schema } from '@aferir/api-client';

/** The record of a person as it is saved with another address and nothing else changed. */
export function withAddress(
  record: Schema<'EmployeeRecord'>,
  dsEmail: string,
): Schema<'SaveEmployeeRequest'> {
  return {
    idOrganogramaPessoa: record.idOrganogramaPessoa,
    nmPessoa: record.nmPessoa,
    tpSexo: record.tpSexo,
    dsEmail,
    nrTelefone: record.nrTelefone ?? '',
    idOrganogramaCargo: record.idOrganogramaCargo ?? 0,
    idOrganogramaNo: record.idOrganogramaNo ?? 0,
    flAtivo: record.flAtivo,
    urlFoto: record.urlFoto,
    nrVersao: record.nrVersao,
  };
}
