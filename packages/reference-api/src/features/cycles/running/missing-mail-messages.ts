/** What the mail to a manager says whose people have still to answer, in Brazilian Portuguese. */
export const missingMailMessages = {
  subject: (company: string) => `${company}: quem da sua equipe ainda não respondeu`,
  preheader: (people: number) => (people === 1 ? 'Falta 1 pessoa.' : `Faltam ${people} pessoas.`),
  missing: (cycle: string, people: number) =>
    people === 1
      ? `No ciclo “${cycle}”, 1 pessoa da sua equipe ainda não respondeu:`
      : `No ciclo “${cycle}”, ${people} pessoas da sua equipe ainda não responderam:`,
  more: (people: number) => `mais ${people}`,
  asked: 'Cada uma recebeu o próprio link por e-mail. Um recado seu ajuda.',
  /** Of those whom no mail reaches, by name. */
  unreached: (names: string, people: number) =>
    people === 1
      ? `${names} não tem e-mail: avise pessoalmente.`
      : `${names} não têm e-mail: avise pessoalmente.`,
  /** Of the others, where there are some whom none reaches. */
  othersAsked: (people: number) =>
    people === 1
      ? 'A outra pessoa recebeu o próprio link por e-mail. Um recado seu ajuda.'
      : 'As outras pessoas receberam o próprio link por e-mail. Um recado seu ajuda.',
  reason: (company: string) =>
    `Você recebeu este e-mail porque ${company} pediu para lembrar os gestores de quem ainda não respondeu.`,
} as const;
