/** What is said of staff users, on their own account and in the list of users, in Brazilian Portuguese. */
export const staffMessages = {
  loginTaken: 'Este e-mail já está em uso.',
  lastAdministrator: 'A empresa precisa de pelo menos um administrador ativo, que já tenha senha.',
  emailInvalid: 'E-mail inválido',
  phoneInvalid: 'Telefone inválido',
  mobileInvalid: 'Celular inválido',
  birthDateInvalid: 'Data de nascimento inválida',
  zipCodeInvalid: 'CEP inválido',
  stateInvalid: 'Escolha um estado da lista.',
} as const;
