/** What the operations on people say, in Brazilian Portuguese. */
export const employeesMessages = {
  saved: 'Salvo com sucesso.',
  passwordSet: 'Senha definida com sucesso!',
  deactivated: 'Funcionário desativado com sucesso',
} as const;
