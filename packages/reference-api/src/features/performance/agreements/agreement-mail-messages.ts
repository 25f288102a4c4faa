import { AGREEMENT_NOTICE_DAYS } from '@aferir/domain';

/** Every text of the mails about agreements, in Brazilian Portuguese. */
export const agreementMailMessages = {
  ask: {
    subject: (company: string) => `${company}: um combinado espera a sua confirmação`,
    preheader: 'Veja o que foi escrito e confirme, ou mude o que for preciso.',
    own: (writer: string) =>
      `${writer} escreveu um combinado com você, a partir da sua avaliação de desempenho.`,
    ofPerson: (writer: string) =>
      `${writer} escreveu um combinado com você, a partir da própria avaliação de desempenho.`,
    effect: 'Ele passa a valer quando você confirmar.',
    portal: (company: string) =>
      `Os combinados ficam no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque participa de uma avaliação de desempenho em ${company}.`,
  },

  reminder: {
    subject: (company: string) => `${company}: seus combinados`,
    dueToday: (count: number) =>
      count === 1
        ? 'Hoje é o prazo de um combinado seu.'
        : `Hoje é o prazo de ${count} combinados seus.`,
    dueSoon: (count: number) =>
      count === 1
        ? `Em ${AGREEMENT_NOTICE_DAYS} dias chega o prazo de um combinado seu.`
        : `Em ${AGREEMENT_NOTICE_DAYS} dias chega o prazo de ${count} combinados seus.`,
    toConfirm: (count: number) =>
      count === 1
        ? 'Um combinado espera a sua confirmação.'
        : `${count} combinados esperam a sua confirmação.`,
    portal: (company: string) =>
      `Veja no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque fez combinados depois de uma avaliação de desempenho em ${company}.`,
  },
} as const;
