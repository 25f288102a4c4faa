import type { components } from '@aferir/api-client';
import { DISC_STATUS_LABELS } from '@aferir/domain';
import type { DiscAnswerRow, DiscResponseRow } from '../behavioral-tables.ts';
import type { DiscInstrument } from '../content/index.ts';
import { instrumentOf, outcomeOf } from '../disc-content.ts';

type Wire = components['schemas'];

/** A behavioral response with what was answered. */
export interface AnsweredResponse {
  readonly response: DiscResponseRow;
  readonly answers: readonly DiscAnswerRow[];
}

/** A response with its answers, in words where the tables have codes. */
export function toDiscResponse({
  response,
  answers,
}: AnsweredResponse): Wire['PersonalDiscResponse'] {
  const instrument = instrumentOf(response.instrument_version);
  return {
    idResposta: response.id,
    nmStatus: DISC_STATUS_LABELS[response.status],
    dtEnvio: response.sent_at.toISOString(),
    dsEmailEnvio: response.mailed_to,
    dtVisualizacao: toWireDate(response.viewed_at),
    dtInicio: toWireDate(response.started_at),
    dtTermino: toWireDate(response.finished_at),
    flEncerrado: response.closed_at !== null,
    versaoInstrumento: response.instrument_version,
    nmPerfil: response.outcome_id === null ? null : outcomeOf(response.outcome_id).name,
    somas: (response.profile_sums ?? []).map(({ profile, sum }) => ({
      nmPerfil: profile,
      soma: sum,
    })),
    respostas: answers.map((answer) => toDiscAnswer(answer, instrument)),
  };
}

function toDiscAnswer(
  answer: DiscAnswerRow,
  { questions }: DiscInstrument,
): Wire['PersonalDiscAnswer'] {
  const question = questions.find(({ id }) => id === answer.question_id);
  if (!question) throw new Error(`There is no question ${answer.question_id}`);
  const texts = new Map(question.options.map(({ id, text }) => [id, text]));
  return {
    dsPergunta: question.text,
    opcoes: answer.ranking.map((optionId) => texts.get(optionId) ?? ''),
    nrTempoMs: answer.elapsed_ms,
    dtResposta: answer.answered_at.toISOString(),
  };
}

function toWireDate(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
