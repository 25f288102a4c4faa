import type { Schema } from '../call-types.ts';
import { linkInfo } from './access-fixtures.ts';

/** The answering link of a self-assessment. */
export const selfLinkInfo: Schema<'LinkInfo'> = { ...linkInfo, tipo: 'desempenho' };

/** The link of a manager who rates. */
export const managerLinkInfo: Schema<'LinkInfo'> = { ...selfLinkInfo, destino: 'gestor' };

/** A performance response of three competencies that nobody has opened yet. */
export const linkedReview: Schema<'PerformanceLinkedResponse'> = {
  idResposta: 5120,
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
  nmCargo: 'Analista de Dados',
  qtdCompetencias: 0,
  qtdTotal: 3,
  flConcluido: false,
  idRespostaStatusAtual: 4,
  nmStatus: 'Aguardando Resposta',
  dtEnvio: '2026-11-03T12:00:00.000Z',
  dtTermino: null,
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  urlLogoSistema: null,
  flPapel: 'responder',
  idOrganogramaGestor: null,
};

/** The same response once it waits for its manager, as the manager's link sees it. */
export const managerLinkedReview: Schema<'PerformanceLinkedResponse'> = {
  ...linkedReview,
  idRespostaStatusAtual: 6,
  nmStatus: 'Aguardando Avaliação do Gestor',
  flPapel: 'gestor',
  idOrganogramaGestor: 7,
};

/** Its competencies. */
export const responseCompetencies: readonly Schema<'ResponseCompetency'>[] = [
  competency(1, 'Comunicação', 'Expressa ideias com clareza, ouve e confere se foi entendido.'),
  competency(2, 'Trabalho em equipe', 'Coopera, escuta e divide o que sabe.'),
  competency(3, 'Orientação para resultados em ambientes de mudança', null),
];

function competency(
  id: number,
  nmCompetencia: string,
  dsCompetencia: string | null,
): Schema<'ResponseCompetency'> {
  return {
    idRespostaOpcao: 40_000 + id,
    idCompetencia: id,
    cdCompetencia: `C0${id}`,
    nmCompetencia,
    dsCompetencia,
  };
}
