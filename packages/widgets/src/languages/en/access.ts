import type { ChangePasswordMessages, SignInMessages } from '../../access/access.messages.ts';
import { emailFaultsEnglish } from './email-faults.ts';

/** What the sign-in says in English. */
export const signInEnglish: SignInMessages = {
  email: 'Email',
  emailRequired: 'Enter your email',
  emailInvalid: 'This email is not valid',
  emailFaults: emailFaultsEnglish,
  employeeLogin: 'Email, CPF or registration number',
  employeeLoginRequired: 'Enter your email, CPF or registration number',
  cpfInvalid: 'This CPF is not valid',
  password: 'Password',
  passwordRequired: 'Enter your password',
  signIn: 'Sign in',
  redirecting: 'Taking you there',
  forgotPassword: 'I forgot my password',
  forgotPasswordText:
    'Ask HR at your company for a new one, even if you have no email. If you have never created a password, ask for a link to create one.',
  understood: 'Got it',
};

/** What the change of a password says in English. */
export const changePasswordEnglish: ChangePasswordMessages = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 6 characters.',
  confirmPassword: 'Confirm the new password',
  fieldRequired: 'This field is required.',
  fillAll: 'Fill in every field.',
  passwordFaults: {
    'too-short': 'The new password must have at least 6 characters.',
    'too-long': 'The password can have at most 128 characters.',
    'too-common': 'This password is very common. Choose another one.',
  },
  confirmationDiffers: 'The two passwords do not match.',
  save: 'Save',
  passwordChanged: 'Your password has been changed!',
  temporaryReplaced: 'Your password has been changed!',
};
