import type { Schema } from '@aferir/api-client';
import { NO_ALIGNMENT, PLACE_LABELS, PLACES } from '@aferir/domain';
import type { DataFact, DataGroup } from './data-groups.ts';
import type { DataWords } from './data-words.ts';

type PersonalData = Schema<'PersonalData'>;

type Beginning = Pick<
  Schema<'PersonalDiscResponse'>,
  'dtEnvio' | 'dsEmailEnvio' | 'dtVisualizacao' | 'dtInicio'
>;

/** A behavioral assessment, and each question that was answered. */
export function discGroups(
  words: DataWords,
  response: PersonalData['avaliacoesComportamentais'][number],
): DataGroup[] {
  const { idResposta, versaoInstrumento, somas, respostas } = response;
  return [
    {
      title: words.texts.response(idResposta),
      facts: [
        [words.texts.status, statusOf(words, response)],
        ...beginningOf(words, response),
        [words.texts.answeredOn, words.date(response.dtTermino)],
        [words.texts.instrument, String(versaoInstrumento)],
        [words.texts.result, words.known(response.nmPerfil)],
        [
          words.texts.sums,
          words.known(somas.map(({ nmPerfil, soma }) => `${nmPerfil} ${soma}`).join(', ')),
        ],
      ],
    },
    ...respostas.map(({ dsPergunta, opcoes, dtResposta, nrTempoMs }, index) => ({
      title: words.texts.question(index + 1, dsPergunta),
      facts: [
        ...PLACES.flatMap((place): DataFact[] => {
          const option = opcoes[place - 1];
          return option ? [[PLACE_LABELS[place], option]] : [];
        }),
        [words.texts.answeredOn, words.moment(dtResposta)] as const,
        [
          words.texts.timeTaken,
          nrTempoMs === null ? words.texts.none : words.texts.seconds(nrTempoMs / 1000),
        ] as const,
      ],
    })),
  ];
}

/** A performance assessment, and each competency of it. */
export function reviewGroups(
  words: DataWords,
  review: PersonalData['avaliacoesDesempenho'][number],
): DataGroup[] {
  const { idResposta, percentualAlinhamento, competencias } = review;
  const hasAlignment = percentualAlinhamento !== NO_ALIGNMENT;
  return [
    {
      title: words.texts.response(idResposta),
      facts: [
        [words.texts.status, statusOf(words, review)],
        ...beginningOf(words, review),
        [words.texts.answeredOn, words.date(review.dtAutoavaliacao)],
        [words.texts.finishedOn, words.date(review.dtTermino)],
        [words.texts.alignment, hasAlignment ? `${percentualAlinhamento}%` : words.texts.none],
      ],
    },
    ...competencias.map(
      ({ nmCompetencia, nrAutoavaliacao, dsComentario, dtResposta, gestores, calibracao }) => ({
        title: nmCompetencia,
        facts: [
          [words.texts.selfScore, words.known(nrAutoavaliacao?.toString())] as const,
          ...(dsComentario ? [[words.texts.selfComment, dsComentario] as const] : []),
          [words.texts.answeredOn, words.moment(dtResposta)] as const,
          ...gestores.flatMap(
            ({ nmGestor, nrIndice, dsComentario: written, dsFeedback }): DataFact[] => [
              [words.texts.scoreOf(nmGestor), String(nrIndice)],
              ...(written ? [[words.texts.commentOf(nmGestor), written] as const] : []),
              ...(dsFeedback ? [[words.texts.feedbackOf(nmGestor), dsFeedback] as const] : []),
            ],
          ),
          ...(calibracao ? calibrationFacts(words, calibracao) : []),
        ],
      }),
    ),
  ];
}

function calibrationFacts(
  words: DataWords,
  { nrNota, dsMotivo, dtCalibracao }: Schema<'PersonalCalibration'>,
) {
  return [
    [words.texts.calibratedScore, String(nrNota)],
    [words.texts.calibrationReason, dsMotivo],
    [words.texts.calibratedOn, words.moment(dtCalibracao)],
  ] as const;
}

/** What a manager said of somebody else. */
export function ratingGroup(
  words: DataWords,
  rating: PersonalData['avaliacoesComoGestor'][number],
): DataGroup {
  const { dsComentario, dsFeedback, dtFeedback } = rating;
  return {
    title: words.texts.ratingOf(rating.nmPessoa, rating.nmCompetencia),
    facts: [
      [words.texts.responseId, String(rating.idResposta)],
      [words.texts.score, String(rating.nrIndice)],
      ...(dsComentario ? [[words.texts.comment, dsComentario] as const] : []),
      [words.texts.ratedOn, words.date(rating.dtAvaliacao)],
      ...(dsFeedback ? [[words.texts.feedback, dsFeedback] as const] : []),
      ...(dtFeedback ? [[words.texts.feedbackOn, words.date(dtFeedback)] as const] : []),
    ],
  };
}

/** How a request began, alike for both kinds. */
function beginningOf(
  words: DataWords,
  { dtEnvio, dsEmailEnvio, dtVisualizacao, dtInicio }: Beginning,
): DataFact[] {
  return [
    [words.texts.sentOn, words.date(dtEnvio)],
    [words.texts.sentTo, dsEmailEnvio],
    [words.texts.viewedOn, words.date(dtVisualizacao)],
    [words.texts.startedOn, words.date(dtInicio)],
  ];
}

function statusOf(
  words: DataWords,
  { nmStatus, flEncerrado }: { nmStatus: string; flEncerrado: boolean },
): string {
  return flEncerrado ? words.texts.closed(nmStatus) : nmStatus;
}
