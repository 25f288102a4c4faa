import type { Schema } from '@aferir/api-client';
import {
  formatCpf,
  formatDate,
  formatDateTime,
  formatZipCode,
  isCpf,
  LANGUAGE_NAMES,
} from '@aferir/domain';
import { discGroups, ratingGroup, reviewGroups } from './assessment-groups.ts';
import {
  type DataFact,
  type DataGroup,
  type DataSection,
  known,
  listGroup,
  yesOrNo,
} from './data-groups.ts';
import { personalDataMessages as texts } from './personal-data-messages.ts';

type PersonalData = Schema<'PersonalData'>;

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
      title: texts.cycles,
      groups: listGroup(data.ciclos, ({ idCiclo, nmCiclo, dtInclusao, dtPrazo }) => [
        texts.cycle(idCiclo, nmCiclo),
        texts.cycleDays(formatDate(dtInclusao), formatDate(dtPrazo)),
      ]),
    },
    {
      title: texts.agreements,
      groups: listGroup(data.combinados, (agreement) => [
        agreement.dsObjetivo,
        [
          texts.agreement(
            agreement.dsAcao,
            texts.agreementDoers[agreement.tpResponsavel],
            formatDate(agreement.dtPrazo),
            texts.agreementStates[agreement.tpSituacao],
          ),
          texts.agreementOf(agreement.nmPessoa, agreement.idResposta),
          texts.agreementSides[agreement.tpLado],
          texts.agreedOn(formatDateTime(agreement.dtCriacao)),
          ...(agreement.dtEncerramento
            ? [texts.agreementEnded(formatDateTime(agreement.dtEncerramento))]
            : []),
        ].join(' · '),
      ]),
    },
    {
      title: texts.asColleague,
      groups: listGroup(data.avaliacoesDeColegas, (given) => [
        texts.ratingOf(given.nmPessoa, given.nmCompetencia),
        [
          texts.givenScore(given.nrIndice, texts.raterGroups[given.tpGrupo]),
          texts.askedOn(formatDateTime(given.dtConvite)),
          texts.givenOn(formatDateTime(given.dtAvaliacao)),
          ...(given.dsComentario ? [given.dsComentario] : []),
        ].join(' · '),
      ]),
    },
    {
      title: texts.aroundMeans,
      groups: listGroup(data.mediasAoRedor, (mean) => [
        texts.meanOf(mean.nmCompetencia, mean.idResposta),
        [texts.mean(mean.media, texts.meanGroups[mean.tpGrupo]), ...mean.comentarios].join(' · '),
      ]),
    },
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
    [texts.cpf, known(cpfText(pessoa.nrCpf))],
    [texts.email, known(pessoa.dsEmail)],
    [texts.phone, known(pessoa.nrTelefone)],
    [texts.gender, known(gender)],
    [texts.birthDate, formatDate(pessoa.dtNascimento)],
    [texts.hiredOn, formatDate(pessoa.dtAdmissao)],
    [texts.language, known(pessoa.cdIdioma && LANGUAGE_NAMES[pessoa.cdIdioma])],
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
    [texts.cpf, known(cpfText(user.nrCpf))],
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

function sessionText({ dtUltimoUso, dtFim, nmChave }: PersonalData['sessoes'][number]): string {
  return [
    texts.lastUse(formatDateTime(dtUltimoUso)),
    ...(dtFim ? [texts.endedOn(formatDateTime(dtFim))] : []),
    ...(nmChave ? [texts.openedBy(nmChave)] : []),
  ].join(', ');
}

function cpfText(cpf: string | null): string | null {
  return cpf && isCpf(cpf) ? formatCpf(cpf) : cpf;
}
