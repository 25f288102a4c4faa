/** What the operations on people say, in Brazilian Portuguese. */
export const employeesMessages = {
  saved: 'Salvo com sucesso.',
  passwordSet: 'Senha definida com sucesso!',
  removed: 'Removido com sucesso.',
  required: 'Este campo é obrigatório.',
  emailInvalid: 'E-mail inválido',
  phoneInvalid: 'Telefone inválido',
  emailTaken: 'Este e-mail já está em uso.',
  unknownPosition: 'Escolha um cargo que existe.',
  unknownDepartment: 'Escolha um departamento que existe.',
  unknownManager: 'Escolha como gestores apenas funcionários ativos da empresa.',
  ownManager: 'Uma pessoa não pode ser gestora de si mesma.',
  managerBelow: (name: string) =>
    `${name} responde a esta pessoa e por isso não pode ser responsável por ela.`,
  changedMeanwhile:
    'Outra pessoa alterou este funcionário enquanto você o editava. Abra-o de novo para ver como ficou.',
  hasTies: 'Funcionário com vínculos não pode ser excluído! Deseja desativá-lo?',
  deactivated: 'Funcionário desativado com sucesso',
} as const;
