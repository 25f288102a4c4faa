import type { components } from '@aferir/api-client';
import { waitingDays } from '@aferir/domain';
import type { ReadingContext } from '../../operation/context.ts';
import type { ResponseKind } from '../../operation/links/links-tables.ts';

type SheetRequest = components['schemas']['SheetRequest'];

/** How many of the newest results a person's page tells of. */
export const MOST_SHEET_RESULTS = 5;

/** An open request, as its kind knows it. */
export interface OpenSheetRequest {
  readonly id: number;
  readonly status: SheetRequest['cdStatus'];
  readonly statusLabel: string;
  readonly sentAt: Date;
  /** Since when it waits for those whom it waits for now. */
  readonly since: Date;
  readonly awaited: readonly { readonly id: number; readonly name: string }[];
}

/** The open request of a person as their page shows it, with when a link to it was last mailed. */
export async function toSheetRequest(
  { db, company, now }: ReadingContext,
  kind: ResponseKind,
  request: OpenSheetRequest,
): Promise<SheetRequest> {
  const { mailedAt } = await db
    .selectFrom('link')
    .where('company_id', '=', company.id)
    .where('kind', '=', kind)
    .where('response_id', '=', request.id)
    .where('origin', '=', 'mail')
    .where('role', 'in', ['self', 'manager'])
    .select(({ fn }) => fn.max<Date | null>('issued_at').as('mailedAt'))
    .executeTakeFirstOrThrow();
  return {
    idResposta: request.id,
    cdStatus: request.status,
    nmStatus: request.statusLabel,
    dtEnvio: request.sentAt.toISOString(),
    dtDesde: request.since.toISOString(),
    qtdDias: waitingDays(request.since, now),
    dtUltimoEmail: mailedAt?.toISOString() ?? null,
    aguarda: request.awaited.map(({ id, name }) => ({ idOrganogramaPessoa: id, nmPessoa: name })),
  };
}
