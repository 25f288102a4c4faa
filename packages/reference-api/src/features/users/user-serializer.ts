import type { components } from '@aferir/api-client';
import { isUserActive } from '@aferir/domain';
import type { StoredUser } from './user-store.ts';
import type { LinkablePerson, ListedUser } from './users-read-model.ts';

type Wire = components['schemas'];

/** A user in the list. */
export function toUserRow(user: ListedUser): Wire['UserRow'] {
  return {
    idUsuario: user.id,
    nmUsuario: user.name,
    dsEmail: user.login,
    flAtivo: isUserActive({
      isActive: user.is_active,
      personIsActive: user.person_is_active,
    }),
    flAdministrador: user.is_administrator,
    idPerfilAcesso: user.profile_id,
    idOrganogramaPessoa: user.person_id,
    urlFoto: user.photo_url,
  };
}

/** A user with everything that is known. */
export function toUser(user: StoredUser): Wire['User'] {
  return {
    ...toKnownData(user),
    dsEmail: user.login,
    idOrganogramaPessoa: user.person_id,
    nmOrganogramaPessoa: user.person_name,
    flFuncionarioAtivo: user.person_is_active,
    nrVersao: user.version,
    perfis: user.profiles.map(({ id, name }) => ({ idPerfilAcesso: id, nmPerfilAcesso: name })),
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
