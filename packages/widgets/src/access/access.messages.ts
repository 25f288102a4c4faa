import { EMAIL_FAULT_TEXTS } from '@aferir/domain';
/** What the sign-in says. */
export const signInMessages = {
  email: 'E-mail',
  emailRequired: 'E-mail é obrigatório',
  emailInvalid: 'E-mail inválido',
  /** What is wrong with an address that can be told. */
  emailFaults: EMAIL_FAULT_TEXTS,
  employeeLogin: 'E-mail, CPF ou matrícula',
  employeeLoginRequired: 'Informe o e-mail, o CPF ou a matrícula',
  cpfInvalid: 'CPF inválido',
  password: 'Senha',
  passwordRequired: 'Senha é obrigatória',
  signIn: 'Acessar',
  redirecting: 'Redirecionando',
  forgotPassword: 'Esqueci minha senha',
  forgotPasswordText:
    'Peça uma nova ao RH da sua empresa, mesmo sem ter e-mail. Se nunca criou uma senha, peça um link para criá-la.',
  understood: 'Entendi',
};

/** The shape of the texts, to replace some or all of them. */
export type SignInMessages = typeof signInMessages;

/** What the change of a password says. */
export const changePasswordMessages = {
  currentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  newPasswordHint: 'Pelo menos 6 caracteres.',
  confirmPassword: 'Confirmar nova senha',
  fieldRequired: 'Este campo é obrigatório.',
  fillAll: 'Preencha todos os campos.',
  passwordFaults: {
    'too-short': 'A nova senha deve ter pelo menos 6 caracteres.',
    'too-long': 'A senha deve ter no máximo 128 caracteres',
    'too-common': 'Esta senha é muito comum. Escolha outra.',
  },
  confirmationDiffers: 'A confirmação da senha não confere.',
  save: 'Salvar',
  passwordChanged: 'Senha alterada com sucesso!',
  temporaryReplaced: 'Senha trocada com sucesso!',
};

/** The shape of the texts, to replace some or all of them. */
export type ChangePasswordMessages = typeof changePasswordMessages;
