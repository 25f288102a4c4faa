/** What is said of the months and the cycle that figures and lists are of. */
export const figuresMessages = {
  periodReversed: 'O mês final vem antes do inicial.',
  monthsBesideCycle: 'Escolha um ciclo ou meses, não os dois.',
} as const;
