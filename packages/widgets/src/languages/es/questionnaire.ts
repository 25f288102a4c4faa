import type { PortalMessages } from '../../shared/host/portal-messages.ts';
import type { QuestionnaireMessages } from '../../shared/questionnaire/questionnaire-messages.ts';

/** The way to the portal in Spanish. */
export const portalSpanish: PortalMessages = {
  toPortal: 'Ir al portal',
};

/** What every questionnaire says in Spanish. */
export const questionnaireSpanish: QuestionnaireMessages = {
  ...portalSpanish,
  language: 'es',
  contentNote: 'Las preguntas están en portugués.',
  loading: 'Cargando la evaluación…',
  retry: 'Intentar de nuevo',
  unavailableTitle: 'No se pudo abrir la evaluación',
  unreachableTitle: 'Sin conexión por el momento',
  unreachableHint: 'Lo intentaremos de nuevo automáticamente en cuanto sea posible.',
  missingLink: 'Este enlace no es válido. Revisa que la dirección esté completa.',

  firstAccessTitle: 'Crea tu contraseña para comenzar',
  firstAccessText:
    'Antes de responder la evaluación, crea una contraseña de acceso. Toma menos de un minuto.',
  firstAccessAction: 'Crear mi contraseña',

  progressLabel: 'Avance de la evaluación',
  progress: (current, total) => `${current} de ${total}`,
  previous: 'Anterior',
  next: 'Siguiente',
  finish: 'Terminar',
  sending: 'Guardando…',
  finishing: 'Terminando…',
  saved: 'Respuestas guardadas',
  sendFailedTitle: 'Tu respuesta todavía no se guardó.',
  finishFailedTitle: 'Tus respuestas están guardadas, pero la evaluación todavía no terminó.',
  keptHint: 'Lo que elegiste sigue aquí.',
};
