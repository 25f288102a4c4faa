import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Learner } from '../../../shared/learning/learning.ts';
import type { TrainingCertificateTable } from '../training-player-tables.ts';

/** What a certificate says. */
export interface Certificate {
  readonly code: string;
  readonly personName: string;
  readonly title: string;
  readonly version: number;
  readonly issuedAt: Date;
}

const columns = [
  'code',
  'person_name as personName',
  'training_title as title',
  'training_version as version',
  'issued_at as issuedAt',
] as const;

/** The certificates of one company. */
export interface CertificateStore {
  /** The one of the latest version that somebody has of a training. */
  findLatest(learner: Learner): Promise<Certificate | undefined>;
  /** All of somebody, in the order in which they were issued. */
  listOf(personId: number): Promise<Certificate[]>;
  /** Adds one; tells its id. */
  add(learner: Learner, certificate: Certificate): Promise<number>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCertificateStore(db: Db, companyId: number): CertificateStore {
  return {
    findLatest: ({ trainingId, personId }) =>
      db
        .selectFrom('training_certificate')
        .where('company_id', '=', companyId)
        .where('training_id', '=', trainingId)
        .where('person_id', '=', personId)
        .select(columns)
        .orderBy('training_version', 'desc')
        .limit(1)
        .executeTakeFirst(),

    listOf: (personId) =>
      db
        .selectFrom('training_certificate')
        .where('company_id', '=', companyId)
        .where('person_id', '=', personId)
        .select(columns)
        .orderBy('id')
        .execute(),

    async add(learner, certificate) {
      const { id } = await db
        .insertInto('training_certificate')
        .values({ company_id: companyId, ...toRow(learner, certificate) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

/** Finds the certificate with a code, of whatever company. */
export async function findCertificate(
  database: Database,
  code: string,
): Promise<Certificate | undefined> {
  const { rows } = await database.inPlatform((db) =>
    sql<{
      company_id: number;
      id: number;
    }>`select * from find_training_certificate(${code})`.execute(db),
  );
  const [place] = rows;
  if (!place) return undefined;
  return database.reading(place.company_id, (db) =>
    db
      .selectFrom('training_certificate')
      .where('company_id', '=', place.company_id)
      .where('id', '=', place.id)
      .select(columns)
      .executeTakeFirst(),
  );
}

function toRow(
  { trainingId, personId }: Learner,
  { code, personName, title, version, issuedAt }: Certificate,
): Omit<Insertable<TrainingCertificateTable>, 'company_id'> {
  return {
    training_id: trainingId,
    person_id: personId,
    code,
    person_name: personName,
    training_title: title,
    training_version: version,
    issued_at: issuedAt,
  };
}
