/** The codes of the Brazilian states and of the Federal District, in the order of the documents. */
export const STATES = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
  'DF',
] as const;

/** The code of a state. */
export type State = (typeof STATES)[number];

/** Whether a text is the code of a state. */
export function isState(text: string): text is State {
  return STATES.some((state) => state === text);
}
