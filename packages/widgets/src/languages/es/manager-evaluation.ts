import type { ManagerEvaluationMessages } from '../../manager-evaluation/manager-evaluation.messages.ts';
import { aroundSpanish } from './around.ts';
import { BOTH_SIDES } from './both-sides.ts';
import { managerRatingSpanish } from './competency-rating.ts';
import { lastDaySpanish } from './last-day.ts';
import { portalSpanish } from './questionnaire.ts';
import { statusesSpanish } from './statuses.ts';
import { withoutEmailSpanish } from './without-email.ts';

/** The manager's screens in Spanish. */
export const managerEvaluationSpanish: ManagerEvaluationMessages = {
  ...managerRatingSpanish,
  ...portalSpanish,
  sendFailedTitle: 'Ocurrió un error inesperado:',

  name: 'Evaluación del jefe',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
  unavailableTitle: 'No se pudo abrir la evaluación',
  unreachableTitle: 'Sin conexión por el momento',
  unreachableHint: 'Revisa tu conexión e inténtalo de nuevo.',
  missingReview: 'La dirección no dice de qué evaluación se trata.',
  reviewFailed: 'No se pudieron cargar los datos de la evaluación.',
  reviewNotFound: 'No hay ninguna evaluación de esta persona.',

  greeting: (firstName) => `¡Hola, ${firstName}!`,
  purpose: 'Evalúa las competencias de cada persona y escribe la retroalimentación que falta.',

  gridTitle: 'Análisis de desempeño',
  found: (count) => {
    if (count === 0) return 'No se encontraron empleados';
    return count === 1 ? '1 empleado encontrado' : `${count} empleados encontrados`;
  },
  person: 'Empleado',
  email: 'Correo electrónico',
  status: 'Estado',
  statuses: statusesSpanish,
  alignment: 'Coincidencia',
  alignmentOf: (person) => `Coincidencia de ${person}`,
  noAlignment: 'Sin datos',
  unrated: 'Ningún jefe terminó la evaluación.',
  actions: 'Acciones',
  evaluate: 'Evaluar',
  giveFeedback: 'Dar retroalimentación',
  view: 'Ver',
  actionFor: (action, person) => `${action}: ${person}`,
  ...lastDaySpanish,
  pending: (count) =>
    count === 1 ? '1 competencia pendiente' : `${count} competencias pendientes`,
  nothing: '-',
  noTeam: 'No se encontraron empleados',
  noTeamText: 'Cuando haya personas en tu equipo, aparecen aquí.',
  around: aroundSpanish,
  reportTitle: (person) => `Informe de ${person}`,
  reportSubtitle: BOTH_SIDES,

  evaluationSent: '¡La evaluación se envió!',
  evaluationSentText: (person) => `Tus notas para ${person} se guardaron.`,
  withoutEmail: withoutEmailSpanish,
  evaluationLeft: 'La evaluación se canceló.',
  evaluationLeftText: 'Las notas que no se enviaron se borraron de este dispositivo.',
  alreadyRated: (person) => `La evaluación de ${person} ya se envió.`,
  notAwaited: (person) => `La evaluación de ${person} no está esperando tus notas.`,
  nothingToDoText: 'No hay nada que hacer aquí por ahora.',

  feedbackTitle: 'Competencias pendientes de retroalimentación',
  feedbackKept: 'Lo que escribiste sigue aquí.',
  feedbackHint: (person) =>
    `En estas competencias, la autoevaluación de ${person} y el promedio de los jefes se separan en más de 3 puntos.`,
  feedbackLoading: 'Cargando las competencias…',
  noDisagreements: 'Ninguna competencia está pendiente de retroalimentación.',
  noAction: 'Nada que hacer',
  ownFeedback: 'Tu retroalimentación:',
  feedbackFor: (person) => `Retroalimentación para ${person}`,
  employeeScore: 'Nota del empleado',
  managerScore: 'Nota del jefe',
  ownComment: 'Tu comentario sobre la nota',
  feedbackLabel: 'Retroalimentación',
  feedbackPlaceholder: 'Escribe tu retroalimentación aquí…',
  feedbackAdvice: 'La persona evaluada lee este texto en el informe, con tu nombre.',
  feedbackRequired: 'Este campo es obligatorio.',
  send: 'Enviar',
  feedbackSent: '¡Tu retroalimentación se envió!',
  feedbackDoneText: (person) => `Enviaste toda la retroalimentación para ${person}.`,
  feedbackLeft: 'La retroalimentación sigue pendiente.',
  feedbackLeftText: 'Lo que escribiste queda guardado en este dispositivo.',
  feedbackLeftHere:
    'El navegador no guarda nada aquí: lo que escribiste solo queda mientras esta página esté abierta.',
  failed: (detail) => `Ocurrió un error inesperado: ${detail}`,

  toTeam: 'Ver mi equipo',
};
