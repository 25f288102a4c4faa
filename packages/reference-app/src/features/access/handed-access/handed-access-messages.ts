/** What the page of a first access says that staff have handed over a link for. */
export const handedAccessMessages = {
  title: 'Crie sua senha',
  text: (name: string, company: string) =>
    `Olá, ${name}! Com ela você entra no portal de ${company}, onde ficam as suas avaliações.`,
  signsInByBoth:
    'Você entra no portal com a sua matrícula, ou com o seu CPF, e esta senha. Se a esquecer, peça outra ao RH.',
  signsInByNumber:
    'Você entra no portal com a sua matrícula e esta senha. Se a esquecer, peça outra ao RH.',
  signsInByCpf: 'Você entra no portal com o seu CPF e esta senha. Se a esquecer, peça outra ao RH.',
  createAndSignIn: 'Criar senha e entrar',
  create: 'Criar senha',
  signingIn: 'Senha criada! Entrando...',
  created: 'Senha criada!',
  createFailed: 'Não foi possível criar a senha.',
  signIn: 'Ir para o portal',
} as const;

/** The same in the language that is spoken. */
export const handedAccessTexts = {
  name: 'handedAccess',
  portuguese: handedAccessMessages,
} as const;
