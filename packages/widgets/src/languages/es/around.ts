import { RATER_LIMITS } from '@aferir/domain';
import type { AroundMessages } from '../../shared/around/around.messages.ts';
import { competencyRatingSpanish } from './competency-rating.ts';
import { lastDaySpanish } from './last-day.ts';
import { withoutEmailSpanish } from './without-email.ts';

/** What rating colleagues, and saying who rates, says in Spanish. */
export const aroundSpanish: AroundMessages = {
  rating: competencyRatingSpanish,
  failed: 'No se pudieron cargar las evaluaciones de colegas',
  ratingsTitle: 'Colegas por evaluar',
  ratingsHint: `Nadie ve tus notas: solo aparece la media del grupo, a partir de ${RATER_LIMITS.told} evaluaciones, cuando se cierra el ciclo.`,
  ...lastDaySpanish,
  progress: (rated, total) => `${rated} de ${total} competencias`,
  done: 'Evaluado',
  rate: 'Evaluar',
  ratesAs: { par: 'Evalúas como colega', liderado: 'Evalúas como colaborador a cargo' },
  goOn: 'Continuar',
  revise: 'Revisar notas',
  actionOf: (action, person) => `${action}: ${person}`,
  ratingOf: (person) => `Evaluación de ${person}`,
  loadingRating: 'Cargando competencias…',
  ratingFailed: 'No se pudieron cargar las competencias',
  noCompetencies: 'Esta evaluación no tiene competencias',
  comment: 'Comentario',
  commentHint: `Aparece sin tu nombre, y solo cuando ${RATER_LIMITS.told} personas del grupo comentan la misma competencia.`,
  saving: 'Guardando…',
  saved: 'Guardado',
  notSaved: 'Esta nota todavía no se guardó.',
  thanks: '¡Gracias! Tu evaluación está completa.',
  thanksHint: 'Hasta que se cierre el ciclo puedes volver y cambiar las notas.',
  close: 'Cerrar',
  reviewsTitle: 'Quién evalúa alrededor',
  reviewsHint:
    'En este ciclo también evalúan colegas y colaboradores a cargo. La persona o el jefe propone, y el jefe aprueba.',
  ownReview: 'Tu evaluación',
  asked: (count) => (count === 1 ? '1 persona invitada' : `${count} personas invitadas`),
  waiting: (count) =>
    count === 1 ? '1 propuesta espera al jefe' : `${count} propuestas esperan al jefe`,
  waitingForYou: (count) =>
    count === 1 ? '1 propuesta espera tu aprobación' : `${count} propuestas esperan tu aprobación`,
  see: 'Ver quién evalúa',
  moreTasks: (count) =>
    count === 1 ? 'Hay 1 tarea más que te espera.' : `Hay ${count} tareas más que te esperan.`,
  seeTasks: 'Ver las demás',
  ratersOf: (person) => `Quién evalúa a ${person}`,
  ownRaters: 'Quién te evalúa',
  loadingRaters: 'Cargando personas…',
  ratersFailed: 'No se pudieron cargar las personas',
  groups: { par: 'Colegas', liderado: 'Colaboradores a cargo' },
  noneOf: { par: 'Todavía ningún colega.', liderado: 'Todavía ningún colaborador a cargo.' },
  groupHint: (least, most) =>
    `De cada grupo, de ${least} a ${most} personas: con menos de ${least} evaluaciones no se muestra nada.`,
  states: { proposto: 'Espera al jefe', recusado: 'Rechazado', convidado: 'Invitado' },
  withoutEmail: withoutEmailSpanish,
  gone: 'Dejó la empresa',
  approve: 'Aprobar',
  refuse: 'Rechazar',
  propose: 'Proponer',
  search: 'Proponer a alguien',
  searchHint: 'Escribe el nombre, el cargo o el departamento.',
  groupOf: { par: 'colega', liderado: 'colaborador a cargo' },
  searching: 'Buscando…',
  nobody: 'No se encontró a nadie.',
  more: (count) => `Y ${count} más. Escribe más para encontrar a la persona.`,
  searchFailed: 'No se pudo buscar. Inténtalo de nuevo.',
};
