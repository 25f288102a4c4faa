import {
  emailProblem,
  formatPhone,
  isBirthDate,
  isCpf,
  isState,
  isZipCode,
  normalizeEmail,
  phoneProblem,
} from '@aferir/domain';
import type { Fault } from '../../errors/api-error.ts';
import { invalidFields } from '../../errors/failures.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { readPersonName } from '../../operation/person-name.ts';
import { digitsOf, readTexts, type TextField } from '../../operation/text-fields.ts';
import { staffMessages } from '../../staff/staff-messages.ts';
import type { UserColumns, UserDetails } from './user-store.ts';
import { usersMessages } from './users-messages.ts';

type Body = BodyOf<'saveUser'>;

/** The columns of what came in, checked; a field that was left out is left out. */
export function toUserColumns(body: Body, now: Date): UserColumns {
  const faults: Fault[] = [];
  const { nameRequired: required } = usersMessages;
  const name = readPersonName(body.nmUsuario, { field: 'nmUsuario', required, faults });
  const problem = emailProblem(body.dsEmail, staffMessages.emailInvalid);
  if (problem !== undefined) faults.push({ field: 'dsEmail', message: problem });
  const details = readTexts(detailFields, { body, now, faults });
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
const detailFields: readonly DetailField[] = [
  {
    field: 'dtNascimento',
    column: 'birth_date',
    check: [isBirthDate, staffMessages.birthDateInvalid],
  },
  { field: 'nrCpf', column: 'cpf', check: [isCpf, usersMessages.cpfInvalid], store: digitsOf },
  { field: 'nrRg', column: 'rg' },
  {
    field: 'dsTelefone',
    column: 'phone',
    problem: (text) => phoneProblem(text, staffMessages.phoneInvalid),
    store: formatPhone,
  },
  {
    field: 'dsCelular',
    column: 'mobile_phone',
    problem: (text) => phoneProblem(text, staffMessages.mobileInvalid),
    store: formatPhone,
  },
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
