/** What is said of an agreement wherever it is only read. */
export const shownAgreementMessages = {
  states: {
    proposed: 'Aguardando confirmação',
    agreed: 'Combinado',
    done: 'Cumprido',
    'given-up': 'Encerrado',
  },
  waitsForYou: 'Espera a sua confirmação.',
  waitsFor: (name: string) => `Espera a confirmação de ${name}.`,
  waitsForManager: 'Espera a confirmação do gestor.',
  who: 'Quem faz',
  theManager: 'Gestor',
  until: 'Até quando',
  overdue: (date: string) => `${date}, prazo passou`,
  today: (date: string) => `${date}, hoje`,
  competency: 'Competência',
  personOf: 'Pessoa',
  earlierTitle: 'Combinados da avaliação anterior',
};

/** The texts of an agreement that is only read; each can be replaced. */
export type ShownAgreementMessages = typeof shownAgreementMessages;
