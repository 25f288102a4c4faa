/** The Brazilian states and the Federal District, by their codes, in the order of the documents. */
export const STATE_NAMES = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
  DF: 'Distrito Federal',
} as const;

/** The code of a state. */
export type State = keyof typeof STATE_NAMES;

/** The codes of the states. */
export const STATES = Object.keys(STATE_NAMES) as readonly State[];

/** Whether a text is the code of a state. */
export function isState(text: string): text is State {
  return Object.hasOwn(STATE_NAMES, text);
}
