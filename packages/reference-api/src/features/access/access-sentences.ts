import { type OtherLanguage, spoken } from '../../platform/sentences/interpreter.ts';
import { accessMessages } from './access-messages.ts';

/** That an address is too new, with the moment as each language writes it. */
export const addressTooNewIn: Readonly<Record<OtherLanguage, (moment: string) => string>> = {
  en: (moment) =>
    `Your email address was changed recently. Confirm it by the email sent to the former one, or make your password from ${moment} on.`,
  es: (moment) =>
    `Tu correo cambió hace poco. Confirma el cambio con el mensaje enviado a la dirección anterior, o crea la contraseña a partir de ${moment}.`,
};

/** What people read of signing in by a widget, in the other languages. */
export const accessSentences = spoken<
  Pick<
    typeof accessMessages,
    | 'wrongCredentials'
    | 'tooManySignIns'
    | 'wrongCurrentPassword'
    | 'samePassword'
    | 'alreadyHasAccess'
    | 'reportLinkGivesNoAccess'
    | 'linkGivesNoAccess'
    | 'addressTooNew'
    | 'tooManyRecoveries'
    | 'companyNotFound'
    | 'nothingToConfirm'
    | 'passwordSaved'
    | 'accessCreated'
    | 'addressConfirmed'
  >
>(accessMessages, {
  en: {
    wrongCredentials: 'Wrong user or password. Check both and try again.',
    tooManySignIns: 'Too many tries to sign in. Wait a few minutes and try again.',
    wrongCurrentPassword: 'The current password is wrong.',
    samePassword: 'The new password has to be another one than the current.',
    alreadyHasAccess:
      'Your access has already been made. Sign in with your password, or ask HR for a new one.',
    reportLinkGivesNoAccess: 'This link opens the report alone and makes no access.',
    linkGivesNoAccess:
      'To make your password, open the link that was sent to your own email address. If in doubt, ask HR.',
    addressTooNew: addressTooNewIn.en,
    tooManyRecoveries: 'Too many requests for a new password. Wait a few minutes and try again.',
    companyNotFound: 'Company not found',
    nothingToConfirm: 'This link is not valid or has been used already. If in doubt, ask HR.',
    passwordSaved: 'Your password has been changed!',
    accessCreated: 'Your access has been created!',
    addressConfirmed: 'Email address confirmed. Thank you!',
  },
  es: {
    wrongCredentials: 'Usuario o contraseña incorrectos. Revísalos e intenta de nuevo.',
    tooManySignIns: 'Demasiados intentos de acceso. Espera unos minutos e intenta de nuevo.',
    wrongCurrentPassword: 'La contraseña actual no es correcta.',
    samePassword: 'La contraseña nueva debe ser diferente de la actual.',
    alreadyHasAccess:
      'Tu acceso ya fue creado. Ingresa con tu contraseña o pide una nueva a Recursos Humanos.',
    reportLinkGivesNoAccess: 'Este enlace solo abre el informe y no permite crear acceso.',
    linkGivesNoAccess:
      'Para crear la contraseña, abre el enlace enviado a tu propio correo. Si tienes dudas, consulta a Recursos Humanos.',
    addressTooNew: addressTooNewIn.es,
    tooManyRecoveries:
      'Demasiados pedidos de contraseña nueva. Espera unos minutos e intenta de nuevo.',
    companyNotFound: 'Empresa no encontrada',
    nothingToConfirm:
      'Este enlace no es válido o ya se usó. Si tienes dudas, consulta a Recursos Humanos.',
    passwordSaved: '¡Tu contraseña se cambió!',
    accessCreated: '¡Tu acceso se creó!',
    addressConfirmed: 'Correo confirmado. ¡Gracias!',
  },
});
