import type {
  Analysis,
  AnalysisStage,
  Calibrations,
  ManagerRatings,
  SelfScore,
} from '../shared/score-comparison/score-comparison.ts';
import { compareCompetencies } from '../shared/score-comparison/score-comparison.ts';
import type { ReportState } from './performance-report.controller.ts';
import { servedCompetencies } from './performance-report.server.ts';
import type { ReportHeader } from './performance-report.types.ts';

/** The header of a finished response of two managers. */
export const header: ReportHeader = {
  responseId: 5120,
  company: 'Empresa Exemplo',
  logoUrl: null,
  color: null,
  person: 'Bruno Lima',
  personId: 42,
  role: 'Analista de Dados',
  department: 'Desenvolvimento',
  status: 2,
  isClosed: false,
  isOwn: true,
  sentAt: '2026-11-03T12:00:00.000Z',
  selfAssessedAt: '2026-11-05T18:21:40.000Z',
  finishedAt: '2026-11-08T09:14:02.000Z',
  alignment: 84,
  managers: [
    { id: 7, name: 'Ana Souza', hasRated: true, owesFeedback: false },
    { id: 8, name: 'Rafael Nogueira', hasRated: true, owesFeedback: false },
  ],
};

/** The same response while it waits for its managers. */
export const waitingHeader: ReportHeader = {
  ...header,
  status: 6,
  finishedAt: null,
  alignment: null,
  managers: header.managers.map((manager) => ({ ...manager, hasRated: false })),
};

/** The self scores. */
export const selfScores: readonly SelfScore[] = servedCompetencies.map(
  ({ name, description = null, self }, index) => ({
    id: index + 1,
    code: `C0${index + 1}`,
    name,
    description,
    selfScore: self,
  }),
);

/** The scores of both managers. */
export const ratings: readonly ManagerRatings[] = header.managers.map(({ id, name }, place) => ({
  managerId: id,
  name,
  scores: new Map(
    servedCompetencies.map(({ managers }, index) => [index + 1, managers[place] ?? 0]),
  ),
}));

/** A comparison at a stage, of other sides when told. */
export function analysisOf(
  stage: AnalysisStage,
  sides: {
    selfScores?: readonly SelfScore[];
    ratings?: readonly ManagerRatings[];
    calibrations?: Calibrations;
  } = {},
): Analysis {
  const given = stage === 'compared' ? (sides.ratings ?? ratings) : [];
  return {
    stage,
    competencies: compareCompetencies(sides.selfScores ?? selfScores, given, sides.calibrations),
    raters: given.map(({ managerId: id, name }) => ({ id, name })),
  };
}

/** A report with both sides. */
export const shownState = shown(header, analysisOf('compared'));

/** A report that is shown. */
export function shown(of: ReportHeader, data: Analysis): Extract<ReportState, { step: 'shown' }> {
  return { step: 'shown', header: of, analysis: { status: 'ready', data } };
}

/** Many competencies with long names. */
export function manyCompetencies(count: number, name: (number: number) => string): SelfScore[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `C${index + 1}`,
    name: name(index + 1),
    description: 'Mostra isso no dia a dia, com colegas, clientes e parceiros.',
    selfScore: (index * 7) % 11,
  }));
}

/** Scores of one manager for as many competencies. */
export function manyRatings(count: number, manager = 'Ana Souza'): ManagerRatings {
  return {
    managerId: 7,
    name: manager,
    scores: new Map(Array.from({ length: count }, (_, index) => [index + 1, (index * 5 + 3) % 11])),
  };
}
