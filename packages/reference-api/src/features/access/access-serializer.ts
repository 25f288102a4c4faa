import type { components } from '@aferir/api-client';
import {
  can,
  languageOfPerson,
  type Permissions,
  RIGHTS,
  SECTION,
  SECTIONS,
  writeRights,
} from '@aferir/domain';
import type { DataOf } from '../../operation/operation.ts';
import type { SessionTokens } from '../../operation/sessions/session-tokens.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { CallerCompany } from '../../platform/db/company-tables.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import type { OwnAccount, Workplace } from './access-store.ts';
import type { OwnResults } from './own-results.ts';
import type { ExchangedToken } from './token-exchange-service.ts';

/** A staff session as its client stores it. */
export function toStaffSession(
  user: StaffUserRow,
  permissions: Permissions,
  tokens: SessionTokens,
): DataOf<'signInStaff'> {
  return {
    token: {
      ...toTokens(tokens),
      idOrganogramaPessoa: user.person_id,
      idCliente: user.company_id,
      nmUsuario: user.name,
      dsEmail: user.login,
      precisaTrocarSenha: user.must_change_password,
    },
    permissions: toPermissions(permissions),
    errorMessage: null,
  };
}

/** An employee session as its client stores it. */
export function toEmployeeSession(
  person: PersonRow,
  tokens: SessionTokens,
): DataOf<'signInEmployee'> {
  return {
    token: {
      ...toTokens(tokens),
      idOrganogramaPessoa: person.id,
      idCliente: person.company_id,
      nmPessoa: person.name,
      dsEmail: person.email ?? '',
      precisaTrocarSenha: person.must_change_password,
    },
    permissions: { flAdministrador: false, secoes: [] },
    errorMessage: null,
  };
}

/** An employee token for a host page. */
export function toExchangedToken({
  access,
  person,
}: ExchangedToken): DataOf<'exchangeEmployeeToken'> {
  return {
    accessToken: access.token,
    expiration: access.expiresAt.toISOString(),
    idOrganogramaPessoa: person.id,
    idCliente: person.company_id,
    nmPessoa: person.name,
    dsEmail: person.email ?? '',
  };
}

function toTokens({ access, refreshToken }: SessionTokens) {
  return {
    accessToken: access.token,
    expiration: access.expiresAt.toISOString(),
    refreshToken,
  };
}

/** The signed-in staff user with the company. */
export function toStaffUser(
  user: OwnAccount,
  company: CallerCompany,
  permissions: Permissions,
): DataOf<'getStaffUser'> {
  return {
    idUsuario: user.id,
    idCliente: company.id,
    idOrganogramaPessoa: user.person_id,
    urlFoto: user.photo_url,
    nmCliente: company.legal_name,
    nmNomeFantasia: company.trade_name,
    corMarca: company.brand_color,
    lstIdiomas: company.languages,
    dtVigenciaContrato: company.contract_ends_on,
    dsLogin: user.login,
    nmUsuario: user.name,
    dsEmail: user.login,
    dsTelefone: user.phone,
    dsCelular: user.mobile_phone,
    dtNascimento: user.birth_date,
    flSupervisor: user.is_supervisor,
    flAdministrador: user.is_administrator,
    precisaTrocarSenha: user.must_change_password,
    permissions: toPermissions(permissions),
  };
}

interface BesideWorkplace extends Pick<OwnResults, 'nameOutcome' | 'countQuestions'> {
  /** The cycle of the request; undefined for none. */
  readonly cycle: components['schemas']['CycleOfRequest'] | undefined;
}

/** The signed-in employee with the company. */
export function toEmployeeUser(
  person: PersonRow,
  company: CallerCompany,
  workplace: Workplace,
  { nameOutcome, countQuestions, cycle }: BesideWorkplace,
): DataOf<'getEmployeeUser'> {
  const { result, request } = workplace;
  return {
    idOrganogramaPessoa: person.id,
    idCliente: company.id,
    nmPessoa: person.name,
    dsEmail: person.email ?? '',
    nrTelefone: person.phone,
    tpSexo: person.sex,
    nmCargo: workplace.position,
    nmDepartamento: workplace.department,
    urlFoto: person.photo_url,
    nmCliente: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    cdIdioma: languageOfPerson(person.language, company.languages),
    cdIdiomaEscolhido: person.language,
    lstIdiomas: company.languages,
    flGestor: workplace.isManager,
    precisaTrocarSenha: person.must_change_password,
    ...(result && {
      perfilComportamental: {
        idResposta: result.responseId,
        nmPerfil: nameOutcome(result.outcomeId),
        dtTermino: new Date(result.finishedAt).toISOString(),
      },
    }),
    ...(request && {
      solicitacaoComportamental: {
        idResposta: request.responseId,
        cdStatus: request.status,
        dtEnvio: new Date(request.sentAt).toISOString(),
        qtdPerguntas: countQuestions(request.instrumentVersion),
        qtdRespondidas: request.answered,
        ...(cycle && { ciclo: cycle }),
      },
    }),
  };
}

/** Rights per section; an administrator's are spelled out too, so that a client need not know. */
export function toPermissions(permissions: Permissions): DataOf<'signInStaff'>['permissions'] {
  const secoes = SECTIONS.flatMap(({ id }) => {
    if (id === SECTION.account) return [];
    const rights = RIGHTS.filter((right) => can(permissions, id, right));
    return rights.length > 0 ? [{ idSecao: id, ...writeRights('flag', rights) }] : [];
  });
  return { flAdministrador: permissions.isAdministrator, secoes };
}

/** What anybody may know of a company. */
export function toPublicInfo(company: CallerCompany): DataOf<'getCompanyPublicInfo'> {
  return {
    idCliente: company.id,
    nome: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    lstIdiomas: company.languages,
  };
}

/** The person a link was made for. */
export function toLinkPerson(person: PersonRow, company: CallerCompany): DataOf<'getLinkPerson'> {
  return {
    email: person.email ?? '',
    nome: person.name,
    idCliente: company.id,
    nmEmpresa: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
    cdIdioma: languageOfPerson(person.language, company.languages),
  };
}
