import { DISC_STATUS_LABELS, SECTION } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import type { PersonSheetPart, SheetPerson } from '../../../shared/people/person-sheet-part.ts';
import { listResponsesOfPerson } from '../../../shared/requests/person-responses.ts';
import { MOST_SHEET_RESULTS, toSheetRequest } from '../../../shared/requests/sheet-request.ts';
import type { DiscResponseRow } from '../behavioral-tables.ts';
import { outcomeOf } from '../disc-content.ts';

/** The behavioral assessments of a person, on their page. */
export const behavioralSheet: PersonSheetPart = {
  section: SECTION.behavioral,
  async read(context, person) {
    const { db, company } = context;
    const responses = await listResponsesOfPerson(db, 'disc_response', {
      companyId: company.id,
      personId: person.id,
    });
    const open = responses.find(({ finished_at, closed_at }) => !finished_at && !closed_at);
    const results = responses.flatMap(toResult).toSorted(newestFirst).slice(0, MOST_SHEET_RESULTS);
    return {
      comportamental: {
        solicitacao: open ? await readOpen(context, open, person) : null,
        qtdSolicitacoes: responses.length,
        resultados: results,
      },
    };
  },
};

function readOpen(
  context: ReadingContext,
  { id, status, sent_at }: DiscResponseRow,
  person: SheetPerson,
) {
  return toSheetRequest(context, 'behavioral', {
    id,
    status,
    statusLabel: DISC_STATUS_LABELS[status],
    sentAt: sent_at,
    since: sent_at,
    awaited: [person],
  });
}

function toResult({ id, outcome_id, finished_at, profile_sums }: DiscResponseRow) {
  if (outcome_id === null || !finished_at || !profile_sums) return [];
  return [
    {
      idResposta: id,
      nmPerfil: outcomeOf(outcome_id).name,
      dtTermino: finished_at.toISOString(),
      somas: profile_sums.map(({ profile, sum }) => ({ nmPerfil: profile, soma: sum })),
    },
  ];
}

function newestFirst(one: { readonly dtTermino: string }, other: { readonly dtTermino: string }) {
  return Date.parse(other.dtTermino) - Date.parse(one.dtTermino);
}
