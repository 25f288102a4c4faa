import { isGiven, type OpeningPath } from '../shared/loading/opening-call.ts';

// A response that is named is read at once, by a call that the link signs in a header.
export const performanceReportOpening: OpeningPath = (hs, element) =>
  isGiven(element, 'responseId', 'response-id') ? undefined : `/RespostaDesempenho/get/${hs}`;
