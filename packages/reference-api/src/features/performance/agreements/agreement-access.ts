import {
  type AgreementReader,
  type AgreementSide,
  agreementSideOf,
  mayReadAgreements,
} from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import { conflict, forbidden } from '../../../platform/errors/failures.ts';
import { isManagerOf, type OpenedResponse, openResponse } from '../access/performance-access.ts';
import { agreementsMessages as texts } from './agreements-messages.ts';

/** A review whose agreements somebody asks for. */
export interface OpenedAgreements extends OpenedResponse {
  readonly mayRead: boolean;
  /** On which side the caller writes them; null: on none. */
  readonly side: AgreementSide | null;
}

/** Opens the agreements of a review, for whoever may know of it. */
export async function openAgreements(
  context: ReadingContext,
  responseId: number,
): Promise<OpenedAgreements> {
  const opened = await openResponse(context, responseId);
  const { status } = opened.response;
  const given = await readerOf(context, opened);
  return {
    ...opened,
    mayRead: mayReadAgreements(status, given),
    side: agreementSideOf(status, given),
  };
}

/** Opens them for whoever writes; tells on which side. */
export async function openToWrite(
  context: ReadingContext,
  responseId: number,
): Promise<OpenedResponse & { readonly side: AgreementSide }> {
  const { side, mayRead, ...opened } = await openAgreements(context, responseId);
  if (side) return { ...opened, side };
  const isEarly = !mayRead && opened.reader.role === 'owner' && !isHandedOn(context);
  throw isEarly ? conflict(texts.tooEarly) : forbidden(texts.notYours);
}

async function readerOf(
  context: ReadingContext,
  { response, reader }: OpenedResponse,
): Promise<AgreementReader> {
  const isCurrentManager =
    reader.role === 'manager' &&
    (reader.tie === 'current' ||
      (await isManagerOf(context, reader.managerId, response.person_id)));
  return { reader, isCurrentManager, isHandedOn: isHandedOn(context) };
}

/** Whether the caller's link may be anybody's: one to the report, or one that was mailed elsewhere. */
export function isHandedOn({ actor }: Pick<ReadingContext, 'actor'>): boolean {
  return actor.kind === 'link' && (actor.link.role === 'report' || actor.link.wentElsewhere);
}
