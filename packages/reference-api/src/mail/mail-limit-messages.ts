const wait = 'Aguarde e tente novamente.';

/** What somebody reads who has sent as much in an hour as one may. */
export const mailLimitMessages = {
  report: (limit: number) => `O limite de ${limit} e-mails por hora foi atingido. ${wait}`,
  request: (limit: number) => `O limite de ${limit} solicitações por hora foi atingido. ${wait}`,
  resend: (limit: number) => `O limite de ${limit} reenvios por hora foi atingido. ${wait}`,
  'mass-send': (limit: number) =>
    `O limite de ${limit} envios a todos por hora foi atingido. ${wait}`,
} as const;
