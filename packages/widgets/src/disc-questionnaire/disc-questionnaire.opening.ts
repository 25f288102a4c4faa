import type { OpeningPath } from '../shared/loading/opening-call.ts';

export const discQuestionnaireOpening: OpeningPath = (hs) => `/Resposta/get/${hs}`;
