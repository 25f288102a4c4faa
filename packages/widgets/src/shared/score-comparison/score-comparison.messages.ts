import { spokenMessages } from '../language/spoken-messages.ts';

/** Where Portuguese begins its plural: '1,5 ponto', '2 pontos'. */
const PLURAL_START = 2;

function inSelf(isOwn: boolean): string {
  return isOwn ? 'Na sua autoavaliação' : 'Na autoavaliação';
}

/** What the comparison of a self-assessment with the managers' scores says. */
export const comparisonMessages = {
  ...spokenMessages,
  analysisChart: 'Autoavaliação e gestores, de 0 a 10',
  selfChart: 'Autoavaliação, de 0 a 10',
  chartOf: (title: string, place: number, count: number) => `${title} (${place} de ${count})`,
  self: 'Autoavaliação',
  manager: 'Gestor',
  allEqual: (isOwn: boolean) =>
    `As duas linhas coincidem: ${isOwn ? 'você e seus' : 'a pessoa e os'} gestores deram as mesmas notas.`,
  widest: (name: string, gap: string, isOwn: boolean) =>
    `Onde as linhas se afastam, ${isOwn ? 'você e seus' : 'a pessoa e os'} gestores veem a competência de outro modo. A maior diferença está em ${name}: ${gap}.`,
  sameScores: (isOwn: boolean, count: number) =>
    `${isOwn ? 'Você e seus' : 'A pessoa e os'} gestores deram ${count === 1 ? 'a mesma nota' : 'as mesmas notas'}.`,
  widestScores: (name: string, gap: string, isOwn: boolean, count: number) =>
    count === 1
      ? `Em ${name}, a diferença entre a ${isOwn ? 'sua ' : ''}autoavaliação e a nota dos gestores é de ${gap}.`
      : `A maior diferença entre a ${isOwn ? 'sua ' : ''}autoavaliação e a nota dos gestores está em ${name}: ${gap}.`,
  extremes: (highest: string, lowest: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, a nota mais alta é de ${highest}; a mais baixa, de ${lowest}.`,
  onlyOne: (name: string, score: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, ${name} tem nota ${score}.`,
  sameEverywhere: (score: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, todas as competências têm nota ${score}.`,
  noScores: 'Ainda não há notas.',
  gapOf: (points: string, gap: number) => `${points} ${gap >= PLURAL_START ? 'pontos' : 'ponto'}`,
};

/** The texts of the comparison. */
export type ComparisonMessages = typeof comparisonMessages;
