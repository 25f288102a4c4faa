/** What the operations of a staff user's own account say, in Brazilian Portuguese. */
export const accountMessages = {
  saved: 'Salvo com sucesso!',
  passwordSaved: 'Senha salva com sucesso',
  passwordNeeded: 'Informe a senha atual para mudar o e-mail.',
  raisesAdministrator: 'Você não pode tornar a si mesmo administrador.',
  raisesSupervisor: 'Você não pode tornar a si mesmo supervisor.',
  required: (field: string) => `O campo ${field} é obrigatório.`,
  fields: { nmUsuario: 'Nome', dsTelefone: 'Telefone', dsCelular: 'Celular' },
} as const;
