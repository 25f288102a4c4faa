import type { OperationAt, PathOf, TakesKey } from './call-types.ts';
import type { paths } from './generated/schema.ts';

/**
 * Calls that need no credential. A 401 from them is about what was typed, never about a session, so
 * it ends none.
 */
const PUBLIC_PATHS = [
  '/auth/signin',
  '/auth/refresh',
  '/authpessoa/signin',
  '/authpessoa/refresh',
  '/authpessoa/trocar',
  '/Auth/ExperimenteGratis',
  '/Auth/RecuperaSenha',
  '/Cliente/PublicInfo/{idCliente}',
  '/Treinamento/VerificarCertificado/{codigo}',
  '/hash/validar/{hash}',
  '/hash/dados-pessoa/{hash}',
  '/hash/criar-acesso/{hash}',
  '/hash/confirmar-endereco/{hash}',
] as const satisfies readonly (keyof paths)[];

/** Reads whose address holds the link: without a header of its own a request from another origin needs no preflight. */
const OPENING_PATHS = [
  '/Resposta/get/{hash}',
  '/RespostaDesempenho/get/{hash}',
  '/Resposta/GetPessoaRespostaPerfil',
  '/OrganogramaPessoa/GetGestor/{hash}',
  '/Treinamento/GetMaskedEmail/{hs}',
  '/PerguntaJogo/loadAllWithOp',
] as const satisfies readonly (keyof paths)[];

/** Paths of the writes that the server does once per idempotency key. */
export type KeyedWritePath = {
  [P in PathOf<'post'>]: TakesKey<OperationAt<'post', P>> extends true ? P : never;
}[PathOf<'post'>];

const KEYED_WRITE_PATHS = [
  '/RespostaOpcao/Post',
  '/Resposta/PostHash',
  '/Resposta/FinalizaResposta',
  '/Resposta/SendReportToEmail',
  '/Resposta/SendReportPDFToEmail',
  '/Resposta/Post',
  '/Resposta/PostTodosFuncionarios',
  '/Resposta/SendEmailFuncionario',
  '/RespostaDesempenho/PostVisualizado',
  '/RespostaDesempenho/PostIniciado',
  '/RespostaDesempenho/PostFinalizado',
  '/RespostaDesempenho/Post',
  '/RespostaDesempenho/PostTodosFuncionarios',
  '/RespostaDesempenho/ReenviarEmails',
  '/RespostaOpcaoDesempenho/PostRespostaOpcao',
  '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor',
  '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor',
  '/OrganogramaNo/Post',
  '/OrganogramaNo/Inserir',
  '/Organograma/Desfazer',
  '/CompetenciaDesempenho/Post',
  '/OrganogramaCargo/Post',
  '/Senioridade/Post',
  '/OrganogramaPessoa/Post',
  '/Treinamento/PostCategoria',
  '/Treinamento/UploadVideo',
  '/Treinamento/PostTreinamento',
  '/Treinamento/EnviarEmails',
  '/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}',
  '/Treinamento/EnviarPin/{hs}',
  '/PerfilAcesso/Post',
  '/UsuarioPerfil/Post',
  '/Cliente/Post',
  '/Jogo/Post',
  '/Jogo/Duplicar',
  '/Jogo/PostModelo',
  '/Jogo/EnviarConvites',
  '/Jogo/Lembrar',
  '/Cliente/Lembretes',
] as const satisfies readonly KeyedWritePath[];

/** The listed part of {@link KeyedWritePath}; a type test keeps the two equal. */
export type ListedKeyedWritePath = (typeof KEYED_WRITE_PATHS)[number];

const publicPaths: ReadonlySet<string> = new Set(PUBLIC_PATHS);
const openingPaths: ReadonlySet<string> = new Set(OPENING_PATHS);
const keyedWritePaths: ReadonlySet<string> = new Set(KEYED_WRITE_PATHS);

/** Whether an operation is called without a credential. */
export function isPublicPath(path: string): boolean {
  return publicPaths.has(path);
}

/** Whether the address of an operation is all the credential it needs, called by a link. */
export function isOpeningPath(path: string): boolean {
  return openingPaths.has(path);
}

/** Whether the server does a write once per idempotency key. */
export function isKeyedWrite(method: string, path: string): boolean {
  return method === 'post' && keyedWritePaths.has(path);
}
