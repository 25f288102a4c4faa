import type { Schema } from '@aferir/api-client';
import { formatPhone, normalizeEmail } from '@aferir/domain';

/** What the form of the account holds: texts as they are typed. */
export interface AccountValues {
  /** The address of the photo; empty for none. */
  urlFoto: string;
  nmUsuario: string;
  dsEmail: string;
  senhaAtual: string;
  dsTelefone: string;
  dsCelular: string;
  dtNascimento: string;
  flSupervisor: string;
  flAdministrador: string;
}

/** The account as the form shows it. */
export function toAccountValues(user: Schema<'StaffUser'>): AccountValues {
  return {
    urlFoto: user.urlFoto ?? '',
    nmUsuario: user.nmUsuario,
    dsEmail: user.dsEmail,
    senhaAtual: '',
    dsTelefone: formatPhone(user.dsTelefone ?? ''),
    dsCelular: formatPhone(user.dsCelular ?? ''),
    dtNascimento: user.dtNascimento ?? '',
    flSupervisor: user.flSupervisor ? 'sim' : 'nao',
    flAdministrador: user.flAdministrador ? 'sim' : 'nao',
  };
}

/** The account as it is sent. */
export function toAccountRequest(
  values: AccountValues,
  login: string,
): Schema<'UpdateStaffUserRequest'> {
  const isNewLogin = changesLogin(values.dsEmail, login);
  return {
    urlFoto: values.urlFoto,
    nmUsuario: values.nmUsuario.trim(),
    dsEmail: values.dsEmail.trim(),
    ...(isNewLogin && { senhaAtual: values.senhaAtual }),
    dsTelefone: values.dsTelefone,
    dsCelular: values.dsCelular,
    dtNascimento: values.dtNascimento,
    flSupervisor: values.flSupervisor === 'sim',
    flAdministrador: values.flAdministrador === 'sim',
  };
}

/** Whether an address is another one than that which the person signs in with. */
export function changesLogin(email: string, login: string): boolean {
  return normalizeEmail(email) !== login;
}
