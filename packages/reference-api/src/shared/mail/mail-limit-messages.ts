/** What somebody reads who has sent as much in an hour as one may, in Brazilian Portuguese. */
export const mailLimitMessages = {
  reached: (amount: string) =>
    `O limite de ${amount} por hora foi atingido. Aguarde e tente novamente.`,
} as const;
