import type { Schema } from '@aferir/api-client';
import {
  callsForInvitation,
  formatCpf,
  formatPhone,
  isUserActive,
  normalizeEmail,
} from '@aferir/domain';
import { type PostalAddress, toPostalAddress } from '../../shared/forms/postal-address.ts';

/** What the form of a user holds: texts as they are typed. */
export interface UserValues extends PostalAddress {
  /** The address of the photo; empty for none. */
  urlFoto: string;
  nmUsuario: string;
  dsEmail: string;
  /** Whether a new user is told a password by hand, instead of being invited. */
  temSenha: boolean;
  dsSenha: string;
  flAdministrador: string;
  flAtivo: boolean;
  dtNascimento: string;
  nrCpf: string;
  nrRg: string;
  dsCelular: string;
  dsTelefone: string;
  /** The id of the employee, or nothing. */
  idOrganogramaPessoa: string;
  /** Their name, which a form that comes back shows. */
  nmOrganogramaPessoa: string;
  /** Ids of profiles, in their order, with commas between. */
  Perfis: string;
}

/** A user as the form shows them; without one, a new user. */
export function toUserValues(user: Schema<'User'> | undefined): UserValues {
  return {
    urlFoto: user?.urlFoto ?? '',
    nmUsuario: user?.nmUsuario ?? '',
    dsEmail: user?.dsEmail ?? '',
    temSenha: false,
    dsSenha: '',
    flAdministrador: user?.flAdministrador ? 'sim' : 'nao',
    flAtivo: user?.flAtivo ?? true,
    dtNascimento: user?.dtNascimento ?? '',
    nrCpf: formatCpf(user?.nrCpf ?? ''),
    nrRg: user?.nrRg ?? '',
    dsCelular: formatPhone(user?.dsCelular ?? ''),
    dsTelefone: formatPhone(user?.dsTelefone ?? ''),
    ...toPostalAddress(user),
    idOrganogramaPessoa: user?.idOrganogramaPessoa ? String(user.idOrganogramaPessoa) : '',
    nmOrganogramaPessoa: user?.nmOrganogramaPessoa ?? '',
    Perfis: textOfIds((user?.perfis ?? []).map(({ idPerfilAcesso }) => idPerfilAcesso)),
  };
}

/** A user as they are sent. */
export function toUserRequest(
  { temSenha, dsSenha, nmOrganogramaPessoa: _shown, ...values }: UserValues,
  user: Pick<Schema<'User'>, 'idUsuario' | 'nrVersao'> | undefined,
): Schema<'SaveUserRequest'> {
  const idUsuario = user?.idUsuario ?? 0;
  const name = values.nmUsuario.trim();
  const email = values.dsEmail.trim();
  return {
    ...values,
    idUsuario,
    nmUsuario: name,
    dsNome: name,
    dsEmail: email,
    dsLogin: email,
    flAdministrador: values.flAdministrador === 'sim',
    dtNascimento: values.dtNascimento || null,
    idOrganogramaPessoa: Number(values.idOrganogramaPessoa) || null,
    Perfis: readIds(values.Perfis).map((IdPerfilAcesso) => ({
      IdUsuario: idUsuario,
      IdPerfilAcesso,
    })),
    ...(user ? { nrVersao: user.nrVersao } : temSenha && { dsSenha }),
  };
}

/** Ids as one text, which a form compares and keeps. */
export function textOfIds(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join();
}

/** Reads what {@link textOfIds} wrote. */
export function readIds(text: string): number[] {
  return text
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
}

/** Whether saving mails an invitation; of a user who is changed, when they come back or are reached at another address. */
export function isInviting(
  { temSenha, flAtivo, dsEmail }: Pick<UserValues, 'temSenha' | 'flAtivo' | 'dsEmail'>,
  user: Schema<'User'> | undefined,
): boolean {
  const personIsActive = user?.flFuncionarioAtivo ?? null;
  const invitable = (isActive: boolean, email: string) => ({
    hasPassword: user ? user.convite === null : temSenha,
    isActive: isUserActive({ isActive, personIsActive }),
    login: normalizeEmail(email),
  });
  const before = user && invitable(user.flAtivo, user.dsEmail);
  return callsForInvitation(before, invitable(flAtivo, dsEmail));
}
