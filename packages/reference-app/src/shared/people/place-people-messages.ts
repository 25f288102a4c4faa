/** What the people of a place are shown with, whatever its kind. */
export const placePeopleMessages = {
  employee: 'Funcionário',
  user: 'Usuário',
  email: 'E-mail',
  phone: 'Telefone',
  gender: 'Sexo',
  genders: { M: 'Masculino', F: 'Feminino' },
  notTold: '-',
  title: 'Funcionários',
  titleOf: (place: string) => `Funcionários: ${place}`,
  searches: 'Nome ou e-mail',
  listFailed: 'Erro ao carregar funcionários.',
  actionOn: (action: string, person: string) => `${action} ${person}`,
} as const;
