/** What every page says on which something is written step by step. */
export const authoringFrameMessages = {
  goOn: 'Avançar',
  goBack: 'Voltar',
  save: 'Salvar',
  keepEditing: 'Continuar editando',
  titleUnchecked: 'Não foi possível verificar o título.',
  conflictText:
    'O que você escreveu continua aqui, mas não foi salvo. Abra a versão salva em outra aba e leve para ela o que falta.',
  openSaved: 'Abrir versão salva',
} as const;
