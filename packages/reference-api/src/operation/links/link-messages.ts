/** What a dead link says, by why it is dead, and why none is handed over. */
export const linkMessages = {
  unknown: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  expired: (company: string) => `Este link expirou. Peça um novo link ao RH de ${company}.`,
  replaced: () => 'Este link foi substituído por um mais recente. Abra o último que você recebeu.',
  readdressed: (company: string) =>
    `O e-mail desta pessoa foi alterado, e os links enviados ao endereço anterior deixaram de valer. Peça um novo link ao RH de ${company}.`,
  closed: (company: string) =>
    `Esta solicitação foi encerrada. Em caso de dúvida, procure o RH de ${company}.`,
  finished: (company: string) =>
    `O que este link abria já foi finalizado, e o prazo dele terminou. Peça um novo link ao RH de ${company}.`,
  sessionEnded:
    'Este link valia até o fim da sessão em que foi aberto. Entre outra vez para continuar.',
  inactive: (company: string) =>
    `O cadastro desta pessoa está inativo. Em caso de dúvida, procure o RH de ${company}.`,
  handRefused:
    'Para entregar um link pessoal é preciso poder alterar funcionários. Peça a quem pode.',
  elsewhereRefused:
    'Para enviar o link a outro endereço é preciso poder alterar funcionários. Envie ao e-mail do funcionário.',
  wrongResponse: 'Este link não dá acesso a esta avaliação.',
  wrongRole: 'Este link não permite esta ação.',
} as const;
