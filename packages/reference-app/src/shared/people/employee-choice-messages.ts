/** What is said where an employee is chosen. */
export const employeeChoiceMessages = {
  placeholder: 'Digite o nome para procurar',
  empty: 'Nenhum funcionário ativo encontrado.',
  failed: 'Não foi possível carregar as opções.',
} as const;
