/** What the home says to a company that has just begun. */
export const firstStepsMessages = {
  title: 'Primeiros passos',
  progress: (done: number, total: number) => `${done} de ${total} concluídos`,
  done: 'Concluído',
  steps: {
    dados: {
      name: 'Dados',
      text: 'Nome, documento e endereço da empresa.',
      action: 'Preencher dados',
    },
    pessoas: {
      name: 'Pessoas',
      text: 'Traga todas de uma planilha ou adicione uma a uma.',
      action: 'Importar pessoas',
    },
    competencias: {
      name: 'Competências',
      text: 'O que as avaliações de desempenho perguntam.',
      action: 'Adicionar competência',
    },
    avaliacao: {
      name: 'Primeira avaliação',
      text: 'Cada pessoa recebe por e-mail um link para responder.',
      action: 'Enviar avaliação',
    },
  },
  addPerson: 'Adicionar pessoa',
  afterPeople: 'Pode ser enviada assim que houver pessoas.',
} as const;
