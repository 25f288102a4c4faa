import { answeringMinutes, listNames } from '@aferir/domain';

const about = (competencies: number) => {
  const minutes = answeringMinutes(competencies);
  return minutes === 1 ? 'cerca de 1 minuto' : `cerca de ${minutes} minutos`;
};
const countCompetencies = (count: number) =>
  count === 1 ? '1 competência' : `${count} competências`;
const countLeft = (count: number) =>
  count === 0 ? 'Falta só terminar' : count === 1 ? 'Falta 1 nota' : `Faltam ${count} notas`;

/** Every text of the mails about performance reviews, in Brazilian Portuguese. */
export const performanceMailMessages = {
  request: {
    subject: (company: string) => `${company}: sua autoavaliação de desempenho`,
    preheader: (competencies: number) =>
      competencies === 1
        ? 'É 1 competência, com uma nota de 0 a 10.'
        : `São ${competencies} competências, cada uma com uma nota de 0 a 10.`,
    invitation: (company: string) =>
      `${company} convida você a avaliar o próprio desempenho, dando a cada competência uma nota de 0 a 10.`,
    course:
      'Depois, quem faz a sua gestão avalia as mesmas competências, e você recebe a comparação.',
    effort:
      'Cada nota fica salva na hora, então dá para parar e continuar depois pelo mesmo endereço.',
    validity: (date: string) => `O endereço abaixo é pessoal e vale até ${date}.`,
    action: 'Responder avaliação',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} solicitou a sua avaliação de desempenho. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  resend: {
    subject: (company: string) => `${company}: sua autoavaliação de desempenho aguarda resposta`,
    preheader: (left: number) => `${countLeft(left)}: leva ${about(left)}.`,
    progress: {
      unopened: (company: string, left: number) =>
        `A autoavaliação de desempenho que ${company} solicitou a você ainda não foi aberta. São ${countCompetencies(left)}, e leva ${about(left)}.`,
      opened: (company: string, left: number) =>
        `Você abriu a autoavaliação de desempenho que ${company} solicitou e ainda não deu notas. São ${countCompetencies(left)}, e leva ${about(left)}.`,
      begun: (answered: number, total: number, left: number) =>
        `Você já deu ${answered} de ${total} notas da autoavaliação de desempenho. ${left === 0 ? 'Falta só terminar.' : `O que falta leva ${about(left)}.`}`,
      begin:
        'Cada nota fica salva na hora, então dá para parar e continuar depois pelo mesmo endereço.',
      resume:
        'As notas que você já deu estão salvas: a avaliação continua na primeira competência sem nota.',
    },
    beginAction: 'Responder avaliação',
    validity: (date: string) =>
      `Use o endereço abaixo, que é pessoal e vale até ${date}. O endereço enviado antes deixa de funcionar em 24 horas.`,
    action: 'Continuar avaliação',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} reenviou a solicitação da sua avaliação de desempenho. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
    remindedReason: (company: string) =>
      `Você recebe este lembrete porque ${company} solicitou a sua avaliação de desempenho e a sua parte ainda não foi concluída. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  rating: {
    subject: (person: string) => `Avalie o desempenho de ${person}`,
    reminderSubject: (person: string) => `A avaliação de ${person} aguarda as suas notas`,
    preheader: (person: string) => `${person} já concluiu a autoavaliação.`,
    task: (person: string, competencies: number) =>
      competencies === 1
        ? `${person} concluiu a autoavaliação de desempenho. Agora é a sua vez: dê à mesma competência uma nota de 0 a 10.`
        : `${person} concluiu a autoavaliação de desempenho. Agora é a sua vez: dê às mesmas ${competencies} competências uma nota de 0 a 10.`,
    independence:
      'As notas da autoavaliação aparecem quando você terminar, para que não influenciem as suas.',
    action: 'Avaliar',
  },

  feedback: {
    subject: (person: string) => `Escreva o seu feedback para ${person}`,
    reminderSubject: (person: string) => `${person} aguarda o seu feedback`,
    preheader: 'As suas notas e as da autoavaliação são bem diferentes.',
    task: (person: string, competencies: number) =>
      competencies === 1
        ? `Na avaliação de desempenho de ${person}, há 1 competência em que a sua nota e a da autoavaliação são bem diferentes.`
        : `Na avaliação de desempenho de ${person}, há ${competencies} competências em que as suas notas e as da autoavaliação são bem diferentes.`,
    purpose:
      'Escreva um feedback sobre cada diferença: ele explica a sua nota e ajuda no desenvolvimento da pessoa.',
    action: 'Realizar Feedback',
  },

  managerReminder: {
    subject: (people: number, name: string) =>
      people === 1
        ? `A avaliação de ${name} aguarda a sua parte`
        : `${people} pessoas aguardam a sua avaliação`,
    preheader: (competencies: number) =>
      competencies === 0 ? 'Falta o seu feedback.' : `Leva ${about(competencies)}.`,
    ratings: (names: readonly string[], competencies: number) =>
      names.length === 1
        ? `Faltam as suas notas de ${listNames(names)}: ${countCompetencies(competencies)}, ${about(competencies)}.`
        : `Faltam as suas notas de ${names.length} pessoas: ${listNames(names)}. São ${countCompetencies(competencies)} ao todo, ${about(competencies)}.`,
    feedback: (names: readonly string[]) =>
      names.length === 1
        ? `Falta o seu feedback a ${listNames(names)}.`
        : `Falta o seu feedback a ${names.length} pessoas: ${listNames(names)}.`,
    action: (people: number) => (people === 1 ? 'Avaliar' : `Ver as ${people} pessoas`),
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} pediu para lembrar quem participa de avaliações de desempenho que aguardam uma parte. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  manager: {
    validity: (date: string) =>
      `O endereço abaixo é pessoal, vale até ${date} e mostra todas as pessoas que você avalia.`,
    reminderValidity: (date: string) =>
      `Use o endereço abaixo, que é pessoal e vale até ${date}. O endereço enviado antes deixa de funcionar em 24 horas.`,
    reason: (company: string, person: string) =>
      `Você recebeu este e-mail porque participa da avaliação de desempenho de ${person} em ${company}. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
    remindedReason: (company: string, person: string) =>
      `Você recebe este lembrete porque a avaliação de desempenho de ${person} em ${company} aguarda a sua parte. Se a mensagem não era para você, desconsidere-a e não encaminhe o endereço.`,
  },

  finished: {
    subject: (company: string) => `${company}: sua avaliação de desempenho foi finalizada`,
    preheader: 'O seu relatório está disponível.',
    outcome: (company: string) => `A sua avaliação de desempenho em ${company} foi finalizada.`,
    comparison:
      'O relatório compara as notas da sua autoavaliação com as de quem faz a sua gestão e reúne os feedbacks.',
    selfOnly: 'O relatório reúne as notas da sua autoavaliação.',
    validity: (date: string) => `O endereço abaixo vale até ${date}. Compartilhe com cuidado.`,
    action: 'Abrir relatório',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} solicitou a sua avaliação de desempenho.`,
  },
} as const;
