import type { ChangePasswordMessages, SignInMessages } from '../../access/access.messages.ts';
import { emailFaultsSpanish } from './email-faults.ts';

/** What the sign-in says in Spanish. */
export const signInSpanish: SignInMessages = {
  email: 'Correo electrónico',
  emailRequired: 'Escribe tu correo electrónico',
  emailInvalid: 'Este correo electrónico no es válido',
  emailFaults: emailFaultsSpanish,
  employeeLogin: 'Correo electrónico, CPF o número de registro',
  employeeLoginRequired: 'Escribe tu correo electrónico, CPF o número de registro',
  cpfInvalid: 'Este CPF no es válido',
  password: 'Contraseña',
  passwordRequired: 'Escribe tu contraseña',
  signIn: 'Ingresar',
  redirecting: 'Te estamos llevando',
  forgotPassword: 'Olvidé mi contraseña',
  forgotPasswordText:
    'Pide una nueva a Recursos Humanos de tu empresa, aunque no tengas correo electrónico. Si nunca creaste una contraseña, pide un enlace para crearla.',
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
