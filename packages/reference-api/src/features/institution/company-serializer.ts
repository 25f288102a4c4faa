import type { DataOf } from '../../operation/operation.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';

/** The company's data as its form has them. */
export function toCompany(company: CompanyRow): DataOf<'getCompany'> {
  // A natural person has none; what stands there is their own.
  const hasNames = company.taxpayer_kind !== 'F';
  return {
    idCliente: company.id,
    tpPessoa: company.taxpayer_kind,
    nrCpfCnpj: company.tax_id,
    nmRazaoSocial: hasNames ? company.legal_name : null,
    nmRazaoSocialAbreviado: company.short_name,
    nmNomeFantasia: hasNames ? company.trade_name : null,
    dsCep: company.zip_code,
    dsEmail: company.email,
    nrTelefone: company.phone,
    nmCidade: company.city,
    nmUf: company.state,
    dsEndereco: company.street,
    nrNumero: company.street_number,
    nmBairro: company.district,
    dsComplemento: company.address_complement,
    nmResponsavel: company.responsible_name,
    dsCargoResponsavel: company.responsible_title,
    dsEmailResponsavel: company.responsible_email,
    nrTelefoneResponsavel: company.responsible_phone,
    flDisparoEmailDocumento: company.mails_reports ? 'Sim' : 'Não',
    urlLogoSistema: company.logo_url,
    corMarca: company.brand_color,
    dominiosAutorizados: company.allowed_origins,
    lstIdiomas: company.languages,
    flPermiteLocalhost: company.is_example,
    flConfirmado: company.is_confirmed,
    nrVersao: company.version,
  };
}
