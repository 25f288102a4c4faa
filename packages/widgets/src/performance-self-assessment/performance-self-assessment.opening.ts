import { isGiven, type OpeningPath } from '../shared/loading/opening-call.ts';

// A manager's reading names the manager.
export const performanceSelfAssessmentOpening: OpeningPath = (hs, element) =>
  isGiven(element, 'managerId', 'manager-id', 'fl-gestor')
    ? undefined
    : `/RespostaDesempenho/get/${hs}`;
