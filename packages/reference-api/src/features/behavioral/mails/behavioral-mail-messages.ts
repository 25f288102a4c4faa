import { answeringMinutes } from '@aferir/domain';

const about = (questions: number) => {
  const minutes = answeringMinutes(questions);
  return minutes === 1 ? 'cerca de 1 minuto' : `cerca de ${minutes} minutos`;
};
const countQuestions = (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`);
const countLeft = (count: number) =>
  count === 1 ? 'Falta 1 pergunta' : `Faltam ${count} perguntas`;

/** Every text of the mails about the behavioral assessment, in Brazilian Portuguese. */
export const behavioralMailMessages = {
  request: {
    subject: (company: string) => `${company}: sua avaliação comportamental`,
    preheader: (questions: number) => `São ${questions} perguntas e leva ${about(questions)}.`,
    invitation: (company: string) =>
      `${company} convida você a responder a avaliação comportamental DISC. Ela mostra tendências de comportamento no trabalho: não há respostas certas nem erradas.`,
    effort: (questions: number) =>
      `São ${questions} perguntas e leva ${about(questions)}. Cada resposta fica salva na hora, então dá para parar e continuar depois pelo mesmo endereço.`,
    validity: (date: string) =>
      `O endereço abaixo é pessoal e vale até ${date}. Ao final, o resultado aparece para você.`,
    action: 'Responder avaliação',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} solicitou a sua avaliação comportamental. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  resend: {
    subject: (company: string) => `${company}: sua avaliação comportamental aguarda resposta`,
    preheader: (left: number) => `${countLeft(left)}: leva ${about(left)}.`,
    progress: {
      unopened: (company: string, left: number) =>
        `A avaliação comportamental que ${company} solicitou a você ainda não foi aberta. São ${countQuestions(left)} e leva ${about(left)}.`,
      opened: (company: string, left: number) =>
        `Você abriu a avaliação comportamental que ${company} solicitou e ainda não começou a responder. São ${countQuestions(left)} e leva ${about(left)}.`,
      begun: (answered: number, total: number, left: number) =>
        `Você já respondeu ${answered} de ${total} perguntas da avaliação comportamental. O que falta leva ${about(left)}.`,
      begin:
        'Cada resposta fica salva na hora, então dá para parar e continuar depois pelo mesmo endereço.',
      resume:
        'O que já foi respondido está salvo: a avaliação continua na primeira pergunta sem resposta.',
    },
    beginAction: 'Responder avaliação',
    validity: (date: string) =>
      `Use o endereço abaixo, que é pessoal e vale até ${date}. O endereço enviado antes deixa de funcionar em 24 horas.`,
    action: 'Continuar avaliação',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} reenviou a solicitação da sua avaliação comportamental. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
    remindedReason: (company: string) =>
      `Você recebe este lembrete porque ${company} solicitou a sua avaliação comportamental e ela ainda não foi concluída. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  reportLink: {
    subject: (person: string) => `Relatório comportamental de ${person}`,
    ownSubject: 'Seu relatório comportamental',
    preheader: (date: string) => `Avaliação realizada em ${date}.`,
    title: (person: string) => `O relatório de ${person} está disponível`,
    ownTitle: 'Seu relatório está disponível',
    content: (date: string) =>
      `O relatório reúne o perfil, o resumo, as competências e os comportamentos da avaliação realizada em ${date}.`,
    purpose:
      'Ele descreve tendências relatadas pela própria pessoa e serve para conversa e desenvolvimento. Não deve, sozinho, decidir contratação ou desligamento.',
    ownPurpose:
      'Ele descreve tendências que você relatou e serve para conversa e desenvolvimento. Não deve, sozinho, decidir contratação ou desligamento.',
    validity: (date: string) => `O endereço abaixo vale até ${date}. Compartilhe com cuidado.`,
    action: 'Abrir relatório',
    reason: (company: string) =>
      `Você recebeu este e-mail porque alguém com acesso ao relatório em ${company} pediu que ele fosse enviado a este endereço.`,
  },

  reportPdf: {
    subject: (person: string) => `Relatório comportamental de ${person} em PDF`,
    ownSubject: 'Seu relatório comportamental em PDF',
    title: (person: string) => `Relatório de ${person}`,
    ownTitle: 'Seu relatório',
    attached: (date: string) =>
      `O relatório da avaliação comportamental realizada em ${date} está anexado em PDF.`,
  },
} as const;
