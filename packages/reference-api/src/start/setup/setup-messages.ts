import { PASSWORD_MIN_LENGTH } from '@aferir/domain';

/** What the page of the first administrator says. */
export const setupMessages = {
  title: 'Primeiro administrador',
  intro: 'Informe a empresa e os dados de quem vai administrar o sistema.',
  passwordHint: `Pelo menos ${PASSWORD_MIN_LENGTH} caracteres.`,
  save: 'Criar acesso',
  doneTitle: 'Tudo pronto',
  done: 'O acesso foi criado. Entre com o e-mail e a senha informados.',
  signIn: 'Entrar',
  deadTitle: 'Endereço inválido',
  dead: 'Este endereço já foi usado ou não está completo. Ele é mostrado quando o sistema inicia.',
  companyRequired: 'Nome da empresa é obrigatório',
  nameRequired: 'Nome é obrigatório',
  emailInvalid: 'E-mail inválido',
} as const;
