import type { Schema } from '@aferir/api-client';
import {
  formatCpf,
  formatDate,
  formatDateTime,
  formatZipCode,
  isCpf,
  NO_ALIGNMENT,
  PLACE_LABELS,
  PLACES,
} from '@aferir/domain';
import { personalDataMessages as texts } from './personal-data-messages.ts';

type PersonalData = Schema<'PersonalData'>;

type Beginning = Pick<
  Schema<'PersonalDiscResponse'>,
  'dtEnvio' | 'dsEmailEnvio' | 'dtVisualizacao' | 'dtInicio'
>;

/** A label with what is stored under it. */
export type DataFact = readonly [label: string, value: string];

/** Facts that belong together. */
export interface DataGroup {
  readonly title?: string;
  readonly facts: readonly DataFact[];
}

/** A chapter of the document. */
export interface DataSection {
  readonly title: string;
  readonly groups: readonly DataGroup[];
}

/** Everything stored about a person, as chapters to read. A chapter without anything says so. */
export function personalDataSections(data: PersonalData): DataSection[] {
  return [
    { title: texts.profile, groups: [{ facts: profileFacts(data) }] },
    { title: texts.staffUser, groups: data.usuario ? [{ facts: userFacts(data.usuario) }] : [] },
    { title: texts.behavioral, groups: data.avaliacoesComportamentais.flatMap(discGroups) },
    { title: texts.performance, groups: data.avaliacoesDesempenho.flatMap(reviewGroups) },
    { title: texts.asManager, groups: data.avaliacoesComoGestor.map(ratingGroup) },
    { title: texts.trainings, groups: data.treinamentos.map(trainingGroup) },
    { title: texts.games, groups: data.jogos.map(gameGroup) },
    {
      title: texts.certificates,
      groups: listGroup(data.certificados, (certificate) => [
        texts.versionOf(certificate.nmTreinamento, certificate.nrVersao),
        texts.certificate(
          formatDate(certificate.dtEmissao),
          certificate.nmPessoa,
          certificate.dsCodigo,
        ),
      ]),
    },
    {
      title: texts.links,
      groups: listGroup(data.links, (link) => [
        `${link.tpAvaliacao}, ${link.nmPapel}`,
        texts.link(
          formatDateTime(link.dtEmissao),
          formatDateTime(link.dtValidade),
          link.dsEmailEnvio,
        ),
      ]),
    },
    {
      title: texts.sessions,
      groups: listGroup(data.sessoes, (session) => [
        formatDateTime(session.dtInicio),
        sessionText(session),
      ]),
    },
    {
      title: texts.mails,
      groups: listGroup(data.emails, ({ dtEnvio, dsAssunto, dsEmail }) => [
        formatDateTime(dtEnvio),
        texts.mail(dsAssunto, dsEmail),
      ]),
    },
    {
      title: texts.notifications,
      groups: listGroup(data.notificacoes, ({ dtCriacao, dsTitulo, dsTexto }) => [
        formatDateTime(dtCriacao),
        texts.notification(dsTitulo, dsTexto),
      ]),
    },
    {
      title: texts.trail,
      groups: listGroup(data.registros, ({ dtRegistro, nmAcao, nmQuem }) => [
        formatDateTime(dtRegistro),
        nmQuem ? texts.doneBy(nmAcao, nmQuem) : nmAcao,
      ]),
    },
  ];
}

function profileFacts({ pessoa, gestores }: PersonalData): DataFact[] {
  const { genders } = texts;
  const gender = pessoa.tpSexo === 'M' || pessoa.tpSexo === 'F' ? genders[pessoa.tpSexo] : null;
  return [
    [texts.id, String(pessoa.idOrganogramaPessoa)],
    [texts.name, pessoa.nmPessoa],
    [texts.registrationNumber, known(pessoa.cdPessoaCliente)],
    [texts.email, known(pessoa.dsEmail)],
    [texts.phone, known(pessoa.nrTelefone)],
    [texts.gender, known(gender)],
    [texts.birthDate, formatDate(pessoa.dtNascimento)],
    [texts.position, known(pessoa.nmCargo)],
    [texts.seniority, known(pessoa.nmSenioridade)],
    [texts.department, known(pessoa.nmDepartamento)],
    [texts.company, pessoa.nmCliente],
    [texts.managers, known(gestores.map(({ nmPessoa }) => nmPessoa).join(', '))],
    [texts.registeredOn, formatDate(pessoa.dtCadastro)],
    [texts.active, yesOrNo(pessoa.flAtivo)],
    [texts.hasPassword, yesOrNo(pessoa.flTemSenha)],
    [texts.hasPhoto, yesOrNo(pessoa.urlFoto !== null)],
  ];
}

