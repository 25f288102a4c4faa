/** What the operations on positions and seniorities say, in Brazilian Portuguese. */
export const positionsMessages = {
  saved: 'Salvo com sucesso.',
  added: 'Adicionado com sucesso.',
  removed: 'Removido com sucesso.',
  required: 'Campo obrigatório',
  salaryNone: 'Informe um piso salarial maior que zero.',
  salaryTooHigh: 'O piso salarial pode ser de até R$ 1.000.000,00.',
  unknownSeniority: 'Escolha uma senioridade que existe.',
  nameTaken: 'Já existe um cargo com este nome.',
  changedMeanwhile:
    'Outra pessoa alterou este cargo enquanto você o editava. Abra-o de novo para ver como ficou.',
  inUse: (count: number) =>
    count === 1
      ? 'Há 1 pessoa neste cargo. Escolha para qual cargo movê-la antes de excluir.'
      : `Há ${count} pessoas neste cargo. Escolha para qual cargo movê-las antes de excluir.`,
  otherPosition: 'Escolha outro cargo que existe para receber as pessoas.',
  inAnotherPosition: 'Esta pessoa já está em outro cargo.',
  unknownCompetency: 'Escolha uma competência ativa.',
  seniorityNameTaken: 'Já existe uma senioridade com este nome.',
  seniorityInUse: (count: number) =>
    count === 1
      ? 'Há 1 cargo com esta senioridade. Escolha qual ele passa a ter antes de excluir.'
      : `Há ${count} cargos com esta senioridade. Escolha qual eles passam a ter antes de excluir.`,
  otherSeniority: 'Escolha outra senioridade que existe para os cargos.',
  orderChanged: 'A lista mudou enquanto você a ordenava. Veja como ficou e ordene de novo.',
} as const;
