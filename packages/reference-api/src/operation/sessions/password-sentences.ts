import { spoken } from '../../platform/sentences/interpreter.ts';
import { passwordMessages } from './password-messages.ts';

/** What is wrong with a new password, in the other languages. */
export const passwordSentences = spoken(passwordMessages, {
  en: {
    'too-short': 'The password must have at least 6 characters',
    'too-long': 'The password can have at most 128 characters',
    'too-common': 'This password is very common. Choose another one.',
  },
  es: {
    'too-short': 'La contraseña debe tener al menos 6 caracteres',
    'too-long': 'La contraseña puede tener hasta 128 caracteres',
    'too-common': 'Esta contraseña es muy común. Elige otra.',
  },
});
