import { isBirthDate } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { personNameText } from '../../operation/person-name.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { readForm, readGivenTexts, type TextField } from '../../operation/text-fields.ts';
import { loginField, mobilePhoneField, phoneField } from '../../shared/staff/staff-fields.ts';
import { staffMessages } from '../../shared/staff/staff-messages.ts';
import { accountMessages as texts } from './account-messages.ts';

/** What somebody changes of their own account. */
export type AccountColumns = Pick<
  StaffUserRow,
  'name' | 'login' | 'phone' | 'mobile_phone' | 'birth_date'
>;

const requiredOf = (field: keyof typeof texts.fields) => texts.required(texts.fields[field]);

const fields: readonly TextField<
  'nmUsuario' | 'dsEmail' | 'dsTelefone' | 'dsCelular',
  'name' | 'login' | 'phone' | 'mobile_phone'
>[] = [
  { field: 'nmUsuario', column: 'name', ...personNameText(requiredOf('nmUsuario')) },
  loginField,
  { ...phoneField, required: requiredOf('dsTelefone') },
  { ...mobilePhoneField, required: requiredOf('dsCelular') },
];

/** The columns of what came in, checked. */
export function toAccountColumns(body: BodyOf<'updateStaffUser'>, now: Date): AccountColumns {
  return readForm((faults) => {
    const values = readGivenTexts(fields, body, faults);
    if (!isBirthDate(body.dtNascimento, now)) {
      faults.push({ field: 'dtNascimento', message: staffMessages.birthDateInvalid });
    }
    return { ...values, birth_date: body.dtNascimento };
  });
}
