/** What the game player says, in Brazilian Portuguese. */
export const gamePlayerMessages = {
  saved: 'Resposta enviada!',
  right: 'True',
  wrong: 'False',
  otherLink: 'Este link não dá acesso a este jogo.',
  deleted:
    'Este jogo não está mais disponível para você. Em caso de dúvida, procure o RH da sua empresa.',
  closed: 'Este jogo já foi encerrado. Em caso de dúvida, procure o RH da sua empresa.',
  noSuchQuestion: 'Esta pergunta não faz parte do jogo. Recarregue a página.',
  noSuchOption: 'Escolha uma das opções desta pergunta.',
  otherKind: 'Esta pergunta é respondida de outra forma. Recarregue a página.',
  rating: (most: number) => `Escolha um valor de 1 a ${most}.`,
} as const;
