import { hiringDayProblem, isBirthDate, isCpf, oneLine } from '@aferir/domain';
import { emailText, phoneText } from '../../operation/contact-texts.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { personNameText } from '../../operation/person-name.ts';
import {
  digitsOf,
  readForm,
  readGivenTexts,
  readTexts,
  type TextField,
} from '../../operation/text-fields.ts';
import type { EmployeeColumns } from './employee-store.ts';
import { employeesMessages as texts } from './employees-messages.ts';

const contactFields: readonly TextField<'nmPessoa' | 'nrTelefone', 'name' | 'phone'>[] = [
  { field: 'nmPessoa', column: 'name', ...personNameText(texts.required) },
  {
    field: 'nrTelefone',
    column: 'phone',
    required: texts.phoneInvalid,
    ...phoneText(texts.phoneInvalid),
  },
];

/** Somebody who has none is known by a number of the company or the CPF. */
const emailField: TextField<'dsEmail', 'email'> = {
  field: 'dsEmail',
  column: 'email',
  ...emailText(texts.emailInvalid),
};

/** Left out, they stay. */
const otherFields = (
  now: Date,
): readonly TextField<
  'cdPessoaCliente' | 'nrCpf' | 'dtNascimento' | 'dtAdmissao' | 'urlFoto',
  'registration_number' | 'cpf' | 'birth_date' | 'hired_on' | 'photo_url'
>[] => [
  { field: 'cdPessoaCliente', column: 'registration_number', store: oneLine },
  { field: 'nrCpf', column: 'cpf', check: [isCpf, texts.cpfInvalid], store: digitsOf },
  {
    field: 'dtNascimento',
    column: 'birth_date',
    check: [(day) => isBirthDate(day, now), texts.birthDateInvalid],
  },
  { field: 'dtAdmissao', column: 'hired_on', problem: (day) => hiringDayProblem(day, now) },
  { field: 'urlFoto', column: 'photo_url' },
];

/** The columns of an employee who came in, checked. */
export function toEmployeeColumns(body: BodyOf<'saveEmployee'>, now: Date): EmployeeColumns {
  return readForm((faults) => ({
    ...readGivenTexts(contactFields, body, faults),
    email: readTexts([emailField], { body, faults }).email ?? null,
    ...readTexts(otherFields(now), { body, faults }),
    sex: body.tpSexo,
    ...(body.cdIdioma !== undefined && { language: body.cdIdioma }),
    position_id: body.idOrganogramaCargo,
    department_id: body.idOrganogramaNo,
  }));
}
