/** Every text of the mails to those who rate from around a person, in Brazilian Portuguese. */
export const raterMailMessages = {
  ask: {
    subject: (company: string) => `${company}: uma avaliação espera por você`,
    preheader: 'Leva poucos minutos, e só as médias do grupo aparecem.',
    task: (person: string) =>
      `Você foi convidado a avaliar ${person} nas competências do trabalho.`,
    privacy:
      'Ninguém vê as suas notas: só a média do grupo aparece, a partir de três avaliações, depois que o ciclo termina.',
    portal: (company: string) =>
      `Responda no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque foi indicado para avaliar um colega em ${company}.`,
  },

  reminder: {
    subject: (company: string) => `${company}: avaliações que esperam por você`,
    preheader: 'Leva poucos minutos, e só as médias do grupo aparecem.',
    task: (count: number) =>
      count === 1
        ? 'A avaliação de um colega ainda espera por você.'
        : `As avaliações de ${count} colegas ainda esperam por você.`,
    portal: (company: string) =>
      `Responda no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque foi indicado para avaliar colegas em ${company}.`,
  },
} as const;
