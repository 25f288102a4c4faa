import type { PerformanceReportMessages } from '../../performance-report/performance-report.messages.ts';
import { agreementsSpanish } from './agreements.ts';
import { aroundMeansSpanish } from './around-means.ts';
import { BOTH_SIDES } from './both-sides.ts';
import { comparisonSpanish } from './score-comparison.ts';
import { statusesSpanish } from './statuses.ts';

/** The performance report in Spanish. */
export const performanceReportSpanish: PerformanceReportMessages = {
  ...comparisonSpanish,
  title: 'Informe de desempeño',
  subtitle: BOTH_SIDES,
  loading: 'Cargando el informe…',
  print: 'Imprimir PDF',
  retry: 'Intentar de nuevo',

  unavailable: 'No se pudo abrir el informe',
  loadFailed: 'No se pudieron cargar los datos del informe',
  missingSource:
    'La dirección de este informe está incompleta. Abre otra vez el enlace que recibiste.',

  contents: 'En este informe',

  overview: 'Panorama',
  meanOfSelf: 'Promedio de la autoevaluación',
  meanOfManagers: 'Promedio de los jefes',
  meanOfManager: 'Promedio del jefe',
  strongest: (count) => (count === 1 ? 'Competencia más fuerte' : 'Competencias más fuertes'),
  weakest: (count) => (count === 1 ? 'Competencia más débil' : 'Competencias más débiles'),
  andMore: (names, count) => `${names} y ${count} más`,
  scoreBy: (side, score) => `${side}: ${score}`,
  statuses: statusesSpanish,
  closed: 'Cerrada por Recursos Humanos',
  role: 'Puesto',
  department: 'Departamento',
  sentAt: 'Enviada el',
  selfAssessedAt: 'Autoevaluación el',
  finishedAt: 'Terminada el',
  managers: 'Jefes',
  noManagers: 'Ninguno',
  alignment: 'Porcentaje de coincidencia',
  alignmentWords: { good: 'alto', warning: 'medio', danger: 'bajo' },
  alignmentMeaning: (managers) =>
    `Cuánto se parecen la autoevaluación y las notas ${managers === 1 ? 'del jefe' : 'de los jefes'}:`,
  alignmentFrom: (word, percent) => `${word}: desde ${percent}%`,
  alignmentBelow: (word, percent) => `${word}: menos de ${percent}%`,
  noData: 'Sin datos',
  nothing: '-',

  notAnswered: 'La autoevaluación todavía no terminó',
  notAnsweredHint: 'El informe aparece aquí en cuanto se envíe la autoevaluación.',
  cancelled: 'Evaluación cerrada por Recursos Humanos',
  cancelledHint: 'Se cerró antes de que se enviara la autoevaluación, por eso no hay informe.',

  waitingTitle: 'Esperando a los jefes',
  waiting:
    'Tus jefes todavía no respondieron tu evaluación. En cuanto la envíen, podrás ver sus promedios aquí.',
  waitingOf: (person) =>
    `Los jefes todavía no respondieron la evaluación de ${person}. En cuanto la envíen, los promedios aparecen aquí.`,
  waitsFor: (names) => `Falta la evaluación de ${names}.`,
  heldTitle: 'Resultado todavía no publicado',
  held: (day) =>
    day
      ? `Tu resultado sale el ${day}. Hasta entonces, el informe muestra solo tu autoevaluación.`
      : 'Tu resultado sale cuando Recursos Humanos lo publique. Hasta entonces, el informe muestra solo tu autoevaluación.',
  heldFrom: (person, day) =>
    `${person} ve las notas y los comentarios de los jefes ${day ? `a partir del ${day}` : 'cuando Recursos Humanos los publique'}.`,
  partialTitle: 'Resultado parcial',
  partial: 'Los promedios cuentan solo a quienes ya evaluaron y todavía pueden cambiar.',
  feedbackTitle: 'Esperando retroalimentación',
  feedbackOf: (names) => `Falta la retroalimentación de ${names}.`,
  closedTitle: 'Evaluación cerrada por Recursos Humanos',
  closedWith: (names) =>
    `Se cerró antes de que todos respondieran. Los promedios cuentan las notas de ${names}.`,
  closedBeforeFeedback: 'Se cerró antes de que se escribiera toda la retroalimentación.',
  closedWithout:
    'Se cerró antes de que los jefes respondieran. El informe muestra solo la autoevaluación.',
  alone: 'Solo la autoevaluación',
  withoutManagers: 'Esta evaluación no tiene jefes. El informe muestra solo la autoevaluación.',
  withoutRatings: 'Ningún jefe terminó esta evaluación. El informe muestra solo la autoevaluación.',
  narrowedTitle: 'Comparación con un jefe',
  narrowed: (manager) => `La comparación cuenta solo las notas de ${manager}.`,
  narrowedEmpty:
    'No hay notas de este jefe para comparar. El informe muestra solo la autoevaluación.',

  analysis: 'Análisis de competencias',
  loadingSelf: 'Cargando las competencias…',
  selfFailed: 'No se pudieron cargar los datos del empleado',
  managersFailed: 'No se pudieron cargar los datos de los jefes',
  noCompetencies: 'Esta evaluación no tiene competencias.',
  details: 'Análisis detallado',
  detailsHint:
    'De la mayor a la menor diferencia. En la línea de 0 a 10, el círculo es la autoevaluación y el cuadrado, la nota de los jefes.',
  detailsHintOfOne:
    'En la línea de 0 a 10, el círculo es la autoevaluación y el cuadrado, la nota de los jefes.',
  managersAverage: 'Promedio de los jefes',
  calibratedScore: 'Nota calibrada',
  calibrated: 'Ajustada en la calibración',
  calibratedBecause: (reason) => `Ajustada en la calibración. Motivo: ${reason}`,
  managerScore: 'Nota del jefe',
  gap: 'Diferencia',
  aligned: 'Coincide',
  disagreement: 'Diverge',
  pending: 'Esperando',
  openFeedback: 'Ver retroalimentación',
  openFeedbackOf: (name) => `sobre ${name}`,

  feedbackDialog: 'Retroalimentación de los jefes',
  feedbackLoading: 'Cargando la retroalimentación…',
  feedbackFailed: 'No se pudo cargar la retroalimentación',
  feedbackOpenFailed: 'No se pudo abrir la retroalimentación',
  noFeedback: 'Todavía no hay retroalimentación',
  noFeedbackHint: 'Los jefes todavía no enviaron retroalimentación sobre esta competencia.',

  agreements: agreementsSpanish,
  aroundMeans: aroundMeansSpanish,

  method: 'Cómo leer este resultado',
  purpose: (selfDate, managersDate, isOwn) =>
    `El informe pone lado a lado cómo ${isOwn ? 'te ves' : 'se ve la persona'} (autoevaluación del ${selfDate}) y cómo ${isOwn ? 'te ven' : 'la ven'} los jefes (${managersDate}), en notas de 0 a 10. Son percepciones en ese momento, no mediciones.`,
  ratedUntil: (date) => `notas hasta el ${date}`,
  ratedSoFar: 'notas recibidas hasta ahora',
  verdicts:
    'Diferencia de hasta 1 punto: visiones que coinciden. De 1 a 3: diferencia moderada, todavía coinciden. Más de 3: divergencia, que pide la retroalimentación de los jefes.',

  printing: 'Generando el PDF…',
  pagesMade: (done, all) => `Página ${done} de ${all}`,
  printed: '¡El PDF está listo!',
  printFailed: 'No se pudo generar el PDF. Inténtalo de nuevo.',
  page: 'Página',
  pageOf: 'de',
  fileNameOf: (person) => `Informe_de_Desempeno_${person}.pdf`,
};
