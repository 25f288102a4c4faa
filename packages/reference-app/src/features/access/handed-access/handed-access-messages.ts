/** What the page of a first access says that staff have handed over a link for. */
export const handedAccessMessages = {
  title: 'Crie sua senha',
  text: (name: string, company: string) =>
    `Olá, ${name}! Com ela você entra no portal de ${company}, onde ficam as suas avaliações.`,
  signsInByBoth: 'Guarde: você entra no portal com a sua matrícula ou o seu CPF, e esta senha.',
  signsInByNumber: 'Guarde: você entra no portal com a sua matrícula e esta senha.',
  signsInByCpf: 'Guarde: você entra no portal com o seu CPF e esta senha.',
  create: 'Criar senha e entrar',
  created: 'Senha criada! Entrando...',
  createFailed: 'Não foi possível criar a senha.',
  signInByBoth: 'Sua senha foi criada. Entre com a sua matrícula ou o seu CPF, e ela.',
  signInByNumber: 'Sua senha foi criada. Entre com a sua matrícula e ela.',
  signInByCpf: 'Sua senha foi criada. Entre com o seu CPF e ela.',
  signIn: 'Ir para o portal',
  opening: 'Abrindo o link...',
  loadFailed: 'Não foi possível abrir o link agora',
} as const;
