/** What mails to staff users say, in Brazilian Portuguese. */
export const staffMailMessages = {
  loginChanged: {
    subject: (company: string) => `${company}: o e-mail do seu acesso foi alterado`,
    preheader: 'Veja quem alterou e quando.',
    byOwner: (moment: string) =>
      `Em ${moment}, o e-mail com que você entra no sistema foi alterado em Minha Conta.`,
    byOther: (staff: string, moment: string) =>
      `Em ${moment}, ${staff} alterou o e-mail com que você entra no sistema.`,
    meaning: 'Este endereço não serve mais para entrar nem para recuperar a senha.',
    doubt: 'Se você não sabia dessa alteração, procure logo um administrador do sistema.',
    reason: (company: string) =>
      `Você recebeu este e-mail porque este era o endereço do seu acesso à área de gestão de ${company}.`,
  },
} as const;
