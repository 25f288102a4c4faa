/** What the page of an invitation to the staff area says. */
export const invitationMessages = {
  title: 'Crie sua senha',
  text: (name: string, company: string) =>
    `Olá, ${name}! Com ela você entra na área da empresa de ${company}.`,
  create: 'Criar senha e entrar',
  created: 'Senha criada! Entrando...',
  createFailed: 'Não foi possível criar a senha.',
  signIn: 'Entrar',
  opening: 'Abrindo o convite...',
  loadFailed: 'Não foi possível abrir o convite agora',
  privacyText: (company: string) =>
    `Seu nome e seu e-mail identificam você na área da empresa de ${company}, onde fica registrado o que cada pessoa vê e altera. Você pode pedir a quem cuida dos acessos para vê-los, corrigi-los ou excluí-los.`,
} as const;
