import { sql } from 'kysely';
import type { SeenResult } from '../../../operation/links/link-kind.ts';
import type { LinkRole } from '../../../operation/links/links-tables.ts';
import type { AuditActor } from '../../../platform/audit/audit-entry.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';

/** How somebody who opens a report stands to its person; `link`: whoever got it by mail. */
export type Reader = 'staff' | 'manager' | 'self' | 'link';

/** An entry of the audit trail about a person. */
export interface TrailEntry {
  occurred_at: Date;
  action: string;
  /** Who did it; of a mailed report the address it went to. */
  doer_name: string | null;
}

/** Somebody opened a report of the person. */
export interface ReportOpening {
  occurred_at: Date;
  kind: SeenResult;
  response_id: number;
  /** When the assessment was sent to the person. */
  sent_at: Date;
  reader: Reader;
  /** Name of the reader; of a mailed report the address it went to. */
  reader_name: string | null;
}

/** Which openings to list. */
export interface OpeningsQuery {
  companyId: number;
  personId: number;
  /** What counts as opened. */
  kinds: readonly SeenResult[];
  take: number;
  /** Zero-based page. */
  page: number;
}

/** Lists the whole audit trail about a person, newest first. */
export async function listTrail(
  db: Db,
  { companyId, personId }: Pick<OpeningsQuery, 'companyId' | 'personId'>,
): Promise<TrailEntry[]> {
  const rows = await entriesAbout(db, companyId, personId)
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.id', 'desc')
    .execute();
  return rows.map((row) => ({
    occurred_at: row.occurred_at,
    action: row.action,
    doer_name: nameOf(row),
  }));
}

/** Lists who opened a person's reports, newest first, a page at a time. */
export async function listOpenings(
  db: Db,
  { companyId, personId, kinds, take, page }: OpeningsQuery,
): Promise<{ rows: ReportOpening[]; total: number }> {
  const actions = kinds.map(({ report }) => report.opened as string);
  const openings = entriesAbout(db, companyId, personId)
    .where('event.action', 'in', ['', ...actions])
    .where('event.subject_id', 'is not', null);
  const { total } = await openings
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await openings
    .select(sql<number>`event.subject_id`.as('response_id'))
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(take)
    .offset(page * take)
    .execute();
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ofKind = rows.filter(({ action }) => action === kind.report.opened);
      const ids = [...new Set(ofKind.map(({ response_id }) => response_id))];
      const sentAt = ids.length > 0 ? await kind.report.sentAt(db, companyId, ids) : new Map();
      return { kind, sentAt };
    }),
  );
  return {
    rows: rows.flatMap((row) => {
      const of = found.find(({ kind }) => kind.report.opened === row.action);
      const sent_at = of?.sentAt.get(row.response_id);
      if (!of || !sent_at) return [];
      return [
        {
          occurred_at: row.occurred_at,
          kind: of.kind,
          response_id: row.response_id,
          sent_at,
          reader: readerOf(row, personId),
          reader_name: readerNameOf(row),
        },
      ];
    }),
    total,
  };
}

function entriesAbout(db: Db, companyId: number, personId: number) {
  return db
    .selectFrom('audit_event as event')
    .leftJoin('staff_user as staff', (join) =>
      onReference(join, 'staff', 'event.actor_id').on('event.actor_kind', '=', 'staff'),
    )
    .leftJoin('link', (join) =>
      onReference(join, 'link', 'event.actor_id').on('event.actor_kind', '=', 'link'),
    )
    .leftJoin('company_key as key', (join) =>
      onReference(join, 'key', 'event.actor_id').on('event.actor_kind', '=', 'key'),
    )
    .leftJoin('person as doer', (join) =>
      join
        .onRef('doer.company_id', '=', 'event.company_id')
        .on(({ eb, ref, or, and }) =>
          or([
            and([
              eb('event.actor_kind', '=', 'employee'),
              eb('doer.id', '=', ref('event.actor_id')),
            ]),
            and([
              eb('link.role', '!=', 'report'),
              eb('doer.id', '=', sql<number>`coalesce(link.manager_id, link.person_id)`),
            ]),
          ]),
        ),
    )
    .where('event.company_id', '=', companyId)
    .where('event.person_id', '=', personId)
    .select([
      'event.occurred_at',
      'event.action',
      'event.actor_kind',
      'staff.name as staff_name',
      'key.name as key_name',
      'link.role as link_role',
      'link.mailed_to',
      'doer.id as doer_id',
      'doer.name as doer_name',
    ]);
}

interface JoinedDoer {
  actor_kind: AuditActor['kind'];
  staff_name: string | null;
  key_name: string | null;
  link_role: LinkRole | null;
  mailed_to: string | null;
  doer_id: number | null;
  doer_name: string | null;
}

function nameOf(row: JoinedDoer): string | null {
  return row.staff_name ?? row.key_name ?? row.doer_name ?? row.mailed_to;
}

/** People open nothing of their own, so an answering link that does was mailed to somebody else. */
function readerNameOf(row: JoinedDoer): string | null {
  return row.link_role === 'self' ? row.mailed_to : nameOf(row);
}

function readerOf({ actor_kind, link_role, doer_id }: JoinedDoer, personId: number): Reader {
  if (actor_kind === 'staff') return 'staff';
  if (link_role === 'report' || link_role === 'self') return 'link';
  return doer_id === personId ? 'self' : 'manager';
}
