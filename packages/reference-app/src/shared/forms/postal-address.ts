import { formatZipCode } from '@aferir/domain';

/** A postal address as a form holds it: texts as they are typed. */
export interface PostalAddress {
  dsCep: string;
  dsEndereco: string;
  nrNumero: string;
  dsComplemento: string;
  nmBairro: string;
  nmCidade: string;
  nmUf: string;
}

/** The address of a record as a form shows it; without a record, nothing is filled in. */
export function toPostalAddress(
  record: { readonly [Name in keyof PostalAddress]: string | null } | undefined,
): PostalAddress {
  return {
    dsCep: formatZipCode(record?.dsCep ?? ''),
    dsEndereco: record?.dsEndereco ?? '',
    nrNumero: record?.nrNumero ?? '',
    dsComplemento: record?.dsComplemento ?? '',
    nmBairro: record?.nmBairro ?? '',
    nmCidade: record?.nmCidade ?? '',
    nmUf: record?.nmUf ?? '',
  };
}
