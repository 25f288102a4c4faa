/** What lists of people say of what an address narrows them down to. */
export const peopleNarrowingMessages = {
  department: (name: string) => `Departamento: ${name}`,
  position: (name: string) => `Cargo: ${name}`,
  profile: (name: string) => `Perfil: ${name}`,
  stages: {
    'auto-pendente': 'Autoavaliação pendente',
    'auto-feita': 'Autoavaliação feita',
    'gestor-feita': 'Avaliação do gestor feita',
    'feedback-feito': 'Feedback feito',
  },
  import: (id: number) => `Adicionadas pela importação ${id}`,
  stage: (name: string) => `Etapa: ${name}`,
  since: (month: string) => `desde ${month}`,
  until: (month: string) => `até ${month}`,
  during: (first: string, last: string) => (first === last ? first : `${first} a ${last}`),
  resultOf: (period: string) => `Resultado: ${period}`,
  sentIn: (period: string) => `Envio: ${period}`,
  reversed: 'O mês final vem antes do inicial.',
  reading: 'carregando…',
  unknown: 'não encontrado',
  addPerson: 'Adicionar pessoa',
  importPeople: 'Importar pessoas',
} as const;
