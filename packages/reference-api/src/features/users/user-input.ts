import { isBirthDate, isCpf, isState, isZipCode } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { personNameText } from '../../operation/person-name.ts';
import {
  digitsOf,
  readForm,
  readGivenTexts,
  readTexts,
  type TextField,
} from '../../operation/text-fields.ts';
import { loginField, mobilePhoneField, phoneField } from '../../shared/staff/staff-fields.ts';
import { staffMessages } from '../../shared/staff/staff-messages.ts';
import type { UserColumns, UserDetails } from './user-store.ts';
import { usersMessages } from './users-messages.ts';

type Body = BodyOf<'saveUser'>;

/** The columns of what came in, checked; a field that was left out is left out. */
export function toUserColumns(body: Body, now: Date): UserColumns {
  return readForm((faults) => ({
    ...readGivenTexts(identityFields, body, faults),
    ...readTexts(detailFields(now), { body, faults }),
    is_administrator: body.flAdministrador,
    is_active: body.flAtivo,
    ...(body.flSupervisor !== undefined && { is_supervisor: body.flSupervisor }),
    ...(body.idOrganogramaPessoa !== undefined && { person_id: body.idOrganogramaPessoa }),
  }));
}

const identityFields: readonly TextField<'nmUsuario' | 'dsEmail', 'name' | 'login'>[] = [
  { field: 'nmUsuario', column: 'name', ...personNameText(usersMessages.nameRequired) },
  loginField,
];

type DetailField = TextField<
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
  | 'nmUf',
  keyof UserDetails
>;

/** What may be known of a user, or not. */
const detailFields = (now: Date): readonly DetailField[] => [
  {
    field: 'dtNascimento',
    column: 'birth_date',
    check: [(date) => isBirthDate(date, now), staffMessages.birthDateInvalid],
  },
  { field: 'nrCpf', column: 'cpf', check: [isCpf, usersMessages.cpfInvalid], store: digitsOf },
  { field: 'nrRg', column: 'rg' },
  phoneField,
  mobilePhoneField,
  { field: 'urlFoto', column: 'photo_url' },
  {
    field: 'dsCep',
    column: 'zip_code',
    check: [isZipCode, staffMessages.zipCodeInvalid],
    store: digitsOf,
  },
  { field: 'dsEndereco', column: 'street' },
  { field: 'nrNumero', column: 'street_number' },
  { field: 'dsComplemento', column: 'address_complement' },
  { field: 'nmBairro', column: 'district' },
  { field: 'nmCidade', column: 'city' },
  { field: 'nmUf', column: 'state', check: [isState, staffMessages.stateInvalid] },
];
