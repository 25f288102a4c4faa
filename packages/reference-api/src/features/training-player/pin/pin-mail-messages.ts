/** What the mail with a PIN says, in Brazilian Portuguese. */
export const pinMailMessages = {
  subject: (company: string) => `${company}: PIN do treinamento`,
  preheader: 'Abra para ver o PIN. Ele vale por 30 minutos.',
  pin: 'Seu PIN',
  use: (title: string) =>
    `Digite-o na página do treinamento “${title}”. Ele vale por 30 minutos e continua valendo enquanto o treinamento estiver aberto.`,
  doubt:
    'Se não foi você quem pediu, não é preciso fazer nada. Não encaminhe este e-mail a ninguém.',
  reason: (company: string) =>
    `Você recebeu este e-mail porque alguém pediu um PIN para o seu treinamento de ${company}.`,
} as const;
