/** What a dead link says, by why it is dead. */
export const linkMessages = {
  unknown: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  expired: 'Este link expirou. Peça um novo link a quem enviou a avaliação.',
  replaced: 'Este link foi substituído por um mais recente. Abra o último e-mail recebido.',
  closed: 'Esta solicitação de avaliação foi encerrada. Em caso de dúvida, procure o RH.',
  finished:
    'Esta avaliação já foi finalizada e o prazo deste link terminou. Peça um novo link ao RH.',
  sessionEnded:
    'Este link valia até o fim da sessão em que foi aberto. Entre outra vez para continuar.',
  inactive: 'O cadastro desta pessoa está inativo. Em caso de dúvida, procure o RH.',
  elsewhereRefused:
    'Para enviar o link a outro endereço é preciso poder alterar funcionários. Envie ao e-mail do funcionário.',
  wrongResponse: 'Este link não dá acesso a esta avaliação.',
  wrongRole: 'Este link não permite esta ação.',
} as const;
