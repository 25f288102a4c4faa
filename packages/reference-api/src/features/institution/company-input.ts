import {
  isState,
  isZipCode,
  offerProblem,
  type TaxpayerKind,
  toBrandColor,
  toTaxId,
} from '@aferir/domain';
import { emailText, phoneText } from '../../operation/contact-texts.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { personNameText } from '../../operation/person-name.ts';
import { digitsOf, readForm, readTexts, type TextField } from '../../operation/text-fields.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { Fault } from '../../platform/errors/api-error.ts';
import { staffMessages } from '../../shared/staff/staff-messages.ts';
import { toAllowedOrigins } from './allowed-origins.ts';
import type { CompanyColumns } from './company-store.ts';
import { institutionMessages as texts } from './institution-messages.ts';

type Body = BodyOf<'saveCompany'>;

type CompanyField = TextField<
  Exclude<keyof Body, 'idCliente' | 'tpPessoa' | 'dominiosAutorizados' | 'lstIdiomas' | 'nrVersao'>,
  TextColumn
>;

type TextColumn = Exclude<
  keyof CompanyColumns,
  | 'taxpayer_kind'
  | 'tax_id'
  | 'mails_reports'
  | 'logo_url'
  | 'brand_color'
  | 'allowed_origins'
  | 'languages'
>;

const textFields: readonly CompanyField[] = [
  {
    field: 'dsEmail',
    column: 'email',
    required: texts.emailRequired,
    ...emailText(texts.emailInvalid),
  },
  {
    field: 'nrTelefone',
    column: 'phone',
    required: texts.phoneRequired,
    ...phoneText(texts.phoneInvalid),
  },
  {
    field: 'dsCep',
    column: 'zip_code',
    check: [isZipCode, staffMessages.zipCodeInvalid],
    store: digitsOf,
  },
  { field: 'nmCidade', column: 'city', required: texts.cityRequired },
  { field: 'nmUf', column: 'state', check: [isState, staffMessages.stateInvalid] },
  { field: 'dsEndereco', column: 'street', required: texts.streetRequired },
  { field: 'nrNumero', column: 'street_number' },
  { field: 'nmBairro', column: 'district' },
  { field: 'dsComplemento', column: 'address_complement' },
  {
    field: 'nmResponsavel',
    column: 'responsible_name',
    ...personNameText(texts.responsibleNameRequired),
  },
  { field: 'dsCargoResponsavel', column: 'responsible_title' },
  {
    field: 'dsEmailResponsavel',
    column: 'responsible_email',
    ...emailText(texts.responsibleEmailInvalid),
  },
  {
    field: 'nrTelefoneResponsavel',
    column: 'responsible_phone',
    ...phoneText(texts.responsiblePhoneInvalid),
  },
];

const nameFields: readonly CompanyField[] = [
  { field: 'nmRazaoSocial', column: 'legal_name', required: texts.legalNameRequired },
  { field: 'nmRazaoSocialAbreviado', column: 'short_name', required: texts.shortNameRequired },
  { field: 'nmNomeFantasia', column: 'trade_name', required: texts.tradeNameRequired },
];

/** The columns of what came in, checked; a field that was left out is left out. */
export function toCompanyColumns(
  body: Body,
  stored: Pick<CompanyRow, 'is_example' | keyof CompanyColumns>,
): CompanyColumns {
  // What stood for the names of a natural person is no name of a company.
  const company = stored.taxpayer_kind === 'F' ? { ...stored, ...namedByPerson('') } : stored;
  const isOrganization = body.tpPessoa !== 'F';
  const fields = isOrganization ? [...nameFields, ...textFields] : textFields;
  return readForm((faults) => {
    const identity = readIdentity(body, faults);
    const isKept = (column: TextColumn) => Boolean(company[column]);
    const values = readTexts(fields, { body, faults, isKept });
    return {
      ...identity,
      // What is required is there: it would be among the faults.
      ...(values as Record<TextColumn, string>),
      ...(!isOrganization && namedByPerson(values.responsible_name ?? '')),
      ...readColor(body, faults),
      ...readOrigins(body, company.is_example, faults),
      ...readLanguages(body, faults),
      ...(body.flDisparoEmailDocumento && {
        mails_reports: body.flDisparoEmailDocumento === 'Sim',
      }),
    };
  });
}

/** A natural person has no name but their own, which stands wherever the company is named. */
function namedByPerson(name: string): Pick<CompanyRow, 'legal_name' | 'trade_name' | 'short_name'> {
  return { legal_name: name, trade_name: name, short_name: null };
}

function readIdentity({ tpPessoa, nrCpfCnpj }: Body, faults: Fault[]): CompanyColumns {
  const kind: TaxpayerKind | null = tpPessoa;
  if (!kind) faults.push({ field: 'tpPessoa', message: texts.kindRequired });
  const given = nrCpfCnpj?.trim() ?? '';
  const taxId = kind && toTaxId(given, kind);
  if (given === '') faults.push({ field: 'nrCpfCnpj', message: texts.taxIdRequired });
  else if (kind && !taxId) faults.push({ field: 'nrCpfCnpj', message: texts.taxIdInvalid });
  return { taxpayer_kind: kind, tax_id: taxId };
}

function readColor({ corMarca }: Body, faults: Fault[]): CompanyColumns {
  if (corMarca === undefined) return {};
  if (!corMarca?.trim()) return { brand_color: null };
  const color = toBrandColor(corMarca);
  if (!color) faults.push({ field: 'corMarca', message: texts.colorInvalid });
  return { brand_color: color };
}

function readOrigins(
  { dominiosAutorizados: given }: Body,
  allowsLocal: boolean,
  faults: Fault[],
): CompanyColumns {
  if (given === undefined) return {};
  const read = toAllowedOrigins(given, allowsLocal);
  faults.push(...read.faults);
  return { allowed_origins: read.origins };
}

function readLanguages({ lstIdiomas: given }: Body, faults: Fault[]): CompanyColumns {
  if (given === undefined) return {};
  const problem = offerProblem(given);
  if (problem) faults.push({ field: 'lstIdiomas', message: problem });
  return { languages: given };
}
