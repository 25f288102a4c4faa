import { moveTo, positionWith } from '../questionnaire/position.ts';
import type { ManagerPosition, RatingSheet, SheetCompetency } from './manager-rating.machine.ts';
import type { RatingPosition, Scores } from './rated-competency.ts';

const subjects = [
  ['Comunicação', 'Expressa ideias com clareza, ouve e confere se foi entendido.'],
  ['Trabalho em equipe', 'Coopera, escuta e divide o que sabe.'],
  ['Orientação para resultados em ambientes de mudança', 'Mantém o foco quando tudo muda.'],
] as const;

/** Competencies as many as asked, with ids that can be told apart. */
export function competenciesForTests(count: number = subjects.length): SheetCompetency[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, description] = subjects[index % subjects.length] ?? subjects[0];
    return { id: index + 1, optionId: 40_001 + index, name, description };
  });
}

/** A position at a competency, with some of the scores. */
export function positionAt(
  index: number,
  { saved = {}, unsent = {}, count }: { saved?: Scores; unsent?: Scores; count?: number } = {},
): RatingPosition<SheetCompetency> {
  return moveTo(positionWith(competenciesForTests(count), { saved }, unsent), index);
}

/** A response that Ana rates. */
export const ratingSheet: RatingSheet = {
  responseId: 5120,
  managerId: 7,
  person: 'Bruno Lima',
  competencies: competenciesForTests(),
  saved: {},
};

/** A manager's rating at a competency, to be changed at will. */
export function ratingAt(
  index: number,
  unsent: Scores = {},
  sheet: RatingSheet = ratingSheet,
): ManagerPosition & { step: 'rating' } {
  const position = moveTo(positionWith(sheet.competencies, sheet, unsent), index);
  return { step: 'rating', sheet, position };
}

/** What is chosen when everything is. */
export const allScores: Scores = { 1: 8, 2: 0, 3: 10 };
