import type { ComparisonMessages } from '../../shared/score-comparison/score-comparison.messages.ts';

const whose = (isOwn: boolean) => (isOwn ? 'tú y tus' : 'la persona y sus');
const Whose = (isOwn: boolean) => (isOwn ? 'Tú y tus' : 'La persona y sus');
const inSelf = (isOwn: boolean) => (isOwn ? 'En tu autoevaluación' : 'En la autoevaluación');
const self = (isOwn: boolean) => (isOwn ? 'tu autoevaluación' : 'la autoevaluación');

/** What the comparison of both sides says in Spanish. */
export const comparisonSpanish: ComparisonMessages = {
  language: 'es',
  contentNote: 'Las competencias están en portugués.',
  analysisChart: 'Autoevaluación y jefes, de 0 a 10',
  selfChart: 'Autoevaluación, de 0 a 10',
  chartOf: (title, place, count) => `${title} (${place} de ${count})`,
  self: 'Autoevaluación',
  manager: 'Jefe',
  allEqual: (isOwn) => `Las dos líneas coinciden: ${whose(isOwn)} jefes dieron las mismas notas.`,
  widest: (name, gap, isOwn) =>
    `Donde las líneas se separan, ${whose(isOwn)} jefes ven la competencia de otra manera. La mayor diferencia está en ${name}: ${gap}.`,
  sameScores: (isOwn, count) =>
    `${Whose(isOwn)} jefes dieron ${count === 1 ? 'la misma nota' : 'las mismas notas'}.`,
  widestScores: (name, gap, isOwn, count) =>
    count === 1
      ? `En ${name}, la diferencia entre ${self(isOwn)} y la nota de los jefes es de ${gap}.`
      : `La mayor diferencia entre ${self(isOwn)} y la nota de los jefes está en ${name}: ${gap}.`,
  extremes: (highest, lowest, isOwn) =>
    `${inSelf(isOwn)}, la nota más alta es la de ${highest}; la más baja, la de ${lowest}.`,
  onlyOne: (name, score, isOwn) => `${inSelf(isOwn)}, ${name} tiene una nota de ${score}.`,
  sameEverywhere: (score, isOwn) =>
    `${inSelf(isOwn)}, todas las competencias tienen una nota de ${score}.`,
  noScores: 'Todavía no hay notas.',
  gapOf: (points, gap) => `${points} ${gap === 1 ? 'punto' : 'puntos'}`,
};
