/** What is said about sessions that end. */
export const sessionMessages = {
  expired: 'Sua sessão terminou. Entre novamente para continuar.',
  endedElsewhere: 'Você saiu em outra aba. Entre novamente para continuar.',
} as const;
