/** What there can be too many of in an hour, in Brazilian Portuguese. */
export const requestLimitMessages = {
  request: (count: number) => `${count} solicitações`,
  resend: (count: number) => `${count} reenvios`,
  hand: (count: number) => `${count} links entregues`,
  slips: (count: number) => `${count} impressões de bilhetes`,
  massSend: (count: number) => `${count} envios a todos`,
} as const;
