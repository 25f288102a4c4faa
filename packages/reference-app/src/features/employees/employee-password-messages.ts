/** What is said where staff set the password of an employee. */
export const employeePasswordMessages = {
  passwordTitle: 'Criar/Editar Senha do Funcionário',
  passwordHandedNotice:
    'A senha digitada substitui a atual e encerra as sessões abertas. Esta pessoa não tem e-mail: conte-lhe a senha. Ela entra no portal com o CPF ou a matrícula do cadastro e escolhe outra.',
  passwordNotice:
    'A senha digitada substitui a atual e encerra as sessões abertas. A pessoa é avisada por e-mail e, no próximo acesso, escolhe outra.',
  password: 'Nova senha',
  savePassword: 'Salvar Senha',
  passwordSet: 'Senha definida com sucesso!',
  passwordFailed: 'Erro ao salvar a senha',
  passwordRequired: 'Digite a nova senha!',
  passwordFaults: {
    'too-short': 'A senha deve ter pelo menos 6 caracteres',
    'too-long': 'A senha deve ter no máximo 128 caracteres',
    'too-common': 'Esta senha é muito comum. Escolha outra.',
  },
} as const;
