import type { Schema } from '@aferir/api-client';
import {
  emailProblem,
  formatCnpj,
  formatCpf,
  formatPhone,
  isTaxId,
  isZipCode,
  LANGUAGES,
  type Language,
  MAX_ALLOWED_ORIGINS,
  phoneProblem,
  readOrigin,
  toBrandColor,
  trimText,
} from '@aferir/domain';
import { personNameRule } from '../../shared/forms/person-name-rule.ts';
import { type PostalAddress, toPostalAddress } from '../../shared/forms/postal-address.ts';
import { institutionMessages as texts } from './institution-messages.ts';

/** What the form of the company holds: texts as they are typed. */
export interface CompanyValues extends PostalAddress {
  tpPessoa: '' | 'F' | 'J';
  nrCpfCnpj: string;
  nmRazaoSocial: string;
  nmRazaoSocialAbreviado: string;
  nmNomeFantasia: string;
  dsEmail: string;
  nrTelefone: string;
  flDisparoEmailDocumento: boolean;
  nmResponsavel: string;
  dsCargoResponsavel: string;
  dsEmailResponsavel: string;
  nrTelefoneResponsavel: string;
  corMarca: string;
  urlLogoSistema: string;
  /** One a line. */
  dominiosAutorizados: string;
  /** The languages that are offered, and the one where somebody has not chosen. */
  lstIdiomas: string[];
  cdIdiomaInicial: string;
}

type Company = Schema<'Company'>;

/** The company as the form shows it. */
export function toCompanyValues(company: Company): CompanyValues {
  const { tpPessoa, nrCpfCnpj } = company;
  return {
    tpPessoa: tpPessoa ?? '',
    nrCpfCnpj: (tpPessoa === 'F' ? formatCpf : formatCnpj)(nrCpfCnpj ?? ''),
    nmRazaoSocial: company.nmRazaoSocial ?? '',
    nmRazaoSocialAbreviado: company.nmRazaoSocialAbreviado ?? '',
    nmNomeFantasia: company.nmNomeFantasia ?? '',
    dsEmail: company.dsEmail ?? '',
    nrTelefone: formatPhone(company.nrTelefone ?? ''),
    flDisparoEmailDocumento: company.flDisparoEmailDocumento === 'Sim',
    ...toPostalAddress(company),
    nmResponsavel: company.nmResponsavel ?? '',
    dsCargoResponsavel: company.dsCargoResponsavel ?? '',
    dsEmailResponsavel: company.dsEmailResponsavel ?? '',
    nrTelefoneResponsavel: formatPhone(company.nrTelefoneResponsavel ?? ''),
    corMarca: company.corMarca ?? '',
    urlLogoSistema: company.urlLogoSistema ?? '',
    dominiosAutorizados: company.dominiosAutorizados.join('\n'),
    lstIdiomas: company.lstIdiomas,
    cdIdiomaInicial: company.lstIdiomas[0] ?? '',
  };
}

/** The company as it is sent. */
export function toCompanyRequest(
  {
    tpPessoa,
    flDisparoEmailDocumento,
    dominiosAutorizados,
    lstIdiomas,
    cdIdiomaInicial,
    ...texts
  }: CompanyValues,
  { idCliente, nrVersao }: Pick<Company, 'idCliente' | 'nrVersao'>,
): Schema<'SaveCompanyRequest'> {
  return {
    ...(trimmed(texts) as typeof texts),
    idCliente,
    tpPessoa: tpPessoa || null,
    flDisparoEmailDocumento: flDisparoEmailDocumento ? 'Sim' : 'Não',
    dominiosAutorizados: linesOf(dominiosAutorizados),
    lstIdiomas: offeredIn(lstIdiomas, cdIdiomaInicial),
    nrVersao,
  };
}

/** The languages that are ticked, the one where somebody has not chosen first. */
function offeredIn(ticked: readonly string[], first: string): Language[] {
  const offered = LANGUAGES.filter((language) => ticked.includes(language));
  return offered.toSorted((one, other) => Number(other === first) - Number(one === first));
}

function trimmed(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, trimText(text)]));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

type Rule = (text: string, values: CompanyValues) => true | string;

const required =
  (message: string): Rule =>
  (text) =>
    trimText(text) !== '' || message;

const orEmpty =
  (isRight: (text: string) => boolean, message: string): Rule =>
  (text) =>
    trimText(text) === '' || isRight(text) || message;

/** Tells what is wrong with a text, or the sentence that is given where nothing more can be said. */
type Problem = (text: string, otherwise: string) => string | undefined;

const unlessEmpty =
  (problem: Problem, message: string): Rule =>
  (text) =>
    trimText(text) === '' || (problem(text, message) ?? true);

const requiredAnd =
  (problem: Problem, missing: string, wrong: string): Rule =>
  (text, values) =>
    trimText(text) === '' ? missing : unlessEmpty(problem, wrong)(text, values);

/** What the fields take; a sentence when it is not that. */
export const companyRules = {
  tpPessoa: required(texts.kindRequired),
  nrCpfCnpj: (text, { tpPessoa }) =>
    trimText(text) === ''
      ? texts.taxIdRequired
      : isTaxId(text, tpPessoa || 'J') || texts.taxIdInvalid,
  nmRazaoSocial: required(texts.legalNameRequired),
  nmRazaoSocialAbreviado: required(texts.shortNameRequired),
  nmNomeFantasia: required(texts.tradeNameRequired),
  dsEmail: requiredAnd(emailProblem, texts.emailRequired, texts.emailInvalid),
  nrTelefone: requiredAnd(phoneProblem, texts.phoneRequired, texts.phoneInvalid),
  dsCep: orEmpty(isZipCode, texts.zipCodeInvalid),
  dsEndereco: required(texts.streetRequired),
  nmCidade: required(texts.cityRequired),
  nmResponsavel: personNameRule(texts.responsibleRequired),
  dsEmailResponsavel: unlessEmpty(emailProblem, texts.emailInvalid),
  nrTelefoneResponsavel: unlessEmpty(phoneProblem, texts.phoneInvalid),
  corMarca: orEmpty((text) => toBrandColor(text) !== null, texts.colorInvalid),
} satisfies Partial<Record<keyof CompanyValues, Rule>>;

/** What is wrong with the list of domains, the first line of it; true when nothing is. */
export function checkDomains(text: string, allowsLocal: boolean): true | string {
  const lines = linesOf(text);
  for (const line of lines) {
    const read = readOrigin(line, { allowsLocal });
    if ('fault' in read) return texts.domainFaults[read.fault](line);
  }
  return lines.length <= MAX_ALLOWED_ORIGINS || texts.tooManyDomains;
}
