/** What is said of the months that figures and lists are of. */
export const figuresMessages = {
  periodReversed: 'O mês final vem antes do inicial.',
} as const;
