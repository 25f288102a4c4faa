const doubt =
  'Se você não sabia disso, procure logo o RH da empresa: alguém pode estar tentando entrar em seu nome.';

/** What employees are told by mail of how they sign in, in Brazilian Portuguese. */
export const employeeMailMessages = {
  addressChanged: {
    subject: (company: string) => `${company}: o seu e-mail foi alterado`,
    preheader: 'Veja quem alterou e quando.',
    event: (staff: string, moment: string) =>
      `Em ${moment}, ${staff} alterou o e-mail do seu cadastro.`,
    meaning:
      'Este endereço não serve mais para entrar, e os links enviados a ele deixaram de valer. Os próximos irão ao novo endereço.',
    confirmation: (moment: string) =>
      `Se foi a seu pedido, confirme pelo botão. Sem isso, a sua primeira senha só poderá ser criada pelo novo endereço a partir de ${moment}.`,
    confirm: 'Confirmar o novo e-mail',
    doubt,
    reason: (company: string) =>
      `Você recebeu este e-mail porque este era o seu endereço no cadastro de ${company}.`,
  },
  passwordSet: {
    subject: (company: string) => `${company}: uma senha foi definida para você`,
    preheader: 'Veja quem definiu e quando.',
    event: (staff: string, moment: string) =>
      `Em ${moment}, ${staff} definiu uma senha para o seu acesso.`,
    meaning:
      'A senha anterior deixou de valer, e o seu acesso foi encerrado onde estava aberto. Ao entrar com a nova, você escolherá uma senha só sua.',
    doubt,
    reason: (company: string) =>
      `Você recebeu este e-mail porque este endereço é ou era o seu no cadastro de ${company}.`,
  },
} as const;
