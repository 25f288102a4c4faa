/** Says of somebody whom no mail reaches what is left to whoever asked them, in Spanish. */
export const withoutEmailSpanish = (name: string) =>
  `${name} no tiene correo electrónico: avísale en persona.`;
