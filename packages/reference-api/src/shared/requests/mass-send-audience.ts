import type { components } from '@aferir/api-client';
import {
  countRequests,
  countSkipped,
  countUnmanaged,
  type RequestCounts,
  type UnmanagedScope,
} from '@aferir/domain';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { hasNoManager } from '../../platform/db/without-manager.ts';
import type { AskedPerson } from './recipient.ts';
import { inAnyKind, type ResponseTableName } from './response-table.ts';

type Schemas = components['schemas'];

/** Whom a mass send of one kind is for: everybody of a company unless it is narrowed down. */
export interface MassSendAudience {
  readonly companyId: number;
  readonly table: ResponseTableName;
  /** Only people who have no result of this kind. */
  readonly onlyWithoutResult?: boolean | undefined;
  /** Only these people. */
  readonly personIds?: readonly number[] | undefined;
  /** Leaves out these, who have no manager. */
  readonly exceptUnmanaged?: UnmanagedScope | undefined;
}

/** What a preview tells beside the counts of everybody. */
export interface PreviewOptions {
  /** People who were chosen, to be told of by themselves. */
  readonly chosenIds?: readonly number[] | undefined;
  /** Who has no manager, where that is told. */
  readonly unmanaged?: UnmanagedScope | undefined;
}

/** Counts who of an audience would get a request, and who would not. */
export async function countAudience(db: Db, audience: MassSendAudience): Promise<RequestCounts> {
  return countRequests(await candidatesIn(db, audience));
}

/** Counts who of everybody would get a request of one kind, and who of those without a result. */
export async function previewMassSend(
  db: Db,
  companyId: number,
  table: ResponseTableName,
  { chosenIds, unmanaged }: PreviewOptions = {},
): Promise<Schemas['MassSendPreview']> {
  const all = { companyId, table };
  const candidates = await candidatesIn(db, all, { withResult: true, unmanaged });
  const withoutResult = candidates.filter(({ hasResult }) => !hasResult);
  const tell = (some: typeof candidates) => ({
    ...toCounts(countRequests(some)),
    ...(unmanaged && { qtdSemGestor: countUnmanaged(some) }),
  });
  return {
    ...tell(candidates),
    semResultado: tell(withoutResult),
    ...(chosenIds && {
      escolhidas: tell(await candidatesIn(db, { ...all, personIds: chosenIds }, { unmanaged })),
    }),
  };
}

/** The next people of an audience who can get a request, by id: active and without an open one. */
export function findNext(
  db: Db,
  audience: MassSendAudience,
  lastPersonId: number,
  most: number,
): Promise<AskedPerson[]> {
  const { companyId, table } = audience;
  return peopleOf(db, audience)
    .where('id', '>', lastPersonId)
    .where('is_active', '=', true)
    .where(({ not, exists }) => not(exists(openOfPerson(db, companyId, table))))
    .select(['id', 'name', 'email', 'language'])
    .orderBy('id')
    .limit(most)
    .execute();
}

/** How many of some new responses nothing was mailed for. */
export async function countUnmailed(
  db: Db,
  { companyId, table }: Pick<MassSendAudience, 'companyId' | 'table'>,
  ids: readonly number[],
): Promise<number> {
  const { count } = await inAnyKind(db)
    .selectFrom(table)
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('mailed_to', '=', '')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many people an audience has. */
export async function sizeOf(db: Db, audience: MassSendAudience): Promise<number> {
  const { all } = await peopleOf(db, audience)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all;
}

/**
 * How the people of an audience stand to a new request: a row for all who stand alike. Whether they have
 * a result is looked up for each of them, most of the time this takes, and for whoever asks for it alone.
 */
function candidatesIn(
  db: Db,
  audience: MassSendAudience,
  { withResult = false, unmanaged }: { withResult?: boolean } & PreviewOptions = {},
) {
  const { companyId, table } = audience;
  const candidates = peopleOf(db, audience)
    .select('is_active')
    .select(sql<boolean>`coalesce(email, '') <> ''`.as('has_email'))
    .select(({ exists }) =>
      exists(openOfPerson(db, companyId, table))
        .$castTo<boolean>()
        .as('has_open_request'),
    )
    .select((withResult ? hasResult(db, companyId, table) : sql.lit(false)).as('has_result'))
    .select((unmanaged ? hasNoManager(unmanaged) : sql<boolean>`false`).as('has_no_manager'));
  return db
    .selectFrom(candidates.as('candidate'))
    .select([
      'is_active as isActive',
      'has_email as hasEmail',
      'has_open_request as hasOpenRequest',
      'has_result as hasResult',
      'has_no_manager as hasNoManager',
    ])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['is_active', 'has_email', 'has_open_request', 'has_result', 'has_no_manager'])
    .execute();
}

function peopleOf(
  db: Db,
  { companyId, table, onlyWithoutResult, personIds, exceptUnmanaged }: MassSendAudience,
) {
  return db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .$if(personIds !== undefined, (people) => people.where('id', '=', anyOf(personIds ?? [])))
    .$if(exceptUnmanaged !== undefined, (people) =>
      exceptUnmanaged ? people.where(sql<SqlBool>`not ${hasNoManager(exceptUnmanaged)}`) : people,
    )
    .$if(onlyWithoutResult === true, (people) =>
      people.where(({ not }) => not(hasResult(db, companyId, table))),
    );
}

/** The responses of one kind that the person of the query around has. */
function responsesOfPerson(db: Db, companyId: number, table: ResponseTableName) {
  return inAnyKind(db)
    .selectFrom(`${table} as response`)
    .where('response.company_id', '=', companyId)
    .where('response.person_id', '=', sql.ref<number>('person.id'))
    .select('response.id');
}

function openOfPerson(db: Db, companyId: number, table: ResponseTableName) {
  return responsesOfPerson(db, companyId, table)
    .where('response.finished_at', 'is', null)
    .where('response.closed_at', 'is', null);
}

/** Looked up by index for each person: an `exists` would be answered by reading all responses there ever were. */
function hasResult(db: Db, companyId: number, table: ResponseTableName) {
  const results = responsesOfPerson(db, companyId, table)
    .where('response.finished_at', 'is not', null)
    .limit(1);
  return sql<boolean>`(${results} is not null)`;
}

function toCounts(counts: RequestCounts): Schemas['MassSendCounts'] {
  return {
    qtdEnviar: counts.asked,
    qtdIgnorar: countSkipped(counts),
    qtdInativos: counts.skipped.inactive,
    qtdSemEmail: counts.unmailed,
    qtdEmAberto: counts.skipped['open-request'],
  };
}
