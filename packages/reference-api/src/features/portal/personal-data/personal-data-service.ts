import { EXPORT_THROTTLE, managersOf } from '@aferir/domain';
import { asEmployee, type OperationContext } from '../../../operation/context.ts';
import type { NameKind } from '../../../operation/links/link-kind.ts';
import type { AuditWording } from '../../../platform/audit/audit-actions.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { unauthorized } from '../../../platform/errors/failures.ts';
import { takeTry } from '../../../platform/security/throttle.ts';
import type { PersonalData, PersonalDataPart } from '../../feature.ts';
import { listTrail } from '../report-accesses/trail-read-model.ts';
import { toLink, toMail, toProfile, toSession, toTrailEntry } from './personal-data-serializer.ts';
import { type PersonalRecord, readNames, readRecord } from './personal-read-model.ts';
import { listLinks, listMails, listSessions } from './personal-traces-read-model.ts';

/** What is stored about people elsewhere, and the words that it is told in. */
export interface PersonalDataSources {
  readonly parts: readonly PersonalDataPart[];
  readonly nameKind: NameKind;
  readonly wordAction: AuditWording;
}

/** Reads everything stored about the caller, and leaves a trace of it. 429 past the limit of an hour. */
export async function exportPersonalData(
  { parts, nameKind, wordAction }: PersonalDataSources,
  context: OperationContext,
): Promise<PersonalData> {
  const { db, company, actor, now, audit } = context;
  const { personId } = asEmployee(actor);
  await takeTry(db, now, `personal-data:${company.id}:${personId}`, EXPORT_THROTTLE);
  const place = { companyId: company.id, personId };
  const record = await readRecord(db, place);
  if (!record) throw unauthorized();
  await audit({ action: 'personal-data.exported', personId });
  const own = {
    dtGeracao: now.toISOString(),
    pessoa: toProfile(record, company),
    gestores: (await managerNamesOf(context, record)).map((nmPessoa) => ({ nmPessoa })),
    links: (await listLinks(db, place)).map((link) => toLink(link, nameKind)),
    sessoes: (await listSessions(db, place)).map(toSession),
    emails: (await listMails(db, place)).map(toMail),
    registros: (await listTrail(db, place)).map((entry) => toTrailEntry(entry, wordAction)),
  };
  const brought: Partial<PersonalData>[] = [];
  for (const read of parts) brought.push(await read(context, personId));
  // Together the features bring what the contract has; the tests check every reply against it.
  return Object.assign({}, ...brought, own) as PersonalData;
}

async function managerNamesOf({ db, company }: OperationContext, record: PersonalRecord) {
  const structure = await loadManagementStructure(db, company.id);
  const managers = managersOf(structure, { id: record.id, departmentId: record.department_id });
  return readNames(db, company.id, managers);
}
