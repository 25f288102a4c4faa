import {
  isBirthDate,
  isCpf,
  isEmail,
  isPhone,
  isState,
  isZipCode,
  normalizeEmail,
} from '@aferir/domain';
import type { Fault } from '../../errors/api-error.ts';
import { invalidFields } from '../../errors/failures.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { staffMessages } from '../../staff/staff-messages.ts';
import type { UserColumns, UserDetails } from './user-store.ts';
import { usersMessages } from './users-messages.ts';

type Body = BodyOf<'saveUser'>;

/** The columns of what came in, checked; a field that was left out is left out. */
export function toUserColumns(body: Body, now: Date): UserColumns {
  const faults: Fault[] = [];
  const name = body.nmUsuario.trim();
  if (name === '') faults.push({ field: 'nmUsuario', message: usersMessages.nameRequired });
  if (!isEmail(body.dsEmail)) {
    faults.push({ field: 'dsEmail', message: staffMessages.emailInvalid });
  }
  const details: Partial<Record<keyof UserDetails, string | null>> = {};
  for (const { field, column, isValid, message, store } of optional) {
    const given = body[field];
    if (given === undefined) continue;
    const text = given?.trim() ?? '';
    if (text !== '' && !isValid(text, now)) faults.push({ field, message });
    details[column] = text === '' ? null : store(text);
  }
  if (faults.length > 0) throw invalidFields(faults);
  return {
    ...details,
    name,
    login: normalizeEmail(body.dsEmail),
    is_administrator: body.flAdministrador,
    is_active: body.flAtivo,
    ...(body.flSupervisor !== undefined && { is_supervisor: body.flSupervisor }),
    ...(body.idOrganogramaPessoa !== undefined && { person_id: body.idOrganogramaPessoa }),
  };
}

/** A field that may be empty, with the column that it is kept in. */
interface OptionalField {
  readonly field:
    | 'dtNascimento'
    | 'nrCpf'
    | 'nrRg'
    | 'dsTelefone'
    | 'dsCelular'
    | 'urlFoto'
    | 'dsCep'
    | 'dsEndereco'
    | 'nrNumero'
    | 'dsComplemento'
    | 'nmBairro'
    | 'nmCidade'
    | 'nmUf';
  readonly column: keyof UserDetails;
  readonly isValid: (text: string, now: Date) => boolean;
  readonly message: string;
  readonly store: (text: string) => string;
}

const checked = (
  field: OptionalField['field'],
  column: OptionalField['column'],
  isValid: OptionalField['isValid'],
  message: string,
  store: OptionalField['store'] = (text) => text,
): OptionalField => ({ field, column, isValid, message, store });

const free = (field: OptionalField['field'], column: OptionalField['column']) =>
  checked(field, column, () => true, '');

const digits = (text: string) => text.replace(/\D/g, '');

const optional: readonly OptionalField[] = [
  checked('dtNascimento', 'birth_date', isBirthDate, staffMessages.birthDateInvalid),
  checked('nrCpf', 'cpf', isCpf, usersMessages.cpfInvalid, digits),
  free('nrRg', 'rg'),
  checked('dsTelefone', 'phone', isPhone, staffMessages.phoneInvalid),
  checked('dsCelular', 'mobile_phone', isPhone, staffMessages.mobileInvalid),
  free('urlFoto', 'photo_url'),
  checked('dsCep', 'zip_code', isZipCode, staffMessages.zipCodeInvalid, digits),
  free('dsEndereco', 'street'),
  free('nrNumero', 'street_number'),
  free('dsComplemento', 'address_complement'),
  free('nmBairro', 'district'),
  free('nmCidade', 'city'),
  checked('nmUf', 'state', isState, staffMessages.stateInvalid),
];
