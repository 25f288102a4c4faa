/** Every text of the mails that bring a game, in Brazilian Portuguese. */
export const gameMailMessages = {
  validity: (date: string) =>
    `O endereço abaixo é pessoal e vale até ${date}, enquanto a pesquisa ou o jogo estiver aberto.`,
  anonymous:
    'As respostas são anônimas: ficam guardadas apenas como somas e textos sem autoria. A empresa sabe quantas pessoas responderam, não o que cada uma respondeu.',
  named: 'As respostas são identificadas: a empresa vê o que você responder, com o seu nome.',

  invitation: {
    subject: (company: string, title: string) => `${company}: “${title}”`,
    preheader: 'Dá para parar e continuar depois.',
    invitation: (company: string, title: string) =>
      `${company} convida você a participar de “${title}”.`,
    resume: 'Cada resposta fica salva ao ser enviada: dá para parar e continuar depois.',
    action: 'Participar',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} incluiu você nesta pesquisa ou jogo. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  reminder: {
    subject: (company: string, title: string) => `${company}: lembrete de “${title}”`,
    preheader: 'Ainda dá tempo de participar.',
    invitation: (company: string, title: string) =>
      `${company} lembra que ainda dá tempo de participar de “${title}”.`,
    resume:
      'O que você já respondeu está salvo. O endereço enviado antes deixa de funcionar em 24 horas.',
    action: 'Participar',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} incluiu você nesta pesquisa ou jogo. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },
} as const;
