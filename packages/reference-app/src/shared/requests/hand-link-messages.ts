/** What is said where staff hand an answering link over themselves. */
export const handLinkMessages = {
  title: 'Link pessoal',
  meaning: (name: string) =>
    `Quem abre este link responde no lugar de ${name}. Entregue-o só a essa pessoa.`,
  isTold: 'A pessoa é avisada por e-mail de que você criou um link.',
  replaces: 'Links entregues antes deixam de funcionar em 24 horas.',
  validUntil: (day: string) => `Vale até ${day}, ou até um dia depois da resposta.`,
  whatsappTexts: {
    'pt-BR': (name: string, url: string, day: string) =>
      `Olá, ${name}! Este é o seu link pessoal para responder à avaliação: ${url}\n\nEle vale até ${day}. Não o repasse: quem o abre responde no seu lugar.`,
    en: (name: string, url: string, day: string) =>
      `Hello, ${name}! This is your personal link to answer the assessment: ${url}\n\nIt is good until ${day}. Do not pass it on: whoever opens it answers in your place.`,
    es: (name: string, url: string, day: string) =>
      `¡Hola, ${name}! Este es tu enlace personal para responder la evaluación: ${url}\n\nVale hasta el ${day}. No lo reenvíes: quien lo abre responde en tu lugar.`,
  },
} as const;
