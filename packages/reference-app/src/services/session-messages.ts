/** What is said where somebody arrives at a sign-in, by the name under which a page is told so. */
export const sessionMessages = {
  expired: 'Sua sessão terminou. Entre novamente para continuar.',
  elsewhere: 'Você saiu em outra aba. Entre novamente para continuar.',
  signIn: 'Sua senha foi criada. Entre com ela para continuar.',
  signInByBoth: 'Sua senha foi criada. Entre com ela e a sua matrícula ou o seu CPF.',
  signInByNumber: 'Sua senha foi criada. Entre com ela e a sua matrícula.',
  signInByCpf: 'Sua senha foi criada. Entre com ela e o seu CPF.',
} as const;

/** The same in the language that is spoken. */
export const sessionTexts = { name: 'session', portuguese: sessionMessages } as const;
