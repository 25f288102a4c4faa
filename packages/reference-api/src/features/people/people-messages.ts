/** What the operations on people say, in Brazilian Portuguese. */
export const peopleMessages = {
  saved: 'Salvo com sucesso.',
  deactivated: 'Funcionário desativado com sucesso',
} as const;
