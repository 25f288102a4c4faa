// The parts of replies that the checks read. Each was looked at by the schema of the contract first.

/** What a link opens. */
export interface LinkInfo {
  readonly tipo: string;
  readonly destino: string;
  readonly idCliente: number;
  readonly idPessoa?: number;
}

/** A question with its options. */
export interface Question {
  readonly idPergunta: number;
  readonly nrOrdem: number;
  readonly opcoes: readonly { readonly idPerguntaOpcao: number }[];
}

/** The questionnaire of a link. */
export interface Questionnaire {
  readonly idResposta: number;
  readonly cdStatus: number;
  readonly nrIndiceRespondido: number;
  readonly qtdPerguntas: number;
  readonly flConcluido: boolean;
  readonly idResultado: number | null;
  readonly link?: LinkInfo;
  readonly perguntas?: readonly Question[];
}

/** The place of an option. */
export interface OptionRank {
  readonly idPerguntaOpcao: number;
  readonly idRespostaOpcao: number;
}

/** How far a questionnaire is. */
export interface Progress {
  readonly nrIndiceRespondido: number;
  readonly qtdPerguntas: number;
}

/** The report of a finished questionnaire. */
export interface ProfileReport {
  readonly idResultado: number;
  readonly nmPerfil: string;
  readonly response: readonly { readonly nmPerfil: string; readonly soma: number }[];
  readonly secoes?: readonly unknown[];
  readonly caracteristicas?: readonly unknown[];
  readonly competencias?: readonly unknown[];
}

/** The self-assessment of a link. */
export interface LinkedReview {
  readonly idResposta: number;
  readonly qtdCompetencias: number;
  readonly qtdTotal: number;
  readonly flConcluido: boolean;
  readonly link?: LinkInfo;
  readonly competencias?: readonly { readonly idCompetencia: number }[];
}

/** How many competencies are scored. */
export interface ReviewProgress {
  readonly qtdCompetencias: number;
  readonly qtdTotal: number;
}

/** Whom a manager's link was issued to. */
export interface Manager {
  readonly idOrganogramaPessoa: number;
  readonly idCliente: number;
}

/** The review of a manager's link, as far as this manager is. */
export interface RatedReview {
  readonly idResposta: number;
  readonly nmPessoa: string;
  readonly qtdCompetencias: number;
  readonly qtdTotal: number;
  readonly idRespostaStatusAtual: number;
  readonly idOrganogramaGestor: number | null;
}

/** How a review stands for a manager. */
export interface ReviewStanding {
  readonly nmPessoa: string;
  readonly podeAvaliar: boolean;
  readonly flAvaliouTodas: boolean;
  readonly competenciasPendentes: number;
  readonly cdStatus: number;
}

/** A competency of a review. */
export interface ReviewCompetency {
  readonly idRespostaOpcao: number;
  readonly idCompetencia: number;
}

/** A score that a manager has given. */
export interface ManagerScore {
  readonly idRespostaOpcaoGestor: number;
  readonly idCompetencia: number;
  readonly nrIndice: number;
}

/** A competency that the scores disagree about. */
export interface Disagreement {
  readonly idCompetencia: number;
  readonly idRespostaOpcaoGestor: number;
  readonly precisaFeedback: boolean;
  readonly notaFunc: number;
  readonly mediaGestores: number;
  readonly dsFeedback: string | null;
}

/** What a manager still owes to a review. */
export interface FeedbackProgress {
  readonly competenciasPendentes: number;
}

/** What of a video was watched, in seconds. */
export type Stretch = readonly number[];

/** How far a video of a training is. */
export interface VideoProgress {
  readonly idRecursoSessao: number;
  readonly flFoiConcluido: number;
  readonly flConclusaoManual: boolean;
  readonly nrTempoVideo: number;
  readonly trechos: readonly Stretch[];
}

/** A video of a training. */
export interface Video extends VideoProgress {
  readonly urlRecurso: string;
  readonly nrSegundos: number;
}

/** What says that somebody has seen a training. */
export interface TrainingCertificate {
  readonly dsCodigo: string;
  readonly nmPessoa: string;
  readonly nmTreinamento: string;
  readonly nrVersao: number;
  readonly dtEmissao: string;
}

/** A training as its player shows it. */
export interface Training {
  readonly nmTreinamento: string;
  readonly dataExpiracao: string;
  readonly nrEstado: number;
  readonly qtdRecursos: number;
  readonly qtdConcluidos: number;
  readonly sessoes: readonly { readonly recursos: readonly Video[] }[];
}

/** How far a training is after a save. */
export interface WatchedState {
  readonly nrEstado: number;
  readonly flEstadoAplicado: boolean;
  readonly qtdRecursos: number;
  readonly qtdConcluidos: number;
  readonly recursos: readonly VideoProgress[];
  readonly certificado: TrainingCertificate | null;
}

/** A question of a game. */
export interface GameQuestion {
  readonly idPergunta: number;
  readonly idTipo: number;
  readonly dadosPerguntaOpcoes: readonly { readonly idPerguntaOpcao: number }[];
}

/** A game as its player sees it. */
export interface Game {
  readonly idCliente: number;
  readonly idOrganogramaPessoa: number;
  readonly flAnonimo: boolean;
  readonly nrEscala: number;
  readonly nrIndexPergunta: number;
  readonly dadosPerguntas: readonly GameQuestion[];
}

/** How far a player is after an answer. */
export interface GameProgress {
  readonly nrIndexPergunta: number;
  readonly flConcluido: boolean;
  readonly dadosTotais:
    | readonly { readonly idPerguntaOpcao: number; readonly qtdVotos: number }[]
    | null;
}

/** The `data` of a reply. */
export function dataOf<Data>({ body }: { readonly body: unknown }): Data {
  return (body as { data?: Data } | null)?.data as Data;
}
