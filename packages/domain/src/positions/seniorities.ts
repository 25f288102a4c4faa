/** The seniorities that a new company starts with, from the first to the last step of a career. */
export const USUAL_SENIORITIES = [
  'Estágio',
  'Júnior',
  'Pleno',
  'Sênior',
  'Especialista',
  'Gestão',
] as const;
