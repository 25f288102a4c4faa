/** Every text of the mails that bring a training, in Brazilian Portuguese. */
export const trainingMailMessages = {
  access:
    'Ao abrir o endereço, confirme o seu e-mail: enviaremos a ele um PIN de 4 caracteres, que libera os vídeos.',
  validity: (date: string) =>
    `O endereço abaixo é pessoal e vale até ${date}, enquanto o treinamento estiver ativo.`,

  invitation: {
    subject: (company: string, title: string) => `${company}: treinamento “${title}”`,
    preheader: 'O que foi assistido fica salvo: dá para parar e continuar depois.',
    invitation: (company: string, title: string) =>
      `${company} convida você para o treinamento “${title}”.`,
    resume:
      'O que foi assistido fica salvo: dá para parar e continuar depois, em outro aparelho também.',
    action: 'Abrir treinamento',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} incluiu você neste treinamento. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  reminder: {
    subject: (company: string, title: string) => `${company}: lembrete do treinamento “${title}”`,
    preheader: 'O que já foi assistido está salvo.',
    reminder: (company: string, title: string) =>
      `${company} reenviou a você o endereço do treinamento “${title}”.`,
    reminded: (company: string, title: string) =>
      `O treinamento “${title}”, que ${company} enviou a você, ainda não foi concluído.`,
    resume:
      'O que já foi assistido está salvo. O endereço enviado antes deixa de funcionar em 24 horas.',
    action: 'Continuar treinamento',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} reenviou este treinamento. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
    remindedReason: (company: string) =>
      `Você recebe este lembrete porque ${company} enviou a você este treinamento e ele ainda não foi concluído. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },
} as const;
