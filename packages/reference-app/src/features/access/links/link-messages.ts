/** What a link says that opens something, or nothing. */
export const linkMessages = {
  deadLinkTitle: 'Não foi possível abrir este link',
  missingLink: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  openingLink: 'Abrindo o link...',
  linkFailedTitle: 'Não foi possível abrir o link agora',
  linkFailedHint: 'O link continua válido. Vamos tentar de novo automaticamente.',
  retry: 'Tentar novamente',
} as const;

/** The same in the language that is spoken. */
export const linkTexts = { name: 'link', portuguese: linkMessages } as const;
