import type { Schema } from '@aferir/api-client';
import { formatCpf, formatZipCode, isCpf, LANGUAGE_NAMES } from '@aferir/domain';
import { discGroups, ratingGroup, reviewGroups } from './assessment-groups.ts';
import { type DataFact, type DataGroup, type DataSection, listGroup } from './data-groups.ts';
import type { DataWords } from './data-words.ts';

type PersonalData = Schema<'PersonalData'>;

/** Everything stored about a person, as chapters to read. A chapter without anything says so. */
export function personalDataSections(words: DataWords, data: PersonalData): DataSection[] {
  return [
    { title: words.texts.profile, groups: [{ facts: profileFacts(words, data) }] },
    {
      title: words.texts.staffUser,
      groups: data.usuario ? [{ facts: userFacts(words, data.usuario) }] : [],
    },
    {
      title: words.texts.behavioral,
      groups: data.avaliacoesComportamentais.flatMap((one) => discGroups(words, one)),
    },
    {
      title: words.texts.performance,
      groups: data.avaliacoesDesempenho.flatMap((one) => reviewGroups(words, one)),
    },
    {
      title: words.texts.asManager,
      groups: data.avaliacoesComoGestor.map((one) => ratingGroup(words, one)),
    },
    {
      title: words.texts.trainings,
      groups: data.treinamentos.map((one) => trainingGroup(words, one)),
    },
    { title: words.texts.games, groups: data.jogos.map((one) => gameGroup(words, one)) },
    {
      title: words.texts.cycles,
      groups: listGroup(data.ciclos, ({ idCiclo, nmCiclo, dtInclusao, dtPrazo }) => [
        words.texts.cycle(idCiclo, nmCiclo),
        words.texts.cycleDays(words.date(dtInclusao), words.date(dtPrazo)),
      ]),
    },
    {
      title: words.texts.agreements,
      groups: listGroup(data.combinados, (agreement) => [
        agreement.dsObjetivo,
        [
          words.texts.agreement(
            agreement.dsAcao,
            words.texts.agreementDoers[agreement.tpResponsavel],
            words.date(agreement.dtPrazo),
            words.texts.agreementStates[agreement.tpSituacao],
          ),
          words.texts.agreementOf(agreement.nmPessoa, agreement.idResposta),
          words.texts.agreementSides[agreement.tpLado],
          words.texts.agreedOn(words.moment(agreement.dtCriacao)),
          ...(agreement.dtEncerramento
            ? [words.texts.agreementEnded(words.moment(agreement.dtEncerramento))]
            : []),
        ].join(' · '),
      ]),
    },
    {
      title: words.texts.asColleague,
      groups: listGroup(data.avaliacoesDeColegas, (given) => [
        words.texts.ratingOf(given.nmPessoa, given.nmCompetencia),
        [
          words.texts.givenScore(given.nrIndice, words.texts.raterGroups[given.tpGrupo]),
          words.texts.askedOn(words.moment(given.dtConvite)),
          words.texts.givenOn(words.moment(given.dtAvaliacao)),
          ...(given.dsComentario ? [given.dsComentario] : []),
        ].join(' · '),
      ]),
    },
    {
      title: words.texts.aroundMeans,
      groups: listGroup(data.mediasAoRedor, (mean) => [
        words.texts.meanOf(mean.nmCompetencia, mean.idResposta),
        [
          words.texts.mean(mean.media, words.texts.meanGroups[mean.tpGrupo]),
          ...mean.comentarios,
        ].join(' · '),
      ]),
    },
    {
      title: words.texts.certificates,
      groups: listGroup(data.certificados, (certificate) => [
        words.texts.versionOf(certificate.nmTreinamento, certificate.nrVersao),
        words.texts.certificate(
          words.date(certificate.dtEmissao),
          certificate.nmPessoa,
          certificate.dsCodigo,
        ),
      ]),
    },
    {
      title: words.texts.links,
      groups: listGroup(data.links, (link) => [
        `${link.tpAvaliacao}, ${link.nmPapel}`,
        words.texts.link(
          words.moment(link.dtEmissao),
          words.moment(link.dtValidade),
          link.dsEmailEnvio,
        ),
      ]),
    },
    {
      title: words.texts.sessions,
      groups: listGroup(data.sessoes, (session) => [
        words.moment(session.dtInicio),
        sessionText(words, session),
      ]),
    },
    {
      title: words.texts.mails,
      groups: listGroup(data.emails, ({ dtEnvio, dsAssunto, dsEmail }) => [
        words.moment(dtEnvio),
        words.texts.mail(dsAssunto, dsEmail),
      ]),
    },
    {
      title: words.texts.notifications,
      groups: listGroup(data.notificacoes, ({ dtCriacao, dsTitulo, dsTexto }) => [
        words.moment(dtCriacao),
        words.texts.notification(dsTitulo, dsTexto),
      ]),
    },
    {
      title: words.texts.trail,
      groups: listGroup(data.registros, ({ dtRegistro, nmAcao, nmQuem }) => [
        words.moment(dtRegistro),
        nmQuem ? words.texts.doneBy(nmAcao, nmQuem) : nmAcao,
      ]),
    },
  ];
}

