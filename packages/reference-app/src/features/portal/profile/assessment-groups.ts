import type { Schema } from '@aferir/api-client';
import { formatDate, formatDateTime, NO_ALIGNMENT, PLACE_LABELS, PLACES } from '@aferir/domain';
import { type DataFact, type DataGroup, known } from './data-groups.ts';
import { personalDataMessages as texts } from './personal-data-messages.ts';

type PersonalData = Schema<'PersonalData'>;

type Beginning = Pick<
  Schema<'PersonalDiscResponse'>,
  'dtEnvio' | 'dsEmailEnvio' | 'dtVisualizacao' | 'dtInicio'
>;

/** A behavioral assessment, and each question that was answered. */
export function discGroups(
  response: PersonalData['avaliacoesComportamentais'][number],
): DataGroup[] {
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

/** A performance assessment, and each competency of it. */
export function reviewGroups(review: PersonalData['avaliacoesDesempenho'][number]): DataGroup[] {
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
    ...competencias.map(
      ({ nmCompetencia, nrAutoavaliacao, dsComentario, dtResposta, gestores, calibracao }) => ({
        title: nmCompetencia,
        facts: [
          [texts.selfScore, known(nrAutoavaliacao?.toString())] as const,
          ...(dsComentario ? [[texts.selfComment, dsComentario] as const] : []),
          [texts.answeredOn, formatDateTime(dtResposta)] as const,
          ...gestores.flatMap(
            ({ nmGestor, nrIndice, dsComentario: written, dsFeedback }): DataFact[] => [
              [texts.scoreOf(nmGestor), String(nrIndice)],
              ...(written ? [[texts.commentOf(nmGestor), written] as const] : []),
              ...(dsFeedback ? [[texts.feedbackOf(nmGestor), dsFeedback] as const] : []),
            ],
          ),
          ...(calibracao ? calibrationFacts(calibracao) : []),
        ],
      }),
    ),
  ];
}

function calibrationFacts({ nrNota, dsMotivo, dtCalibracao }: Schema<'PersonalCalibration'>) {
  return [
    [texts.calibratedScore, String(nrNota)],
    [texts.calibrationReason, dsMotivo],
    [texts.calibratedOn, formatDateTime(dtCalibracao)],
  ] as const;
}

/** What a manager said of somebody else. */
export function ratingGroup(rating: PersonalData['avaliacoesComoGestor'][number]): DataGroup {
  const { dsComentario, dsFeedback, dtFeedback } = rating;
  return {
    title: texts.ratingOf(rating.nmPessoa, rating.nmCompetencia),
    facts: [
      [texts.responseId, String(rating.idResposta)],
      [texts.score, String(rating.nrIndice)],
      ...(dsComentario ? [[texts.comment, dsComentario] as const] : []),
      [texts.ratedOn, formatDate(rating.dtAvaliacao)],
      ...(dsFeedback ? [[texts.feedback, dsFeedback] as const] : []),
      ...(dtFeedback ? [[texts.feedbackOn, formatDate(dtFeedback)] as const] : []),
    ],
  };
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

function statusOf({ nmStatus, flEncerrado }: { nmStatus: string; flEncerrado: boolean }): string {
  return flEncerrado ? texts.closed(nmStatus) : nmStatus;
}
