import type { OpeningPath } from '../shared/loading/opening-call.ts';

export const trainingPlayerOpening: OpeningPath = (hs) => `/Treinamento/GetMaskedEmail/${hs}`;
