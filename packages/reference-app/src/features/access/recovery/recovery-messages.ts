/** What the recovery of a password says. */
export const recoveryMessages = {
  title: 'Recuperar conta',
  text: 'Informe o e-mail do seu acesso para receber uma senha temporária.',
  email: 'E-mail',
  emailRequired: 'Um E-mail válido é obrigatório.',
  emailInvalid: 'Informe um e-mail válido',
  send: 'Enviar',
  sentTitle: 'Uma nova senha foi enviada para seu email!',
  sentText: (email: string) =>
    `Se ${email} tiver um acesso, a mensagem chega em alguns minutos. Use a senha enviada para entrar: ela vale por 1 hora e para um único acesso. Depois você escolherá outra. Se não chegar, confira a caixa de spam e o endereço.`,
  otherEmail: 'Usar outro e-mail',
  back: 'Voltar para o acesso',
} as const;
