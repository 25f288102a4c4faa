import type { WidgetProblem } from '../host/events.ts';

/** What a widget is told without a network. */
export const offline: WidgetProblem = {
  kind: 'network',
  message: 'Não foi possível se conectar ao servidor!',
  isRetryable: true,
};
