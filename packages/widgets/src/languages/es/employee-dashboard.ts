import type { EmployeeDashboardMessages } from '../../employee-dashboard/employee-dashboard.messages.ts';
import { changePasswordSpanish, signInSpanish } from './access.ts';
import { agreementsSpanish } from './agreements.ts';
import { aroundSpanish } from './around.ts';
import { managerEvaluationSpanish } from './manager-evaluation.ts';
import { performanceReportSpanish } from './performance-report.ts';
import { discStatusesSpanish } from './statuses.ts';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);

const {
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
  pending,
  actionFor,
  evaluationSent,
  feedbackSent,
} = managerEvaluationSpanish;

/** The dashboard in Spanish. */
export const employeeDashboardSpanish: EmployeeDashboardMessages = {
  language: 'es',
  contentNote: 'Los nombres de puestos, perfiles y competencias están en portugués.',
  name: 'Portal del empleado',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
  reload: 'Actualizar',
  reloading: 'Actualizando…',
  signOut: 'Salir',
  back: 'Volver',

  greeting: (firstName) => `¡Hola, ${firstName}!`,
  purpose: 'Sigue tus evaluaciones y lo que te está esperando.',
  purposeOfManager: 'Sigue tus evaluaciones y las de tu equipo.',
  assessmentsTitle: 'Mis evaluaciones de desempeño',
  assessmentsPurpose: 'Cómo va tu evaluación y el resultado de cada competencia.',
  assessmentsPurposeOfManager:
    'Cómo va tu evaluación, la situación de tu equipo y el resultado de cada competencia.',

  unavailable: 'No se pudo abrir el portal',
  notAuthenticated: 'No has ingresado.',
  missingToken: 'No se encontró el token del empleado',
  reloadFailed: 'No se pudo cargar la evaluación.',

  selfTitle: 'Autoevaluación de desempeño',
  loadingSelf: 'Cargando tu evaluación…',
  selfFailed: 'No se pudo cargar la evaluación.',
  answer: 'Responder',
  continue: 'Seguir',
  view: 'Ver',
  finishedAt: (date) => `Terminada el ${date}`,
  finishedUndated: 'Terminada',
  sentAt: (date) => `Enviada el ${date}`,
  hints: {
    answer: 'Dale a cada competencia de tu puesto una nota de 0 a 10.',
    continue: 'Sigue donde lo dejaste: las notas que diste están guardadas.',
    view: 'Mira el resultado de cada competencia.',
  },
  waits: {
    managers: 'Tu parte está lista. Esperando la evaluación de tus jefes.',
    feedback: 'Tus jefes ya evaluaron. Esperando su retroalimentación.',
  },
  noResponse: 'No hay evaluaciones por aquí',
  noResponseHint: 'Cuando Recursos Humanos envíe una evaluación de desempeño, aparece aquí.',

  discTitle: 'Evaluación de comportamiento',
  discToAnswer: (questions, needed) => `Son ${questions} preguntas, cerca de ${minutes(needed)}.`,
  discToContinue: (left, needed) =>
    `${left === 1 ? 'Falta 1 pregunta' : `Faltan ${left} preguntas`}, cerca de ${minutes(needed)}. Lo que ya respondiste está guardado.`,
  discToFinish: 'Todas las preguntas están respondidas. Solo falta terminar.',
  discActionFor: (action) => `${action}: Evaluación de comportamiento`,
  discStatuses: discStatusesSpanish,

  profileTitle: 'Mi perfil de comportamiento',
  answeredAt: (date) => `Respondida el ${date}`,
  seeProfile: 'Ver mi informe',

  resultsTitle: 'Mis competencias',
  noResults: 'Todavía no hay notas',
  noResultsHint: 'Tus notas aparecen aquí en cuanto respondas la autoevaluación.',
  mean: 'Promedio general',
  highest: 'Nota más alta',
  lowest: 'Nota más baja',
  results: { good: 'Nota buena', medium: 'Nota intermedia', low: 'Nota baja' },
  andMore: (name, count) => `${name} y ${count} más`,
  nothing: '-',
  competencies: 'Competencias',
  competencyCount: (count) => (count === 1 ? '1 competencia' : `${count} competencias`),
  scoreOf: (name) => `Tu nota en ${name}`,
  comparison: performanceReportSpanish,

  agreements: agreementsSpanish,
  around: aroundSpanish,

  reportsTitle: 'Mi equipo',
  reportsHint: 'Personas que te reportan directamente.',
  reloadReports: 'Actualizar el equipo',
  reportCount: people,
  waitingTitle: 'Lo que te está esperando',
  agreementToConfirm: (name) =>
    name ? `Acuerdo con ${name}, espera tu confirmación.` : agreementsSpanish.waitsForYou,
  seeAgreement: 'Ver el acuerdo',
  awaitsRating: 'La autoevaluación está lista',
  evaluatePerson: (person) => `Evaluar a ${person}`,
  giveFeedbackTo: (person) => `Dar retroalimentación a ${person}`,
  moreTasks: (count, hasMore) => {
    if (count === 0) return 'Otras personas del equipo pueden estar esperándote.';
    return `${hasMore ? 'Al menos ' : ''}${count} ${count === 1 ? 'persona más del equipo te está' : 'personas más del equipo te están'} esperando.`;
  },
  toReports: 'Ver el equipo',
  loadingReports: 'Cargando tu equipo…',
  reportsFailed: 'No se pudieron cargar los datos de la evaluación.',
  noReports: 'No hay personas en tu equipo',
  noReportsHint: 'Cuando alguien te reporte directamente, aparece aquí.',
  showMore: 'Mostrar más',
  person: 'Nombre',
  role: 'Puesto',
  status,
  statuses,
  alignment,
  alignmentOf,
  noAlignment,
  unrated,
  actions,
  evaluate,
  giveFeedback,
  until,
  wasUntil,
  inProgress: 'En curso',
  waiting: 'Esperando',
  pending,
  actionFor,

  responseNotFound: 'No se encontró la evaluación.',
  responseFailed: 'No se pudo cargar la evaluación.',
  reportNotFound: 'No hay ninguna evaluación de esta persona.',
  reportFailed: 'No se pudieron cargar los datos de la evaluación.',
  evaluationSent,
  feedbackSent,

  signInTitle: 'Acceso del empleado',
  signInText: (company) => `Ingresa para ver tus evaluaciones en ${company}.`,
  sessionEnded: 'Tu sesión terminó. Ingresa de nuevo para seguir donde lo dejaste.',
  loadingCompany: 'Cargando la empresa…',
  companyNotFound: 'No se encontró la empresa',
  companyNotFoundHint:
    'Revisa que el enlace sea correcto o habla con Recursos Humanos de tu empresa.',
  ...signInSpanish,

  newPasswordTitle: 'Crea una contraseña nueva',
  newPasswordText:
    'Tu contraseña actual es provisoria. Por tu seguridad, elige una nueva antes de continuar.',
  ...changePasswordSpanish,
};
