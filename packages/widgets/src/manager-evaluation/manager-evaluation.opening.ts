import type { OpeningPath } from '../shared/loading/opening-call.ts';

export const managerEvaluationOpening: OpeningPath = (hs) => `/OrganogramaPessoa/GetGestor/${hs}`;
