import type { OpeningPath } from '../shared/loading/opening-call.ts';

export const behavioralReportOpening: OpeningPath = (hs) =>
  `/Resposta/GetPessoaRespostaPerfil?idResposta=0&hsResposta=${hs}`;
