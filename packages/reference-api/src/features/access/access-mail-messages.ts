/** What the mails of access say, in Brazilian Portuguese. */
export const accessMailMessages = {
  recovery: {
    subject: (company: string) => `${company}: senha temporária`,
    preheader: 'Abra para ver a senha. Ela vale por 1 hora e para um acesso.',
    password: 'Sua senha temporária',
    validity: (moment: string) => `Ela vale até ${moment} (horário de Brasília), para um acesso.`,
    next: 'Ao entrar, você definirá uma nova senha. Até lá, a atual continua valendo.',
    doubt:
      'Se não foi você quem pediu, não é preciso fazer nada. Não encaminhe este e-mail a ninguém.',
    action: 'Entrar',
    reason: (company: string) =>
      `Você recebeu este e-mail porque alguém pediu uma nova senha para o seu acesso de ${company}.`,
  },
  trial: {
    subject: (company: string) => `Pedido de teste: ${company}`,
    preheader: (name: string) => `${name} pediu um contato.`,
    title: 'Pedido de teste',
    field: (label: string, value: string) => `${label}: ${value}`,
    labels: {
      name: 'Nome',
      companyName: 'Empresa ou instituição',
      taxId: 'CNPJ',
      phone: 'Telefone',
      email: 'E-mail',
      state: 'Estado',
      heardFrom: 'Como nos conheceu',
    },
    reason:
      'Você recebeu este e-mail porque este endereço recebe os pedidos de teste desta instalação.',
  },
} as const;
