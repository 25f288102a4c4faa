import type { DiscStatus, ShownStatus } from '@aferir/domain';

/** What each status of a review says in Spanish. */
export const statusesSpanish: Readonly<Record<ShownStatus, string>> = {
  0: 'Sin evaluación',
  1: 'Comenzada',
  2: 'Terminada',
  3: 'Vista',
  4: 'Esperando respuesta',
  6: 'Esperando la evaluación del jefe',
  7: 'Esperando la retroalimentación del jefe',
  rated: 'Evaluada',
};

/** What each status of a behavioral assessment says in Spanish. */
export const discStatusesSpanish: Readonly<Record<DiscStatus, string>> = {
  1: 'Comenzada',
  2: 'Terminada',
  3: 'Vista',
  4: 'Esperando respuesta',
};
