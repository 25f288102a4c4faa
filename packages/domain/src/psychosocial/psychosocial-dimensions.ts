/** What the survey asks about, in its order; each is a hazard of the risk inventory. */
export type PsychosocialDimension =
  | 'workload'
  | 'control'
  | 'support'
  | 'recognition'
  | 'role-clarity'
  | 'change'
  | 'harassment-violence';

/** The dimensions in the order in which they are shown. */
export const PSYCHOSOCIAL_DIMENSIONS: readonly PsychosocialDimension[] = [
  'workload',
  'control',
  'support',
  'recognition',
  'role-clarity',
  'change',
  'harassment-violence',
];

/** What a person reads of them. */
export const PSYCHOSOCIAL_DIMENSION_NAMES: Readonly<Record<PsychosocialDimension, string>> = {
  workload: 'Carga de trabalho',
  control: 'Autonomia',
  support: 'Apoio',
  recognition: 'Reconhecimento',
  'role-clarity': 'Clareza de papel',
  change: 'Gestão de mudanças',
  'harassment-violence': 'Assédio e violência',
};