function profileFacts(words: DataWords, { pessoa, gestores }: PersonalData): DataFact[] {
  const { genders } = words.texts;
  const gender = pessoa.tpSexo === 'M' || pessoa.tpSexo === 'F' ? genders[pessoa.tpSexo] : null;
  return [
    [words.texts.id, String(pessoa.idOrganogramaPessoa)],
    [words.texts.name, pessoa.nmPessoa],
    [words.texts.registrationNumber, words.known(pessoa.cdPessoaCliente)],
    [words.texts.cpf, words.known(cpfText(pessoa.nrCpf))],
    [words.texts.email, words.known(pessoa.dsEmail)],
    [words.texts.phone, words.known(pessoa.nrTelefone)],
    [words.texts.gender, words.known(gender)],
    [words.texts.birthDate, words.date(pessoa.dtNascimento)],
    [words.texts.hiredOn, words.date(pessoa.dtAdmissao)],
    [words.texts.language, words.known(pessoa.cdIdioma && LANGUAGE_NAMES[pessoa.cdIdioma])],
    [words.texts.position, words.known(pessoa.nmCargo)],
    [words.texts.seniority, words.known(pessoa.nmSenioridade)],
    [words.texts.department, words.known(pessoa.nmDepartamento)],
    [words.texts.company, pessoa.nmCliente],
    [words.texts.managers, words.known(gestores.map(({ nmPessoa }) => nmPessoa).join(', '))],
    [words.texts.registeredOn, words.date(pessoa.dtCadastro)],
    [words.texts.active, words.yesOrNo(pessoa.flAtivo)],
    [words.texts.hasPassword, words.yesOrNo(pessoa.flTemSenha)],
    [words.texts.hasPhoto, words.yesOrNo(pessoa.urlFoto !== null)],
  ];
}

function userFacts(words: DataWords, user: NonNullable<PersonalData['usuario']>): DataFact[] {
  const { dsEndereco, nrNumero, dsComplemento, nmBairro, nmCidade, nmUf, dsCep } = user;
  const zipCode = dsCep && formatZipCode(dsCep);
  const address = [dsEndereco, nrNumero, dsComplemento, nmBairro, nmCidade, nmUf, zipCode];
  return [
    [words.texts.id, String(user.idUsuario)],
    [words.texts.name, user.nmUsuario],
    [words.texts.login, user.dsLogin],
    [words.texts.cpf, words.known(cpfText(user.nrCpf))],
    [words.texts.rg, words.known(user.nrRg)],
    [words.texts.birthDate, words.date(user.dtNascimento)],
    [words.texts.landline, words.known(user.dsTelefone)],
    [words.texts.mobile, words.known(user.dsCelular)],
    [words.texts.address, words.known(address.filter(Boolean).join(', '))],
    [
      words.texts.accessProfiles,
      words.known(user.perfis.map((one) => one.nmPerfilAcesso).join(', ')),
    ],
    [words.texts.administrator, words.yesOrNo(user.flAdministrador)],
    [words.texts.supervisor, words.yesOrNo(user.flSupervisor)],
    [words.texts.active, words.yesOrNo(user.flAtivo)],
    [words.texts.hasPhoto, words.yesOrNo(user.urlFoto !== null)],
  ];
}

function trainingGroup(
  words: DataWords,
  training: PersonalData['treinamentos'][number],
): DataGroup {
  return {
    title: words.texts.training(training.idTreinamento, training.nmTreinamento),
    facts: [
      [words.texts.status, training.nmSituacao],
      [words.texts.sentOn, words.date(training.dtEnvio)],
      [words.texts.viewedOn, words.date(training.dtUltimaVisualizacao)],
      ...training.videos.map((video): DataFact => [video.nmRecurso, videoText(words, video)]),
    ],
  };
}

function gameGroup(words: DataWords, game: PersonalData['jogos'][number]): DataGroup {
  return {
    title: words.texts.game(game.idJogo, game.nmJogo),
    facts: [
      [words.texts.sentOn, words.date(game.dtEnvio)],
      [words.texts.answeredQuestions, String(game.qtdRespondidas)],
      [words.texts.finishedOn, words.date(game.dtConclusao)],
      ...(game.flAnonimo ? [[words.texts.answers, words.texts.anonymousAnswers] as const] : []),
      ...game.respostas.map(
        ({ dsPergunta, dsResposta, dtResposta }): DataFact => [
          dsPergunta,
          words.texts.gameAnswer(dsResposta, words.moment(dtResposta)),
        ],
      ),
    ],
  };
}

function videoText(
  words: DataWords,
  {
    trechos,
    nrTempoVideo,
    dtConclusao,
    flConclusaoManual,
  }: PersonalData['treinamentos'][number]['videos'][number],
): string {
  const watched = trechos.reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
  return [
    words.texts.watched(watched),
    words.texts.stoppedAt(nrTempoVideo),
    ...(dtConclusao ? [words.texts.concludedOn(words.date(dtConclusao))] : []),
    ...(flConclusaoManual ? [words.texts.marked] : []),
  ].join(', ');
}

function sessionText(
  words: DataWords,
  { dtUltimoUso, dtFim, nmChave }: PersonalData['sessoes'][number],
): string {
  return [
    words.texts.lastUse(words.moment(dtUltimoUso)),
    ...(dtFim ? [words.texts.endedOn(words.moment(dtFim))] : []),
    ...(nmChave ? [words.texts.openedBy(nmChave)] : []),
  ].join(', ');
}

function cpfText(cpf: string | null): string | null {
  return cpf && isCpf(cpf) ? formatCpf(cpf) : cpf;
}
