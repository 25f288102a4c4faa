import {
  emailProblem,
  isState,
  isZipCode,
  normalizeEmail,
  oneLine,
  phoneProblem,
  type TaxpayerKind,
  toBrandColor,
  toPhone,
  toTaxId,
} from '@aferir/domain';
import type { CompanyRow } from '../../db/company-tables.ts';
import type { Fault } from '../../errors/api-error.ts';
import { invalidFields } from '../../errors/failures.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { personNameProblem } from '../../operation/person-name.ts';
import { digitsOf, readTexts, type TextField } from '../../operation/text-fields.ts';
import { staffMessages } from '../../staff/staff-messages.ts';
import { toAllowedOrigins } from './allowed-origins.ts';
import type { CompanyColumns } from './company-store.ts';
import { institutionMessages as texts } from './institution-messages.ts';

type Body = BodyOf<'saveCompany'>;

type CompanyField = TextField<
  Exclude<keyof Body, 'idCliente' | 'tpPessoa' | 'dominiosAutorizados' | 'nrVersao'>,
  TextColumn
>;

type TextColumn = Exclude<
  keyof CompanyColumns,
  'taxpayer_kind' | 'tax_id' | 'mails_reports' | 'logo_url' | 'brand_color' | 'allowed_origins'
>;

const textFields: readonly CompanyField[] = [
  {
    field: 'dsEmail',
    column: 'email',
    required: texts.emailRequired,
    problem: (text) => emailProblem(text, texts.emailInvalid),
    store: normalizeEmail,
  },
  {
    field: 'nrTelefone',
    column: 'phone',
    required: texts.phoneRequired,
    problem: (text) => phoneProblem(text, texts.phoneInvalid),
    store: storedPhone,
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
    required: texts.responsibleNameRequired,
    problem: (text) => personNameProblem(text, texts.responsibleNameRequired),
    store: oneLine,
  },
  { field: 'dsCargoResponsavel', column: 'responsible_title' },
  {
    field: 'dsEmailResponsavel',
    column: 'responsible_email',
    problem: (text) => emailProblem(text, texts.responsibleEmailInvalid),
    store: normalizeEmail,
  },
  {
    field: 'nrTelefoneResponsavel',
    column: 'responsible_phone',
    problem: (text) => phoneProblem(text, texts.responsiblePhoneInvalid),
    store: storedPhone,
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
  now: Date,
): CompanyColumns {
  const faults: Fault[] = [];
  // What stood for the names of a natural person is no name of a company.
  const company = stored.taxpayer_kind === 'F' ? { ...stored, ...namedByPerson('') } : stored;
  const identity = readIdentity(body, faults);
  const isOrganization = body.tpPessoa !== 'F';
  const fields = isOrganization ? [...nameFields, ...textFields] : textFields;
  const values = readTexts(fields, {
    body,
    now,
    faults,
    isKept: (column) => Boolean(company[column]),
  });
  const color = readColor(body, faults);
  const origins = readOrigins(body, company.is_example, faults);
  if (faults.length > 0) throw invalidFields(faults);
  return {
    ...identity,
    // What is required is there: it would be among the faults.
    ...(values as Record<TextColumn, string>),
    ...(!isOrganization && namedByPerson(values.responsible_name ?? '')),
    ...color,
    ...origins,
    ...(body.flDisparoEmailDocumento && { mails_reports: body.flDisparoEmailDocumento === 'Sim' }),
  };
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

function storedPhone(text: string): string {
  return toPhone(text) ?? text;
}
