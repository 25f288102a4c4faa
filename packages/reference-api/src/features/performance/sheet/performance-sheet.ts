import { isSelfPhase, NO_ALIGNMENT, PERFORMANCE_STATUS_LABELS, SECTION } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import type { PersonSheetPart, SheetPerson } from '../../../shared/people/person-sheet-part.ts';
import { listResponsesOfPerson } from '../../../shared/requests/person-responses.ts';
import { MOST_SHEET_RESULTS, toSheetRequest } from '../../../shared/requests/sheet-request.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { toOpenAnswer } from '../review/awaited-reviews.ts';
import { comparedScoresOf } from '../review/compared-scores.ts';
import { type LoadedReview, loadReviews } from '../review/review-model.ts';

/** The performance reviews of a person, on their page. */
export const performanceSheet: PersonSheetPart = {
  section: SECTION.performance,
  async read(context, person) {
    const { db, company } = context;
    const responses = await listResponsesOfPerson(db, 'performance_response', {
      companyId: company.id,
      personId: person.id,
    });
    const open = responses.find(({ finished_at, closed_at }) => !finished_at && !closed_at);
    const shown = responses.filter(hasScores).slice(0, MOST_SHEET_RESULTS);
    const reviews = await loadReviews(context, shown);
    // Who was asked once was asked about competencies, the last of which stays.
    const mayAsk = responses.length > 0 || (await hasCompetencies(db, company.id));
    return {
      desempenho: {
        solicitacao: open
          ? await readOpen(context, open, {
              person,
              loaded: reviews.find(({ response }) => response.id === open.id),
            })
          : null,
        qtdSolicitacoes: responses.length,
        avaliacoes: reviews.map(toSheetReview),
        ...(!mayAsk && { flSemCompetencias: true }),
      },
    };
  },
};

/** Whether the own scores are there to stay: one that was cancelled came to nothing. */
function hasScores({ status, finished_at, closed_at }: PerformanceResponseRow): boolean {
  return !isSelfPhase(status) && (finished_at !== null || closed_at === null);
}

async function readOpen(
  context: ReadingContext,
  response: PerformanceResponseRow,
  { person, loaded }: { person: SheetPerson; loaded: LoadedReview | undefined },
) {
  const { id, status, sent_at: sentAt } = response;
  const open = loaded && toOpenAnswer(loaded);
  return toSheetRequest(context, 'performance', {
    id,
    status,
    statusLabel: PERFORMANCE_STATUS_LABELS[status],
    sentAt,
    since: open?.since ?? sentAt,
    awaited: open?.managers ?? [person],
  });
}

function toSheetReview(loaded: LoadedReview) {
  const { response } = loaded;
  return {
    idResposta: response.id,
    nmStatus: PERFORMANCE_STATUS_LABELS[response.status],
    dtAutoavaliacao: response.self_finished_at?.toISOString() ?? null,
    dtTermino: response.finished_at?.toISOString() ?? null,
    percentualAlinhamento: response.alignment ?? NO_ALIGNMENT,
    ...comparedScoresOf(loaded),
  };
}
