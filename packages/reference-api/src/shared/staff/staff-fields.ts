import { formatPhone } from '@aferir/domain';
import { emailText, phoneText } from '../../operation/contact-texts.ts';
import type { TextField } from '../../operation/text-fields.ts';
import { staffMessages } from './staff-messages.ts';

/** The address that a staff user signs in with, which is all that an empty one is told to be. */
export const loginField: TextField<'dsEmail', 'login'> = {
  field: 'dsEmail',
  column: 'login',
  required: staffMessages.emailInvalid,
  ...emailText(staffMessages.emailInvalid),
};

/** The phone of a staff user, kept as it is read. */
export const phoneField: TextField<'dsTelefone', 'phone'> = {
  field: 'dsTelefone',
  column: 'phone',
  ...phoneText(staffMessages.phoneInvalid),
  store: formatPhone,
};

/** Their mobile phone. */
export const mobilePhoneField: TextField<'dsCelular', 'mobile_phone'> = {
  field: 'dsCelular',
  column: 'mobile_phone',
  ...phoneText(staffMessages.mobileInvalid),
  store: formatPhone,
};
