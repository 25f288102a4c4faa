/** What the mails to users say, in Brazilian Portuguese. */
export const usersMailMessages = {
  invitation: {
    subject: (company: string) => `${company}: convite para a área da empresa`,
    preheader: 'Crie a sua senha para entrar.',
    event: (staff: string, company: string) =>
      `${staff} convidou você para a área da empresa de ${company}, onde ficam pessoas, avaliações e resultados.`,
    login: (login: string) =>
      `Para entrar, você usará o e-mail ${login} e uma senha que só você conhece.`,
    secrecy: 'Não encaminhe este e-mail: quem abrir o link cria a senha no seu lugar.',
    validity: (moment: string) =>
      `O link vale até ${moment} (horário de Brasília), para um acesso. Se vencer, peça outro a quem convidou você.`,
    action: 'Criar minha senha',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} criou um acesso com este endereço. Se não esperava por ele, não é preciso fazer nada.`,
  },
} as const;
