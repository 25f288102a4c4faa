/** What the change of one's own password says. */
export const passwordMessages = {
  changePassword: 'Alterar Senha',
  cancel: 'Cancelar',
  mustChangeTitle: 'Crie uma nova senha',
  mustChangeText:
    'Sua senha atual é provisória. Para a sua segurança, escolha uma nova antes de continuar.',
  signOut: 'Sair',
} as const;

/** The same in the language that is spoken. */
export const passwordTexts = { name: 'password', portuguese: passwordMessages } as const;
