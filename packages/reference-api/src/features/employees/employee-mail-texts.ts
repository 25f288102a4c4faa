import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { employeeMailMessages } from './employee-mail-messages.ts';

const doubt =
  'If you did not know about this, talk to HR at your company right away: someone may be trying to sign in as you.';
const duda =
  'Si no lo sabías, habla cuanto antes con Recursos Humanos de la empresa: alguien puede estar intentando ingresar en tu nombre.';

/** What employees are told by mail of how they sign in, by language. */
export const employeeMailTexts: InEveryLanguage<typeof employeeMailMessages> = {
  'pt-BR': employeeMailMessages,

  en: {
    addressChanged: {
      subject: (company) => `${company}: your email address was changed`,
      preheader: 'See who changed it and when.',
      event: (staff, moment) => `On ${moment}, ${staff} changed the email address on your record.`,
      meaning:
        'You can no longer sign in with this address, and the links sent to it no longer work. New ones will go to the new address.',
      confirmation: (moment) =>
        `If you asked for this, confirm it with the button. Otherwise, your first password can only be set from the new address after ${moment}.`,
      confirm: 'Confirm the new address',
      doubt,
      reason: (company) =>
        `You are receiving this email because this was your address in the records of ${company}.`,
    },
    passwordSet: {
      subject: (company) => `${company}: a password was set for you`,
      preheader: 'See who set it and when.',
      event: (staff, moment) => `On ${moment}, ${staff} set a password for you to sign in with.`,
      meaning:
        'Your previous password no longer works, and you were signed out everywhere. When you sign in with the new one, you choose a password of your own.',
      doubt,
      reason: (company) =>
        `You are receiving this email because this address is or was yours in the records of ${company}.`,
    },
  },

  es: {
    addressChanged: {
      subject: (company) => `${company}: se cambió tu correo`,
      preheader: 'Mira quién lo cambió y cuándo.',
      event: (staff, moment) => `El ${moment}, ${staff} cambió el correo de tu registro.`,
      meaning:
        'Ya no puedes ingresar con esta dirección, y los enlaces enviados a ella dejaron de funcionar. Los próximos irán a la dirección nueva.',
      confirmation: (moment) =>
        `Si lo pediste tú, confírmalo con el botón. De lo contrario, tu primera contraseña solo podrá crearse desde la dirección nueva a partir del ${moment}.`,
      confirm: 'Confirmar el correo nuevo',
      doubt: duda,
      reason: (company) =>
        `Recibiste este correo porque esta era tu dirección en el registro de ${company}.`,
    },
    passwordSet: {
      subject: (company) => `${company}: se creó una contraseña para ti`,
      preheader: 'Mira quién la creó y cuándo.',
      event: (staff, moment) => `El ${moment}, ${staff} creó una contraseña para que ingreses.`,
      meaning:
        'Tu contraseña anterior dejó de funcionar, y tu sesión se cerró en todas partes. Al ingresar con la nueva, elegirás una que solo tú conozcas.',
      doubt: duda,
      reason: (company) =>
        `Recibiste este correo porque esta dirección es o era la tuya en el registro de ${company}.`,
    },
  },
};
