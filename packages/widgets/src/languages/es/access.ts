import type { ChangePasswordMessages, SignInMessages } from '../../access/access.messages.ts';
import { emailFaultsSpanish } from './email-faults.ts';

/** What the sign-in says in Spanish. */
export const signInSpanish: SignInMessages = {
  email: 'Correo electrónico',
  emailRequired: 'Escribe tu correo electrónico',
  emailInvalid: 'Este correo electrónico no es válido',
  emailFaults: emailFaultsSpanish,
  emailOrCpf: 'Correo electrónico o CPF',
  emailOrCpfRequired: 'Escribe tu correo electrónico o CPF',
  emailOrCpfInvalid: 'Este correo electrónico o CPF no es válido',
  password: 'Contraseña',
  passwordRequired: 'Escribe tu contraseña',
  signIn: 'Ingresar',
  redirecting: 'Te estamos llevando',
  forgotPassword: 'Olvidé mi contraseña',
  forgotPasswordText:
    'Para recibir una contraseña nueva, habla con Recursos Humanos de tu empresa. Después de ingresar podrás cambiarla.',
  understood: 'Entendido',
};

/** What the change of a password says in Spanish. */
export const changePasswordSpanish: ChangePasswordMessages = {
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  newPasswordHint: 'Al menos 6 caracteres.',
  confirmPassword: 'Confirmar la contraseña nueva',
  fieldRequired: 'Este campo es obligatorio.',
  fillAll: 'Completa todos los campos.',
  passwordFaults: {
    'too-short': 'La contraseña nueva debe tener al menos 6 caracteres.',
    'too-long': 'La contraseña puede tener hasta 128 caracteres.',
    'too-common': 'Esta contraseña es muy común. Elige otra.',
  },
  confirmationDiffers: 'Las dos contraseñas no coinciden.',
  save: 'Guardar',
  passwordChanged: '¡Cambiaste tu contraseña!',
  temporaryReplaced: '¡Cambiaste tu contraseña!',
};
