/** What is said of people wherever they would be changed, in Brazilian Portuguese. */
export const peopleMessages = {
  anonymized: 'Os dados desta pessoa já foram apagados.',
} as const;
