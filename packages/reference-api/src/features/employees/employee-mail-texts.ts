import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { employeeMailMessages } from './employee-mail-messages.ts';

const doubt =
  'If you did not know about this, talk to HR at your company soon: somebody may be trying to sign in in your name.';
const duda =
  'Si no lo sabías, habla pronto con Recursos Humanos de la empresa: alguien puede estar intentando entrar en tu nombre.';

/** What employees are told by mail of how they sign in, by language. */
export const employeeMailTexts: InEveryLanguage<typeof employeeMailMessages> = {
  'pt-BR': employeeMailMessages,

  en: {
    addressChanged: {
      subject: (company) => `${company}: your email was changed`,
      preheader: 'See who changed it and when.',
      event: (staff, moment) => `On ${moment}, ${staff} changed the email on record for you.`,
      meaning:
        'This address no longer works for signing in, and the links sent to it are no longer good. The next ones go to the new address.',
      confirmation: (moment) =>
        `If you asked for it, confirm it with the button. Otherwise your first password can be set from the new address only from ${moment} on.`,
      confirm: 'Confirm the new email',
      doubt,
      reason: (company) =>
        `You received this email because this was the address ${company} had on record for you.`,
    },
    passwordSet: {
      subject: (company) => `${company}: a password was set for you`,
      preheader: 'See who set it and when.',
      event: (staff, moment) => `On ${moment}, ${staff} set a password for you to sign in with.`,
      meaning:
        'The password before is no longer good, and you were signed out wherever you were signed in. When you sign in with the new one, you choose a password of your own.',
      doubt,
      reason: (company) =>
        `You received this email because this address is or was the one ${company} has on record for you.`,
    },
  },

  es: {
    addressChanged: {
      subject: (company) => `${company}: se cambió tu correo`,
      preheader: 'Mira quién lo cambió y cuándo.',
      event: (staff, moment) => `El ${moment}, ${staff} cambió el correo de tu registro.`,
      meaning:
        'Esta dirección ya no sirve para entrar, y los enlaces enviados a ella dejaron de valer. Los próximos irán a la nueva dirección.',
      confirmation: (moment) =>
        `Si lo pediste tú, confírmalo con el botón. Sin eso, tu primera contraseña solo podrá crearse desde la nueva dirección a partir del ${moment}.`,
      confirm: 'Confirmar el nuevo correo',
      doubt: duda,
      reason: (company) =>
        `Recibiste este correo porque esta era tu dirección en el registro de ${company}.`,
    },
    passwordSet: {
      subject: (company) => `${company}: se definió una contraseña para ti`,
      preheader: 'Mira quién la definió y cuándo.',
      event: (staff, moment) => `El ${moment}, ${staff} definió una contraseña para tu acceso.`,
      meaning:
        'La contraseña anterior dejó de valer, y tu sesión se cerró donde estaba abierta. Al entrar con la nueva, elegirás una contraseña solo tuya.',
      doubt: duda,
      reason: (company) =>
        `Recibiste este correo porque esta dirección es o era la tuya en el registro de ${company}.`,
    },
  },
};
