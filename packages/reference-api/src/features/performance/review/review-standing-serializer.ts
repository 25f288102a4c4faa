import type { components } from '@aferir/api-client';
import type { ReviewTurn } from '@aferir/domain';
import type { ReviewStanding } from './review-standing.ts';

type Wire = components['schemas']['ReviewStanding'];

const turnNames = {
  person: 'pessoa',
  managers: 'gestores',
  nobody: 'ninguem',
} as const satisfies Record<ReviewTurn, Wire['tpVez']>;

/** How a review stands for whoever asks. */
export function toReviewStanding(standing: ReviewStanding): Wire {
  const { response, person } = standing;
  return {
    idResposta: response.id,
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    cdStatus: response.status,
    nmStatus: standing.statusLabel as Wire['nmStatus'],
    flEncerrado: response.closed_at !== null,
    tpVez: turnNames[standing.turn],
    podeResponder: standing.mayAnswer,
    podeAvaliar: standing.mayRate,
    flAvaliouTodas: standing.hasRatedAll,
    competenciasPendentes: standing.owedCount,
    podeVerRelatorio: standing.mayRead,
  };
}
