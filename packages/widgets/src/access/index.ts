export {
  type ChangePasswordMessages,
  changePasswordMessages,
  type SignInMessages,
  signInMessages,
} from './access.messages.ts';
export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type PasswordChange,
} from './change-password-form.tsx';
export { ForgottenPassword, type ForgottenPasswordProps } from './forgotten-password.tsx';
export { type AccessMessages, loadAccessMessages } from './load-access-messages.ts';
export { SignInForm, type SignInFormProps, type SignInValues } from './sign-in-form.tsx';
export { type OwnPasswordChange, useChangePassword } from './use-change-password.ts';
