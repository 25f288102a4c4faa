import type { components } from '@aferir/api-client';
import { type InvitationState, invitationState, isUserActive } from '@aferir/domain';
import type { OpenInvitation } from './invitation/open-invitation.ts';
import type { StoredInvitation, StoredUser } from './user-store.ts';
import type { LinkablePerson, ListedUser } from './users-read-model.ts';

type Wire = components['schemas'];

/** A user in the list. */
export function toUserRow(user: ListedUser, now: Date): Wire['UserRow'] {
  const profiles = user.profiles ?? [];
  return {
    idUsuario: user.id,
    nmUsuario: user.name,
    dsEmail: user.login,
    flAtivo: isUserActive({
      isActive: user.is_active,
      personIsActive: user.person_is_active,
    }),
    flAdministrador: user.is_administrator,
    idPerfilAcesso: profiles.length > 0 ? Math.min(...profiles.map(({ id }) => id)) : null,
    idOrganogramaPessoa: user.person_id,
    urlFoto: user.photo_url,
    perfis: profiles.map(toUserProfile),
    convite: user.has_password ? null : toUserInvitation(user, now),
  };
}

function toUserProfile({ id, name }: StoredUser['profiles'][number]): Wire['UserProfile'] {
  return { idPerfilAcesso: id, nmPerfilAcesso: name };
}

const stateNames = {
  waiting: 'enviado',
  over: 'vencido',
  none: 'nenhum',
} as const satisfies Readonly<Record<InvitationState, Wire['UserInvitation']['situacao']>>;

function toUserInvitation(
  { invited_at, invitation_expires_at }: StoredInvitation,
  now: Date,
): Wire['UserInvitation'] {
  return {
    situacao: stateNames[invitationState(invitation_expires_at, now)],
    dtEnvio: invited_at?.toISOString() ?? null,
    dtValidade: invitation_expires_at?.toISOString() ?? null,
  };
}

/** An invitation, as whoever was mailed it reads it. */
export function toInvitation({ user, company, expiresAt }: OpenInvitation): Wire['Invitation'] {
  return {
    nmUsuario: user.name,
    dsEmail: user.login,
    dtValidade: expiresAt.toISOString(),
    idCliente: company.id,
    nmEmpresa: company.trade_name,
    logoUrl: company.logo_url,
    corMarca: company.brand_color,
  };
}

/** A user with everything that is known. */
export function toUser(user: StoredUser, now: Date): Wire['User'] {
  return {
    ...toKnownData(user),
    dsEmail: user.login,
    idOrganogramaPessoa: user.person_id,
    nmOrganogramaPessoa: user.person_name,
    flFuncionarioAtivo: user.person_is_active,
    nrVersao: user.version,
    convite: user.password_hash === null ? toUserInvitation(user, now) : null,
    perfis: user.profiles.map(toUserProfile),
  };
}

/** A user as the person who it is reads it. */
export function toPersonalUser(user: StoredUser): Wire['PersonalStaffUser'] {
  return {
    ...toKnownData(user),
    perfis: user.profiles.map(({ name }) => ({ nmPerfilAcesso: name })),
  };
}

function toKnownData(user: StoredUser) {
  return {
    idUsuario: user.id,
    nmUsuario: user.name,
    dsLogin: user.login,
    flAtivo: user.is_active,
    flAdministrador: user.is_administrator,
    flSupervisor: user.is_supervisor,
    dtNascimento: user.birth_date,
    nrCpf: user.cpf,
    nrRg: user.rg,
    dsTelefone: user.phone,
    dsCelular: user.mobile_phone,
    urlFoto: user.photo_url,
    dsCep: user.zip_code,
    dsEndereco: user.street,
    nrNumero: user.street_number,
    dsComplemento: user.address_complement,
    nmBairro: user.district,
    nmCidade: user.city,
    nmUf: user.state,
  };
}

/** Somebody who may become an internal user. */
export function toLinkableEmployee(person: LinkablePerson): Wire['LinkableEmployee'] {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    dsEmail: person.email,
    nmCargo: person.position_name,
  };
}
