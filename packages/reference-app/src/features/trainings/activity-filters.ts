import { trainingsMessages as texts } from './trainings-messages.ts';

/** What the list can be narrowed down to, by the words that the address has for it. */
export const ACTIVITY_FILTERS = [
  { value: 'ativos', label: texts.active, isActive: true },
  { value: 'inativos', label: texts.inactive, isActive: false },
] as const;

/** The word that the address has for the trainings that can be watched, or that can't. */
export type ActivityFilter = (typeof ACTIVITY_FILTERS)[number]['value'];
