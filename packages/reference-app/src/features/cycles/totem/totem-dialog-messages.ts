/** What the totem of a cycle says to staff. */
export const totemDialogMessages = {
  dialogTitle: 'Totem do ciclo',
  meaning:
    'Em um tablet compartilhado, cada pessoa entra com CPF ou matrícula e data de nascimento e responde à avaliação deste ciclo, uma de cada vez.',
  needs: 'Quem não tem data de nascimento no cadastro não consegue entrar.',
  openSince: (moment: string) => `Aberto desde ${moment}.`,
  replaces: 'Um endereço novo encerra o atual.',
  open: 'Abrir totem',
  renew: 'Criar novo endereço',
  address: 'Endereço do totem',
  shownOnce: 'Ele aparece só agora: abra-o no tablet antes de fechar. Vale até o fim do ciclo.',
  failed: 'Não foi possível abrir o totem.',
  end: 'Fechar totem',
  ended: 'Totem fechado.',
  endFailed: 'Não foi possível fechar o totem.',
  close: 'Fechar',
} as const;
