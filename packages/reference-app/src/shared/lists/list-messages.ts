/** What a list that is put in order says. */
export const listMessages = {
  up: (name: string) => `Mover ${name} para cima`,
  down: (name: string) => `Mover ${name} para baixo`,
  moved: (name: string, place: number, count: number) => `${name}: posição ${place} de ${count}`,
} as const;