function userFacts(user: NonNullable<PersonalData['usuario']>): DataFact[] {
  const { dsEndereco, nrNumero, dsComplemento, nmBairro, nmCidade, nmUf, dsCep } = user;
  const zipCode = dsCep && formatZipCode(dsCep);
  const address = [dsEndereco, nrNumero, dsComplemento, nmBairro, nmCidade, nmUf, zipCode];
  return [
    [texts.id, String(user.idUsuario)],
    [texts.name, user.nmUsuario],
    [texts.login, user.dsLogin],
    [texts.cpf, known(user.nrCpf && isCpf(user.nrCpf) ? formatCpf(user.nrCpf) : user.nrCpf)],
    [texts.rg, known(user.nrRg)],
    [texts.birthDate, formatDate(user.dtNascimento)],
    [texts.landline, known(user.dsTelefone)],
    [texts.mobile, known(user.dsCelular)],
    [texts.address, known(address.filter(Boolean).join(', '))],
    [texts.accessProfiles, known(user.perfis.map((one) => one.nmPerfilAcesso).join(', '))],
    [texts.administrator, yesOrNo(user.flAdministrador)],
    [texts.supervisor, yesOrNo(user.flSupervisor)],
    [texts.active, yesOrNo(user.flAtivo)],
    [texts.hasPhoto, yesOrNo(user.urlFoto !== null)],
  ];
}

function discGroups(response: PersonalData['avaliacoesComportamentais'][number]): DataGroup[] {
  const { idResposta, versaoInstrumento, somas, respostas } = response;
  return [
    {
      title: texts.response(idResposta),
      facts: [
        [texts.status, statusOf(response)],
        ...beginningOf(response),
        [texts.answeredOn, formatDate(response.dtTermino)],
        [texts.instrument, String(versaoInstrumento)],
        [texts.result, known(response.nmPerfil)],
        [texts.sums, known(somas.map(({ nmPerfil, soma }) => `${nmPerfil} ${soma}`).join(', '))],
      ],
    },
    ...respostas.map(({ dsPergunta, opcoes, dtResposta, nrTempoMs }, index) => ({
      title: texts.question(index + 1, dsPergunta),
      facts: [
        ...PLACES.flatMap((place): DataFact[] => {
          const option = opcoes[place - 1];
          return option ? [[PLACE_LABELS[place], option]] : [];
        }),
        [texts.answeredOn, formatDateTime(dtResposta)] as const,
        [
          texts.timeTaken,
          nrTempoMs === null ? texts.none : texts.seconds(nrTempoMs / 1000),
        ] as const,
      ],
    })),
  ];
}

function reviewGroups(review: PersonalData['avaliacoesDesempenho'][number]): DataGroup[] {
  const { idResposta, percentualAlinhamento, competencias } = review;
  const hasAlignment = percentualAlinhamento !== NO_ALIGNMENT;
  return [
    {
      title: texts.response(idResposta),
      facts: [
        [texts.status, statusOf(review)],
        ...beginningOf(review),
        [texts.answeredOn, formatDate(review.dtAutoavaliacao)],
        [texts.finishedOn, formatDate(review.dtTermino)],
        [texts.alignment, hasAlignment ? `${percentualAlinhamento}%` : texts.none],
      ],
    },
    ...competencias.map(({ nmCompetencia, nrAutoavaliacao, dtResposta, gestores }) => ({
      title: nmCompetencia,
      facts: [
        [texts.selfScore, known(nrAutoavaliacao?.toString())] as const,
        [texts.answeredOn, formatDateTime(dtResposta)] as const,
        ...gestores.flatMap(({ nmGestor, nrIndice, dsFeedback }): DataFact[] => [
          [texts.scoreOf(nmGestor), String(nrIndice)],
          ...(dsFeedback ? [[texts.feedbackOf(nmGestor), dsFeedback] as const] : []),
        ]),
      ],
    })),
  ];
}

