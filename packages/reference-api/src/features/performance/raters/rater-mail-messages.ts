import { RATER_LIMITS } from '@aferir/domain';

/** Every text of the mails to those who rate from around a person, in Brazilian Portuguese. */
export const raterMailMessages = {
  preheader: 'Leva poucos minutos, e só as médias do grupo aparecem.',
  privacy: `Ninguém vê as suas notas: só a média do grupo aparece, a partir de ${RATER_LIMITS.told} avaliações, depois que o ciclo termina.`,
  portal: (company: string) =>
    `Responda no portal de ${company}, onde você entra com o seu e-mail e a sua senha:`,

  ask: {
    subject: (company: string) => `${company}: uma avaliação espera por você`,
    task: (person: string) =>
      `Você foi convidado a avaliar ${person} nas competências do trabalho.`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque foi indicado para avaliar um colega em ${company}.`,
  },

  reminder: {
    subject: (company: string) => `${company}: avaliações que esperam por você`,
    task: (count: number) =>
      count === 1
        ? 'A avaliação de um colega ainda espera por você.'
        : `As avaliações de ${count} colegas ainda esperam por você.`,
    reason: (company: string) =>
      `Você recebeu este e-mail porque foi indicado para avaliar colegas em ${company}.`,
  },
} as const;
