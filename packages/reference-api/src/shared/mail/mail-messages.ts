/** What mails of every kind say, in Brazilian Portuguese; the features have the rest. */
export const mailMessages = {
  plainAddress: 'Se o botão não abrir, copie este endereço no navegador:',
  by: 'por Aferir',
  hello: (name: string) => `Olá, ${name}!`,
  reminderNote: (number: number, atMost: number) =>
    `Lembrete ${number} de no máximo ${atMost}. Assim que você concluir, os lembretes param.`,

  deadline: (date: string) => `O prazo para responder é ${date}.`,
  deadlinePassed: (date: string) => `O prazo para responder terminou em ${date}, e ainda dá tempo.`,

  portalTexts: {
    waits: (company: string) =>
      `A avaliação também espera por você no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    team: (company: string) =>
      `Quem você avalia também está no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    results: (company: string) =>
      `Este e os seus outros resultados ficam no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    others: (company: string) =>
      `As suas avaliações ficam no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
  },

  linkHanded: {
    subject: (company: string) => `${company}: um link da sua avaliação foi criado para entrega`,
    preheader: 'Veja quem criou e quando.',
    event: (staff: string, moment: string) =>
      `Em ${moment}, ${staff} criou um link para responder a uma avaliação sua e entregá-lo por outro meio, como o WhatsApp.`,
    meaning:
      'Quem abrir esse link pode responder no seu lugar, mas não cria senha em seu nome. Os links que você recebeu por e-mail continuam a funcionar.',
    doubt: 'Se você não sabia disso, procure o RH.',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} solicitou uma avaliação sua e criou um link para entregar a você.`,
  },
  linkElsewhere: {
    subject: (company: string) => `${company}: um link da sua avaliação foi a outro endereço`,
    preheader: 'Veja quem enviou, quando e para onde.',
    event: (staff: string, address: string, moment: string) =>
      `Em ${moment}, ${staff} enviou para ${address} um link para responder a uma avaliação sua.`,
    meaning:
      'Quem abrir esse link pode responder no seu lugar, mas não cria senha em seu nome. O link que você recebeu antes deixa de funcionar em 24 horas.',
    doubt: 'Se você não sabia desse envio, procure o RH.',
    reason: (company: string) =>
      `Você recebeu este e-mail porque ${company} solicitou uma avaliação sua e enviou o link a um endereço que não é o do seu cadastro.`,
  },
} as const;