function ratingGroup(rating: PersonalData['avaliacoesComoGestor'][number]): DataGroup {
  const { dsFeedback, dtFeedback } = rating;
  return {
    title: texts.ratingOf(rating.nmPessoa, rating.nmCompetencia),
    facts: [
      [texts.responseId, String(rating.idResposta)],
      [texts.score, String(rating.nrIndice)],
      [texts.ratedOn, formatDate(rating.dtAvaliacao)],
      ...(dsFeedback ? [[texts.feedback, dsFeedback] as const] : []),
      ...(dtFeedback ? [[texts.feedbackOn, formatDate(dtFeedback)] as const] : []),
    ],
  };
}

function trainingGroup(training: PersonalData['treinamentos'][number]): DataGroup {
  return {
    title: texts.training(training.idTreinamento, training.nmTreinamento),
    facts: [
      [texts.status, training.nmSituacao],
      [texts.sentOn, formatDate(training.dtEnvio)],
      [texts.viewedOn, formatDate(training.dtUltimaVisualizacao)],
      ...training.videos.map((video): DataFact => [video.nmRecurso, videoText(video)]),
    ],
  };
}

function gameGroup(game: PersonalData['jogos'][number]): DataGroup {
  return {
    title: texts.game(game.idJogo, game.nmJogo),
    facts: [
      [texts.sentOn, formatDate(game.dtEnvio)],
      [texts.answeredQuestions, String(game.qtdRespondidas)],
      [texts.finishedOn, formatDate(game.dtConclusao)],
      ...(game.flAnonimo ? [[texts.answers, texts.anonymousAnswers] as const] : []),
      ...game.respostas.map(
        ({ dsPergunta, dsResposta, dtResposta }): DataFact => [
          dsPergunta,
          texts.gameAnswer(dsResposta, formatDateTime(dtResposta)),
        ],
      ),
    ],
  };
}

function videoText({
  trechos,
  nrTempoVideo,
  dtConclusao,
  flConclusaoManual,
}: PersonalData['treinamentos'][number]['videos'][number]): string {
  const watched = trechos.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
  return [
    texts.watched(watched),
    texts.stoppedAt(nrTempoVideo),
    ...(dtConclusao ? [texts.concludedOn(formatDate(dtConclusao))] : []),
    ...(flConclusaoManual ? [texts.marked] : []),
  ].join(', ');
}

/** How a request began, alike for both kinds. */
function beginningOf({ dtEnvio, dsEmailEnvio, dtVisualizacao, dtInicio }: Beginning): DataFact[] {
  return [
    [texts.sentOn, formatDate(dtEnvio)],
    [texts.sentTo, dsEmailEnvio],
    [texts.viewedOn, formatDate(dtVisualizacao)],
    [texts.startedOn, formatDate(dtInicio)],
  ];
}

function sessionText({ dtUltimoUso, dtFim, nmChave }: PersonalData['sessoes'][number]): string {
  return [
    texts.lastUse(formatDateTime(dtUltimoUso)),
    ...(dtFim ? [texts.endedOn(formatDateTime(dtFim))] : []),
    ...(nmChave ? [texts.openedBy(nmChave)] : []),
  ].join(', ');
}

function listGroup<Row>(rows: readonly Row[], toFact: (row: Row) => DataFact): DataGroup[] {
  return rows.length === 0 ? [] : [{ facts: rows.map(toFact) }];
}

function statusOf({ nmStatus, flEncerrado }: { nmStatus: string; flEncerrado: boolean }): string {
  return flEncerrado ? texts.closed(nmStatus) : nmStatus;
}

function known(value: string | null | undefined): string {
  return value || texts.none;
}

function yesOrNo(value: boolean): string {
  return value ? texts.yes : texts.no;
}
