/** What the operations of a staff user's own account say, in Brazilian Portuguese. */
export const accountMessages = {
  passwordSaved: 'Senha salva com sucesso',
} as const;
