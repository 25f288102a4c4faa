/** What the sign-in of staff says around its form. */
export const staffSignInMessages = {
  title: 'Entrar',
  text: 'Área da empresa: avaliações, pessoas e resultados.',
  signUp: 'Cadastrar',
} as const;
