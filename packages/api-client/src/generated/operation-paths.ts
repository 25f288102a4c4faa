// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { paths } from './schema.ts';

/** Where no credential is taken. */
export const publicPaths: ReadonlySet<string> = new Set<keyof paths>([
  '/auth/signin',
  '/auth/refresh',
  '/authpessoa/signin',
  '/authpessoa/refresh',
  '/Cliente/PublicInfo/{idCliente}',
  '/hash/validar/{hash}',
  '/hash/dados-pessoa/{hash}',
  '/hash/confirmar-endereco/{hash}',
  '/hash/criar-acesso/{hash}',
  '/Auth/ExperimenteGratis',
  '/Auth/RecuperaSenha',
  '/authpessoa/trocar',
  '/Treinamento/VerificarCertificado/{codigo}',
  '/convite/dados/{hash}',
  '/convite/aceitar/{hash}',
]);

/** Where what is read by a link takes nothing beside the address that holds it. */
export const openingPaths: ReadonlySet<string> = new Set<keyof paths>([
  '/Resposta/get/{hash}',
  '/Resposta/GetPessoaRespostaPerfil',
  '/RespostaDesempenho/get/{hash}',
  '/RespostaOpcaoDesempenho/GetRespostaOpcaoFuncionario/{hash}',
  '/OrganogramaPessoa/GetGestor/{hash}',
  '/Treinamento/GetMaskedEmail/{hs}',
  '/PerguntaJogo/loadAllWithOp',
]);

/** Where a write is done once per idempotency key. */
export const keyedWritePaths: ReadonlySet<string> = new Set<keyof paths>([
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
  '/CompetenciaDesempenho/Post',
  '/Organograma/Desfazer',
  '/OrganogramaNo/Post',
  '/OrganogramaNo/Inserir',
  '/OrganogramaCargo/Post',
  '/Senioridade/Post',
  '/OrganogramaPessoa/Post',
  '/Treinamento/PostCategoria',
  '/Treinamento/UploadVideo',
  '/Treinamento/PostTreinamento',
  '/Treinamento/EnviarEmails',
  '/Treinamento/ReenviarEmail/{idTreinamento}/{idPessoa}',
  '/Treinamento/EnviarPin/{hs}',
  '/Cliente/Post',
  '/Cliente/Lembretes',
  '/PerfilAcesso/Post',
  '/UsuarioPerfil/Post',
  '/UsuarioPerfil/ReenviarConvite',
  '/Jogo/Post',
  '/Jogo/Duplicar',
  '/Jogo/PostModelo',
  '/Jogo/EnviarConvites',
  '/Jogo/Lembrar',
  '/Exportacao/Post',
]);
