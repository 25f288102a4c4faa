import {
  AGREEMENT_LIMITS,
  type AgreementDraft,
  type AgreementField,
  type AgreementMoves,
  type AgreementOutcome,
  type AgreementSide,
  agreementMoves,
  checkAgreement,
  confirmedByWriting,
  dateOnlyOf,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found, requireVersion, type SavedRecord } from '../../../operation/find-for-change.ts';
import type { AuditAction } from '../../../platform/audit/audit-actions.ts';
import { conflict, invalidFields, notFound } from '../../../platform/errors/failures.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { managerIdOf } from '../access/performance-access.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { lockResponse } from '../review/review-settling.ts';
import { openToWrite } from './agreement-access.ts';
import { askToConfirm } from './agreement-asking.ts';
import { createAgreementStore, type StoredAgreement } from './agreement-store.ts';
import { agreementsMessages as texts } from './agreements-messages.ts';

const wireFields: Readonly<Record<AgreementField, string>> = {
  goal: 'dsObjetivo',
  action: 'dsAcao',
  dueOn: 'dtPrazo',
  competencyId: 'idCompetencia',
};

/** Saves an agreement, and asks the other side to confirm it; tells the id. */
export async function saveAgreementOf(
  services: MailServices,
  context: OperationContext,
  { id, version, responseId }: SavedRecord & { readonly responseId: number },
  draft: AgreementDraft,
): Promise<number> {
  const { db, company, now } = context;
  const { response, side } = await openToWrite(context, responseId);
  await lockResponse(context, response.id);
  const store = createAgreementStore(db, company.id);
  const current = id === 0 ? undefined : found(await store.lock(id));
  if (current) {
    if (current.responseId !== response.id) throw notFound();
    requireVersion(current, version, texts.changedMeanwhile);
    requireMove(current, side, 'canEdit', texts.ended);
  }
  await requireRight(context, response.id, draft, current);
  if (current && isSame(current, draft)) return current.id;
  if (!current && (await store.countOf(response.id)) >= AGREEMENT_LIMITS.count) {
    throw conflict(texts.tooMany);
  }

  const move = { ...confirmedBy(context, side, now), asks: 0, asked_on: null };
  const place = { responseId: response.id, personId: response.person_id };
  const saved = current?.id ?? (await store.insert(place, draft, move, now));
  if (current) await store.update(current.id, draft, move);
  const stored = found(await store.find(saved));
  await note(context, current ? 'agreement.changed' : 'agreement.written', stored);
  await askToConfirm(services, context, stored);
  return saved;
}

/** Confirms an agreement on the side that it waits for; from then on it holds. */
export async function confirmAgreementOf(
  context: OperationContext,
  record: SavedRecord,
): Promise<void> {
  const { now } = context;
  const { store, current, side } = await lockToWrite(context, record);
  requireMove(current, side, 'canConfirm', texts.notAwaited);
  const { manager_id, ...both } = confirmedBy(context, side, now);
  await store.move(current.id, {
    ...(side === 'person'
      ? { person_confirmed_at: both.person_confirmed_at }
      : { manager_confirmed_at: both.manager_confirmed_at, manager_id }),
    ...(current.hasHeld ? {} : { held_at: now }),
  });
  await note(context, 'agreement.confirmed', current);
}

/** Ends an agreement as kept or given up, or opens it again. */
export async function endAgreement(
  context: OperationContext,
  record: SavedRecord,
  outcome: AgreementOutcome | null,
): Promise<void> {
  const { now } = context;
  const { store, current, side } = await lockToWrite(context, record);
  if (outcome === null) requireMove(current, side, 'canReopen', texts.notEnded);
  else requireMove(current, side, 'canEnd', current.outcome ? texts.ended : texts.notHeld);
  await store.move(current.id, { outcome, ended_at: outcome && now });
  await note(context, outcome ? 'agreement.ended' : 'agreement.reopened', current, { outcome });
}

/** Takes away an agreement that has never held. */
export async function removeAgreementOf(
  context: OperationContext,
  record: SavedRecord,
): Promise<void> {
  const { store, current, side } = await lockToWrite(context, record);
  requireMove(current, side, 'canRemove', texts.held);
  await store.delete(current.id);
  await note(context, 'agreement.removed', current);
}

async function lockToWrite(context: OperationContext, { id, version }: SavedRecord) {
  const { db, company } = context;
  const store = createAgreementStore(db, company.id);
  const current = found(await store.lock(id));
  const { side } = await openToWrite(context, current.responseId);
  requireVersion(current, version, texts.changedMeanwhile);
  return { store, current, side };
}

function requireMove(
  current: StoredAgreement,
  side: AgreementSide,
  move: keyof AgreementMoves,
  message: string,
): void {
  if (!agreementMoves(current, side)[move]) throw conflict(message);
}

async function requireRight(
  { db, company, now }: OperationContext,
  responseId: number,
  draft: AgreementDraft,
  current: StoredAgreement | undefined,
): Promise<void> {
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(responseId);
  const faults = checkAgreement(draft, {
    today: dateOnlyOf(now),
    formerDueOn: current?.dueOn,
    competencyIds: competencies.map(({ competency_id }) => competency_id),
  });
  if (faults.length === 0) return;
  throw invalidFields(
    faults.map(({ field, kind }) => ({ field: wireFields[field], message: texts[kind] })),
  );
}

function confirmedBy({ actor }: OperationContext, side: AgreementSide, now: Date) {
  const { personConfirmedAt, managerConfirmedAt } = confirmedByWriting(side, now);
  return {
    person_confirmed_at: personConfirmedAt,
    manager_confirmed_at: managerConfirmedAt,
    ...(side === 'manager' && { manager_id: managerIdOf(actor) ?? null }),
  };
}

function isSame(current: StoredAgreement, draft: AgreementDraft): boolean {
  const fields = ['goal', 'action', 'doer', 'dueOn', 'competencyId'] as const;
  return fields.every((field) => current[field] === draft[field]);
}

/** Never what it says: the trail outlives it. */
function note(
  { audit }: OperationContext,
  action: AuditAction & `agreement.${string}`,
  { id, personId, responseId }: StoredAgreement,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit({
    action,
    personId,
    subject: { kind: 'performance-response', id: responseId },
    details: { agreementId: id, ...details },
  });
}
